import { Fragment, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { isRuleNumber } from '../../store/teaching/index.ts';
import type { PageWords, Task } from '../../teaching/lesson.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { moveWords } from './moveWords.ts';
import { addressOfRule, useRulesWords } from './reference/useRules.ts';
import type { Ways } from './ways.ts';

/** What the reader has tried: was the last move the one asked for, and how many were there? */
export interface Answer {
  readonly right: boolean;
  readonly tries: number;
}

interface LessonPanelProps {
  readonly ways: Ways;
  readonly words: PageWords;
  readonly task: Task | null;
  readonly answer: Answer | null;
  /** Sets the table up again; none on a page of text. */
  readonly onAgain?: () => void;
  /** The reader goes on to the next page. */
  readonly onLeave: () => void;
}

/** What a page says: its text, what came of the reader's move, hints in steps, and the ways on. */
export function LessonPanel({ ways, words, task, answer, onAgain, onLeave }: LessonPanelProps) {
  const t = useMessages().learn;
  const done = task === null || answer?.right === true;
  return (
    <aside className="guide panel lesson" aria-label={words.title}>
      <p className="hint">{ways.place}</p>
      {onAgain !== undefined && <h2>{words.title}</h2>}
      {words.text.split('\n\n').map((text) => (
        <p key={text}>
          <RichText text={text} />
        </p>
      ))}
      <div className="lesson-said" role="status">
        {answer !== null && (
          <p className={answer.right ? 'said-right' : 'said-wrong'} key={answer.tries}>
            <strong>{answer.right ? t.right : t.notAsked}</strong>{' '}
            <RichText text={answer.right ? words.good : words.wrong} />
          </p>
        )}
      </div>
      {task !== null && !done && <Hints words={words} task={task} />}
      <Around ways={ways} done={done} onAgain={answer === null ? undefined : onAgain} onLeave={onLeave} />
    </aside>
  );
}

interface AroundProps extends Pick<LessonPanelProps, 'ways' | 'onLeave'> {
  /** Is there nothing left to do on this page? */
  readonly done: boolean;
  readonly onAgain: (() => void) | undefined;
}

function Around({ ways: { back, next, out }, done, onAgain, onLeave }: AroundProps) {
  const t = useMessages().learn;
  return (
    <nav className="lesson-ways" aria-label={t.pages}>
      {back !== null && (
        <Link href={back} className="btn">
          {t.back}
        </Link>
      )}
      {out.map(({ href, label }) => (
        <Link key={href} href={href} className="btn">
          {label}
        </Link>
      ))}
      {onAgain !== undefined && (
        <button type="button" className="btn" onClick={onAgain}>
          {t.again}
        </button>
      )}
      {next !== null && (
        <Link href={next.href} className={done ? 'btn primary' : 'btn'} onClick={onLeave}>
          {next.label}
        </Link>
      )}
    </nav>
  );
}

/** One more with each tap: a nudge, then the rule, then the answer; a teacher's page may do without the first two. */
function Hints({ words, task }: { readonly words: PageWords; readonly task: Task }) {
  const t = useMessages();
  const [shown, setShown] = useState(0);
  const { hint, theRule, theAnswer, answer } = t.learn;
  const steps = [
    ...(words.nudge === '' ? [] : [{ name: hint, said: <Said text={words.nudge} /> }]),
    ...(task.rulings.length === 0
      ? []
      : [
          {
            name: theRule,
            said: <Rules rulings={task.rulings} />,
          },
        ]),
    { name: theAnswer, said: <Said text={answer(moveWords(t, task.right[0]))} /> },
  ];
  const next = steps[shown];
  return (
    <div className="lesson-hints">
      <div role="status">
        {steps.slice(0, shown).map(({ name, said }) => (
          <Fragment key={name}>{said}</Fragment>
        ))}
      </div>
      {next !== undefined && (
        <button type="button" className="btn" onClick={() => setShown(shown + 1)}>
          {next.name}
        </button>
      )}
    </div>
  );
}

function Said({ text }: { readonly text: string }) {
  return (
    <p>
      <RichText text={text} />
    </p>
  );
}

/** The rules that the task is about. Their words come when they are first asked for; the page stands meanwhile. */
function Rules({ rulings }: { readonly rulings: Task['rulings'] }) {
  return (
    <Suspense fallback={null}>
      {rulings.map((rule) => (
        <Rule key={rule} rule={rule} />
      ))}
    </Suspense>
  );
}

/** A rule, and the way to it among the others. */
function Rule({ rule }: { readonly rule: string }) {
  const { rules } = useRulesWords();
  const t = useMessages().learn;
  if (!isRuleNumber(rule)) return null;
  const { title, text } = rules[rule];
  return (
    <p className="lesson-rule">
      <Link href={addressOfRule(rule)}>{t.ruleNumber(rule, title)}</Link> <RichText text={text} />
    </p>
  );
}
