/** About: what this is, how to play in a minute, keys, licences. */
export const about = {
  title: 'About Bridgette',
  version: (version: string) => `Version ${version}`,
  minute: 'How to play, in a minute',
  steps: [
    'Bridgette is bridge for two. The pack has three cards more: the Little, the Royal and the Grand colon, which have no suit. The Little goes with 2 to 10, the Royal with jack, queen and king, the Grand with aces.',
    'Each player gets thirteen cards, and one more is turned up. The receiver swaps two cards for new ones; then the dealer swaps four, eight or twelve, the more the higher the upcard.',
    'Then you bid for the contract: how many tricks above six, and with which suit as trump, or none. Every bid beats the one before. In the Advanced game a cue-bid asks the other hand a question.',
    'Thirteen tricks of two cards are played. Follow suit if you can. The colon that goes with the card led may always be played: it loses the trick but bars the winner from leading that suit next.',
    'Make the contract and you score; fall short and the defender does.',
  ],
  help: 'The app deals, keeps the score, shows what is allowed, and says why the rest is not.',
  privacy: 'What stays private',
  device:
    'Nothing leaves this device. Matches, names and settings are kept in this browser, and there is no account, no tracking, no server.',
  glances:
    'Between turns the table is taken away, so a glance at the screen shows nobody’s cards. It does not protect against someone who opens the browser’s developer tools: sit down with people you trust.',
  storage: 'Clearing the browser’s data for this site deletes the matches.',
  keys: 'Keys',
  keyRows: [
    ['Tab', 'moves to the next thing that can be done'],
    ['Arrow keys', 'move between cards and between choices'],
    ['Enter or Space', 'does it; hold to take over the device'],
    ['Escape', 'closes a dialog; at the table it puts your hand away'],
  ],
  made: 'Made with',
  licence: 'Licence',
  what: 'What',
  own: 'Bridgette itself',
  font: 'typeface',
  library: 'library',
};
