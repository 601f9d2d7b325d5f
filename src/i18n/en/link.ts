/** A deal as a link: sharing one that is over, and opening one. */
export const link = {
  share: 'Share this deal',
  shareOne: 'Share a deal',
  which: 'Which deal?',
  explained:
    'Whoever opens the link sees the whole deal: what was bid and made, both hands, every trick. No names and no times are in it.',
  copy: 'Copy the link',
  send: 'Share the link',
  copied: 'The link is copied.',
  notCopied: 'This browser did not let the link be copied. It is selected below: copy it by hand.',
  notSent: 'This device did not pass the link on. It is selected below: copy it by hand.',
  notMade: 'The link could not be made just now. Close this and open it again.',
  address: 'The link',

  intro:
    'Somebody shared this deal with you. The address has been cleared of it, and nothing of it is kept here: to see it another time, open the link again.',
  /** A link holds no names. */
  names: { N: 'North', S: 'South' },
  score: 'What it scored',
  rules: 'Rules',
  dealer: 'Dealer',
  vulnerable: 'Vulnerable',
  nobody: 'nobody',
  claim: 'Claim',
  play: 'Play this deal',
  playHint: 'Begins a new match with the same cards, by the same rules. Until then leave the hands closed.',
  look: 'See both hands and how it was played',

  refused: 'This link does not open',
  nothingChanged: 'Nothing was changed. Ask for the link again, and take care to copy the whole of it.',
  reasons: {
    'link-empty': () =>
      'There is no deal in this address. A link is cleared from it as soon as it has been read: open the link again to see its deal.',
    'link-too-long': ({ most }: { readonly most: number }) =>
      `It is longer than ${most} letters; no link to a deal is.`,
    'link-newer': ({ version }: { readonly version: number }) =>
      `It was made by a newer Bridgette (format ${version}). That version can open it.`,
    'link-letter': ({ letter, at }: { readonly letter: string; readonly at: number }) =>
      `“${letter}”, its letter ${at}, stands in no link.`,
    'link-check': () => 'A part of it is missing, or a letter of it is wrong.',
    'link-meaning': () => 'It says something that no link says.',
    'link-rule': ({ why }: { readonly why: string }) => `The rules forbid what it says. ${why}`,
    'link-position': ({ why }: { readonly why: string }) => `The rules forbid what it says. ${why}`,
    'link-lesson': ({ why }: { readonly why: string }) => `What it holds is no lesson. ${why}`,
  },
};
