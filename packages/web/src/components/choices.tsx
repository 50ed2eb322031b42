// Form controls of the page: a switch, and a choice of one among few. Both are native inputs in a label.
import { useId } from 'preact/hooks';
import './choices.css';

interface SwitchProps {
  readonly label: string;
  readonly note?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Switch({ label, note, checked, onChange }: SwitchProps) {
  return (
    <label class="switch">
      <span>
        {label}
        {note !== undefined && <small class="soft">{note}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly note?: string;
  readonly options: Readonly<Record<T, string>>;
  readonly value: T;
  readonly onChange: (value: T) => void;
}

export function Choice<T extends string>({ label, note, options, value, onChange }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="choice-options">
        {(Object.keys(options) as T[]).map((option) => (
          <label key={option} class="choice-option">
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            <span>{options[option]}</span>
          </label>
        ))}
      </div>
      {note !== undefined && <small class="soft">{note}</small>}
    </fieldset>
  );
}
