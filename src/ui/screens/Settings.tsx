import { CHOICES, useSettings } from '../../store/index.ts';
import type { Messages } from '../../i18n/index.ts';
import { RadioCards } from '../common/RadioCards.tsx';
import { useMessages } from '../common/useMessages.ts';
import { GuideAgain } from '../help/GuideAgain.tsx';
import { OnThisDevice } from '../shell/OnThisDevice.tsx';
import { Page } from '../shell/Page.tsx';
import { playSound } from '../sound/playSound.ts';
import './settings.css';

type Setting = keyof typeof CHOICES;
type Group = keyof Messages['settings']['groups'];

/** Every setting, under the heading it belongs to. */
const GROUPS: Readonly<Record<Group, readonly Setting[]>> = {
  play: ['confirm', 'peek', 'trick', 'forced'],
  cards: ['suits', 'suitOrder', 'ranks', 'trumpsLeft', 'colons'],
  table: ['theme', 'sound'],
  language: ['language', 'letters'],
  access: ['size', 'motion', 'shortcuts'],
};

/** Choices of this device. Each takes effect at once. */
export function Settings() {
  const t = useMessages().settings;
  return (
    <Page title={t.title} className="settings">
      <p>{t.saved}</p>
      {Object.entries(GROUPS).map(([group, settings]) => (
        <section key={group} aria-labelledby={`settings-${group}`}>
          <h2 id={`settings-${group}`}>{t.groups[group as Group]}</h2>
          {settings.map((setting) => (
            <Choice key={setting} setting={setting} />
          ))}
          {group === 'access' && <GuideAgain />}
        </section>
      ))}
      <OnThisDevice />
    </Page>
  );
}

function Choice({ setting }: { readonly setting: Setting }) {
  const { legend, labels, hints } = useMessages().settings[setting];
  const value = useSettings((settings) => settings[setting]);
  const choose = useSettings((settings) => settings.choose);
  return (
    <RadioCards<string>
      legend={legend}
      values={CHOICES[setting]}
      labels={labels}
      hints={hints}
      value={value}
      onChange={(chosen) => {
        choose({ [setting]: chosen });
        // What was switched on is heard.
        if (setting === 'sound' && chosen === 'on') playSound('card');
      }}
    />
  );
}
