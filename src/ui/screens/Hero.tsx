import type { Card } from '../../engine/cards.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { useFirstMessages } from '../common/useMessages.ts';
import { Colon } from '../shell/Page.tsx';

/** The three colons among their like: what makes the game Bridgette, at a glance. */
const FAN: readonly Card[] = ['HQ', ':L', ':G', ':R', 'SA'];

/** The name of the game and its cards. The picture is silent; it says nothing that is not in the words. */
export function Hero() {
  const t = useFirstMessages().shell;
  return (
    <div className="hero">
      <div className="brand">
        <h1>
          {t.appName}
          <Colon />
        </h1>
        <p>{t.tagline}</p>
      </div>
      <div className="hero-fan" aria-hidden="true">
        {FAN.map((card, at) => (
          <span key={card} style={{ '--place': at - 2 }}>
            <CardFace card={card} />
          </span>
        ))}
      </div>
    </div>
  );
}
