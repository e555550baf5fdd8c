import type { WireQuote } from '@ascendant/contract/quote-schema';
import { holdMinutes } from '@ascendant/domain/booking/hold';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { vi } from 'vitest';
import { SessionEnded } from '../features/auth/SessionEnded';
import { CheckoutPage } from '../pages/CheckoutPage';
import { buildUser } from './build-user';
import { enterText } from './enter-text';
import { answerer, type FakeAnswers, type FakeReply, type SeenCall, refusal } from './fake-api';
import { earlyBirdWire, twoAdults, twoAdultsDiscounted } from './prices';
import { renderAt } from './render-at';

export const quote = earlyBirdWire(twoAdults);
export const discounted = earlyBirdWire(twoAdultsDiscounted);

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
      cancellationPolicy: 'final_sale',
      provider: { name: 'sandbox', publishableKey: null },
    },
  };
}

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
    </>,
    { path: '/checkout/:booking?', at },
  );
  return { seen, sandbox };
}

function Address() {
  return <p>{`the address is ${useLocation().pathname}`}</p>;
}

export const ended: FakeReply = refusal(401, 'unauthenticated', 'Please sign in.');

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
  await enterText(await screen.findByLabelText('Password'), 'larch meadow');
  await press('Sign in and continue');
}

export const confirmed: FakeAnswers = { confirmPayment: { body: { success: true, bookingId: 3, reference: 'ASC-3' } } };
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

export async function pay(number = '4242424242424242') {
  await enterText(await screen.findByLabelText('Card number'), number);
  await enterText(screen.getByLabelText('Expiry'), '0929');
  await enterText(screen.getByLabelText('CVC'), '123');
  await press(/^Pay/);
}
