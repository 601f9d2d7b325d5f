import { expect, test } from '@playwright/test';
import { Players } from '../support/players.ts';
import { calls, news, sumRows, title } from '../support/results.ts';
import { auction, codeOf, dealAndExchange, trick, tryCall, tryCard } from '../support/script.ts';

const inner = { useInnerText: true } as const;

test('R10 R28 R34 R36 R38 R47: a captured upcard, a long cue-bid auction, a transfer and thirteen tricks', async ({
  page,
}) => {
  const players = await Players.arrive(page);
  const code = codeOf({
    dealer: 'AKQ.AK.KQ.KQJT9:L',
    receiver: 'JT4.QJ5.JT9.A2:RG',
    upcard: 'H7',
  });
  await players.startMatch({ preset: 'advanced', codes: [code] });

  await test.step('R10: the Little colon, which was dealt, takes the seven of hearts', async () => {
    await players.deal();
    await players.take('S');
    await expect(players.button(/^Capture/)).toHaveCount(0);
    await players.draw('S');
    await players.discardDrawn('S');
    await expect(news(page)).toContainText('Jan drew 2 cards.');
    await expect(news(page)).toContainText('Jan discarded 2 cards.');
    await players.take('N');
    await players.button('Capture the seven of hearts with your Little colon').click();
    await expect(players.card('H7')).toBeVisible();
    await expect(players.card(':L')).toHaveCount(0);
    await expect(page.getByRole('img', { name: 'Upcard: Little colon' })).toBeVisible();
    // The colon is of the same group: the dealer still draws four (R7, R10).
    await players.button('Draw 4 cards').click();
    await players.discardDrawn('N');
  });

  await test.step('R34 R36 R38: cue-bid, answers, recue-bid, subsequent cue-bid, transfer', async () => {
    await auction(players, 'N', '1D P 2D-short 3C! X? 3NT! 4C-ace 5C! T');
    await expect(news(page)).toContainText('Maria transferred, and takes the answer over as a bid.');
    await players.take('S');
    await expect(calls(page)).toHaveText(
      [
        '1 diamond',
        'Pass',
        '2 diamonds short? asks for a suit with fewer than three cards',
        '3 clubs shows clubs: fewer than three',
        'Recue-bid asks for a second suit of that kind',
        '3NT has no other suit',
        '4 clubs ace? asks further: a suit with the ace',
        '5 clubs shows the ace of clubs',
        'Transfer takes the answer over as a bid',
      ],
      inner,
    );
    await players.call('S', 'P');
    await expect(news(page)).toContainText('The contract is 5 clubs , declarer Maria. Maria leads.');
  });

  await test.step('R46 R47: colons stop clubs, then spades', async () => {
    await trick(players, 'N', 'CK', ':R');
    await players.take('N');
    await expect(page.getByText('No clubs this trick')).toBeVisible();
    await tryCard(players, 'CQ', 'A colon stopped clubs: lead something else to this trick.');
    await trick(players, 'N', 'SA', ':G');
    await players.take('N');
    await expect(page.getByText('No spades this trick')).toBeVisible();
    await tryCard(players, 'SK', 'A colon stopped spades');
    // A bar lasts one trick: clubs may be led again.
    await trick(players, 'N', 'CQ', 'CA');
  });

  await test.step('the other ten tricks', async () => {
    await trick(players, 'S', 'DJ', 'DQ');
    await trick(players, 'N', 'DK', 'DT');
    await trick(players, 'N', 'HA', 'H5');
    await trick(players, 'N', 'HK', 'HJ');
    await trick(players, 'N', 'H7', 'HQ');
    await trick(players, 'S', 'SJ', 'SK');
    await trick(players, 'N', 'CJ', 'C2');
    await trick(players, 'N', 'CT', 'D9');
    await trick(players, 'N', 'C9', 'S4');
    await trick(players, 'N', 'SQ', 'ST');
    await expect(title(page)).toHaveText('5 clubs by Maria: just made');
    await expect(sumRows(page)).toHaveText(['game-score 700', 'Maria scores 700'], inner);
  });
});

test('R24 R28 R31 R33 R34 R36 R38: an evading cue-bid, a subsequent one, and what is refused on the way', async ({
  page,
}) => {
  const players = await Players.arrive(page);
  await players.startMatch({ preset: 'advanced', codes: [codeOf()] });
  await dealAndExchange(players, 'N');

  await players.take('N');
  await tryCall(players, 'P', 'The dealer must open with a bid');
  await auction(players, 'N', '1C 1D');
  await players.take('N');
  await tryCall(players, '3D-short', 'A cue-bid raises the last bid by one level in the same strain');
  await auction(players, 'N', '2D-short 3D-short');

  // The roles are swapped: Maria is asked now, and has no suit with fewer than three cards.
  await players.take('N');
  await expect(page.getByText('Answer, or evade.')).toBeVisible();
  await expect(players.button('Answer 3NT')).toBeVisible();
  await players.call('N', '3NT', 'answer');

  await players.take('S');
  await expect(calls(page)).toHaveText(
    [
      '1 club',
      '1 diamond',
      '2 diamonds short? asks for a suit with fewer than three cards',
      '3 diamonds short? evades, and asks for a suit with fewer than three cards',
      '3NT has no suit to show',
    ],
    inner,
  );
  await tryCall(players, 'P', 'You asked and were answered, so you must call again');
  await tryCall(players, 'X', 'The answer showed no suit', 'recue-bid');
  await tryCall(players, '4C-short', 'You have had an answer about “short” in this auction.');
  await auction(players, 'S', '4C-ace 4H! X? 4S!');
  await players.take('S');
  await tryCall(players, 'T', 'To transfer you need four cards of the suit. Of spades you hold only 3.');
  await tryCall(players, 'X', 'A second suit can be asked for once only.', 'recue-bid');
  await auction(players, 'S', '5D P P');
  // Jan has passed last and leads: the table stays.
  await expect(page.getByRole('region', { name: 'Contract' })).toContainText(
    '5 diamonds Declarer Jan',
    inner,
  );
});

test('R16 R31 R32: a cue-bid is evaded by a jump only, and the jump may be doubled', async ({ page }) => {
  const players = await Players.arrive(page);
  await players.startMatch({ preset: 'advanced', codes: [codeOf()] });
  await dealAndExchange(players, 'N');
  await auction(players, 'N', '0NT P 1NT-short');

  await players.take('S');
  await expect(page.getByText('Or evade: a jump, or a cue-bid of your own.')).toBeVisible();
  const asked =
    'You were asked: answer 2NT or, if your hand is fit for it, evade with a jump or a cue-bid of your own.';
  await tryCall(players, 'P', asked);
  await tryCall(
    players,
    '2D',
    'Your hand’s answer is 2NT: the lowest bid that tells the truth. To evade you need a jump or a cue-bid.',
  );
  await tryCall(players, '3H', 'That is a jump: it needs four cards of the suit. Of hearts you hold only 3.');
  await auction(players, 'S', '3D X');
  await expect(news(page)).toContainText('Maria doubled.');
  await players.take('S');
  await expect(calls(page)).toHaveText(
    [
      '0NT',
      'Pass',
      '1NT short? asks for a suit with fewer than three cards',
      '3 diamonds evades with a jump: four cards or more',
      'Double',
    ],
    inner,
  );
  await players.call('S', 'P');
  const contract = page.getByRole('region', { name: 'Contract' });
  await expect(contract).toContainText('3 diamonds X doubled Declarer Jan', inner);
  // R62 has no say in six deals: made 200 + 400, one short 300 (R50, R51, R53).
  await expect(contract).toContainText('Made: Jan scores 600 One short: Maria scores 300', inner);
});
