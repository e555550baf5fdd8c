import type { EventDetail } from '@ascendant/contract/event';
import type { EventForm } from '@ascendant/contract/event-editor';
import type { Page } from '@playwright/test';
import { pageOfAnother } from '../browser/running-page';
import { mouse } from '../input/input-method';
import { demoAdmin } from '../site/check-in';
import { bookableEvent } from '../site/events';
import { addFriend, settled, signIn, stranger } from '../site/people';
import { expect, test } from '../test';
import { acceptTerms, bookingDialog } from './main-journey';

const headers = { 'sec-fetch-site': 'same-origin' };
const dayMs = 86_400_000;

/** Three published dates of an event of their own, a week apart, of which no other test knows. @returns their ids */
async function threeDates(admin: Page, eventId: number): Promise<readonly [number, number, number]> {
  const copied = await admin.request.post(`/api/events/${eventId}/duplicate`, { headers });
  const { id, startDate } = (await copied.json()) as EventForm;
  const publish = { headers, data: { status: 'published' } };
  expect((await admin.request.put(`/api/events/${id}`, publish)).ok()).toBe(true);
  const dates = [1, 2].map((weeks) => new Date(Date.parse(startDate) + weeks * 7 * dayMs).toISOString().slice(0, 10));
  const repeated = await admin.request.post(`/api/events/${id}/repeat`, {
    headers,
    data: { dates, status: 'published' },
  });
  const { events } = (await repeated.json()) as { events: readonly { readonly id: number }[] };
  return [id, events[0]?.id ?? 0, events[1]?.id ?? 0];
}

const cancel = (admin: Page, id: number) =>
  admin.request.put(`/api/events/${id}`, { headers, data: { status: 'cancelled', reason: 'Weather' } });

// What the checkout is answered when the date has gone.
test.use({ expected: { answers: [{ status: 409, url: /\/api\/create-payment-intent$/ }] } });

test('a date that’s cancelled while someone books it is exchanged for the nearest in one press, with the same people', async ({
  page,
  browser,
}) => {
  test.slow();
  const admin = await pageOfAnother(browser);
  await signIn(admin, demoAdmin);
  const [first, second, third] = await threeDates(admin, (await bookableEvent(admin.request, { isFree: false })).id);
  await settled(page, stranger('Noor', 'Haddad'));
  await addFriend(page, 'Piotr', 'Roy');
  await page.goto(`/events/${first}?book=1`);
  const dialog = bookingDialog(page);
  await dialog.getByRole('button', { name: /^Add Piotr/ }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await acceptTerms({ page, input: mouse });
  expect((await cancel(admin, first)).ok()).toBe(true);

  await dialog.getByRole('button', { name: 'Go to checkout' }).click();
  await expect(dialog.getByText('This date was cancelled.')).toBeVisible();
  await dialog.getByRole('button', { name: /^Book .* instead$/ }).click();
  await expect(page).toHaveURL(new RegExp(`/events/${second}\\b.*book=1`));
  await expect(dialog.getByText(/^You’re now booking /)).toBeVisible();
  await expect(dialog.getByText('Piotr Roy')).toBeVisible();

  // Gone again, this time only when it's ordered: the server says so, and the checkout leads back.
  const body = await (await admin.request.get(`/api/events/${second}`)).text();
  await page.route(`**/api/events/${second}`, (route) => route.fulfill({ body, contentType: 'application/json' }));
  expect((await cancel(admin, second)).ok()).toBe(true);
  await dialog.getByRole('button', { name: 'Go to checkout' }).click();
  const other = page.getByRole('link', { name: /^Book .* instead$/ });
  await expect(other).toBeVisible();
  await other.click();
  await expect(page).toHaveURL(new RegExp(`/events/${third}\\b.*book=1`));
  await expect(dialog.getByText('Piotr Roy')).toBeVisible();
  const { startDate } = (await (await admin.request.get(`/api/events/${third}`)).json()) as EventDetail;
  expect(Date.parse(startDate)).toBeGreaterThan(Date.now());
});
