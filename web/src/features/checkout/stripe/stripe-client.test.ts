// @vitest-environment node
import { expect, test } from 'vitest';
import { confirmWithStripe, type StripePage } from './stripe-client';

/** What's made of Stripe's answer. */
const outcomeOf = (confirmPayment: () => Promise<unknown>) =>
  confirmWithStripe({ stripe: { confirmPayment }, elements: {} } as unknown as StripePage, 'https://larch.example');

test('without an error, Stripe has the card', async () => {
  expect(await outcomeOf(async () => ({}))).toEqual({ kind: 'given' });
});

test('a refusal has Stripe’s sentence', async () => {
  const error = { type: 'card_error', message: 'Your card has insufficient funds.' };
  expect(await outcomeOf(async () => ({ error }))).toEqual({ kind: 'declined', sentence: error.message });
});

test.each(['api_connection_error', 'api_error', 'rate_limit_error'])('%s says nothing about the card', async (type) => {
  expect(await outcomeOf(async () => ({ error: { type, message: '' } }))).toEqual({ kind: 'unanswered' });
});

test('neither does a script that fails', async () => {
  expect(await outcomeOf(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({ kind: 'unanswered' });
});
