import type { MoveQuote } from '@ascendant/contract/booking-move';
import type { DateMove } from '@ascendant/contract/dates-edit';
import type { EventDate } from '@ascendant/contract/event-dates';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { readChangePayment, storeChangePayment } from '../storage/change-payment';
import { buildBooking } from '../test/build-booking';
import { buildUser } from '../test/build-user';
import { intent, pay, press } from '../test/checkout-scene';
import { type FakeAnswers, type SeenCall, answerer, fakeApi, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { currentToast } from '../ui/dialog/toast-store';
import { MovedDatePage } from './MovedDatePage';
import { MyBookingsPage } from './MyBookingsPage';
import { PayForMovePage } from './PayForMovePage';
import { PaymentSuccessPage } from './PaymentSuccessPage';

const move: DateMove = {
  bookingId: 41,
  reference: 'ASC-7Q2M4',
  event: {
    id: 7,
    title: 'Dawn Traverse',
    startDate: '2099-07-04',
    startTime: '06:00',
    endDate: '2099-07-04',
    endTime: '16:00',
    timezone: 'America/Edmonton',
    zoneOffsets: [-21600],
    location: 'Banff, Alberta',
  },
  booked: { startDate: '2099-07-02', startTime: '04:45' },
  state: 'open',
  answerDay: '2099-07-01',
  hasOtherDates: true,
  isFree: false,
};
const token = `41.${'a'.repeat(43)}`;

function open(answers: FakeAnswers, hash = token) {
  const seen = fakeApi({ currentUser: { status: 401, body: {} }, readDateMove: { body: move }, ...answers });
  renderAt(<MovedDatePage />, { path: '/moved-date', at: `/moved-date#${hash}` });
  return seen;
}

test('says when it was and when it is, by which day to answer, and what happens otherwise; the new date is taken with one press', async () => {
  const taken = { ...move, state: 'taken', answerDay: null };
  const seen = open({ takeMovedDate: { body: taken } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Can you come on the new date?' })).toBeVisible();
  expect(screen.getByText(/July 4, 2099.*6:00 a\.m\. to 4:00 p\.m\./)).toBeVisible();
  expect(screen.getByText(/July 2, 2099, 4:45 a\.m\./)).toBeVisible();
  expect(
    screen.getByText(/unless you say no\. .* know by Wednesday, July 1, 2099\. .* everything you paid\.$/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose another date' })).toHaveAttribute('href', '/my-bookings?move=41');
  expect(screen.getByRole('link', { name: 'Get your money back' })).toHaveAttribute('href', '/my-bookings?cancel=41');
  await userEvent.click(screen.getByRole('button', { name: 'Take the new date' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'You’re coming on the new date' })).toBeVisible();
  expect(seen.find(({ name }) => name === 'takeMovedDate')?.body).toEqual({
    token,
    to: { startDate: '2099-07-04', startTime: '06:00' },
  });
});

test('without other dates none is offered, and a free booking is cancelled without money', async () => {
  open({ readDateMove: { body: { ...move, hasOtherDates: false, isFree: true } } });
  expect(await screen.findByRole('link', { name: 'Cancel your booking' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Choose another date' })).toBeNull();
  expect(screen.queryByText(/everything you paid/)).toBeNull();
});

test('a date that has moved again says to when, and shows the new one', async () => {
  const message = 'This date has been moved meanwhile. It’s now on Sunday, July 5, 2099, 6:00 a.m.';
  const later = { ...move, event: { ...move.event, startDate: '2099-07-05', endDate: '2099-07-05' } };
  let reads = 0;
  open({
    readDateMove: () => ({ body: (reads += 1) === 1 ? move : later }),
    takeMovedDate: refusal(409, 'date_moved', message),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Take the new date' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(await screen.findByText(/July 5, 2099.* to 4:00 p\.m\./)).toBeVisible();
});

test.each([
  ['late', 'This date has begun'],
  ['ended', 'This booking has ended'],
] as const)('one that’s %s says so, and leads to the bookings', async (state, heading) => {
  open({ readDateMove: { body: { ...move, state, answerDay: null } } });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your bookings' })).toHaveAttribute('href', '/my-bookings');
});

test('a link that isn’t whole says what to do', async () => {
  open({}, '41.abc');
  expect(await screen.findByText('This link isn’t complete')).toBeVisible();
});

const quote: MoveQuote = {
  bookingId: 3,
  reference: 'ASC-7Q2M4',
  fromEventId: 7,
  eventId: 8,
  seats: 2,
  paid: '1284.45',
  price: '1400.00',
  refund: '0.00',
  kept: '0.00',
  policy: 'flexible',
  charge: '115.55',
  until: '2099-06-30T10:45:00.000Z',
  timezone: 'America/Edmonton',
  zoneOffsets: [-21600],
  refusal: null,
};

beforeEach(() => sessionStorage.clear());

/** The page with the server, and the sandbox, which answers each card in turn. */
function openPayment(answers: FakeAnswers = {}, cards: readonly unknown[] = [{ status: 'succeeded' }]) {
  const seen: SeenCall[] = [];
  let tries = 0;
  const server = answerer(
    {
      currentUser: { body: buildUser() },
      getMove: { body: quote },
      payForMove: intent(),
      getEvent: refusal(404, 'not_found', ''),
      releaseHold: { status: 204 },
      ...answers,
    },
    seen,
  );
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!path.startsWith('/sandbox/')) return server(path, init);
    tries += 1;
    return new Response(JSON.stringify(cards[tries - 1]), { status: 200 });
  });
  renderAt(<PayForMovePage />, { path: '/my-bookings/:booking/move/:event', at: '/my-bookings/3/move/8' });
  return seen;
}

test('shows the exact difference, pays it, and goes to My Bookings once the booking has moved', async () => {
  const seen = openPayment({ confirmPayment: { body: { success: true, bookingId: 3, reference: 'ASC-7Q2M4' } } });
  expect(await screen.findByRole('button', { name: 'Pay $115.55' })).toBeVisible();
  expect(screen.getByRole('complementary')).toHaveTextContent('Booked date$1,284.45New date$1,400.00You pay$115.55');
  expect(seen.find(({ name }) => name === 'payForMove')?.body).toEqual({
    fromEventId: 7,
    eventId: 8,
    charge: '115.55',
  });
  await pay();
  expect(await screen.findByText('at /my-bookings')).toBeVisible();
  expect(currentToast()).toMatchObject({ title: 'Booking moved' });
});

test('a declined card says so, and another one can be tried', async () => {
  openPayment({ confirmPayment: { body: { success: true, bookingId: 3, reference: 'ASC-7Q2M4' } } }, [
    { status: 'requires_payment', error: { code: 'x', message: 'Your card was declined.' } },
    { status: 'succeeded' },
  ]);
  await screen.findByRole('button', { name: 'Pay $115.55' });
  await pay();
  expect(await screen.findByText('Your card was declined. You weren’t charged.')).toBeVisible();
  await press('Pay $115.55');
  expect(await screen.findByText('at /my-bookings')).toBeVisible();
});

test('someone who left with the browser’s Back reads on My Bookings what waits to be paid until when, and goes on paying', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2099-06-01T10:00:00Z') });
  const waiting = {
    eventId: 8,
    startDate: '2099-07-09',
    startTime: '04:45',
    seats: 2,
    heldUntil: '2099-06-01T10:13:10Z',
  };
  fakeApi({
    currentUser: { body: buildUser() },
    listMyBookings: {
      body: [
        buildBooking({ moveToPay: waiting }),
        buildBooking({ id: 4, moveToPay: { ...waiting, heldUntil: '2099-06-01T10:00:00Z' } }),
      ],
    },
    listMyWaitlist: { body: [] },
  });
  renderAt(<MyBookingsPage />, { path: '/my-bookings' });
  expect(await screen.findByRole('timer')).toHaveTextContent(
    'Your 2 seats on Thu, Jul 9, 2099, 4:45 a.m. are held for 13:10',
  );
  const [link, ...others] = screen.getAllByRole('link', { name: /^Finish paying/ });
  expect(link).toHaveAttribute('href', '/my-bookings/3/move/8');
  expect(others).toEqual([]);
  vi.useRealTimers();
});

test('leaving gives the held seats back', async () => {
  const seen = openPayment();
  await screen.findByRole('button', { name: 'Pay $115.55' });
  const link = await screen.findByRole('link', { name: 'Keep my date' });
  link.click();
  await waitFor(() =>
    expect(seen.find(({ name }) => name === 'releaseHold')?.body).toEqual({ paymentIntentId: 'pi_1' }),
  );
});

test('a payment that came too late for the move says that the card is refunded', async () => {
  const message = 'Your payment arrived, but your booking couldn’t move to that date any longer.';
  openPayment({ confirmPayment: refusal(409, 'payment_returned', message) });
  await screen.findByRole('button', { name: 'Pay $115.55' });
  await pay();
  expect(await screen.findByText(message)).toBeVisible();
});

test.each([
  ['a refusal', { getMove: { body: { ...quote, refusal: 'There aren’t enough seats left.' } } }, /enough seats/],
  ['a date that isn’t dearer', { getMove: { body: { ...quote, charge: '0.00' } } }, /nothing to pay/],
  [
    'a booking that has just moved',
    { payForMove: refusal(409, 'booking_moved', 'It has just been moved.') },
    /just been moved/,
  ],
] as const)('%s is said instead of a card form', async (_, answers, text) => {
  openPayment(answers);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByLabelText('Card number')).toBeNull();
});

const back = '/payment-success?payment_intent=pi_1&redirect_status=succeeded';

test.each([
  ['paid', { status: 200, body: { success: true, bookingId: 3, reference: 'ASC-7Q2M4' } }, 'at /my-bookings'],
  ['refused', refusal(402, 'payment_declined', 'Your card was declined.'), 'at /my-bookings/3/move/8'],
] as const)(
  'someone who comes back from their bank, which has %s it, goes on where they were',
  async (_, reply, where) => {
    storeChangePayment('pi_1', '/my-bookings/3/move/8');
    vi.stubGlobal('fetch', answerer({ currentUser: { body: buildUser() }, confirmPayment: reply }));
    renderAt(<PaymentSuccessPage />, { path: '/payment-success', at: back });
    expect(await screen.findByText(where)).toBeVisible();
    expect(readChangePayment('pi_1')).toBe(where === 'at /my-bookings' ? null : '/my-bookings/3/move/8');
  },
);

const moveQuote: MoveQuote = {
  bookingId: 3,
  reference: 'ASC-7Q2M4',
  fromEventId: 7,
  eventId: null,
  seats: 2,
  paid: '1284.45',
  price: null,
  refund: '0.00',
  kept: '0.00',
  policy: 'flexible',
  charge: '0.00',
  until: '2099-06-30T10:45:00.000Z',
  timezone: 'America/Edmonton',
  zoneOffsets: [-21600],
  refusal: null,
};
const priced: MoveQuote = { ...moveQuote, eventId: 8, price: '1184.45', refund: '100.00' };

const date = (id: number, startDate: string, seatsLeft = 5): EventDate => ({
  id,
  startDate,
  endDate: startDate,
  startTime: '04:45',
  endTime: '16:00',
  seatsLeft,
  capacity: 12,
  lowestAdultPrice: '500.00',
  matchScore: null,
  status: 'published',
});
const dates = [date(7, '2099-07-02'), date(8, '2099-07-09'), date(9, '2099-07-16', 1), date(10, '2099-08-02')];

function openMove(answers: FakeAnswers, booking = buildBooking({ canMove: true }), at = '/my-bookings') {
  let asked = 0;
  const seen = fakeApi({
    currentUser: { body: buildUser() },
    listMyWaitlist: { body: [] },
    listMyBookings: { body: [booking] },
    eventDates: () => ({ body: (asked += 1) % 2 === 1 ? dates : [] }),
    getMove: ({ query }) => ({ body: query.has('eventId') ? priced : moveQuote }),
    ...answers,
  });
  renderAt(<MyBookingsPage />, { path: '/my-bookings', at });
  return seen;
}

async function askToMove() {
  await userEvent.click(await screen.findByRole('button', { name: /^Change date/ }));
  return screen.findByRole('dialog', { name: 'Change date' });
}

test('the dates with enough seats are shown by month, and what a cheaper one gives back before it’s sent', async () => {
  const moveBooking = { body: { bookingId: 3, reference: 'ASC-7Q2M4', eventId: 8, refund: '100.00' } };
  const seen = openMove({ moveBooking });
  const dialog = await askToMove();
  const radios = await within(dialog).findAllByRole('radio');
  expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
    expect.stringMatching(/July 9, 2099, 4:45 a\.m\. From \$500 · 5 seats left$/),
  ]);
  expect(within(dialog).getByLabelText('Month')).toHaveTextContent('July 2099August 2099');
  await userEvent.click(within(dialog).getByRole('radio'));
  expect(await within(dialog).findByText('$100.00')).toBeVisible();
  expect(dialog).toHaveTextContent('Booked date$1,284.45New date$1,184.45You get back$100.00');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Move booking' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(seen.find(({ name }) => name === 'moveBooking')?.body).toEqual({
    fromEventId: 7,
    eventId: 8,
    refund: '100.00',
  });
});

test('what the policy keeps of the difference is said before it’s sent', async () => {
  const strict: MoveQuote = { ...priced, policy: 'strict', refund: '50.00', kept: '50.00' };
  openMove({ getMove: ({ query }) => ({ body: query.has('eventId') ? strict : moveQuote }) });
  const dialog = await askToMove();
  await userEvent.click(await within(dialog).findByRole('radio'));
  await within(dialog).findByText('Not refunded');
  expect(dialog).toHaveTextContent('New date$1,184.45Not refunded$50.00You get back$50.00');
  expect(dialog).toHaveTextContent(
    'Strict: Half refund until 14 days before the start. The same applies to the difference when you move to a cheaper date.',
  );
});

test('a booking that can’t move says why, and shows no dates', async () => {
  const refusal = 'This booking is a final sale, so it can’t be moved to another date.';
  openMove({ getMove: { body: { ...moveQuote, until: null, refusal } } });
  const dialog = await askToMove();
  expect(await within(dialog).findByText(refusal)).toBeVisible();
  expect(within(dialog).queryByRole('radio')).toBeNull();
  expect(within(dialog).queryByRole('button', { name: 'Move booking' })).toBeNull();
});

test('a date that can’t be moved to says why, and another can be chosen', async () => {
  const refusal = 'That date costs $20.00 more than you paid.';
  openMove({ getMove: ({ query }) => ({ body: query.has('eventId') ? { ...priced, refusal } : moveQuote }) });
  const dialog = await askToMove();
  await userEvent.click(await within(dialog).findByRole('radio'));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(refusal);
  expect(within(dialog).queryByRole('button', { name: 'Move booking' })).toBeNull();
});

test('a dearer date leads to the payment of exactly the difference', async () => {
  const dearer = { ...priced, price: '1400.00', refund: '0.00', charge: '115.55' };
  const seen = openMove({ getMove: ({ query }) => ({ body: query.has('eventId') ? dearer : moveQuote }) });
  const dialog = await askToMove();
  await userEvent.click(await within(dialog).findByRole('radio'));
  const link = await within(dialog).findByRole('link', { name: 'Pay $115.55 and move' });
  expect(link).toHaveAttribute('href', '/my-bookings/3/move/8');
  expect(dialog).toHaveTextContent('Booked date$1,284.45New date$1,400.00You pay$115.55');
  expect(within(dialog).queryByRole('button', { name: 'Move booking' })).toBeNull();
  expect(seen.some(({ name }) => name === 'moveBooking')).toBe(false);
});

test('an event without other dates offers no move', async () => {
  openMove({}, buildBooking());
  expect(await screen.findByRole('button', { name: /^Cancel booking/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Change date/ })).toBeNull();
});

test('a booking whose date was moved says that the seats stay and by which day to answer, and its email’s link opens the other dates at once', async () => {
  const link = `3.${'a'.repeat(43)}`;
  const moveAnswer = { day: '2099-06-30', link };
  openMove({}, buildBooking({ canMove: true, moveAnswer }), '/my-bookings?move=3');
  const dialog = await screen.findByRole('dialog', { name: 'Change date' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep your date' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(
    screen.getByText(/keep your seats unless you say no\. .* know by Tuesday, June 30, 2099\. .* get back everything/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: /^Answer/ })).toHaveAttribute('href', `/moved-date#${link}`);
});

test('a link about another booking opens nothing', async () => {
  openMove({}, buildBooking({ canMove: true }), '/my-bookings?move=4');
  await screen.findByRole('button', { name: /^Change date/ });
  expect(screen.queryByRole('dialog')).toBeNull();
});
