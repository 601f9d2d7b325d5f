import { expect, test } from '@playwright/test';
import { Players } from '../support/players.ts';
import { news, sumRows, title } from '../support/results.ts';
import { auction, claimAndAccept, codeOf, dealAndExchange, trick, tryCard } from '../support/script.ts';

const inner = { useInnerText: true } as const;

test('R44 R45 R46 R47: a bar that forces a colon lead, led colons that lose and win, bars without effect', async ({
  page,
}) => {
  const players = await Players.arrive(page);
  const first = codeOf({
    dealer: 'AKQJT987654...:LG',
    receiver: '2.AKQ2.AKQ2.AKQ:R',
    upcard: 'S3',
  });
  const second = codeOf({
    dealer: 'AKQJT98765432...',
    receiver: '.AKQ.AKQJ.AKQ:LRG',
    upcard: 'H7',
  });
  await players.startMatch({ preset: 'basic', codes: [first, second] });

  await test.step('R44: the matching colon instead of following suit, and nothing else', async () => {
    await dealAndExchange(players, 'N');
    await auction(players, 'N', '1S P P');
    await players.play('N', 'SK');
    await players.take('S');
    await tryCard(
      players,
      'HA',
      'Follow suit: spades were led and you hold some. Your Royal colon would do too.',
    );
    await players.play('S', ':R');
    await expect(news(page)).toContainText('Jan played the Royal colon.');
    await expect(news(page)).toContainText(
      'Maria won the trick. The Royal colon matched: no spades on the next',
    );
  });

  await test.step('R47: with spades and colons only, a colon must be led', async () => {
    await players.take('N');
    await expect(page.getByText('No spades this trick')).toBeVisible();
    await expect(page.getByText('the Royal colon met the king of spades')).toBeVisible();
    await tryCard(players, 'SA', 'A colon stopped spades: lead something else to this trick.');
    await players.play('N', ':G');
  });

  await test.step('R45 R46: any card follows a led colon, and a card of its group wins', async () => {
    await players.take('S');
    await expect(page.getByText('A colon was led: any card of yours may follow.')).toBeVisible();
    await players.play('S', 'HA');
    await expect(page.getByRole('main').getByText('Jan won the trick.')).toBeVisible();
    await expect(page.getByText('You won the trick: lead on.')).toBeVisible();
    // Maria ruffs the heart.
    await trick(players, 'S', 'HK', 'S4');
  });

  await test.step('R46: the Little colon wins over a king', async () => {
    await trick(players, 'N', ':L', 'CK');
    await expect(news(page)).toContainText('Maria won the trick.');
    // A led colon stops nothing: spades at once.
    await trick(players, 'N', 'SA', 'S2');
    await claimAndAccept(players, 'N', 8);
    await expect(title(page)).toHaveText('1 spade by Maria: made with 5 overtricks');
    await expect(sumRows(page)).toHaveText(
      ['bit-score 100', 'for 5 overtricks 100', 'Maria scores 200'],
      inner,
    );
  });

  await test.step('R47: a colon that does not match stops nothing', async () => {
    await dealAndExchange(players, 'S');
    await auction(players, 'S', '1S P P');
    await trick(players, 'S', 'SA', ':L');
    await expect(news(page)).toContainText('The Little colon stopped nothing.');
    await players.take('S');
    await expect(page.getByText(/No spades/)).toHaveCount(0);
  });

  await test.step('R47: with nothing but spades the bar has no effect', async () => {
    await trick(players, 'S', 'SK', ':R');
    await expect(news(page)).toContainText('no spades on the next lead, unless Jan holds nothing else.');
    await players.take('S');
    await expect(players.button(/, playable$/)).toHaveCount(11);
    await trick(players, 'S', 'SQ', ':G');
    await claimAndAccept(players, 'S', 10);
    await expect(title(page)).toHaveText('1 spade by Jan: made with 6 overtricks');
  });
});

test('R48: the last trick can be looked at again, older ones only where the match shows them', async ({
  page,
}) => {
  const players = await Players.arrive(page);
  for (const open of [false, true]) {
    await players.startMatch({ codes: [codeOf()], olderTricksOpen: open });
    await dealAndExchange(players, 'N');
    await auction(players, 'N', '1S P P');
    await trick(players, 'N', 'SA', 'S3');
    await trick(players, 'N', 'SK', 'S4');
    await players.take('N');
    const menu = await players.openMenu();
    const last = menu.getByRole('region', { name: 'Last trick' });
    await expect(last.getByRole('img', { name: 'king of spades' })).toBeVisible();
    await expect(last.getByRole('img', { name: 'ace of spades' })).toHaveCount(0);
    const older = last.getByText('Older tricks');
    if (open) {
      await older.click();
      await expect(last.getByRole('listitem').first()).toContainText('won by Maria');
      await expect(last.getByRole('listitem')).toHaveCount(2);
    } else {
      await expect(older).toHaveCount(0);
    }
    await menu.getByRole('link', { name: 'Home' }).click();
  }
});
