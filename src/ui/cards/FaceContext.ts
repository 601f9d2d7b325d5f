import { createContext } from 'react';
import type { ComponentType } from 'react';
import type { Card } from '../../engine/cards.ts';
import { CardFace } from './CardFace.tsx';

/** How the cards of a hand are drawn: their whole faces, if nothing else is said. */
export const FaceContext = createContext<ComponentType<{ readonly card: Card }>>(CardFace);
