import type { WaitlistEntry } from '@ascendant/contract/waitlist';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildEventDetail } from '../test/build-event';
import { buildUser } from '../test/build-user';
import { fakeApi, type FakeAnswers, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { EventPage } from './EventPage';

const waiting: WaitlistEntry = {
  eventId: 7,
  eventTitle: 'Dawn Traverse',
  seats: 3,
  status: 'waiting',
  ahead: 2,
  joinedAt: '2026-11-20T10:00:00Z',
  offer: null,
};
const inADay = () => new Date(Date.now() + 86_400_000).toISOString();
const offered = (): WaitlistEntry => ({ ...waiting, status: 'offered', offer: { seats: 3, expiresAt: inADay() } });

/** The page of a sold-out event. */
function open(answers: FakeAnswers, at = '/events/7') {
  const soldOut = buildEventDetail({ seatsLeft: 0 });
  const seen = fakeApi({ getEvent: { body: soldOut }, listReviews: { body: [] }, ...answers });
  renderAt(<EventPage />, { path: '/events/:id', at });
  return seen;
}

const signedIn: FakeAnswers = { currentUser: { body: buildUser() } };

test('a visitor sees that the event is sold out, and signs in to join the waitlist', async () => {
  open({});
  expect(await screen.findAllByText('Sold out')).not.toHaveLength(0);
  const links = await screen.findAllByRole('link', { name: 'Join the waitlist' });
  expect(links.map((link) => link.getAttribute('href'))).toContain('/auth?redirect=%2Fevents%2F7');
});

test('a traveller joins with a party and sees their position', async () => {
  let line: WaitlistEntry[] = [];
  const seen = open({
    ...signedIn,
    listMyWaitlist: () => ({ body: line }),
    joinWaitlist: () => {
      line = [waiting];
      return { status: 201, body: waiting };
    },
  });
  const more = await screen.findByRole('button', { name: 'One more' });
  await userEvent.click(more);
  await userEvent.click(more);
  await userEvent.click(screen.getByRole('button', { name: 'Join the waitlist' }));
  expect(await screen.findByText(/for 3 seats. 2 parties are ahead of you./)).toBeVisible();
  expect(seen.find(({ name }) => name === 'joinWaitlist')?.body).toEqual({ seats: 3 });
});

test("a refusal shows the server's message under the button", async () => {
  const message = 'Someone in this booking already has a seat at this event.';
  open({ ...signedIn, listMyWaitlist: { body: [] }, joinWaitlist: refusal(409, 'already_booked', message) });
  await userEvent.click(await screen.findByRole('button', { name: 'Join the waitlist' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('seats that opened up meanwhile can be booked', async () => {
  let seatsLeft = 0;
  const message = 'There are seats left. You can book now.';
  open({
    ...signedIn,
    listMyWaitlist: { body: [] },
    getEvent: () => ({ body: buildEventDetail({ seatsLeft }) }),
    joinWaitlist: () => {
      seatsLeft = 2;
      return refusal(409, 'seats_free', message);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Join the waitlist' }));
  expect(await screen.findAllByRole('link', { name: 'Book Now' })).not.toHaveLength(0);
});

test('a waiting traveller leaves without a confirmation', async () => {
  let line = [waiting];
  open({
    ...signedIn,
    listMyWaitlist: () => ({ body: line }),
    leaveWaitlist: () => {
      line = [];
      return { status: 204 };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Leave the waitlist/ }));
  expect(await screen.findByRole('button', { name: 'Join the waitlist' })).toBeVisible();
});

test('an offer says when it ends and leads to booking', async () => {
  open({ ...signedIn, listMyWaitlist: { body: [offered()] } });
  expect(await screen.findByText(/3 seats are yours until/)).toBeVisible();
  expect(screen.getByText(/23 h 59 min left|24 h 0 min left/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/events/7?book=1');
});

test('an offer is declined only after a confirmation', async () => {
  const seen = open({ ...signedIn, listMyWaitlist: { body: [offered()] }, leaveWaitlist: { status: 204 } });
  const calls = () => seen.filter(({ name }) => name === 'leaveWaitlist').length;
  await userEvent.click(await screen.findByRole('button', { name: /^Decline offer:/ }));
  expect(calls()).toBe(0);
  await userEvent.click(await screen.findByRole('button', { name: 'Decline offer' }));
  await waitFor(() => expect(calls()).toBe(1));
});

test('a traveller with an offer can book the held seats of a sold-out event', async () => {
  const [regular] = buildEventDetail().pricingTiers;
  const answers = { ...signedIn, currentPricing: { body: regular }, listDependents: { body: [] } };
  open({ ...answers, listMyWaitlist: { body: [offered()] } }, '/events/7?book=1');
  const next = await screen.findByRole('button', { name: 'Continue' });
  await waitFor(() => expect(next).toBeEnabled());
  await userEvent.click(next);
  expect(await screen.findByRole('checkbox')).toBeVisible();
});
