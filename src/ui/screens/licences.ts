interface Licence {
  readonly name: string;
  readonly kind: 'font' | 'library';
  /** Short name of the licence, as SPDX writes it. */
  readonly licence: string;
  /** Where it comes from; text only, the app links to nothing outside itself. */
  readonly address: string;
}

/** Everything by other people that the built app contains. */
export const LICENCES: readonly Licence[] = [
  { name: 'Fraunces', kind: 'font', licence: 'OFL-1.1', address: 'github.com/undercasetype/Fraunces' },
  { name: 'Figtree', kind: 'font', licence: 'OFL-1.1', address: 'github.com/erikdkennedy/figtree' },
  { name: 'React', kind: 'library', licence: 'MIT', address: 'react.dev' },
  { name: 'TanStack Virtual', kind: 'library', licence: 'MIT', address: 'tanstack.com/virtual' },
  { name: 'Zustand', kind: 'library', licence: 'MIT', address: 'github.com/pmndrs/zustand' },
  { name: 'Wouter', kind: 'library', licence: 'Unlicense', address: 'github.com/molefrog/wouter' },
  { name: 'Valibot', kind: 'library', licence: 'MIT', address: 'valibot.dev' },
  { name: 'idb', kind: 'library', licence: 'ISC', address: 'github.com/jakearchibald/idb' },
  { name: 'Workbox', kind: 'library', licence: 'MIT', address: 'github.com/GoogleChrome/workbox' },
];
