import type { MoveQuote } from '@ascendant/contract/booking-move';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readMovePayment, storeMovePayment } from '../storage/move-payment';
import { buildUser } from '../test/build-user';
import { intent, pay, press, refused } from '../test/checkout-scene';
import { answerer, type FakeAnswers, type SeenCall } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { currentToast } from '../ui/dialog/toast-store';
import { PayForMovePage } from './PayForMovePage';
import { PaymentSuccessPage } from './PaymentSuccessPage';

const quote: MoveQuote = {
  bookingId: 3,
  reference: 'ASC-7Q2M4',
  fromEventId: 7,
  eventId: 8,
  seats: 2,
  paid: '1284.45',
  price: '1400.00',
  refund: '0.00',
  charge: '115.55',
  until: '2099-06-30T10:45:00.000Z',
  timezone: 'America/Edmonton',
  zoneOffsets: [-21600],
  refusal: null,
};

beforeEach(() => sessionStorage.clear());

/** The page with the server, and the sandbox, which answers each card in turn. */
function open(answers: FakeAnswers = {}, cards: readonly unknown[] = [{ status: 'succeeded' }]) {
  const seen: SeenCall[] = [];
  let tries = 0;
  const server = answerer(
    {
      currentUser: { body: buildUser() },
      getMove: { body: quote },
      payForMove: intent(),
      getEvent: refused(404, 'not_found', ''),
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
  const seen = open({ confirmPayment: { body: { success: true, bookingId: 3, reference: 'ASC-7Q2M4' } } });
  expect(await screen.findByRole('button', { name: 'Pay $115.55' })).toBeVisible();
  expect(screen.getByRole('complementary')).toHaveTextContent('Paid$1,284.45New date$1,400.00You pay$115.55');
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
  open({ confirmPayment: { body: { success: true, bookingId: 3, reference: 'ASC-7Q2M4' } } }, [
    { status: 'requires_payment', error: { code: 'x', message: 'Your card was declined.' } },
    { status: 'succeeded' },
  ]);
  await screen.findByRole('button', { name: 'Pay $115.55' });
  await pay();
  expect(await screen.findByText('Your card was declined. You weren’t charged.')).toBeVisible();
  await press('Pay $115.55');
  expect(await screen.findByText('at /my-bookings')).toBeVisible();
});

test('leaving gives the held seats back', async () => {
  const seen = open();
  await screen.findByRole('button', { name: 'Pay $115.55' });
  const link = await screen.findByRole('link', { name: 'Keep my date' });
  link.click();
  await waitFor(() =>
    expect(seen.find(({ name }) => name === 'releaseHold')?.body).toEqual({ paymentIntentId: 'pi_1' }),
  );
});

test('a payment that came too late for the move says that the card is refunded', async () => {
  const message = 'Your payment arrived, but your booking couldn’t move to that date any longer.';
  open({ confirmPayment: refused(409, 'payment_returned', message) });
  await screen.findByRole('button', { name: 'Pay $115.55' });
  await pay();
  expect(await screen.findByText(message)).toBeVisible();
});

test.each([
  ['a refusal', { getMove: { body: { ...quote, refusal: 'There aren’t enough seats left.' } } }, /enough seats/],
  ['a date that isn’t dearer', { getMove: { body: { ...quote, charge: '0.00' } } }, /nothing to pay/],
  [
    'a booking that has just moved',
    { payForMove: refused(409, 'booking_moved', 'It has just been moved.') },
    /just been moved/,
  ],
] as const)('%s is said instead of a card form', async (_, answers, text) => {
  open(answers);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByLabelText('Card number')).toBeNull();
});

const back = '/payment-success?payment_intent=pi_1&redirect_status=succeeded';

test.each([
  ['paid', { status: 200, body: { success: true, bookingId: 3, reference: 'ASC-7Q2M4' } }, 'at /my-bookings'],
  ['refused', refused(402, 'payment_declined', 'Your card was declined.'), 'at /my-bookings/3/move/8'],
] as const)(
  'someone who comes back from their bank, which has %s it, goes on where they were',
  async (_, reply, where) => {
    storeMovePayment('pi_1', '/my-bookings/3/move/8');
    vi.stubGlobal('fetch', answerer({ currentUser: { body: buildUser() }, confirmPayment: reply }));
    renderAt(<PaymentSuccessPage />, { path: '/payment-success', at: back });
    expect(await screen.findByText(where)).toBeVisible();
    expect(readMovePayment('pi_1')).toBe(where === 'at /my-bookings' ? null : '/my-bookings/3/move/8');
  },
);
