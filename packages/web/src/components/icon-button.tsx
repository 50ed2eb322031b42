// A button with an icon; screen readers and tooltips give its name.
import { Icon, type IconName } from './icon.js';

interface Props {
  readonly icon: IconName;
  readonly label: string;
  readonly kind?: 'plain' | 'quiet' | 'primary';
  readonly class?: string;
  readonly disabled?: boolean;
  /** For one of several to choose from. */
  readonly isPressed?: boolean;
  readonly onClick: () => void;
}

const KINDS = { plain: '', quiet: 'button-quiet', primary: 'button-primary' } as const;

export function IconButton(props: Props) {
  const { icon, label, kind = 'plain', class: extra = '', disabled = false, isPressed, onClick } = props;
  return (
    <button
      type="button"
      class={`button button-icon ${KINDS[kind]} ${extra}`}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
