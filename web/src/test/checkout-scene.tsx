import type { WireQuote } from '@ascendant/contract/booking';
import { holdMinutes } from '@ascendant/domain/booking/hold';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { vi } from 'vitest';
import { SessionEnded } from '../features/auth/SessionEnded';
import { CheckoutPage } from '../pages/CheckoutPage';
import { Toasts } from '../ui/Toasts';
import { buildUser } from './build-user';
import { answerer, type FakeAnswers, type FakeReply, type SeenCall } from './fake-api';
import { renderAt } from './render-at';

export const quote: WireQuote = {
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
export const discounted: WireQuote = {
  ...quote,
  discount: '108.80',
  subtotal: '979.20',
  bookingFee: '44.01',
  totalBeforeTax: '1023.21',
  hst: '133.02',
  total: '1156.23',
};

export function intent(changes: { quote?: WireQuote; heldForSeconds?: number } = {}): FakeReply {
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

export const refused = (status: number, code: string, message: string, details = {}): FakeReply => ({
  status,
  body: { code, message, error: message, requestId: '1', ...details },
});

interface Sandbox {
  readonly path: string;
  readonly body: unknown;
}

/** The checkout with the server and the sandbox, which answers each request in turn. */
export function openCheckout(answers: FakeAnswers = {}, sandboxAnswers: readonly unknown[] = [], at = '/checkout') {
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

export const ended: FakeReply = {
  status: 401,
  body: { code: 'unauthenticated', message: 'Please sign in.', error: '', requestId: '1' },
};

/** Refuses the first call, as after the session has ended, and answers the next. */
export function refusedOnce(reply: FakeReply) {
  let isFirst = true;
  return () => {
    const answer = isFirst ? ended : reply;
    isFirst = false;
    return answer;
  };
}

export async function signInAgain() {
  await userEvent.type(await screen.findByLabelText('Password'), 'larch meadow');
  await press('Sign in and continue');
}

export const confirmed: FakeAnswers = { confirmPayment: { body: { success: true, bookingId: 3, reference: 'ASC-3' } } };
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

export async function pay(number = '4242424242424242') {
  await userEvent.type(await screen.findByLabelText('Card number'), number);
  await userEvent.type(screen.getByLabelText('Expiry'), '0929');
  await userEvent.type(screen.getByLabelText('CVC'), '123');
  await press(/^Pay/);
}
