import { expect, test } from '@playwright/test';
import { Players } from '../support/players.ts';
import { news, padRows, sumRows, title } from '../support/results.ts';
import { auction, claimAndAccept, codeOf, dealAndExchange, scoredDeal } from '../support/script.ts';

const inner = { useInnerText: true } as const;

test('R61: Hawaii gives 200 for Exacto, 500 for Surplus, and nothing for the overtricks between', async ({
  page,
}) => {
  const players = await Players.arrive(page);
  await players.startMatch({ preset: 'hawaii', codes: Array.from({ length: 4 }, () => codeOf()) });

  await scoredDeal(players, { dealer: 'N', calls: '2S P P', leader: 'N', claims: 8 });
  await expect(sumRows(page)).toHaveText(
    ['part-score 200', 'Exacto! Just the tricks bid 200', 'Maria scores 400'],
    inner,
  );
  await scoredDeal(players, { dealer: 'S', calls: '1NT P P', leader: 'S', claims: 11 });
  await expect(sumRows(page)).toHaveText(
    ['part-score 200', 'Surplus! Four overtricks or more 500', 'Jan scores 700'],
    inner,
  );
  await scoredDeal(players, { dealer: 'N', calls: '3NT P P', leader: 'N', claims: 12 });
  await expect(sumRows(page)).toHaveText(['game-score 700', 'Maria scores 700'], inner);
  // R51 stands beside Exacto: 700 + 400 + 200.
  await scoredDeal(players, { dealer: 'S', calls: '4H X P', leader: 'S', claims: 10 });
  await expect(sumRows(page)).toHaveText(
    ['game-score 700', 'made doubled 400', 'Exacto! Just the tricks bid 200', 'Jan scores 1,300'],
    inner,
  );
  await expect(padRows(page, 'Hawaii Bridgette').last()).toHaveText('TOTAL 1,100 2,000', inner);
});

test('R70 R71 R72 R73 R74: the summary edition ends the auction with one pass and has its own sums', async ({
  page,
}) => {
  const players = await Players.arrive(page);
  await players.startMatch({ preset: 'summary', codes: Array.from({ length: 4 }, () => codeOf()) });

  await test.step('R70 R71: one pass, and the defender leads', async () => {
    await dealAndExchange(players, 'N');
    await auction(players, 'N', '2S P');
    await players.take('S');
    await expect(page.getByText('You lead: play a card.')).toBeVisible();
    await claimAndAccept(players, 'S', 5);
    await expect(sumRows(page)).toHaveText(
      ['part-score 250', 'just the tricks bid 250', 'Maria scores 500'],
      inner,
    );
  });

  await test.step('R73: the sum with the bonus for a double counts twice', async () => {
    await scoredDeal(players, { dealer: 'S', calls: '3NT X P', leader: 'N', claims: 4 });
    await expect(sumRows(page)).toHaveText(
      [
        'game-score 750',
        'just the tricks bid 250',
        'made doubled 400',
        'doubled: the sum twice 1,400',
        'Jan scores 2,800',
      ],
      inner,
    );
  });

  await test.step('R70 R74: a redouble does not end the auction; one short redoubled is 300', async () => {
    await dealAndExchange(players, 'N');
    await auction(players, 'N', '1C X XX');
    await expect(news(page)).toContainText('Maria redoubled.');
    await auction(players, 'S', 'P');
    await claimAndAccept(players, 'S', 7);
    await expect(title(page)).toHaveText('1 club redoubled by Maria: 1 trick short');
    await expect(sumRows(page)).toHaveText(['for 1 trick short 300', 'Jan scores 300'], inner);
  });

  await test.step('R73: exactly three tricks over are 350', async () => {
    await scoredDeal(players, { dealer: 'S', calls: '4S P', leader: 'N', claims: 0 });
    await expect(sumRows(page)).toHaveText(
      ['game-score 750', 'three overtricks 350', 'Jan scores 1,100'],
      inner,
    );
    await expect(page.getByText(/This sheet reads it as 750/)).toBeVisible();
    await expect(padRows(page, 'Bridgette, summary edition').last()).toHaveText('TOTAL 500 4,200', inner);
  });
});
