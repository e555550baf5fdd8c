import { holdMinutes } from '@ascendant/domain/booking/hold';
import { mouse } from '../input/input-method';
import { expireHoldOf } from '../site/database';
import { bookableEvent } from '../site/events';
import { settled } from '../site/people';
import { expect, test } from '../test';
import { expectPaid, goToCheckout, payBy, payButton, paying } from './main-journey';

test.use({
  expected: {
    answers: [
      { status: 401, url: /\/api\// },
      { status: 402, url: /\/confirm-payment$/ },
    ],
  },
});

test('a checkout goes on after its hold has ended, after a reload, without a network, and after its session has ended', async ({
  page,
}) => {
  await page.clock.install();
  const person = await settled(page);
  const event = await bookableEvent(page.request, { isFree: false, index: 6 });
  await goToCheckout({ page, input: mouse, person }, event);
  expect(await expireHoldOf(person.email)).toBe(1);
  await page.clock.fastForward(`${holdMinutes}:01`);
  await expect(page.getByText('Your seats are no longer held.')).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Hold seats again' }).click();
  await expect(payButton(page)).toBeEnabled();

  // The address has the booking.
  await expect(page).toHaveURL(/\/checkout\/\d+$/);
  await page.reload();
  await expect(page.getByRole('timer')).toContainText(/1[45]:\d\d left/);
  await page.context().setOffline(true);
  await payBy({ page, input: mouse }, paying);
  await expect(
    page.getByText(/^We couldn’t reach the site. As far as we know you haven’t been charged. /),
  ).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Payment confirmation failed', { exact: true })).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('auth-token'));
  await payBy({ page, input: mouse }, paying);
  const asking = page.getByRole('dialog', { name: 'Sign in to finish' });
  await expect(asking).toContainText(/Your seats are held for 1[45]:\d\d/);
  await asking.getByLabel('Password', { exact: true }).fill(person.password);
  await asking.getByRole('button', { name: 'Sign in and continue' }).click();
  await expectPaid({ page, input: mouse, person }, event);
});
