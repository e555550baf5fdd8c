import { mouse } from '../input/input-method';
import { mailTo } from '../site/outbox';
import { ownEvent } from '../site/own-event';
import { settled, stranger } from '../site/people';
import { expect, test } from '../test';
import { bookFree, expectPaid, goToCheckout, payBy, paying } from './main-journey';

// The reply to an empty name.
test.use({ expected: { answers: [{ status: 400, url: /\/attendees\/0$/ }] } });

test('a ticket gets another name, and a paid and a free booking are cancelled by their policies', async ({
  browser,
  page,
}) => {
  test.slow();
  const paid = await ownEvent(browser, {
    title: 'Ridge walk at dawn',
    adultPrice: '120',
    cancellationPolicy: 'flexible',
  });
  const free = await ownEvent(browser, { title: 'Ridge walk to clean up', adultPrice: '0' });
  const person = stranger('Petra', 'Novak');
  await settled(page, person);
  const walk = { page, input: mouse, person };

  await page.goto(`/events/${paid.id}`);
  await expect(page.getByText('Full refund until 24 hours before the start').first()).toBeVisible();
  await goToCheckout(walk, paid);
  await expect(page.getByText(/Full refund until 24 hours before the start\. The booking fee and tax/)).toBeVisible();
  await payBy(walk, paying);
  await expectPaid(walk, paid);

  await page.goto('/my-bookings');
  const booking = page.getByRole('article', { name: paid.title });
  await booking.getByRole('button', { name: 'Change name of Petra Novak' }).click();
  const naming = page.getByRole('dialog', { name: 'Change the name on this ticket' });
  await naming.getByLabel('Name').fill('');
  await naming.getByRole('button', { name: 'Change name' }).click();
  await expect(naming.getByText('Please enter a name')).toBeVisible();
  await naming.getByLabel('Name').fill('Ivana Novak');
  await naming.getByRole('button', { name: 'Change name' }).click();
  await expect(naming).toBeHidden();
  await expect(booking.getByText('Ivana Novak').first()).toBeVisible();
  await booking.getByRole('button', { name: 'Show tickets' }).click();
  await expect(booking.getByRole('img', { name: 'Ticket code for Ivana Novak' })).toBeVisible();

  const total = await booking
    .getByText(/^Total/)
    .locator('..')
    .locator('dd')
    .innerText();
  await booking.getByRole('button', { name: /^Cancel booking/ }).click();
  const asking = page.getByRole('alertdialog', { name: 'Cancel booking?' });
  await expect(asking.getByText('You get back').locator('..').locator('dd')).toHaveText(total);
  await asking.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(asking).toBeHidden();
  await expect(booking.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(booking.getByText(/^Refund(ed| on its way)$/)).toBeVisible();
  await expect(booking.getByRole('img', { name: /^Ticket code for / })).toHaveCount(0);
  await mailTo(person.email, /refund is on its way/i);

  await bookFree(walk, free);
  await page.goto('/my-bookings');
  const place = page.getByRole('article', { name: free.title });
  await place.getByRole('button', { name: /^Cancel booking/ }).click();
  await expect(asking.getByText('It was free, so there’s nothing to refund.', { exact: false })).toBeVisible();
  await asking.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(place.getByText('Cancelled', { exact: true })).toBeVisible();
});

test('the emails about a booking say when in words with the zone, and their button leads to it and its calendar entry', async ({
  browser,
  page,
}) => {
  const event = await ownEvent(browser, { title: 'Ridge walk by email', adultPrice: '0' });
  const person = stranger('Mira', 'Novak');
  await settled(page, person);
  await bookFree({ page, input: mouse, person }, event);
  const { text } = await mailTo(person.email, /confirmed|going|booked/i);
  expect(text).toMatch(/When: \w+day, \w+ \d{1,2}, \d{4}, \d{1,2}:\d\d [ap]\.m\. \([A-Z][^)]+\)/);
  const link = /See your booking: https?:\/\/[^/\s]+(\/\S+)/.exec(text)?.[1];
  await page.goto(link ?? 'no link in the email');
  const booking = page.getByRole('article', { name: event.title });
  const calendar = page.waitForEvent('download');
  await booking.getByRole('link', { name: /^Add to calendar/ }).click();
  expect((await calendar).suggestedFilename()).toMatch(/^ASC-\w+\.ics$/);
});
