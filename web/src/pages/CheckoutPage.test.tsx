import type { WireQuote } from '@ascendant/contract/booking';
import { holdMinutes } from '@ascendant/domain/booking/hold';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { SessionEnded } from '../features/auth/SessionEnded';
import { clearBookingStorage, paymentIntentIdKey, pendingBookingKey } from '../storage/booking-keys';
import { storeHeldUntil } from '../storage/held-seats';
import { storeHeldBooking, storePendingBooking, withDollars } from '../storage/pending-booking';
import { buildPendingBooking } from '../test/build-pending-booking';
import { buildUser } from '../test/build-user';
import { answerer, type FakeAnswers, type FakeReply, type SeenCall } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { currentToast } from '../ui/toast-store';
import { Toasts } from '../ui/Toasts';
import { CheckoutPage } from './CheckoutPage';

const quote: WireQuote = {
  pricingTierId: 1,
  tierType: 'early_bird',
  adults: 2,
  children: 0,
  adultPrice: '544.00',
  childPrice: '328.00',
  ticketsTotal: '1088.00',
  discount: '0.00',
  subtotal: '1088.00',
  bookingFee: '48.68',
  totalBeforeTax: '1136.68',
  hst: '147.77',
  total: '1284.45',
};
const discounted: WireQuote = {
  ...quote,
  discount: '108.80',
  subtotal: '979.20',
  bookingFee: '44.01',
  totalBeforeTax: '1023.21',
  hst: '133.02',
  total: '1156.23',
};

function intent(changes: { quote?: WireQuote; heldForSeconds?: number } = {}): FakeReply {
  const { heldForSeconds = holdMinutes * 60 } = changes;
  return {
    body: {
      clientSecret: 'pi_1_secret',
      paymentIntentId: 'pi_1',
      bookingId: 3,
      // Years away from this device's clock, as if that were wrong: only the difference counts.
      serverTime: '2033-01-01T00:00:00.000Z',
      expiresAt: new Date(Date.parse('2033-01-01T00:00:00.000Z') + heldForSeconds * 1000).toISOString(),
      quote: changes.quote ?? quote,
      provider: { name: 'sandbox', publishableKey: null },
    },
  };
}

const refused = (status: number, code: string, message: string, details = {}): FakeReply => ({
  status,
  body: { code, message, error: message, requestId: '1', ...details },
});

interface Sandbox {
  readonly path: string;
  readonly body: unknown;
}

/** The server and the sandbox, which answers each request in turn. */
function open(answers: FakeAnswers = {}, sandboxAnswers: readonly unknown[] = [], at = '/checkout') {
  const seen: SeenCall[] = [];
  const sandbox: Sandbox[] = [];
  const server = answerer({ currentUser: { body: buildUser() }, createPaymentIntent: intent(), ...answers }, seen);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!path.startsWith('/sandbox/')) return server(path, init);
    sandbox.push({ path, body: JSON.parse(String(init.body)) });
    return new Response(JSON.stringify(sandboxAnswers[sandbox.length - 1]), { status: 200 });
  });
  renderAt(
    <>
      <CheckoutPage />
      <SessionEnded />
      <Address />
      <Toasts />
    </>,
    { path: '/checkout/:booking?', at },
  );
  return { seen, sandbox };
}

function Address() {
  return <p>{`the address is ${useLocation().pathname}`}</p>;
}

const ended: FakeReply = {
  status: 401,
  body: { code: 'unauthenticated', message: 'Please sign in.', error: '', requestId: '1' },
};

/** Refuses the first call, as after the session has ended, and answers the next. */
function refusedOnce(reply: FakeReply) {
  let isFirst = true;
  return () => {
    const answer = isFirst ? ended : reply;
    isFirst = false;
    return answer;
  };
}

async function signInAgain() {
  await userEvent.type(await screen.findByLabelText('Password'), 'larch meadow');
  await press('Sign in and continue');
}

const confirmed: FakeAnswers = { confirmPayment: { body: { success: true, bookingId: 3, reference: 'ASC-3' } } };
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

async function pay(number = '4242424242424242') {
  await userEvent.type(await screen.findByLabelText('Card number'), number);
  await userEvent.type(screen.getByLabelText('Expiry'), '0929');
  await userEvent.type(screen.getByLabelText('CVC'), '123');
  await press(/^Pay/);
}

beforeEach(() => storePendingBooking(buildPendingBooking()));

test('without a booking, the checkout goes home', async () => {
  localStorage.clear();
  open();
  expect(await screen.findByText('at /')).toBeVisible();
  expect(currentToast()).toMatchObject({
    title: 'No booking data found',
    description: 'Please start the booking process again',
  });
});

test.each(['{', '{"eventId":7}', '<script>alert(1)</script>'])('booking data %j is refused', async (data) => {
  open({}, [], `/checkout?bookingData=${encodeURIComponent(data)}`);
  expect(await screen.findByText('at /')).toBeVisible();
  expect(currentToast()).toMatchObject({ title: 'Invalid booking data', tone: 'bad' });
});

test('WEB-07 a booking in the address is read once, removed from it, and found again after a reload', async () => {
  localStorage.clear();
  const data = JSON.stringify(withDollars(buildPendingBooking({ eventTitle: 'Okavango by Mokoro' })));
  open({}, [], `/checkout?bookingData=${encodeURIComponent(data)}`);
  expect(await screen.findByText('Okavango by Mokoro')).toBeVisible();
  expect(JSON.parse(localStorage.getItem(pendingBookingKey) ?? '')).toMatchObject({ eventTitle: 'Okavango by Mokoro' });
});

test('a spinner shows while the payment is being created', async () => {
  open({ createPaymentIntent: () => new Promise<FakeReply>(() => undefined) });
  expect(await screen.findByText('Preparing your payment')).toBeInTheDocument();
});

test('the summary has every specified line, but no children line without children', async () => {
  open();
  const lines = await screen.findByText('2 adults × $544.00');
  const text = lines.closest('dl')?.textContent ?? '';
  expect(text).toBe(
    '2 adults × $544.00$1,088.00Subtotal$1,088.00Booking Fee (4.3% + $1.90)$48.68' +
      'Subtotal including booking fee$1,136.68HST (13%)$147.77Total$1,284.45',
  );
  expect(screen.getByText('Secure Payment')).toBeVisible();
  expect(screen.getByText('Enter your payment details to complete your booking')).toBeVisible();
  expect(screen.getByText(/Your payment is secured by/)).toBeVisible();
});

test("children have their own line, and without a fee there's no fee line", async () => {
  const free = { ...quote, adults: 1, children: 1, bookingFee: '0.00' };
  open({ createPaymentIntent: intent({ quote: free }) });
  expect(await screen.findByText('1 child × $328.00')).toBeVisible();
  expect(screen.queryByText(/^Booking Fee/)).toBeNull();
});

test("the hold's countdown starts at the length of a hold, by the server's clock", async () => {
  open();
  expect(await screen.findByRole('timer')).toHaveTextContent(
    new RegExp(`^(${holdMinutes}:00|${holdMinutes - 1}:5\\d) left2 seats are held for you$`),
  );
});

test('an expired hold says so and can be renewed', async () => {
  let holds = 0;
  open({
    createPaymentIntent: () => {
      holds += 1;
      return intent({ heldForSeconds: holds === 1 ? 0 : holdMinutes * 60 });
    },
  });
  expect(await screen.findByText('Your seats are no longer held.')).toBeVisible();
  await press('Hold seats again');
  expect(await screen.findByRole('button', { name: 'Pay $1,284.45' })).toBeEnabled();
});

test("a payment that can't be set up leads home", async () => {
  open({ createPaymentIntent: { status: 500, body: {} } });
  expect(await screen.findByText('Unable to initialize payment. Please try again.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Payment Error' })).toBeVisible();
  expect(screen.getByText('Failed to initialize payment. Please try again.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Return to Home' }));
  expect(await screen.findByText('at /')).toBeVisible();
});

test('a payment refused by a rule shows the reason', async () => {
  open({ createPaymentIntent: refused(409, 'sold_out', 'Only 1 seat is left.') });
  expect(await screen.findByText('Only 1 seat is left.')).toBeVisible();
});

test("PAY-19 a number that isn't a test card never leaves the browser", async () => {
  const { sandbox } = open();
  await pay('4111111111111111');
  expect(await screen.findByText('That isn’t a test card. Don’t enter a real card here.')).toBeVisible();
  expect(screen.getByLabelText('Card number')).toHaveFocus();
  expect(sandbox).toHaveLength(0);
});

test('a paid booking is confirmed, deleted from this device, and leads to its tickets', async () => {
  const { seen, sandbox } = open(confirmed, [{ status: 'succeeded' }]);
  await pay();
  expect(await screen.findByText('at /payment-success')).toBeVisible();
  expect(currentToast()).toMatchObject({
    title: 'Payment Successful',
    description: 'Your booking has been confirmed!',
  });
  expect(sandbox[0]).toEqual({
    path: '/sandbox/v1/payment_intents/pi_1/confirm',
    body: {
      clientSecret: 'pi_1_secret',
      card: { number: '4242424242424242', expMonth: 9, expYear: 2029, cvc: '123' },
    },
  });
  expect(seen.find((call) => call.name === 'confirmPayment')?.body).toMatchObject({
    paymentIntentId: 'pi_1',
    bookingData: { eventId: 7, totalWithTax: 1284.45 },
  });
  expect(localStorage.getItem(pendingBookingKey)).toBeNull();
  expect(localStorage.getItem(paymentIntentIdKey)).toBeNull();
});

test('finding 6: each of two tabs confirms its own payment, and leaves the other’s checkout alone', async () => {
  const { seen } = open(confirmed, [{ status: 'succeeded' }]);
  await screen.findByLabelText('Card number');
  // What another tab's checkout stores for all tabs.
  localStorage.setItem(paymentIntentIdKey, 'pi_of_the_other_tab');
  await pay();
  expect(await screen.findByText('at /payment-success')).toBeVisible();
  expect(seen.find((call) => call.name === 'confirmPayment')?.body).toMatchObject({ paymentIntentId: 'pi_1' });
  expect(localStorage.getItem(paymentIntentIdKey)).toBe('pi_of_the_other_tab');
  expect(localStorage.getItem(pendingBookingKey)).not.toBeNull();
});

test('finding 6: going back to the events releases this tab’s seats, not the other’s', async () => {
  const { seen } = open({ releaseHold: { status: 204 } });
  await screen.findByLabelText('Card number');
  localStorage.setItem(paymentIntentIdKey, 'pi_of_the_other_tab');
  await userEvent.click(screen.getByRole('link', { name: 'Back to Events' }));
  await waitFor(() =>
    expect(seen.find((call) => call.name === 'releaseHold')?.body).toEqual({ paymentIntentId: 'pi_1' }),
  );
});

test('no card number is ever sent to our own server', async () => {
  const { seen } = open(confirmed, [{ status: 'succeeded' }]);
  await pay();
  await screen.findByText('at /payment-success');
  expect(JSON.stringify(seen.map((call) => call.body))).not.toMatch(/4242/);
});

test("a declined card shows the provider's message; the form can be used again and the hold continues", async () => {
  open({}, [{ status: 'requires_payment', error: { code: 'x', message: 'Your card has insufficient funds.' } }]);
  await pay('4000000000009995');
  expect(await screen.findByText('Payment Failed')).toBeVisible();
  expect(screen.getByText('Your card has insufficient funds.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Pay/ })).toBeEnabled();
  expect(screen.getByLabelText('Card number')).toHaveValue('4000 0000 0000 9995');
  expect(screen.getByRole('timer')).toBeVisible();
});

test("a card that needs authentication pays once it's completed", async () => {
  const { sandbox } = open(confirmed, [{ status: 'requires_action' }, { status: 'succeeded' }]);
  await pay('4000002500003155');
  const challenge = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  await userEvent.click(within(challenge).getByRole('button', { name: 'Complete authentication' }));
  expect(await screen.findByText('at /payment-success')).toBeVisible();
  expect(sandbox[1]).toEqual({
    path: '/sandbox/v1/payment_intents/pi_1/challenge',
    body: { clientSecret: 'pi_1_secret', outcome: 'pass' },
  });
});

test('without a stored payment intent, nothing can be confirmed', async () => {
  open({}, [{ status: 'succeeded' }]);
  await screen.findByLabelText('Card number');
  clearBookingStorage();
  await pay();
  expect(await screen.findByText('No payment intent ID found')).toBeVisible();
});

test("a payment that arrived too late says it's being refunded, and can't be made twice", async () => {
  const sentence = "Payment successful but booking failed. Please contact support. We're refunding your card.";
  open({ confirmPayment: refused(409, 'payment_returned', sentence) }, [{ status: 'succeeded' }]);
  await pay();
  expect(await screen.findByRole('heading', { name: 'Booking Error' })).toBeVisible();
  expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('a changed price must be accepted before anything is held', async () => {
  const dearer = { ...quote, pricingTierId: 2, tierType: 'regular', total: '1600.00' } as const;
  const bodies: unknown[] = [];
  open({
    createPaymentIntent: ({ body }) => {
      bodies.push(body);
      return bodies.length === 1 ? refused(409, 'price_changed', '', { quote: dearer }) : intent({ quote: dearer });
    },
  });
  expect(await screen.findByText('The price has changed.')).toBeVisible();
  expect(screen.getByText(/Your total was \$1,284.45 and is now \$1,600.00\./)).toBeVisible();
  expect(screen.queryByLabelText('Card number')).toBeNull();
  await press('Continue with the new price');
  expect(await screen.findByRole('button', { name: 'Pay $1,600.00' })).toBeEnabled();
  expect(bodies[1]).toMatchObject({ amount: 1600, bookingData: { pricingTierId: 2, tierType: 'regular' } });
});

test('a discount code lowers the price without asking, and can be removed', async () => {
  const asked: unknown[] = [];
  open({
    createPaymentIntent: ({ body }) => {
      asked.push(body);
      const { amount, bookingData } = body as { amount: number; bookingData: { discountCode?: string } };
      if (bookingData.discountCode === undefined) return intent();
      return amount === 1156.23
        ? intent({ quote: discounted })
        : refused(409, 'price_changed', '', { quote: discounted });
    },
  });
  await userEvent.type(await screen.findByLabelText('Card number'), '4242');
  await press('Have a code?');
  await userEvent.type(screen.getByLabelText('Discount code'), 'larch10');
  await press('Apply');
  expect(await screen.findByRole('button', { name: 'Pay $1,156.23' })).toBeEnabled();
  expect(screen.getByText('LARCH10')).toBeVisible();
  expect(screen.getByText('−$108.80')).toBeVisible();
  expect(screen.getByLabelText('Card number')).toHaveValue('4242');
  expect(JSON.parse(localStorage.getItem(pendingBookingKey) ?? '')).toMatchObject({ discountCode: 'LARCH10' });
  await press('Remove');
  expect(await screen.findByRole('button', { name: 'Pay $1,284.45' })).toBeEnabled();
});

test('a refused code shows an error at its field, and the payment stays as it was', async () => {
  open({
    createPaymentIntent: ({ body }) =>
      JSON.stringify(body).includes('discountCode')
        ? refused(422, 'discount_refused', 'This discount code has been used up.')
        : intent(),
  });
  await press('Have a code?');
  await userEvent.type(await screen.findByLabelText('Discount code'), 'gone');
  await press('Apply');
  expect(await screen.findByText('This discount code has been used up.')).toBeVisible();
  expect(screen.getByLabelText('Discount code')).toHaveValue('GONE');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay $1,284.45' })).toBeEnabled());
});

test('a total of 0 books without payment', async () => {
  const nothing = { ...quote, discount: '1088.00', subtotal: '0.00', bookingFee: '0.00', totalBeforeTax: '0.00' };
  const { seen } = open({
    createPaymentIntent: ({ body }) =>
      JSON.stringify(body).includes('discountCode')
        ? refused(409, 'price_changed', '', { quote: { ...nothing, hst: '0.00', total: '0.00' } })
        : intent(),
    createBooking: { status: 201, body: { bookingId: 3, reference: 'ASC-3', status: 'confirmed' } },
  });
  await press('Have a code?');
  await userEvent.type(await screen.findByLabelText('Discount code'), 'guest');
  await press('Apply');
  await press('Confirm booking');
  expect(await screen.findByText('at /payment-success?free=true')).toBeVisible();
  expect(
    seen.some((call) => call.name === 'releaseHold'),
    'the server replaces the held seats',
  ).toBe(false);
  expect(seen.find((call) => call.name === 'createBooking')?.body).toMatchObject({
    discountCode: 'GUEST',
    totalWithTax: 0,
  });
});

test('T6 going back to the events releases the seats', async () => {
  const { seen } = open({ releaseHold: { status: 204 } });
  await screen.findByLabelText('Card number');
  await userEvent.click(screen.getByRole('link', { name: 'Back to Events' }));
  expect(await screen.findByText('at /')).toBeVisible();
  await waitFor(() =>
    expect(seen.find((call) => call.name === 'releaseHold')?.body).toEqual({ paymentIntentId: 'pi_1' }),
  );
});

test('finding 10: the checkout has its booking in the address, and another tab’s booking doesn’t replace it', async () => {
  open();
  expect(await screen.findByText('the address is /checkout/3')).toBeVisible();
  cleanup();
  // What another tab's dialog stores for all tabs.
  storePendingBooking(buildPendingBooking({ eventTitle: 'Hogmanay' }));
  open({}, [], '/checkout/3');
  expect(await screen.findByText('Dawn Traverse')).toBeVisible();
  expect(screen.queryByText('Hogmanay')).toBeNull();
});

test.each(['/checkout/4', '/checkout/x', '/checkout/99999999999999'])(
  'finding 10: a booking that this device doesn’t have goes home: %s',
  async (at) => {
    storeHeldBooking(3, buildPendingBooking());
    open({}, [], at);
    expect(await screen.findByText('at /')).toBeVisible();
    expect(currentToast()).toMatchObject({ title: 'No booking data found' });
  },
);

test('finding 10: the focus stays on the button after a decline, and goes to the code that was applied', async () => {
  open(
    {
      createPaymentIntent: ({ body }) => {
        const { amount, bookingData } = body as { amount: number; bookingData: { discountCode?: string } };
        if (bookingData.discountCode === undefined) return intent();
        return amount === 1156.23
          ? intent({ quote: discounted })
          : refused(409, 'price_changed', '', { quote: discounted });
      },
    },
    [{ status: 'requires_payment', error: { code: 'x', message: 'Your card was declined.' } }],
  );
  await pay('4000000000000002');
  await screen.findByText('Payment Failed');
  await waitFor(() => expect(screen.getByRole('button', { name: /^Pay/ })).toHaveFocus());
  await press('Have a code?');
  expect(screen.getByLabelText('Discount code')).toHaveFocus();
  await userEvent.keyboard('larch10{Enter}');
  await screen.findByRole('button', { name: 'Pay $1,156.23' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus());
});

test('finding 7: a session that ends before the seats are held goes on after the password', async () => {
  const login = { body: { ...buildUser(), token: 'fresh' } };
  open({ createPaymentIntent: refusedOnce(intent()), login });
  expect(await screen.findByRole('dialog', { name: 'Sign in to finish' })).toBeVisible();
  expect(screen.getByLabelText('Email or username')).toHaveValue('maya@mail.example');
  await signInAgain();
  expect(await screen.findByLabelText('Card number')).toBeVisible();
});

test('finding 7: a session that ends while paying says how long the seats are held, and charges once', async () => {
  const login = { body: { ...buildUser(), token: 'fresh' } };
  const confirmPayment = refusedOnce({ body: { success: true, bookingId: 3, reference: 'ASC-3' } });
  const { sandbox } = open({ confirmPayment, login }, [{ status: 'succeeded' }]);
  await pay();
  expect(await screen.findByText(/^Your seats are held for/)).toHaveTextContent(/1[45]:\d\d$/);
  await signInAgain();
  expect(await screen.findByText('at /payment-success')).toBeVisible();
  expect(sandbox).toHaveLength(1);
});

test('finding 7: a wrong password says so, and closing the question shows the refusal', async () => {
  open({ createPaymentIntent: () => ended, login: refused(401, 'wrong_credentials', 'Invalid Username or Password') });
  await signInAgain();
  expect(await screen.findByText('Invalid Username or Password')).toBeVisible();
  await press('Close');
  expect(await screen.findByText('Unable to initialize payment. Please try again.')).toBeVisible();
});

test('finding 7: a reload after the session has ended asks for the password beside the booking', async () => {
  storeHeldBooking(3, buildPendingBooking());
  storeHeldUntil(Date.now() + 728_000);
  const login = { body: { ...buildUser(), token: 'fresh' } };
  open({ currentUser: ended, login }, [], '/checkout/3');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in to finish' })).toBeVisible();
  expect(screen.getByText(/^Your seats are held for/)).toHaveTextContent(/ 12:0[78]$/);
  expect(screen.getByText('Dawn Traverse')).toBeVisible();
  await signInAgain();
  expect(await screen.findByLabelText('Card number')).toBeVisible();
});
