import { Link } from 'wouter';
import { RichText } from '../../common/RichText.tsx';
import { useMessages } from '../../common/useMessages.ts';
import { Page } from '../../shell/Page.tsx';
import '../../styles/print.css';
import './reference.css';
import { useRulesWords } from './useRules.ts';

/** Where the game comes from. */
export function HistoryScreen() {
  const t = useMessages().learn;
  const { title, parts } = useRulesWords().history;
  return (
    <Page title={title} className="reference">
      <div className="leaf paper">
        {parts.map((part) => (
          <section key={part.title}>
            <h2>{part.title}</h2>
            {part.text.split('\n\n').map((text) => (
              <p key={text}>
                <RichText text={text} />
              </p>
            ))}
          </section>
        ))}
      </div>
      <Link href="/learn" className="btn no-print">
        {t.toContents}
      </Link>
    </Page>
  );
}
