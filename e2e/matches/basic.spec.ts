import { expect, test } from '@playwright/test';
import { Players } from '../support/players.ts';
import { news, padRows, sumRows, title } from '../support/results.ts';
import { auction, claimAndAccept, codeOf, dealAndExchange, scoredDeal, trick } from '../support/script.ts';

const inner = { useInnerText: true } as const;

test('R12 R42 R44 R46 R50 R54 R55: six deals of Basic, the first card by card, to the winner', async ({
  page,
}) => {
  // Six deals and more: a busy machine may take its time.
  test.slow();
  const players = await Players.arrive(page);
  const first = codeOf({ dealer: 'AKQJ2.AK2.43.432', receiver: '543.QJ4.AKQ52.AK' });
  const other = codeOf();
  await players.startMatch({ preset: 'basic', codes: [first, other, other, other, other, other] });
  await expect(title(page)).toHaveText('Maria deals first');

  await test.step('deal 1: Maria makes 1 spade, seven tricks of thirteen', async () => {
    await dealAndExchange(players, 'N');
    await auction(players, 'N', '1S P P');
    await players.take('N');
    await players.play('N', 'SA');
    await players.take('S');
    await players.card('HQ').click({ force: true });
    await expect(players.refusal()).toContainText('Follow suit: spades were led and you hold some.');
    await players.play('S', 'S3');
    await expect(news(page)).toContainText('Maria won the trick.');
    await trick(players, 'N', 'SK', 'S4');
    await trick(players, 'N', 'SQ', 'S5');
    await trick(players, 'N', 'HA', 'H4');
    await trick(players, 'N', 'HK', 'HJ');
    await trick(players, 'N', 'H2', 'HQ');
    // Jan has won the trick and leads on, with no hand-over in between.
    await expect(page.getByText('You won the trick: lead on.')).toBeVisible();
    await trick(players, 'S', 'DA', 'D3');
    await trick(players, 'S', 'DK', 'D4');
    await trick(players, 'S', 'DQ', 'S2');
    await trick(players, 'N', 'SJ', 'D2');
    await trick(players, 'N', 'C2', 'CA');
    await trick(players, 'S', 'CK', 'C3');
    await trick(players, 'S', 'D5', 'C4');
    await expect(title(page)).toHaveText('1 spade by Maria: just made');
    await expect(sumRows(page)).toHaveText(['bit-score 100', 'Maria scores 100'], inner);
  });

  await test.step('deal 2: 3NT doubled with an overtrick is 700 + 400 + 200', async () => {
    await scoredDeal(players, { dealer: 'S', calls: '3NT X P', leader: 'S', claims: 10 });
    await expect(title(page)).toHaveText('3NT doubled by Jan: made with 1 overtrick');
    await expect(sumRows(page)).toHaveText(
      ['game-score 700', 'made doubled 400', 'for 1 overtrick 200', 'Jan scores 1,300'],
      inner,
    );
  });

  await test.step('deal 3: 4 hearts two short is 200 to the defender', async () => {
    await scoredDeal(players, { dealer: 'N', calls: '4H P P', leader: 'N', claims: 8 });
    await expect(title(page)).toHaveText('4 hearts by Maria: 2 tricks short');
    await expect(sumRows(page)).toHaveText(['for 2 tricks short 200', 'Jan scores 200'], inner);
  });

  await test.step('deal 4: 6NT redoubled with an overtrick is 3,500', async () => {
    await scoredDeal(players, { dealer: 'S', calls: '6NT X XX', leader: 'S', claims: 13 });
    await expect(sumRows(page)).toHaveText(
      ['giant slam 2,000', 'made redoubled 1,000', 'for 1 overtrick 500', 'Jan scores 3,500'],
      inner,
    );
  });

  await test.step('deal 5: 3 spades doubled and made is 600', async () => {
    await scoredDeal(players, { dealer: 'N', calls: '3S X P', leader: 'N', claims: 9 });
    await expect(sumRows(page)).toHaveText(['part-score 200', 'made doubled 400', 'Maria scores 600'], inner);
  });

  await test.step('deal 6: 4 clubs redoubled and made is 1,200, and the match is over', async () => {
    await dealAndExchange(players, 'S');
    await auction(players, 'S', '4C X XX');
    await claimAndAccept(players, 'S', 10);
    await expect(title(page)).toHaveText('Jan wins the match');
    await expect(sumRows(page)).toHaveText(
      ['part-score 200', 'made redoubled 1,000', 'Jan scores 1,200'],
      inner,
    );
    await expect(padRows(page, 'Six-Deal Bridgette')).toHaveText(
      [
        'Deal SCORER Maria OPPONENT Jan',
        '1 1 spade = by Maria 100',
        '2 3NTX doubled +1 by Jan 1,300',
        '3 4 hearts −2 by Maria 200',
        '4 6NTXX redoubled +1 by Jan 3,500',
        '5 3 spades X doubled = by Maria 600',
        '6 4 clubs XX redoubled = by Jan 1,200',
        'tie-break',
        'TOTAL 700 6,200',
      ],
      inner,
    );
    await expect(page.getByText('Jan wins by 5,500')).toBeVisible();
  });

  await test.step('a rematch has the same players and a new cut', async () => {
    await players.button('Rematch').click();
    await expect(title(page)).toHaveText('Cut for the deal');
    await expect(page.getByText('Maria, pick a card')).toBeVisible();
  });
});
