import { useMessages } from '../common/useMessages.ts';
import './term.css';

/** All words of the game with what they mean. */
export function TermList() {
  const t = useMessages().help.terms;
  return (
    <dl className="term-list">
      {Object.entries(t.list).map(([term, { name, text }]) => (
        <div key={term}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
