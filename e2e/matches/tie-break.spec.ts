import { expect, test } from '@playwright/test';
import { Players } from '../support/players.ts';
import { padRows, sumRows, title } from '../support/results.ts';
import { codeOf, scoredDeal } from '../support/script.ts';

const inner = { useInnerText: true } as const;

test('R4 R53 R55 R60: level after six deals, a tie-break dealt by the first dealer decides', async ({
  page,
}) => {
  // Six deals and more: a busy machine may take its time.
  test.slow();
  const players = await Players.arrive(page);
  await players.startMatch({ codes: Array.from({ length: 7 }, () => codeOf()), firstDealer: 'S' });
  await expect(title(page)).toHaveText('Jan deals first');

  // Each goes three down doubled once (900 to the other, R55) and makes two bits.
  await scoredDeal(players, { dealer: 'S', calls: '3S X P', leader: 'S', claims: 6 });
  await expect(sumRows(page)).toHaveText(['for 3 tricks short 900', 'Maria scores 900'], inner);
  await scoredDeal(players, { dealer: 'N', calls: '3S X P', leader: 'N', claims: 6 });
  for (const dealer of ['S', 'N', 'S', 'N'] as const) {
    await scoredDeal(players, { dealer, calls: '1C P P', leader: dealer, claims: 7 });
  }
  await expect(page.getByText('Level at 1,100 each after six deals.')).toBeVisible();
  await expect(page.getByText('Jan deals next.')).toBeVisible();
  await scoredDeal(players, { dealer: 'S', calls: '1NT P P', leader: 'S', claims: 8 });

  await expect(title(page)).toHaveText('Jan wins the match');
  await expect(page.getByText('Level after six deals, decided by the tie-break.')).toBeVisible();
  await expect(padRows(page, 'Six-Deal Bridgette')).toHaveText(
    [
      'Deal SCORER Maria OPPONENT Jan',
      '1 3 spades X doubled −3 by Jan 900',
      '2 3 spades X doubled −3 by Maria 900',
      '3 1 club = by Jan 100',
      '4 1 club = by Maria 100',
      '5 1 club = by Jan 100',
      '6 1 club = by Maria 100',
      'tie-break 1NT +1 by Jan 300',
      'TOTAL 1,100 1,400',
    ],
    inner,
  );
});
