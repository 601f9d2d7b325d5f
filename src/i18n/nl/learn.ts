import type { ChapterGroup } from '../../teaching/course/chapters.ts';
import type { Messages } from '../messages.ts';

const GROUPS: Readonly<Record<ChapterGroup, string>> = {
  basics: 'Het spel',
  advanced: 'Regels voor gevorderden',
  scoring: 'De telling',
  strategy: 'Goed spelen',
  examples: 'Voorbeelden uit het regelboek',
};

export const learn: Messages['learn'] = {
  title: 'Leren',
  intro: 'Korte bladzijden, elk met een stand op tafel. Je doet zelf het bod of speelt de kaart.',
  group: (group) => GROUPS[group],
  begin: 'Begin de cursus',
  goOn: (chapter, page) => `Ga verder: ${chapter}, bladzijde ${page}`,
  chapterDone: (done, pages) =>
    done === 0
      ? `${pages} bladzijden`
      : done === pages
        ? `alle ${pages} bladzijden gedaan`
        : `${done} van ${pages} bladzijden gedaan`,
  forget: 'Vergeet mijn voortgang',
  forgotten: 'Je voortgang is vergeten.',
  place: (chapter, page, pages) => `${chapter} · ${page} van ${pages}`,
  pages: 'Bladzijden',
  back: 'Terug',
  next: 'Verder',
  nextChapter: (title) => `Volgende: ${title}`,
  toContents: 'Inhoud',
  reference: 'Om op te zoeken',
  rules: 'De regels',
  rulesHint: 'Elke regel met zijn nummer, om te zoeken en te proberen',
  words: 'Woorden van het spel',
  wordsHint: 'Wat de termen van bridge en van Bridgette betekenen',
  history: 'Waar het spel vandaan komt',
  historyHint: 'Auctionbridge, contractbridge, Bridgette',
  ruleNumber: (rule, title) => `${rule}: ${title}`,
  again: 'Opnieuw opzetten',
  hint: 'Hint',
  theRule: 'De regel',
  theAnswer: 'Het antwoord',
  answer: (move) => `Het antwoord: ${move}`,
  right: 'Goed.',
  notAsked: 'Deze niet.',
  free: 'Probeer hier wat je wilt: er wordt niets geteld.',
  over: 'Het spel is afgelopen.',
  names: { N: 'Noord', S: 'Zuid' },
  move: {
    capture: 'verover de keerkaart',
    draw: 'trek',
    discard: (cards) => `leg ${cards} af`,
    claim: (tricks) => (tricks === 1 ? 'claim één slag' : `claim ${tricks} slagen`),
    answerClaim: (accept) => (accept ? 'neem de claim aan' : 'wijs de claim af'),
  },
  loading: 'De cursus wordt gehaald …',
  notLoaded: 'De cursus kon niet worden gehaald. Ben je voor het eerst zonder verbinding?',
  tryAgain: 'Probeer het opnieuw',
};
