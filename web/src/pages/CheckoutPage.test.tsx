import { toWire, toWireNumber } from '@ascendant/contract/money';
import { holdMinutes } from '@ascendant/domain/booking/hold';
import { cents, formatDollars } from '@ascendant/domain/money';
import { bookingFeeLabel, taxLabel } from '@ascendant/domain/pricing/charge-label';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearBookingStorage, paymentIntentIdKey, pendingBookingKey } from '../storage/booking-keys';
import { storePendingBooking, withDollars } from '../storage/pending-booking';
import { buildPendingBooking } from '../test/build-pending-booking';
import { confirmed, discounted, intent, openCheckout, pay, press, quote } from '../test/checkout-scene';
import { enterText } from '../test/enter-text';
import { refusal, type FakeAnswers, type FakeReply } from '../test/fake-api';
import { twoAdults, twoAdultsDiscounted } from '../test/prices';
import { currentToast } from '../ui/dialog/toast-store';

const total = formatDollars(twoAdults.total);

beforeEach(() => storePendingBooking(buildPendingBooking()));

test('without a booking, the checkout goes home', async () => {
  localStorage.clear();
  openCheckout();
  expect(await screen.findByText('at /')).toBeVisible();
  expect(currentToast()).toMatchObject({
    title: 'No booking data found',
    description: 'Please start the booking process again',
  });
});

test.each(['{', 'null', '{"eventId":7}', '%7B%22eventId%22%3A7%7D', '<script>alert(1)</script>'])(
  'booking data %j is refused',
  async (data) => {
    openCheckout({}, [], `/checkout?bookingData=${encodeURIComponent(data)}`);
    expect(await screen.findByText('at /')).toBeVisible();
    expect(currentToast()).toMatchObject({ title: 'Invalid booking data', tone: 'bad' });
  },
);

test('WEB-07 a booking in the address is read once, removed from it, and found again after a reload', async () => {
  localStorage.clear();
  const data = JSON.stringify(withDollars(buildPendingBooking({ eventTitle: 'Okavango by Mokoro' })));
  openCheckout({}, [], `/checkout?bookingData=${encodeURIComponent(data)}`);
  expect(await screen.findByText('Okavango by Mokoro')).toBeVisible();
  expect(JSON.parse(localStorage.getItem(pendingBookingKey) ?? '')).toMatchObject({ eventTitle: 'Okavango by Mokoro' });
});

test('a spinner shows while the payment is being created', async () => {
  openCheckout({ createPaymentIntent: () => new Promise<FakeReply>(() => undefined) });
  expect(await screen.findByText('Preparing your payment')).toBeInTheDocument();
});

test('the summary has every specified line, but no children line without children', async () => {
  openCheckout();
  const lines = await screen.findByText('2 adults × $544.00');
  const text = lines.closest('dl')?.textContent ?? '';
  expect(text).toBe(
    `2 adults × $544.00$1,088.00Subtotal$1,088.00${bookingFeeLabel}${formatDollars(twoAdults.bookingFee)}` +
      `Subtotal including booking fee${formatDollars(twoAdults.totalBeforeTax)}` +
      `${taxLabel}${formatDollars(twoAdults.hst)}Total${total}`,
  );
  expect(screen.getByText('Secure Payment')).toBeVisible();
  expect(screen.getByText('Enter your payment details to complete your booking')).toBeVisible();
  expect(screen.getByText(/Your payment is secured by/)).toBeVisible();
});

test("children have their own line, and without a fee there's no fee line", async () => {
  const free = { ...quote, adults: 1, children: 1, bookingFee: '0.00' };
  openCheckout({ createPaymentIntent: intent({ quote: free }) });
  expect(await screen.findByText('1 child × $328.00')).toBeVisible();
  expect(screen.queryByText(/^Booking Fee/)).toBeNull();
});

test("the hold's countdown starts at the length of a hold, by the server's clock", async () => {
  vi.useFakeTimers({ now: new Date(), toFake: ['Date'] });
  openCheckout();
  expect(await screen.findByRole('timer')).toHaveTextContent(`${holdMinutes}:00 left2 seats are held for you`);
});

test('seats aren’t counted where people come as price types, which can take none or several', async () => {
  const kayak = { name: 'Double kayak', people: 1, sharedBy: 2, price: '120.00' };
  openCheckout({ createPaymentIntent: intent({ quote: { ...quote, adults: 0, priceTypes: [kayak] } }) });
  expect(await screen.findByRole('timer')).toHaveTextContent('leftYour seats are held for you');
});

test('an expired hold says so and can be renewed', async () => {
  let holds = 0;
  openCheckout({
    createPaymentIntent: () => {
      holds += 1;
      return intent({ heldForSeconds: holds === 1 ? 0 : holdMinutes * 60 });
    },
  });
  expect(await screen.findByText('Your seats are no longer held.')).toBeVisible();
  await press('Hold seats again');
  expect(await screen.findByRole('button', { name: `Pay ${total}` })).toBeEnabled();
});

test("a payment that can't be set up can be tried again, and leads home", async () => {
  let isUp = false;
  const open = () => openCheckout({ createPaymentIntent: () => (isUp ? intent() : { status: 500, body: {} }) });
  open();
  expect(await screen.findByText('Unable to initialize payment. Please try again.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Payment Error' })).toBeVisible();
  expect(await screen.findByText('Failed to initialize payment. Please try again.')).toBeVisible();
  isUp = true;
  await press('Try again');
  expect(await screen.findByRole('button', { name: `Pay ${total}` })).toBeEnabled();
  cleanup();
  isUp = false;
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Return to Home' }));
  expect(await screen.findByText('at /')).toBeVisible();
});

test('a payment refused by a rule shows the reason, and leads back to the booking with the same people', async () => {
  openCheckout({ createPaymentIntent: refusal(409, 'sold_out', 'Only 1 seat is left.') });
  expect(await screen.findByText('Only 1 seat is left.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change your booking' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/events\/\d+\?book=1&.*party=2-0/),
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('IDE-03 a payment that the server is too busy to open at first is opened without a word', async () => {
  let asked = 0;
  openCheckout({
    createPaymentIntent: () => {
      asked += 1;
      if (asked > 1) return intent();
      return { ...refusal(503, 'busy', 'We’re busy right now.'), headers: { 'retry-after': '0' } };
    },
  });
  expect(await screen.findByRole('button', { name: `Pay ${total}` })).toBeEnabled();
  expect(screen.queryByText('Payment Error')).toBeNull();
});

test("PAY-19 a number that isn't a test card never leaves the browser", async () => {
  const { sandbox } = openCheckout();
  await pay('4111111111111111');
  expect(await screen.findByText('That isn’t a test card. Don’t enter a real card here.')).toBeVisible();
  expect(screen.getByLabelText('Card number')).toHaveFocus();
  expect(sandbox).toHaveLength(0);
});

test('a paid booking is confirmed, deleted from this device, and leads to its tickets', async () => {
  const { seen, sandbox } = openCheckout(confirmed, [{ status: 'succeeded' }]);
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
    bookingData: { eventId: 7, totalWithTax: toWireNumber(twoAdults.total) },
  });
  expect(JSON.stringify(seen.map((call) => call.body)), 'no card number reaches our own server').not.toMatch(/4242/);
  expect(localStorage.getItem(pendingBookingKey)).toBeNull();
  expect(localStorage.getItem(paymentIntentIdKey)).toBeNull();
});

test('each of two tabs confirms its own payment, and leaves the other’s checkout alone', async () => {
  const { seen } = openCheckout(confirmed, [{ status: 'succeeded' }]);
  await screen.findByLabelText('Card number');
  // What another tab's checkout stores for all tabs.
  localStorage.setItem(paymentIntentIdKey, 'pi_of_the_other_tab');
  await pay();
  expect(await screen.findByText('at /payment-success')).toBeVisible();
  expect(seen.find((call) => call.name === 'confirmPayment')?.body).toMatchObject({ paymentIntentId: 'pi_1' });
  expect(localStorage.getItem(paymentIntentIdKey)).toBe('pi_of_the_other_tab');
  expect(localStorage.getItem(pendingBookingKey)).not.toBeNull();
});

test('T6 going back to the events releases this tab’s seats, not the other’s', async () => {
  const { seen } = openCheckout({ releaseHold: { status: 204 } });
  await screen.findByLabelText('Card number');
  localStorage.setItem(paymentIntentIdKey, 'pi_of_the_other_tab');
  await userEvent.click(screen.getByRole('link', { name: 'Back to Events' }));
  expect(await screen.findByText('at /')).toBeVisible();
  await waitFor(() =>
    expect(seen.find((call) => call.name === 'releaseHold')?.body).toEqual({ paymentIntentId: 'pi_1' }),
  );
});

test('seats that turn out to be paid aren’t given back, and the page says so', async () => {
  openCheckout({ releaseHold: refusal(409, 'already_paid', 'This booking is already paid.') });
  await screen.findByLabelText('Card number');
  await userEvent.click(screen.getByRole('link', { name: 'Back to Events' }));
  await waitFor(() => expect(currentToast()?.title).toBe('This booking is already paid'));
});

test("a declined card shows the provider's message; the form can be used again and the hold continues", async () => {
  openCheckout({}, [
    { status: 'requires_payment', error: { code: 'x', message: 'Your card has insufficient funds.' } },
  ]);
  await pay('4000000000009995');
  expect(await screen.findByText('Payment Failed')).toBeVisible();
  expect(screen.getByText('Your card has insufficient funds.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Pay/ })).toBeEnabled();
  expect(screen.getByLabelText('Card number')).toHaveValue('4000 0000 0000 9995');
  expect(screen.getByRole('timer')).toBeVisible();
});

test("a card that needs authentication pays once it's completed", async () => {
  const { sandbox } = openCheckout(confirmed, [{ status: 'requires_action' }, { status: 'succeeded' }]);
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
  openCheckout({}, [{ status: 'succeeded' }]);
  await screen.findByLabelText('Card number');
  clearBookingStorage();
  await pay();
  expect(await screen.findByText('No payment intent ID found')).toBeVisible();
});

test("a payment that arrived too late says it's being refunded, and can't be made twice", async () => {
  const sentence = "Payment successful but booking failed. Please contact support. We're refunding your card.";
  openCheckout({ confirmPayment: refusal(409, 'payment_returned', sentence) }, [{ status: 'succeeded' }]);
  await pay();
  expect(await screen.findByRole('heading', { name: 'Booking Error' })).toBeVisible();
  expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

/** An answer that never came. The wait before it's asked for again is the server's to say. */
const noAnswer: FakeReply = { status: 503, body: {}, headers: { 'retry-after': '0' } };

test('PAY-09 without an answer nothing is said to be paid, the card stays typed, and trying again finds out', async () => {
  const answers = [noAnswer, noAnswer, noAnswer, refusal(402, 'payment_not_complete', 'Payment confirmation failed')];
  // The sandbox doesn't answer either.
  openCheckout({
    confirmPayment: () => answers.shift() ?? { body: { success: true, bookingId: 3, reference: 'ASC-3' } },
  });
  await pay();
  const said = await screen.findByText(/^We couldn’t reach the site/);
  expect(said).toHaveTextContent(
    /^We couldn’t reach the site. As far as we know you haven’t been charged. Your seats are held until \d+:\d\d [ap]\.m\.$/,
  );
  expect(screen.queryByText(/successful/i)).toBeNull();
  expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
  await press('Try again');
  expect(await screen.findByText('Payment confirmation failed')).toBeVisible();
  expect(screen.queryByText(/^We couldn’t reach the site/)).toBeNull();
  await press(/^Pay/);
  expect(await screen.findByText('at /payment-success')).toBeVisible();
});

test('once the card was taken, no answer leaves open whether it was charged', async () => {
  openCheckout({ confirmPayment: noAnswer }, [{ status: 'succeeded' }]);
  await pay();
  expect(await screen.findByText(/Your payment may have gone through, so don’t pay anywhere else/)).toBeVisible();
});

test('a changed price must be accepted before anything is held', async () => {
  const dearer = { ...quote, pricingTierId: 2, tierType: 'regular', total: '1600.00' } as const;
  const bodies: unknown[] = [];
  openCheckout({
    createPaymentIntent: ({ body }) => {
      bodies.push(body);
      return bodies.length === 1 ? refusal(409, 'price_changed', '', { quote: dearer }) : intent({ quote: dearer });
    },
  });
  expect(await screen.findByText('The price has changed.')).toBeVisible();
  expect(screen.getByText(new RegExp(`Your total was \\${total} and is now \\$1,600.00\\.`))).toBeVisible();
  expect(screen.queryByLabelText('Card number')).toBeNull();
  await press('Continue with the new price');
  expect(await screen.findByRole('button', { name: 'Pay $1,600.00' })).toBeEnabled();
  expect(bodies[1]).toMatchObject({ amount: 1600, bookingData: { pricingTierId: 2, tierType: 'regular' } });
});

async function applyCode(code: string) {
  await press('Have a code?');
  await enterText(await screen.findByLabelText('Discount code'), code);
  await press('Apply');
}

/** The server's answer to a payment with a code. */
const withCode = (answer: FakeReply, otherwise = intent()): FakeAnswers => ({
  createPaymentIntent: ({ body }) => (JSON.stringify(body).includes('discountCode') ? answer : otherwise),
});

test('a discount code lowers the price without asking, and can be removed', async () => {
  const asked: unknown[] = [];
  openCheckout({
    createPaymentIntent: ({ body }) => {
      asked.push(body);
      const { amount, bookingData } = body as { amount: number; bookingData: { discountCode?: string } };
      if (bookingData.discountCode === undefined) return intent();
      return amount === toWireNumber(twoAdultsDiscounted.total)
        ? intent({ quote: discounted })
        : refusal(409, 'price_changed', '', { quote: discounted });
    },
  });
  await enterText(await screen.findByLabelText('Card number'), '4242');
  await applyCode('larch10');
  expect(await screen.findByRole('button', { name: `Pay ${formatDollars(twoAdultsDiscounted.total)}` })).toBeEnabled();
  expect(screen.getByText('LARCH10')).toBeVisible();
  expect(screen.getByText('−$108.80')).toBeVisible();
  expect(screen.getByLabelText('Card number')).toHaveValue('4242');
  expect(JSON.parse(localStorage.getItem(pendingBookingKey) ?? '')).toMatchObject({ discountCode: 'LARCH10' });
  await press('Remove');
  expect(await screen.findByRole('button', { name: `Pay ${total}` })).toBeEnabled();
});

test('a discount of a cent at most, which isn’t another price, is shown as it is', async () => {
  const cheaper = { ...discounted, total: toWire(cents(twoAdultsDiscounted.total - 1)) };
  openCheckout(withCode(intent({ quote: cheaper }), intent({ quote: discounted })));
  await applyCode('cent');
  const pay = `Pay ${formatDollars(cents(twoAdultsDiscounted.total - 1))}`;
  expect(await screen.findByRole('button', { name: pay })).toBeVisible();
  expect(screen.getByText('CENT')).toBeVisible();
});

test('a refused code shows an error at its field, and the payment stays as it was', async () => {
  openCheckout(withCode(refusal(422, 'discount_refused', 'This discount code has been used up.')));
  await applyCode('gone');
  expect(await screen.findByText('This discount code has been used up.')).toBeVisible();
  expect(screen.getByLabelText('Discount code')).toHaveValue('GONE');
  await waitFor(() => expect(screen.getByRole('button', { name: `Pay ${total}` })).toBeEnabled());
});

test('a code that’s typed and not applied stops the payment, and the field says so', async () => {
  const declined = { status: 'requires_payment', error: { code: 'x', message: 'Your card was declined.' } };
  const { sandbox } = openCheckout({}, [declined]);
  await press('Have a code?');
  await enterText(await screen.findByLabelText('Discount code'), 'larch10');
  await pay();
  expect(await screen.findByText('Apply LARCH10 or clear the field before you pay.')).toBeVisible();
  expect(screen.getByLabelText('Discount code')).toHaveFocus();
  expect(sandbox).toHaveLength(0);
  await userEvent.clear(screen.getByLabelText('Discount code'));
  await userEvent.click(screen.getByRole('button', { name: `Pay ${total}` }));
  await waitFor(() => expect(sandbox).toHaveLength(1));
});

test('a total of 0 books without payment', async () => {
  const nothing = { ...quote, discount: '1088.00', subtotal: '0.00', bookingFee: '0.00', totalBeforeTax: '0.00' };
  const { seen } = openCheckout({
    ...withCode(refusal(409, 'price_changed', '', { quote: { ...nothing, hst: '0.00', total: '0.00' } })),
    createBooking: { status: 201, body: { bookingId: 3, reference: 'ASC-3', status: 'confirmed' } },
  });
  await applyCode('guest');
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

test('IDE-03 a free booking whose answer was lost is repeated with the same key', async () => {
  let asked = 0;
  const { seen } = openCheckout({
    createPaymentIntent: refusal(409, 'nothing_to_pay', 'Nothing to pay.'),
    createBooking: () => {
      asked += 1;
      if (asked === 1) throw new TypeError('Failed to fetch');
      return { status: 201, body: { bookingId: 3, reference: 'ASC-3', status: 'confirmed' } };
    },
  });
  await press('Confirm booking');
  expect(await screen.findByText('Booking Failed')).toBeVisible();
  await press('Confirm booking');
  expect(await screen.findByText('at /payment-success?free=true')).toBeVisible();
  const keys = seen.filter(({ name }) => name === 'createBooking').map(({ idempotencyKey }) => idempotencyKey);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});
