// The dialog behind the gear: looks, play, and the player's data.
import { Choice, Switch } from '../components/choices.js';
import { Dialog } from '../components/dialog.js';
import { LANGUAGES, languageName, PSEUDO } from '../strings/languages.js';
import { settingsWords as words } from '../strings/words.js';
import { DataSection } from './data-section.js';
import { changeSettings, settings } from './settings.js';

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const now = settings.value;
  return (
    <Dialog title={words.title} onClose={onClose}>
      <section class="stack">
        <h3>{words.looks}</h3>
        <Choice
          label={words.language}
          options={languageOptions()}
          value={now.language === PSEUDO ? 'auto' : now.language}
          onChange={(language) => changeSettings({ language })}
        />
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
          label={words.showTitles}
          note={words.showTitlesNote}
          checked={now.showTitles}
          onChange={(showTitles) => changeSettings({ showTitles })}
        />
        <Switch
          label={words.strikeOff}
          checked={now.strikeOff}
          onChange={(strikeOff) => changeSettings({ strikeOff })}
        />
        <Choice
          label={words.errors}
          note={words.errorsNote}
          options={words.errorModes}
          value={now.errors}
          onChange={(errors) => changeSettings({ errors })}
        />
        <Choice
          label={words.autoCross}
          options={words.autoCrossModes}
          value={now.autoCross}
          onChange={(autoCross) => changeSettings({ autoCross })}
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
      <section class="stack">
        <h3>{words.device}</h3>
        <Switch
          label={words.longPress}
          note={words.longPressNote}
          checked={now.longPress}
          onChange={(longPress) => changeSettings({ longPress })}
        />
        <Switch
          label={words.leftHanded}
          note={words.leftHandedNote}
          checked={now.leftHanded}
          onChange={(leftHanded) => changeSettings({ leftHanded })}
        />
        <Switch label={words.sound} checked={now.sound} onChange={(sound) => changeSettings({ sound })} />
        <Switch
          label={words.haptics}
          checked={now.haptics}
          onChange={(haptics) => changeSettings({ haptics })}
        />
        <Switch label={words.awake} checked={now.awake} onChange={(awake) => changeSettings({ awake })} />
      </section>
      <DataSection />
    </Dialog>
  );
}

/** Each language under its own name, whatever is shown now. */
function languageOptions() {
  const names = LANGUAGES.map((language) => [language, languageName(language)] as const);
  return Object.fromEntries([['auto', words.automatic], ...names]) as Record<
    (typeof LANGUAGES)[number] | 'auto',
    string
  >;
}
