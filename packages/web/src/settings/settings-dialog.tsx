// The dialog behind the gear: looks, play, and the player's data.
import { Choice, Switch } from '../components/choices.js';
import { Dialog } from '../components/dialog.js';
import { settingsWords as words } from '../strings/settings.js';
import { DataSection } from './data-section.js';
import { changeSettings, settings } from './settings.js';

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const now = settings.value;
  return (
    <Dialog title={words.title} onClose={onClose}>
      <section class="stack">
        <h3>{words.looks}</h3>
        <Choice
          label={words.theme}
          options={words.themes}
          value={now.theme}
          onChange={(theme) => changeSettings({ theme })}
        />
        <Switch
          label={words.contrast}
          checked={now.contrast === 'more'}
          onChange={(more) => changeSettings({ contrast: more ? 'more' : 'auto' })}
        />
        <Switch
          label={words.text}
          checked={now.text === 'large'}
          onChange={(large) => changeSettings({ text: large ? 'large' : 'normal' })}
        />
      </section>
      <section class="stack">
        <h3>{words.playing}</h3>
        <Switch label={words.timer} checked={now.timer} onChange={(timer) => changeSettings({ timer })} />
        <Switch
          label={words.strikeOff}
          checked={now.strikeOff}
          onChange={(strikeOff) => changeSettings({ strikeOff })}
        />
        <Switch
          label={words.liveErrors}
          note={words.liveErrorsNote}
          checked={now.liveErrors}
          onChange={(liveErrors) => changeSettings({ liveErrors })}
        />
        <Switch
          label={words.colorMarks}
          note={words.colorMarksNote}
          checked={now.colorMarks}
          onChange={(colorMarks) => changeSettings({ colorMarks })}
        />
        <Switch
          label={words.letterKeys}
          note={words.letterKeysNote}
          checked={now.letterKeys}
          onChange={(letterKeys) => changeSettings({ letterKeys })}
        />
      </section>
      <DataSection />
    </Dialog>
  );
}
