import { expect, test } from '@playwright/test';
import { Players } from '../support/players.ts';
import { padRows, sumRows, title } from '../support/results.ts';
import { codeOf, scoredDeal } from '../support/script.ts';

const inner = { useInnerText: true } as const;

test('R62 R63 R64 R66 R67 R68: a rubber to its bonus, won by one and the match by the other', async ({
  page,
}) => {
  // Six deals and more: a busy machine may take its time.
  test.slow();
  const players = await Players.arrive(page);
  await players.startMatch({ preset: 'rubber', codes: Array.from({ length: 6 }, () => codeOf()) });

  await scoredDeal(players, { dealer: 'N', calls: '2S P P', leader: 'N', claims: 9 });
  await expect(sumRows(page)).toHaveText(
    ['trick-score below the line 60', 'for 1 overtrick above the line 30', 'Maria scores 90'],
    inner,
  );
  await scoredDeal(players, { dealer: 'S', calls: '1NT P P', leader: 'S', claims: 6 });
  await expect(sumRows(page)).toHaveText(['for 1 trick short above the line 50', 'Maria scores 50'], inner);
  // 60 and 60 below the line are a game (R67).
  await scoredDeal(players, { dealer: 'N', calls: '2H P P', leader: 'N', claims: 8 });
  await expect(padRows(page, 'Rubber Bridgette').first()).toContainText('Maria 1 game · vulnerable', inner);
  // 100 redoubled is 400 below, 200 for making it above (R62, R64).
  await scoredDeal(players, { dealer: 'S', calls: '3NT X XX', leader: 'S', claims: 9 });
  await expect(sumRows(page)).toHaveText(
    ['trick-score below the line 400', 'made redoubled above the line 200', 'Jan scores 600'],
    inner,
  );
  // Two short, doubled and vulnerable: 200 and 300 (R66).
  await scoredDeal(players, { dealer: 'N', calls: '4S X P', leader: 'N', claims: 8 });
  await expect(sumRows(page)).toHaveText(['for 2 tricks short above the line 500', 'Jan scores 500'], inner);
  await scoredDeal(players, { dealer: 'S', calls: '1C 3NT P P', leader: 'N', claims: 9 });

  // Maria 60 + 30 + 50 + 60 + 100 and 500 for the rubber (R68) against Jan's 400 + 200 + 500.
  await expect(title(page)).toHaveText('Jan wins the match');
  await expect(
    page.getByText('Maria won the rubber, but the higher total is Jan’s, and the total decides.'),
  ).toBeVisible();
  await expect(sumRows(page)).toHaveText(
    ['trick-score below the line 100', 'Maria scores 100', 'Closing bonus: the rubber to Maria 500'],
    inner,
  );
  await expect(padRows(page, 'Rubber Bridgette').last()).toHaveText('Total 800 Total 1,100', inner);
  await expect(page.getByText('Jan wins by 300')).toBeVisible();
});

test('R69 R91: a rubber is stopped early only if both agree, and is closed by its bonuses', async ({
  page,
}) => {
  const players = await Players.arrive(page);
  await players.startMatch({ preset: 'rubber', codes: [codeOf(), codeOf()] });
  await scoredDeal(players, { dealer: 'N', calls: '3NT P P', leader: 'N', claims: 9 });
  await scoredDeal(players, { dealer: 'S', calls: '1S P P', leader: 'S', claims: 7 });

  await players.button('Stop the match here…').click();
  await expect(page.getByText('a bonus goes to Maria for a game and Jan for a part-score')).toBeVisible();
  await players.button('Maria asks to stop').click();
  await expect(page.getByText('Maria asks to stop here. Jan decides.')).toBeVisible();
  await players.button('Jan: play on').click();
  await expect(players.button('Deal')).toBeVisible();

  await players.button('Stop the match here…').click();
  await players.button('Jan asks to stop').click();
  await players.button('Maria: stop here').click();
  // 100 and 300 for the game against 30 and 50 for the part-score.
  await expect(title(page)).toHaveText('Maria wins the match');
  await expect(padRows(page, 'Rubber Bridgette').last()).toHaveText('Total 400 Total 80', inner);
  await expect(page.getByText('Maria wins by 320')).toBeVisible();
});

test('R91: a match of six deals that is stopped is kept without a winner', async ({ page }) => {
  const players = await Players.arrive(page);
  await players.startMatch({ codes: [codeOf()] });
  await scoredDeal(players, { dealer: 'N', calls: '1S P P', leader: 'N', claims: 7 });
  await players.button('Stop the match here…').click();
  await players.button('Maria asks to stop').click();
  await players.button('Jan: stop here').click();
  await expect(title(page)).toHaveText('Stopped after one deal');
  await expect(page.getByText('The scores are kept, and nobody has won.')).toBeVisible();
});
