import type { MyBooking } from '@ascendant/contract/booking';
import { formatDollars } from '@ascendant/domain/money';
import { taxLabel, totalWithTaxLabel } from '@ascendant/domain/pricing/charge-label';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { storeHeldBooking } from '../storage/pending-booking';
import { buildBooking } from '../test/build-booking';
import { buildPendingBooking } from '../test/build-pending-booking';
import { buildUser } from '../test/build-user';
import { fakeApi, type FakeReply } from '../test/fake-api';
import { twoAdults } from '../test/prices';
import { renderAt } from '../test/render-at';
import { MyBookingsPage } from './MyBookingsPage';

function open(bookings: readonly MyBooking[] | (() => Promise<FakeReply> | FakeReply)) {
  fakeApi({
    currentUser: { body: buildUser() },
    listMyWaitlist: { body: [] },
    listMyBookings: typeof bookings === 'function' ? bookings : { body: bookings },
  });
  renderAt(<MyBookingsPage />, { path: '/my-bookings' });
}

const { event } = buildBooking();

test('three placeholder cards are shown while the bookings load', async () => {
  open(() => new Promise<FakeReply>(() => undefined));
  expect(await screen.findByText('View your booked events and ticket information')).toBeVisible();
  expect(document.querySelectorAll('.booking .skeleton.plate')).toHaveLength(3);
});

test("without bookings there's a link to the events", async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'No Bookings Yet' })).toBeVisible();
  expect(screen.getByText("You haven't booked any events yet. Start exploring our amazing adventures!")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse Events' })).toHaveAttribute('href', '/');
});

test('someone with an account adds what they booked without it, with a code', async () => {
  const user = buildUser();
  const seen = fakeApi({
    currentUser: { body: user },
    listMyWaitlist: { body: [] },
    listMyBookings: { body: [] },
    requestSignInCode: { body: { message: 'sent' } },
    loginWithCode: { body: { ...user, token: 'fresh' } },
  });
  renderAt(<MyBookingsPage />, { path: '/my-bookings' });
  await userEvent.click(await screen.findByRole('button', { name: 'Add those bookings' }));
  await screen.findByLabelText('Digit 1');
  expect(seen.find(({ name }) => name === 'requestSignInCode')?.body).toEqual({ email: user.email });
  await userEvent.keyboard('404164{Enter}');
  expect(await screen.findByText(/are in your account now/)).toBeVisible();
  const sent = { email: user.email, code: '404164' };
  expect(seen.find(({ name }) => name === 'loginWithCode')?.body).toEqual(sent);
  expect(screen.getByRole('button', { name: 'Add those bookings' })).toBeVisible();
});

test('a failure says so and can be tried again', async () => {
  let isUp = false;
  open(() => (isUp ? { body: [buildBooking()] } : { status: 500, body: {} }));
  expect(await screen.findByText('Error Loading Bookings')).toBeVisible();
  expect(screen.getByText('There was an error loading your bookings. Please try again later.')).toBeVisible();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Dawn Traverse')).toBeVisible();
});

test('a booking shows its event, dates, location, attendees and price', async () => {
  open([buildBooking()]);
  const card = await screen.findByRole('article', { name: 'Dawn Traverse' });
  for (const text of [
    'Confirmed',
    'Paid',
    'Early Bird',
    'Jul 2–4, 2099',
    '4:45 a.m. to 4:00 p.m., Mountain Time',
    'Banff, Alberta',
  ]) {
    expect(within(card).getByText(text)).toBeVisible();
  }
  expect(card).toHaveTextContent('Outdoor & Nature · 3 days · Booked Nov 20, 2026');
  expect(card).toHaveTextContent('Maya Lindqvist40Adult');
  expect(within(card).getByText('2 adults × $544.00').closest('dl')).toHaveTextContent(
    `2 adults × $544.00$1,088.00Subtotal$1,088.00Booking fee${formatDollars(twoAdults.bookingFee)}` +
      `${taxLabel}${formatDollars(twoAdults.hst)}${totalWithTaxLabel}${formatDollars(twoAdults.total)}`,
  );
});

test('children have a tag and a price line of their own', async () => {
  const { quote } = buildBooking();
  open([
    buildBooking({
      attendees: [{ type: 'dependent', id: 6, name: 'Théo Lindqvist', age: 8, isChild: true }],
      quote: { ...quote, adults: 1, children: 1 },
    }),
  ]);
  expect(await screen.findByText('1 child × $328.00')).toBeVisible();
  expect(screen.getByText('Child')).toBeVisible();
});

test('a discount is labelled with its code', async () => {
  const { quote } = buildBooking();
  open([buildBooking({ discountCode: 'LARCH10', quote: { ...quote, discount: '108.80' } })]);
  expect(await screen.findByText('Code LARCH10')).toBeVisible();
  expect(screen.getByText('−$108.80')).toBeVisible();
});

test('missing dates show N/A and broken ones Invalid Date', async () => {
  open([
    buildBooking({ id: 1, event: { ...event, startDate: '', title: 'Undated' } }),
    buildBooking({ id: 2, event: { ...event, startDate: 'soon', title: 'Broken' } }),
  ]);
  expect(await screen.findByText('N/A')).toBeVisible();
  expect(screen.getByText('Invalid Date')).toBeVisible();
});

test('bookings are grouped into upcoming, past and cancelled', async () => {
  const past = {
    ...event,
    title: 'Long ago',
    startDate: '2020-01-01',
    endDate: '2020-01-01',
    endsAt: '2020-01-01T23:00:00.000Z',
  };
  open([
    buildBooking({ id: 1 }),
    buildBooking({ id: 2, event: past }),
    buildBooking({ id: 3, status: 'cancelled', paymentStatus: 'refunded', event: { ...event, title: 'Called off' } }),
  ]);
  await screen.findByText('Long ago');
  const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
  expect(headings.filter((text) => text !== 'Attendees' && text !== 'Price')).toEqual([
    'My Bookings',
    'Upcoming',
    'Dawn Traverse',
    'Past',
    'Long ago',
    'Cancelled',
    'Called off',
  ]);
  expect(screen.getByText('Refunded')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book again' })).toHaveAttribute('href', '/events/7');
});

test('twenty bookings are shown at first, and more with each press', async () => {
  open(Array.from({ length: 21 }, (_, index) => buildBooking({ id: index + 1 })));
  expect(await screen.findAllByRole('article')).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 more' }));
  expect(screen.getAllByRole('article')).toHaveLength(21);
  expect(screen.queryByRole('button', { name: /^Show \d+ more/ })).toBeNull();
});

test.each([
  [{ paymentStatus: 'refund_failed' }, 'Refund failed', /didn’t accept our refund/],
  [{ paymentStatus: 'refund_pending', isDisputed: true }, 'Refund waiting for the bank', /looking into this payment/],
  [{ paymentStatus: 'refund_closed', isPaidAnotherWay: true }, 'Refund closed', /paid you another way/],
  [{ paymentStatus: 'charged_back' }, 'Returned by the bank', /returned this payment to you/],
] as const)('money that didn’t go back never reads Refunded: %j', async (money, badge, note) => {
  open([buildBooking({ status: 'cancelled', ...money })]);
  expect(await screen.findByText(badge)).toBeVisible();
  expect(screen.getByText(note)).toBeVisible();
  expect(screen.queryByText('Refunded')).toBeNull();
});

test('the tickets of a booking can be shown, one for each person', async () => {
  open([buildBooking()]);
  await userEvent.click(await screen.findByRole('button', { name: 'Show tickets' }));
  expect(screen.getByRole('img', { name: 'Ticket code for Maya Lindqvist' })).toHaveAttribute('src', '/qr/one.svg');
  expect(screen.getByText('Ticket 2 of 2')).toBeVisible();
  expect(screen.getByText('ASC-7Q2M4-02')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hide tickets' }));
  expect(screen.queryByText('Ticket 2 of 2')).toBeNull();
});

test('an unpaid booking can be paid only on the device where it was started', async () => {
  const unpaid = buildBooking({ status: 'pending', paymentStatus: 'pending', tickets: [] });
  storeHeldBooking(unpaid.id, buildPendingBooking());
  open([unpaid, buildBooking({ ...unpaid, id: 4, event: { ...event, id: 8, title: 'Another' } })]);
  expect(await screen.findAllByText('Pending Payment')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Finish paying' })).toHaveAttribute('href', `/checkout/${unpaid.id}`);
});

test("upcoming confirmed bookings can be added to a calendar; past and unconfirmed ones can't", async () => {
  open([
    buildBooking({ id: 1 }),
    buildBooking({
      id: 2,
      event: { ...event, startDate: '2020-01-01', endDate: '2020-01-01', endsAt: '2020-01-01T23:00:00.000Z' },
    }),
    buildBooking({ id: 3, status: 'pending', paymentStatus: 'pending', tickets: [] }),
  ]);
  const links = await screen.findAllByRole('link', { name: /^Add to calendar/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/my-bookings/1/event.ics']);
});

test('an unpaid booking says how long its seats are held, until the hold ends', async () => {
  const unpaid = buildBooking({ status: 'pending', paymentStatus: 'pending', tickets: [] });
  vi.useFakeTimers({ now: new Date(), toFake: ['Date'] });
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  open([
    { ...unpaid, id: 1, heldUntil: inMinutes(9.5) },
    { ...unpaid, id: 2, heldUntil: inMinutes(-1) },
  ]);
  expect(await screen.findAllByText(/^Seats held for/)).toHaveLength(1);
  expect(screen.getByText(/^Seats held for/)).toHaveTextContent('Seats held for 9:30');
});

test('a booking has directions to where people meet, until its event is over', async () => {
  const spot = { meetingLatitude: 51.1, meetingLongitude: -115.7 };
  open([
    buildBooking({ id: 1, event: { ...event, ...spot } }),
    buildBooking({ id: 2, event: { ...event, endsAt: '2020-01-01T23:00:00.000Z' } }),
  ]);
  const links = await screen.findAllByRole('link', { name: /^Directions: Dawn Traverse/ });
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAttribute('href', expect.stringContaining('mlat=51.1&mlon=-115.7'));
});

test('the receipt has a fold that says the total; a booking that an older version saved needs no meeting point', async () => {
  const { meetingPoint: _, meetingLatitude: _latitude, meetingLongitude: _longitude, ...older } = event;
  open([buildBooking({ event: older })]);
  const fold = await screen.findByRole('button', { name: /^Receipt/ });
  expect(fold).toHaveTextContent(formatDollars(twoAdults.total));
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: /^Find on a map/ })).toBeVisible();
});

test('each open ticket can be passed on to its person', async () => {
  open([buildBooking()]);
  await userEvent.click(await screen.findByRole('button', { name: 'Show tickets' }));
  expect(screen.getByRole('link', { name: /^Download ticket.*Jonas Bergeron/ })).toHaveAttribute(
    'href',
    '/my-bookings/3/tickets.pdf?position=1',
  );
});

test.each([
  [
    ['apple', 'google'],
    ['/my-bookings/3/ticket.pkpass?position=1', '/my-bookings/3/google-pass?position=1'],
  ],
  [[], []],
])('a ticket can be added to the wallets that are set up: %j', async (wallets, addresses) => {
  fakeApi({
    currentUser: { body: buildUser() },
    listMyBookings: { body: [buildBooking()] },
    listMyWaitlist: { body: [] },
    getSite: { body: { wallets } },
  });
  renderAt(<MyBookingsPage />, { path: '/my-bookings' });
  await userEvent.click(await screen.findByRole('button', { name: 'Show tickets' }));
  const ofJonas = () => screen.queryAllByRole('link', { name: /^Add to .* Wallet: ticket of Jonas Bergeron$/ });
  await waitFor(() => expect(ofJonas().map((link) => link.getAttribute('href'))).toEqual(addresses));
});

test('the organizer sees one’s email only while that’s ticked; a failure says so and changes nothing', async () => {
  let isUp = false;
  let sharesEmail = false;
  const sent: unknown[] = [];
  fakeApi({
    currentUser: { body: buildUser() },
    listMyWaitlist: { body: [] },
    listMyBookings: () => ({ body: [{ ...buildBooking(), sharesEmail }] }),
    shareEmail: ({ body }) => {
      sent.push(body);
      sharesEmail = isUp;
      return isUp ? { body: { shared: true } } : { status: 500, body: {} };
    },
  });
  renderAt(<MyBookingsPage />, { path: '/my-bookings' });
  const box = await screen.findByRole('checkbox', { name: 'Let the organizer see my email address' });
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  expect(await screen.findByText(/went wrong|try again/i)).toBeVisible();
  expect(box).not.toBeChecked();
  isUp = true;
  await userEvent.click(box);
  await waitFor(() => expect(box).toBeChecked());
  expect(sent).toEqual([{ shared: true }, { shared: true }]);
});
