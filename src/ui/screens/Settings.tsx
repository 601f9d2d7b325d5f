import { CHOICES, useSettings } from '../../store/index.ts';
import { RadioCards } from '../common/RadioCards.tsx';
import { useMessages } from '../common/useMessages.ts';
import { Page } from '../shell/Page.tsx';
import './settings.css';

type Setting = keyof typeof CHOICES;

/** Choices of this device. Each takes effect at once. */
export function Settings() {
  const t = useMessages().settings;
  return (
    <Page title={t.title} className="settings">
      <p>{t.saved}</p>
      <Choice setting="confirm" />
      <Choice setting="theme" />
      <Choice setting="suits" />
      <Choice setting="size" />
      <Choice setting="motion" />
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
      }}
    />
  );
}
