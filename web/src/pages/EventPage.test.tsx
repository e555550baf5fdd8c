import type { EventDetail } from '@ascendant/contract/event';
import { cents } from '@ascendant/domain/money';
import { roleFields } from '@ascendant/domain/person/roles';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildBooking } from '../test/build-booking';
import { buildEventDetail, buildEvent } from '../test/build-event';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi, type FakeAnswers } from '../test/fake-api';
import { allIn } from '../test/prices';
import { renderAt } from '../test/render-at';
import { EventPage } from './EventPage';

function open(event: Partial<EventDetail> = {}, answers: FakeAnswers = {}) {
  const seen = fakeApi({ getEvent: { body: buildEventDetail(event) }, listReviews: { body: [] }, ...answers });
  renderAt(<EventPage />, { path: '/events/:id', at: '/events/7' });
  return seen;
}

const freeTiers: EventDetail['pricingTiers'] = [
  { id: 1, tierType: 'regular', adultPrice: '0.00', childPrice: '0.00', validUntil: null },
];

test('the price is the lowest adult price, every tier is listed with its child price, and what the organizer doesn’t say has no heading', async () => {
  open();
  await screen.findByRole('heading', { level: 1, name: 'Dawn Traverse' });
  expect(screen.getAllByText('From $544')[0]).toBeVisible();
  expect(screen.getByText('Adult pricing')).toBeVisible();
  const tiers = within(screen.getByText('Pricing Tiers').nextElementSibling as HTMLElement).getAllByRole('listitem');
  expect(tiers.map((tier) => tier.textContent)).toEqual([
    'Early Bird Save 20%, on sale nowuntil March 31, 2099$544$328 (child)',
    'Regular Standarduntil June 25, 2099$680$410 (child)',
    'Last Minute Limited Timeuntil the event date$748$451 (child)',
  ]);
  expect(screen.getByText('Outdoor & Nature (Main)')).toBeVisible();
  expect(screen.getByText('Adventure & Extreme')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Larch Valley Guides' })).toHaveAttribute('href', '/hosts/5');
  expect(screen.queryByRole('heading', { name: /Itinerary|Questions|Good to know|Not included/ })).toBeNull();
});

test('an ended tier is struck through with its last day, and From names none of them', async () => {
  open({ today: '2099-04-01', currentTierId: 2 });
  expect((await screen.findAllByText('From $680'))[0]).toBeVisible();
  expect(screen.getAllByText(`${allIn(cents(68_000))} USD with booking fee and tax`)[0]).toBeVisible();
  expect(screen.getByText('ended Mar 31')).toBeVisible();
  expect(screen.getByText('$544').tagName).toBe('S');
  expect(screen.queryByText('Save 20%')).toBeNull();
  expect(screen.queryByText('From $544')).toBeNull();
});

test('what the organizer says about the practical side is in rows, and nothing else is', async () => {
  const waiver = { title: 'Winter walking waiver', text: 'Ice is slippery.' };
  open({
    waiver,
    meetingPoint: 'By the kiosk',
    difficulty: 3,
    difficultyNote: '14 km a day',
    notIncluded: 'Gondola\nDrinks',
  });
  expect(await screen.findByRole('heading', { name: 'Good to know' })).toBeVisible();
  const rows = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(rows.slice(-3)).toEqual([
    ['Meeting point', 'By the kioskFind on a map'],
    ['Difficulty', 'Moderate, 3 of 5. 14 km a day'],
    [
      'Waiver',
      expect.stringMatching(/^Everyone who comes has to sign .*Read “Winter walking waiver”Ice is slippery\.$/),
    ],
  ]);
  const list = screen.getByRole('heading', { name: 'Not included' }).nextElementSibling as HTMLElement;
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Gondola', 'Drinks']);
});

test('the place leads to where people meet, not to the town', async () => {
  open({ meetingLatitude: 51.1154, meetingLongitude: -115.7631, meetingPoint: 'By the kiosk' });
  const links = await screen.findAllByRole('link', { name: 'Directions' });
  const map = 'https://www.openstreetmap.org/?mlat=51.1154&mlon=-115.7631#map=17/51.1154/-115.7631';
  expect(links.map((link) => link.getAttribute('href'))).toEqual([map, map]);
});

test('without exact coordinates, the place is searched for by its name', async () => {
  open({ meetingPoint: 'Gondola kiosk, lower parking lot', location: 'Banff, Alberta' });
  const [link] = await screen.findAllByRole('link', { name: 'Find on a map' });
  expect(new URL(link?.getAttribute('href') ?? '').searchParams.get('query')).toBe('Gondola kiosk, Banff, Alberta');
});

test('the itinerary is an ordered list, and each question opens to its answer', async () => {
  open({
    itinerary: [
      { when: 'Day 1', title: 'Up to the hut', text: 'Six hours.' },
      { when: '', title: 'Down again', text: '' },
    ],
    questions: [{ question: 'Dogs?', answer: 'On a leash.' }],
  });
  const list = (await screen.findByRole('heading', { name: 'Itinerary' })).nextElementSibling as HTMLElement;
  expect(list.tagName).toBe('OL');
  const steps = within(list).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Day 1Up to the hutSix hours.', 'Step 2Down again']);
  expect(screen.getByText('On a leash.')).not.toBeVisible();
  await userEvent.click(screen.getByText('Dogs?'));
  expect(screen.getByText('On a leash.')).toBeVisible();
});

test('the page ends with other events nearby, and how far away they are, in its main part', async () => {
  const near = [8, 9].map((id) => ({ ...buildEvent({ id, title: `Event ${id}` }), distanceKm: id === 8 ? 0 : 87.6 }));
  open({}, { nearbyEvents: { body: near } });
  await screen.findByRole('heading', { level: 1, name: 'Dawn Traverse' });
  const nearby = within(await within(screen.getByRole('main')).findByRole('region', { name: 'Other events nearby' }));
  expect(nearby.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Event 8',
    'Event 9',
  ]);
  expect(nearby.getAllByText(/^· /).map(({ textContent }) => textContent)).toEqual([
    '· in the same area',
    '· 88 km away',
  ]);
});

test.each([{ body: [] }, { status: 404, body: {} }, { status: 503, body: {} }])(
  'without any event nearby there’s no section about it: %o',
  async (answer) => {
    const seen = open({}, { nearbyEvents: answer });
    await screen.findByRole('heading', { level: 1, name: 'Dawn Traverse' });
    await waitFor(() => expect(seen.map(({ name }) => name)).toContain('nearbyEvents'));
    await waitFor(() => expect(seen.map(({ name }) => name)).toContain('listReviews'));
    expect(screen.queryByRole('heading', { name: 'Other events nearby' })).toBeNull();
  },
);

test('Book Now sends a visitor to sign in and back', async () => {
  open();
  const [button] = await screen.findAllByRole('link', { name: 'Book Now' });
  expect(button).toHaveAttribute('href', '/auth?redirect=%2Fevents%2F7');
});

test('a free event offers Register Now', async () => {
  open({ pricingTiers: freeTiers });
  expect(await screen.findAllByRole('link', { name: 'Register Now (Free)' })).not.toHaveLength(0);
  expect(screen.getAllByText('Free')[0]).toBeVisible();
});

test.each([
  [{ seatsLeft: 0 }, 'Sold out'],
  [{ currentTierId: null }, 'Pricing not available'],
  [{ hasBegun: true }, 'This event has already started'],
  [{ status: 'cancelled' as const }, 'This event is cancelled'],
])('an event that can’t be booked shows the reason: %o', async (event, reason) => {
  open(event);
  expect((await screen.findAllByText(reason))[0]).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Book Now' })).toBeNull();
});

test.each([{ hasBegun: true }, { status: 'cancelled' as const }])(
  'an event that’s over shows no price to book by: %o',
  async (event) => {
    open({ ...event, currentTierId: null });
    await screen.findByRole('heading', { level: 1, name: 'Dawn Traverse' });
    expect(screen.queryByText('Adult pricing')).toBeNull();
    expect(document.body).not.toHaveTextContent(/\$\d/);
    expect(document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '').not.toContain('Offer');
  },
);

test.each(['cancelled', 'draft', 'pending_approval'] as const)(
  'an event that is %s has no score and can’t be rated',
  async (status) => {
    const seen = open({ status }, { currentUser: { body: buildUser() } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Dawn Traverse' })).toBeVisible();
    await waitFor(() => expect(seen.map(({ name }) => name)).toContain('listReviews'));
    expect(seen.map(({ name }) => name)).not.toContain('eventMatch');
    expect(screen.queryByText(/No score yet/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Rate from 1 to 10' })).toBeNull();
  },
);

test('a missing event says so, with a link back', async () => {
  open({}, { getEvent: { status: 404, body: {} } });
  expect(await screen.findByText('Event not found or failed to load.')).toBeVisible();
  expect(screen.getByText(/^The link may be incomplete, or the event isn’t public/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/events');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('an event that was public once says that it’s no longer available, and leads to others', async () => {
  const body = { code: 'gone', message: 'This event is no longer available.' };
  open({}, { getEvent: { status: 410, body } });
  expect(await screen.findByRole('heading', { level: 1, name: 'This event is no longer available.' })).toBeVisible();
  expect(screen.getByText(/has been taken down since/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse Events' })).toHaveAttribute('href', '/browse');
  expect(screen.queryByText('Event not found or failed to load.')).toBeNull();
  expect(document.title).toBe('Event no longer available · Ascendant');
});

test('an event that fails to load says the same, and can be read again', async () => {
  let status = 500;
  open({}, { getEvent: () => ({ status, body: status === 500 ? {} : buildEventDetail({ title: 'Dawn Traverse' }) }) });
  expect(await screen.findByText('Event not found or failed to load.')).toBeVisible();
  status = 200;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dawn Traverse' })).toBeVisible();
});

test('an invalid event id sends no request', async () => {
  const seen = fakeApi({});
  renderAt(<EventPage />, { path: '/events/:id', at: '/events/7abc' });
  expect(await screen.findByText('Event not found or failed to load.')).toBeVisible();
  expect(seen.map((call) => call.name)).toEqual(['currentUser']);
});

test('visitors see no rating controls, and the average of the reviews only once there are enough', async () => {
  open();
  const tooFew = "This event hasn't received enough ratings to display.";
  expect(await screen.findByText(tooFew)).toBeVisible();
  expect(screen.queryByRole('button', { name: /rate from 1/i })).toBeNull();
  cleanup();
  open({ averageRating: 4.7, reviewCount: 18 });
  expect(await screen.findByText('4.7')).toBeVisible();
  expect(screen.queryByText(tooFew)).toBeNull();
});

const signedIn = { currentUser: { body: buildUser({ birthInfoCompleted: false }) } };

async function rate(value: number) {
  await userEvent.click(await screen.findByRole('button', { name: 'Rate from 1 to 10' }));
  await userEvent.click(screen.getByRole('radio', { name: String(value) }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

test.each([
  [5, 'What makes this event less appealing to you?'],
  [6, 'What do you like most about this event?'],
])('a rating of %d asks: %s', async (value, question) => {
  open({}, signedIn);
  await rate(value);
  expect(screen.getByRole('textbox', { name: question })).toBeVisible();
});

test('a rating and all three answers are required: the first missing one is focused, and nothing is sent', async () => {
  const seen = open({}, signedIn);
  await userEvent.click(await screen.findByRole('button', { name: 'Rate from 1 to 10' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose a number from 1 to 10');
  await userEvent.click(screen.getByRole('radio', { name: '8' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const [first, second] = screen.getAllByRole('textbox');
  await enterText(first!, 'The light');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(second).toHaveFocus();
  expect(second).toBeInvalid();
  expect(seen.some((call) => call.name === 'giveFeedback')).toBe(false);
});

async function answerAll() {
  for (const box of screen.getAllByRole('textbox')) await enterText(box, 'Yes');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
}

test('feedback is sent with three answers, then a toast says thank you and the form closes; a failure keeps them', async () => {
  let status = 500;
  const seen = open({}, { ...signedIn, giveFeedback: () => ({ status, body: {} }) });
  await rate(8);
  await answerAll();
  expect(await screen.findByText('Failed to submit feedback')).toBeVisible();
  expect(screen.getAllByRole('textbox')[0]).toHaveValue('Yes');
  status = 200;
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Thank you for your feedback!')).toBeVisible();
  expect(seen.findLast((call) => call.name === 'giveFeedback')?.body).toEqual({
    eventId: 7,
    rating: 8,
    question1Answer: 'Yes',
    question2Answer: 'Yes',
    question3Answer: 'Yes',
  });
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the user’s own rating is shown and can be changed', async () => {
  const own = { eventId: 7, rating: 9, question1Answer: 'a', question2Answer: 'b', question3Answer: 'c' };
  open({}, { ...signedIn, myFeedback: { body: own } });
  expect((await screen.findByText(/I love it!/)).parentElement).toHaveTextContent('You rated this 9: I love it!');
  await userEvent.click(screen.getByRole('button', { name: 'Change your rating' }));
  expect(screen.getByRole('radio', { name: '9' })).toBeChecked();
});

test('a user without birth data sees what a score needs', async () => {
  open({}, signedIn);
  await waitFor(() => expect(screen.getByText('No score yet.')).toBeVisible());
});

test('admins can open the bookings of any event from its page, travellers can’t', async () => {
  open({}, { currentUser: { body: buildUser(roleFields('admin')) } });
  const link = await screen.findByRole('link', { name: 'View bookings' });
  expect(link).toHaveAttribute('href', '/organizer/events/7/bookings');
  cleanup();
  open({}, { currentUser: { body: buildUser() } });
  await screen.findAllByRole('link', { name: 'Book Now' });
  expect(screen.queryByRole('link', { name: 'View bookings' })).toBeNull();
});

test('a user who is already going sees their tickets instead of Book Now, even on a sold-out event', async () => {
  open({ seatsLeft: 0 }, { ...signedIn, listMyBookings: { body: [buildBooking()] } });
  expect(await screen.findAllByText('You and Jonas are going')).not.toHaveLength(0);
  for (const link of screen.getAllByRole('link', { name: 'Your tickets' }))
    expect(link).toHaveAttribute('href', '/my-bookings?tickets=3');
  expect(screen.queryByText('Join the waitlist')).toBeNull();
});

const unpaid = () =>
  buildBooking({
    status: 'pending',
    paymentStatus: 'pending',
    tickets: [],
    heldUntil: new Date(Date.now() + 10 * 60_000).toISOString(),
  });

test('someone whose seats are held goes on paying, even if they’re the last ones, and can book other people instead', async () => {
  window.localStorage.setItem('pendingBooking:3', JSON.stringify({ userId: 1, bookingDate: new Date() }));
  open({ seatsLeft: 0 }, { ...signedIn, listMyBookings: { body: [unpaid()] } });
  const [timer] = await screen.findAllByRole('timer');
  expect(timer).toHaveTextContent(/^Your 2 seats are held for (10:00|9:5\d)$/);
  for (const link of screen.getAllByRole('link', { name: 'Finish paying' }))
    expect(link).toHaveAttribute('href', '/checkout/3');
  expect(screen.queryByText('Sold out')).toBeNull();
});

test('another device says where the seats are held, and that booking is still possible', async () => {
  open({}, { ...signedIn, listMyBookings: { body: [unpaid()] } });
  const [timer] = await screen.findAllByRole('timer');
  expect(timer).toHaveTextContent(/on the device where you began to book$/);
  expect(screen.queryByRole('link', { name: 'Finish paying' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Book Now' })).not.toHaveLength(0);
});

test.each([
  ['is not paid', buildBooking({ status: 'pending', paymentStatus: 'pending', tickets: [] })],
  ['was cancelled', buildBooking({ status: 'cancelled', paymentStatus: 'refunded', tickets: [] })],
  ['is for another event', buildBooking({ event: { ...buildBooking().event, id: 8 } })],
])('a booking that %s doesn’t prevent another', async (_, booking) => {
  const seen = open({}, { ...signedIn, listMyBookings: { body: [booking] } });
  await waitFor(() => expect(seen.some(({ name }) => name === 'listMyBookings')).toBe(true));
  expect(await screen.findAllByRole('link', { name: 'Book Now' })).not.toHaveLength(0);
  expect(screen.queryByText(/going$/)).toBeNull();
});
