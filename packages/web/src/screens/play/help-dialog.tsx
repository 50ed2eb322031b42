// How to play, and every key.
import { Dialog } from '../../components/dialog.js';
import { help as words } from '../../strings/words.js';

export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={words.title} onClose={onClose} class="help">
      <ul>
        {words.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <h3>{words.pointer}</h3>
      <ul>
        {words.pointerList.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>{words.keys}</h3>
      <dl class="key-list">
        {words.keyList.map(([keys, meaning]) => (
          <div key={meaning}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
