import { toWireNumber } from '@ascendant/contract/money';
import { holdMinutes } from '@ascendant/domain/booking/hold';
import { formatDollars } from '@ascendant/domain/money';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeHeldUntil } from '../storage/held-seats';
import { storeHeldBooking, storePendingBooking } from '../storage/pending-booking';
import { buildPendingBooking } from '../test/build-pending-booking';
import { buildUser } from '../test/build-user';
import { discounted, ended, intent, openCheckout, pay, press, refusedOnce, signInAgain } from '../test/checkout-scene';
import { refusal } from '../test/fake-api';
import { twoAdultsDiscounted } from '../test/prices';
import { currentToast } from '../ui/dialog/toast-store';

beforeEach(() => storePendingBooking(buildPendingBooking()));

test('the checkout has its booking in the address, and another tab’s booking doesn’t replace it', async () => {
  openCheckout();
  expect(await screen.findByText('the address is /checkout/3')).toBeVisible();
  cleanup();
  // What another tab's dialog stores for all tabs.
  storePendingBooking(buildPendingBooking({ eventTitle: 'Hogmanay' }));
  openCheckout({}, [], '/checkout/3');
  expect(await screen.findByText('Dawn Traverse')).toBeVisible();
  expect(screen.queryByText('Hogmanay')).toBeNull();
});

test.each(['/checkout/4', '/checkout/x', '/checkout/99999999999999'])(
  'a booking that this device doesn’t have goes home: %s',
  async (at) => {
    storeHeldBooking(3, buildPendingBooking());
    openCheckout({}, [], at);
    expect(await screen.findByText('at /')).toBeVisible();
    expect(currentToast()).toMatchObject({ title: 'No booking data found' });
  },
);

test('the focus stays on the button after a decline, and goes to the code that was applied', async () => {
  openCheckout(
    {
      createPaymentIntent: ({ body }) => {
        const { amount, bookingData } = body as { amount: number; bookingData: { discountCode?: string } };
        if (bookingData.discountCode === undefined) return intent();
        return amount === toWireNumber(twoAdultsDiscounted.total)
          ? intent({ quote: discounted })
          : refusal(409, 'price_changed', '', { quote: discounted });
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
  await screen.findByRole('button', { name: `Pay ${formatDollars(twoAdultsDiscounted.total)}` });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus());
});

test('a session that ends before the seats are held goes on after the password', async () => {
  const login = { body: { ...buildUser(), token: 'fresh' } };
  openCheckout({ createPaymentIntent: refusedOnce(intent()), login });
  expect(await screen.findByRole('dialog', { name: 'Sign in to finish' })).toBeVisible();
  expect(screen.getByLabelText('Email or username')).toHaveValue('maya@mail.example');
  await signInAgain();
  expect(await screen.findByLabelText('Card number')).toBeVisible();
});

test('a session that ends while paying says how long the seats are held, and charges once', async () => {
  const login = { body: { ...buildUser(), token: 'fresh' } };
  const confirmPayment = refusedOnce({ body: { success: true, bookingId: 3, reference: 'ASC-3' } });
  const { sandbox } = openCheckout({ confirmPayment, login }, [{ status: 'succeeded' }]);
  await pay();
  expect(await screen.findByText(/^Your seats are held for/)).toHaveTextContent(
    new RegExp(`(${holdMinutes}:00|${holdMinutes - 1}:\\d\\d)$`),
  );
  await signInAgain();
  expect(await screen.findByText('at /payment-success')).toBeVisible();
  expect(sandbox).toHaveLength(1);
});

test('a wrong password says so, and closing the question shows the refusal', async () => {
  openCheckout({
    createPaymentIntent: () => ended,
    login: refusal(401, 'wrong_credentials', 'Invalid Username or Password'),
  });
  await signInAgain();
  expect(await screen.findByText('Invalid Username or Password')).toBeVisible();
  await press('Close');
  expect(await screen.findByText('Unable to initialize payment. Please try again.')).toBeVisible();
});

test('a reload after the session has ended asks for the password beside the booking', async () => {
  storeHeldBooking(3, buildPendingBooking());
  vi.useFakeTimers({ now: new Date(), toFake: ['Date'] });
  storeHeldUntil(Date.now() + 728_000);
  const login = { body: { ...buildUser(), token: 'fresh' } };
  openCheckout({ currentUser: ended, login }, [], '/checkout/3');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in to finish' })).toBeVisible();
  expect(screen.getByText(/^Your seats are held for/)).toHaveTextContent(/ 12:08$/);
  expect(screen.getByText('Dawn Traverse')).toBeVisible();
  await signInAgain();
  expect(await screen.findByLabelText('Card number')).toBeVisible();
});
