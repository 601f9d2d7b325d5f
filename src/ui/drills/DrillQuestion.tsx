import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { Seat } from '../../engine/seat.ts';
import type { Drills, Kind } from '../../store/teaching/index.ts';
import { explainError } from '../../i18n/explain.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { NamesContext } from '../common/useNames.ts';
import { Page } from '../shell/Page.tsx';
import { DrillRows } from './DrillRows.tsx';
import { DrillTable } from './DrillTable.tsx';
import { useDrills, useDrillWords } from './useDrills.ts';

type Put = NonNullable<Drills['put']>;

interface DrillQuestionProps {
  readonly put: Put;
  readonly kinds: readonly Kind[];
}

/** A question, what lies on the table, the answers to choose from; then whether it was right, and why. */
export function DrillQuestion({ put, kinds }: DrillQuestionProps) {
  const { learn } = useMessages();
  const t = learn.drills;
  const words = useDrillWords();
  const { question, again, moment } = put;
  const { kind, level } = question;
  const heading = useRef<HTMLHeadingElement>(null);
  const name = (seat: Seat): string => learn.names[seat];
  // The next question comes without a change of address.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, [question]);
  return (
    <NamesContext value={learn.names}>
      <Page title={words.kind(kind)} className="drill">
        <p className="hint">
          {t.level(level, words.level(level))}
          {again && ` · ${t.again}`}
        </p>
        {moment !== null && <DrillTable moment={moment} hidden={question.hidden} />}
        <DrillRows question={question} />
        <h2 ref={heading} tabIndex={-1} className="drill-ask">
          <RichText text={words.ask(question, name)} />
        </h2>
        <Options put={put} />
        <Verdict put={put} kinds={kinds} />
      </Page>
    </NamesContext>
  );
}

function Options({ put: { question, chosen } }: { readonly put: Put }) {
  const { learn } = useMessages();
  const t = learn.drills;
  const words = useDrillWords();
  const choose = useDrills((drills) => drills.choose);
  useNumberKeys(question.options.length, choose);
  return (
    <ol role="list" className="drill-options" aria-label={t.answers}>
      {question.options.map((option, at) => {
        const mark = chosen === null ? '' : at === question.right ? '✓' : at === chosen ? '✗' : '';
        return (
          <li key={at}>
            <button
              type="button"
              className={at === chosen ? 'btn big chosen' : 'btn big'}
              disabled={chosen !== null}
              onClick={() => choose(at)}
            >
              <kbd aria-hidden="true">{at + 1}</kbd>
              <span>
                <RichText text={words.option(option, question, (seat) => learn.names[seat])} />
              </span>
              {mark !== '' && (
                <span>
                  <span aria-hidden="true">{mark}</span>
                  <span className="sr-only">{at === question.right ? t.isRight : t.isWrong}</span>
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Digits choose, as long as nothing else has them. */
function useNumberKeys(count: number, choose: (option: number) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const at = Number(event.key) - 1;
      const modified = event.ctrlKey || event.altKey || event.metaKey;
      if (modified || !Number.isInteger(at) || at < 0 || at >= count) return;
      if (document.querySelector('dialog[open]') === null) choose(at);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [count, choose]);
}

function Verdict({ put: { question, chosen }, kinds }: DrillQuestionProps) {
  const messages = useMessages();
  const { learn } = messages;
  const t = learn.drills;
  const words = useDrillWords();
  const next = useDrills((drills) => drills.next);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (chosen !== null) button.current?.focus();
  }, [chosen]);
  const [ruling] = question.rulings;
  const refusal = chosen === null ? null : question.refusals[chosen];
  return (
    <div className="drill-verdict">
      <div role="status" aria-label={t.verdict}>
        {chosen !== null && (
          <>
            <p>
              <strong>{chosen === question.right ? learn.right : learn.notAsked}</strong>{' '}
              <RichText text={words.because(question, (seat) => learn.names[seat])} />
            </p>
            {refusal != null && chosen !== question.right && (
              <p>
                <RichText text={explainError(messages, refusal, learn.names)} />
              </p>
            )}
            <p className="hint">
              {ruling}: <RichText text={words.rule(ruling)} />
            </p>
          </>
        )}
      </div>
      <div className="row">
        {chosen !== null && (
          <button type="button" className="btn primary big" ref={button} onClick={next}>
            {t.next}
          </button>
        )}
        <Link href="/learn/drills" className="btn">
          {kinds.length > 1 ? t.stop : t.otherKind}
        </Link>
      </div>
    </div>
  );
}
