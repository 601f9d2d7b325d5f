import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { Players } from '../support/players.ts';
import { calls, news, sumRows, title } from '../support/results.ts';
import { auction, codeOf, dealAndExchange, trick } from '../support/script.ts';

const inner = { useInnerText: true } as const;

async function atTheLead(page: Page): Promise<Players> {
  const players = await Players.arrive(page);
  await players.startMatch({ codes: [codeOf()] });
  await dealAndExchange(players, 'N');
  await auction(players, 'N', '1S P P');
  return players;
}

test('R49: a claim is declined, play goes on; a concession is accepted', async ({ page }) => {
  const players = await atTheLead(page);
  const shown = page.getByRole('figure', { name: 'Maria’s hand, shown with the offer' });

  await test.step('the offer shows the hand of the player who makes it', async () => {
    await players.claim('N', 9);
    await expect(news(page)).toContainText('Maria claims 9 of the 13 tricks left.');
    await expect(news(page)).toContainText('Jan decides about the offer.');
    await players.take('S');
    await expect(shown.getByRole('img')).toHaveCount(13);
    await expect(shown.getByRole('img', { name: 'ace of spades' })).toBeVisible();
    await players.button('Play on').click();
  });

  await test.step('declined: the hand is hidden again, and there is one offer a turn', async () => {
    await expect(news(page)).toContainText('Jan wants to play on.');
    await players.take('N');
    const menu = await players.openMenu();
    await expect(menu.getByRole('button', { name: 'Not my turn, put away' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Claim or concede' })).toHaveCount(0);
    await menu.getByRole('button', { name: 'Close' }).click();
    await players.play('N', 'SA');
    await players.take('S');
    await expect(shown).toHaveCount(0);
  });

  await test.step('the follower gives up all thirteen, the trick in progress included', async () => {
    await players.claim('S', 0);
    await expect(news(page)).toContainText('Jan offers to give up all 13 tricks left.');
    await players.answerClaim('N', true);
    await expect(title(page)).toHaveText('1 spade by Maria: made with 6 overtricks');
    await expect(page.getByText('Jan gave up the last 13 tricks, and Maria accepted.')).toBeVisible();
    await expect(sumRows(page)).toHaveText(
      ['bit-score 100', 'for 6 overtricks 100', 'Maria scores 200'],
      inner,
    );
    // Both hands are open now (R48).
    for (const [hand, card] of [
      ['Maria’s hand', 'ace of spades'],
      ['Jan’s hand', 'queen of clubs'],
    ] as const) {
      const cards = page.getByRole('region', { name: hand }).getByRole('listitem');
      await expect(cards).toHaveCount(13);
      await expect(cards.filter({ hasText: card })).toHaveCount(1);
    }
  });
});

test('undo: free until the opponent looks, then by consent, which may be refused', async ({ page }) => {
  const players = await Players.arrive(page);
  await players.startMatch({ codes: [codeOf()] });
  await dealAndExchange(players, 'N');

  await test.step('free on the hand-over, as nobody has looked', async () => {
    await players.call('N', '1S');
    await players.button(/^Take back Maria’s 1 spade$/).click();
    await expect(title(page)).toHaveText('Over to Maria');
    await players.take('N');
    await expect(calls(page)).toHaveCount(0);
    await players.call('N', '1H');
  });

  await test.step('refused: the call stays, and is not asked about again', async () => {
    await players.call('S', 'P');
    await players.take('N');
    const menu = await players.openMenu();
    await menu.getByRole('button', { name: /^Ask Jan to take back Maria’s 1 heart and Jan’s pass$/ }).click();
    await expect(news(page)).toContainText('Maria asks to take back: Maria’s 1 heart and Jan’s pass.');
    await players.take('S');
    await expect(page.getByText('This would vanish from the table.')).toBeVisible();
    await players.button('Go on as it is').click();
    await expect(news(page)).toContainText('Jan does not agree to take it back.');
    await players.take('N');
    await expect(calls(page)).toHaveText(['1 heart', 'Pass'], inner);
    const again = await players.openMenu();
    await expect(again.getByRole('button', { name: 'Not my turn, put away' })).toBeVisible();
    await expect(again.getByRole('button', { name: /take back/ })).toHaveCount(0);
    await again.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('agreed: both cards of the trick go back to their hands', async () => {
    await players.call('N', 'P');
    await trick(players, 'N', 'HA', 'H4');
    await players.take('N');
    const menu = await players.openMenu();
    await menu
      .getByRole('button', { name: /^Ask Jan to take back Maria’s hearts A and Jan’s hearts 4$/ })
      .click();
    await players.take('S');
    await players.button('Agree').click();
    await expect(title(page)).toHaveText('Over to Maria');
    await players.take('N');
    await expect(players.card('HA')).toBeVisible();
    await trick(players, 'N', 'SA', 'S3');
    await expect(news(page)).toContainText('Jan played spades 3.');
  });
});

test('undo: what showed a card needs consent, and the same cards come again', async ({ page }) => {
  const players = await Players.arrive(page);
  await players.startMatch({ codes: [codeOf({ next: ['DJ', 'HT'] })] });
  await players.deal();
  await players.draw('S');
  const fresh = players.button(/, just drawn$/);
  const drawn = [/^ten of hearts, .* just drawn$/, /^jack of diamonds, .* just drawn$/];
  for (const card of drawn) await expect(players.button(card)).toBeVisible();

  const menu = await players.openMenu();
  await menu.getByRole('button', { name: 'Ask Maria to take back Jan’s draw of 2 cards' }).click();
  await expect(news(page)).toContainText('Jan asks to take back: Jan’s draw of 2 cards.');
  await players.take('N');
  await players.button('Agree').click();
  await players.take('S');
  await expect(fresh).toHaveCount(0);
  await players.draw('S');
  for (const card of drawn) await expect(players.button(card)).toBeVisible();
});
