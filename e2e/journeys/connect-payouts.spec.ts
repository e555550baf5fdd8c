import { connectionLabels } from '@ascendant/domain/payout/accounts';
import { testAccountLabels } from '@ascendant/domain/payout/test-accounts';
import { mouse } from '../input/input-method';
import { stranger } from '../site/people';
import { expect, test } from '../test';
import { createAndSend, join } from './organizer-journey';

const mostMs = 2 * 60_000;

test('a new organizer creates their first event and connects an account in under two minutes', async ({ page }) => {
  test.setTimeout(5 * 60_000);
  const organizer = stranger('Odile', 'Marchetti');
  await join({ page, input: mouse, organizer });
  const begun = Date.now();
  await createAndSend({ page, input: mouse, organizer }, `Ridge at dawn ${organizer.username.slice(-6)}`);
  await mouse.press(page.getByRole('link', { name: 'Earnings' }).first());
  await expect(page.getByRole('heading', { name: connectionLabels.none.title })).toBeVisible();
  await mouse.press(page.getByRole('button', { name: /^Connect an account/ }));
  await mouse.press(page.getByRole('button', { name: testAccountLabels.works }));
  await expect(page.getByRole('heading', { name: connectionLabels.active.title })).toBeVisible({ timeout: 60_000 });
  expect(Date.now() - begun, 'milliseconds').toBeLessThanOrEqual(mostMs);
});
