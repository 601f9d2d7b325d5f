import { useSettings } from '../../store/index.ts';
import { RadioCards } from '../common/RadioCards.tsx';
import { useMessages } from '../common/useMessages.ts';
import { Page } from '../shell/Page.tsx';
import './settings.css';

const CONFIRMS = ['touch', 'always', 'never'] as const;
const THEMES = ['system', 'light', 'dark'] as const;

/** Choices of this device. Each takes effect at once. */
export function Settings() {
  const t = useMessages().shell.settings;
  const { confirm, theme, setConfirm, setTheme } = useSettings((settings) => settings);
  return (
    <Page title={t.title} className="settings">
      <p>{t.saved}</p>
      <RadioCards
        legend={t.confirm}
        values={CONFIRMS}
        labels={t.confirmValues}
        hints={t.confirmHints}
        value={confirm}
        onChange={setConfirm}
      />
      <RadioCards
        legend={t.theme}
        values={THEMES}
        labels={t.themeValues}
        hints={t.themeHints}
        value={theme}
        onChange={setTheme}
      />
    </Page>
  );
}
