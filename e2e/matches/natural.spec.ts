import { expect, test } from '@playwright/test';
import { Players } from '../support/players.ts';
import { calls } from '../support/results.ts';
import { auction, codeOf, dealAndExchange, tryCall } from '../support/script.ts';

test('R7 R8: discards are counted, and nothing leaves before the right number is chosen', async ({
  page,
}) => {
  const players = await Players.arrive(page);
  await players.startMatch({ codes: [codeOf({ upcard: ':R' })] });
  await players.deal();
  await players.draw('S');
  await players.button('Discard 2 cards').click({ force: true });
  await expect(players.refusal()).toContainText('Discard exactly 2 cards; none is chosen.');
  await players.card('S5').click();
  await expect(page.getByText('Choose 1 more to discard.')).toBeVisible();
  await players.card('S4').click();
  await players.card('S3').click();
  await expect(page.getByText('Choose 1 fewer.')).toBeVisible();
  await players.card('S3').click();
  await expect(page.getByText('Ready to discard.')).toBeVisible();
  await players.button('Discard 2 cards').click();
  // The upcard is of the Royal colon's group: the dealer draws eight.
  await players.take('N');
  await expect(page.getByText('Your exchange: 8 new cards for 8 old ones.')).toBeVisible();
});

test('R12 R14 R15 R16 R19 R20 R21: natural calls that are not allowed say why', async ({ page }) => {
  const players = await Players.arrive(page);
  const code = codeOf({ dealer: 'AKQJT2.A32.5432.', receiver: '543.QJ4.AKQ9.AKQ' });
  await players.startMatch({ codes: [code] });
  await dealAndExchange(players, 'N');

  await players.take('N');
  await tryCall(players, 'X', 'The dealer must open with a bid: any other call comes later.');
  await tryCall(players, '1NT', 'To bid no-trump you need a card in each suit; you have no clubs.');
  await tryCall(players, '1C', 'To bid clubs you need two cards of the suit; you hold none.');
  await players.call('N', '1S');

  await players.take('S');
  await tryCall(players, '1H', 'A bid has to be higher than 1 spade');
  await tryCall(players, '3H', 'That is a jump: it needs four cards of the suit. Of hearts you hold only 3.');
  await tryCall(players, 'XX', 'Redouble must come straight after your opponent’s double.');
  await players.call('S', 'X');

  await players.take('N');
  await tryCall(players, 'X', 'Double must come straight after your opponent’s bid.');
  await players.call('N', '2S');
  await auction(players, 'S', 'X XX');
  // A redouble ends the auction, and the declarer leads at once.
  await expect(page.getByText('You lead: play a card.')).toBeVisible();
  await players.openMenu();
  await expect(calls(page)).toHaveText(['1 spade', 'Double', '2 spades', 'Double', 'Redouble'], {
    useInnerText: true,
  });
});
