import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { usePadsDoor, useTable } from '../../store/index.ts';
import type { MatchSummary } from '../../store/index.ts';
import { LanguageSwitch } from '../common/LanguageSwitch.tsx';
import { lazyScreen } from '../common/lazyScreen.ts';
import { useFirstMessages } from '../common/useMessages.ts';
import { KeysButton } from '../help/KeysHelp.tsx';
import { Spare } from '../shell/Spare.tsx';
import { Hero } from './Hero.tsx';
import './home.css';
import { MatchLine, useMatchWords } from './MatchLine.tsx';

/** Lines of each list; all of them are among the past matches. */
const NEWEST = 3;
/** Needs the code of the pads, which Home itself does without. */
export const PadAtHome = lazyScreen(async () => (await import('../pads/index.ts')).PadAtHome);

/** Where everything starts: the match in progress first, then a new one, then the others. */
export function Home() {
  const { home: t, screens } = useFirstMessages().shell;
  const matches = useTable((table) => table.matches);
  const aside = useTable((table) => table.aside.length);
  const open = matches.filter((match) => match.outcome === null);
  const finished = matches.filter((match) => match.outcome !== null);
  const [current, ...others] = open;
  const { show, failed } = useShow();
  const pads = usePadsDoor().some();
  return (
    <main className={matches.length + aside === 0 && !pads ? 'home bare' : 'home'}>
      <Hero />
      <div className="home-matter">
        {failed && (
          <p className="panel aside-note" role="alert">
            {t.notOpened}
          </p>
        )}
        {current !== undefined && (
          <Continue match={current} onContinue={() => void show(current.id, '/table')} />
        )}
        <Link href="/new" className={current === undefined ? 'btn primary big' : 'btn big'}>
          {t.newMatch}
        </Link>
        <Link href="/pads" className="btn big">
          {t.scorePad}
        </Link>
        <Link href="/learn" className="btn big">
          {screens.learn}
        </Link>
        {pads && (
          <Spare>
            <PadAtHome />
          </Spare>
        )}
        <MatchList
          title={t.openMatches}
          matches={others.slice(0, NEWEST)}
          action={t.resumeShort}
          name={t.resume}
          onAction={(id) => void show(id, '/table')}
        />
        <MatchList
          title={t.finished}
          matches={finished.slice(0, NEWEST)}
          action={t.showShort}
          name={t.show}
          onAction={(id) => void show(id, '/sheet')}
        />
        <Link href="/past" className="btn big">
          {matches.length > 2 * NEWEST ? t.allPast(matches.length) : t.past}
        </Link>
        {aside > 0 && (
          <section className="panel aside-note">
            <p>
              {t.aside(aside)}. {t.asideWhy(aside)}
            </p>
            <Link href="/aside" className="btn">
              {t.asideLink}
            </Link>
          </section>
        )}
        <nav className="home-links" aria-label={t.more}>
          <Link href="/about" className="btn">
            {t.about}
          </Link>
          <Link href="/settings" className="btn">
            {t.settings}
          </Link>
          <KeysButton label={t.keys} />
          <LanguageSwitch />
        </nav>
      </div>
    </main>
  );
}

interface Show {
  readonly show: (id: string, path: string) => Promise<void>;
  readonly failed: boolean;
}

/** Puts a match on the table, if it is not there, and goes to one of its screens: one entry in the history. */
function useShow(): Show {
  const onTable = useTable((table) => table.match?.id);
  const resume = useTable((table) => table.resume);
  const [failed, setFailed] = useState(false);
  const [, navigate] = useLocation();
  return {
    failed,
    async show(id, path) {
      const there = id === onTable || (await resume(id));
      setFailed(!there);
      if (there) navigate(path);
    },
  };
}

function Continue({ match, onContinue }: { readonly match: MatchSummary; readonly onContinue: () => void }) {
  const t = useFirstMessages().shell;
  const words = useMatchWords(match);
  return (
    <section className="paper continue" aria-labelledby="continue-title">
      <h2 id="continue-title">{words.players}</h2>
      <p>
        {words.stand} · {words.score}
      </p>
      <p className="hint">{words.about}</p>
      <button type="button" className="btn primary big" onClick={onContinue}>
        {t.home.continue}
      </button>
    </section>
  );
}

interface MatchListProps {
  readonly title: string;
  readonly matches: readonly MatchSummary[];
  readonly action: string;
  readonly name: (players: string) => string;
  readonly onAction: (id: string) => void;
}

function MatchList({ title, matches, action, name, onAction }: MatchListProps) {
  if (matches.length === 0) return null;
  return (
    <section className="match-list">
      <h2>{title}</h2>
      <ul role="list" className="panel">
        {matches.map((match) => (
          <MatchLine key={match.id} match={match} action={action} name={name} onAction={onAction} />
        ))}
      </ul>
    </section>
  );
}
