import type { EventDetail } from '@ascendant/contract/event';
import { cents } from '@ascendant/domain/money';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildEventDetail } from '../test/build-event';
import { buildUser } from '../test/build-user';
import { fakeApi, type FakeAnswers, refusal } from '../test/fake-api';
import { allIn } from '../test/prices';
import { renderAt } from '../test/render-at';
import { EventPage } from './EventPage';

function open(event: Partial<EventDetail> = {}, at = '/events/7', answers: FakeAnswers = {}) {
  const seen = fakeApi({ getEvent: { body: buildEventDetail(event) }, listReviews: { body: [] }, ...answers });
  renderAt(<EventPage />, { path: '/events/:id', at });
  return seen;
}

const panel = async () => within(await screen.findByRole('complementary', { name: 'Price' }));
const bar = async () => within(await screen.findByRole('region', { name: 'Book' }));
const stepper = (name: RegExp) => within(screen.getByRole('group', { name }));
const more = async (name: RegExp) => userEvent.click(stepper(name).getByRole('button', { name: 'One more' }));
const family = allIn(cents(2 * 54_400 + 32_800));

test('a visitor chooses two adults and a child, and the panel and the bar say what they pay in all', async () => {
  open({ minimumAge: 8 });
  const price = await panel();
  expect(price.getByText(`${allIn(cents(54_400))} USD with booking fee and tax`)).toBeVisible();
  await userEvent.click(price.getByRole('button', { name: 'For 1 adult' }));
  await screen.findByRole('group', { name: 'Adults, 16 and over' });
  await more(/^Adults/);
  await more(/^Children, 8 to 15/);
  expect(price.getByText(`${family} USD with booking fee and tax`)).toBeVisible();
  expect(price.getByRole('button', { name: 'For 2 adults, 1 child' })).toBeVisible();
  expect((await bar()).getByText(`${family} USD with fee and tax`)).toBeVisible();
});

test('an address can’t choose children where the minimum age is 12', async () => {
  open({ minimumAge: 12 }, '/events/7?party=2-1');
  const price = await panel();
  expect(price.getByText(`${allIn(cents(108_800))} USD with booking fee and tax`)).toBeVisible();
  expect(price.getByRole('button', { name: 'For 2 adults' })).toBeVisible();
  expect(price.getByRole('link', { name: 'Book Now' })).not.toHaveAttribute('href', expect.stringContaining('2-1'));
});

test('on phones, the price opens a sheet that chooses them', async () => {
  open({ minimumAge: 0 });
  await userEvent.click((await bar()).getByRole('button', { name: /For 1 adult/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Who’s coming?' }));
  await userEvent.click(
    within(sheet.getByRole('group', { name: /^Adults/ })).getByRole('button', { name: 'One more' }),
  );
  expect(sheet.getByText(`${allIn(cents(108_800))} USD with fee and tax`)).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await bar()).getByText('For 2 adults')).toBeVisible();
});

test('there are no children where the minimum age is 12, and never more people than seats', async () => {
  open({ minimumAge: 12, seatsLeft: 2 });
  await userEvent.click((await panel()).getByRole('button', { name: 'For 1 adult' }));
  await screen.findByText('Children can’t come to this event.');
  expect(screen.queryByRole('group', { name: /^Children/ })).toBeNull();
  await more(/^Adults/);
  await more(/^Adults/);
  expect((await panel()).getByRole('button', { name: 'For 2 adults' })).toBeVisible();
  expect(screen.getByText('That’s as many as one booking can have here.')).toBeVisible();
});

test('the party is in the address, so a link or a reload has its total from the start', async () => {
  open({}, '/events/7?party=2-1');
  expect((await panel()).getByText(`${family} USD with booking fee and tax`)).toBeVisible();
});

test('a free event stays free for everyone', async () => {
  const free = [{ id: 1, tierType: 'regular' as const, adultPrice: '0.00', childPrice: '0.00', validUntil: null }];
  open({ pricingTiers: free }, '/events/7?party=3-0');
  expect((await panel()).getByText('No booking fee')).toBeVisible();
});

test('a visitor who presses Book Now signs in first, and the sign-in page is told which dialog they asked for', async () => {
  open({}, '/events/7?party=2-1');
  const book = (await panel()).getByRole('link', { name: 'Book Now' });
  await waitFor(() => expect(book).toHaveAttribute('href', '/auth?redirect=%2Fevents%2F7'));
  await userEvent.click(book);
  expect(await screen.findByText('at /auth?redirect=%2Fevents%2F7')).toBeVisible();
  expect(screen.getByText('from /events/7?book=1&party=2-1')).toBeInTheDocument();
});

test('the booking dialog has the party that was chosen on the page', async () => {
  const answers = {
    currentUser: { body: buildUser() },
    currentPricing: { body: buildEventDetail().pricingTiers[0] },
    listDependents: { body: [] },
    listMyBookings: { body: [] },
  };
  open({}, '/events/7?party=2-1', answers);
  const book = (await panel()).getByRole('link', { name: 'Book Now' });
  await userEvent.click(book);
  const dialog = within(await screen.findByRole('dialog', { name: 'Book Your Adventure' }));
  expect(dialog.getByText('Adult 2')).toBeVisible();
  expect(dialog.getByText('Child 1')).toBeVisible();
  expect(await dialog.findByText(`${family} USD`)).toBeVisible();
});

test('the booking dialog stays open when the family, the bookings and the waitlist can’t be read, and asks twice at most', async () => {
  const failed = refusal(503, 'busy', 'Please try again.');
  const unread = { listDependents: failed, listMyBookings: failed, listMyWaitlist: failed };
  const again = () => open({}, '/events/7?book=1&with=5', { currentUser: { body: buildUser() }, ...unread });
  const opened = async () => screen.findByRole('dialog', { name: 'Book Your Adventure' });
  again();
  await opened();
  cleanup();
  // Its code is there this time, so it opens in the same moment.
  const seen = again();
  const dialog = await opened();
  expect(await within(dialog).findByRole('button', { name: 'Continue' })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(dialog).toBeVisible();
  for (const name of Object.keys(unread)) {
    const times = seen.filter((each) => each.name === name).length;
    expect([name, times >= 1 && times <= 2]).toEqual([name, true]);
  }
});
