import { beforeEach, expect, test, vi } from 'vitest';
import { confirmPayment } from './confirm-payment';

type Answer = { status: number; body: unknown } | 'lost';

beforeEach(() => vi.useFakeTimers());

/** Answers in order, repeating the last one; records the key of each try. */
async function confirming(...answers: readonly Answer[]) {
  const keys: string[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key') ?? '');
    const answer = answers[Math.min(keys.length, answers.length) - 1]!;
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
  const settlement = confirmPayment({ paymentIntentId: 'pi_1', bookingData: {} });
  await vi.runAllTimersAsync();
  return { settlement: await settlement, keys };
}

const confirmed = { status: 200, body: { success: true, bookingId: 1, reference: 'ASC-1' } };
const pending = { status: 202, body: { success: false, pending: true } };
const refused = (status: number, code: string, message: string) => ({
  status,
  body: { code, message, error: message, requestId: '1' },
});

test('a successful payment becomes a booking, and every try has a key', async () => {
  const { settlement, keys } = await confirming(confirmed);
  expect(settlement).toEqual({ kind: 'confirmed', bookingId: 1 });
  expect(keys).toHaveLength(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});

test('PAY-09 while the provider is processing it, the page asks again, each time as a new attempt', async () => {
  const { settlement, keys } = await confirming(pending, pending, confirmed);
  expect(settlement).toEqual({ kind: 'confirmed', bookingId: 1 });
  expect(new Set(keys).size).toBe(3);
});

test('a request whose answer was lost is retried with the same key', async () => {
  const { settlement, keys } = await confirming('lost', 'lost', confirmed);
  expect(settlement).toEqual({ kind: 'confirmed', bookingId: 1 });
  expect(new Set(keys).size).toBe(1);
});

test('PAY-09 it gives up after 3 unanswered tries with the same key', async () => {
  const { settlement, keys } = await confirming('lost');
  expect(settlement).toEqual({ kind: 'unanswered' });
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('a server error counts as no answer', async () => {
  const { settlement } = await confirming(refused(503, 'busy', 'We are busy right now.'));
  expect(settlement).toEqual({ kind: 'unanswered' });
});

test("a declined card is unpaid, with the provider's message", async () => {
  const { settlement } = await confirming(refused(402, 'payment_declined', 'Your card has insufficient funds.'));
  expect(settlement).toEqual({ kind: 'unpaid', sentence: 'Your card has insufficient funds.' });
});

test("a payment that arrived too late says it's being refunded", async () => {
  const sentence = "Payment successful but booking failed. Please contact support. We're refunding your card.";
  const { settlement } = await confirming(refused(409, 'payment_returned', sentence));
  expect(settlement).toEqual({ kind: 'failed', sentence });
});

test('any other refusal means the booking failed', async () => {
  const { settlement } = await confirming(refused(404, 'not_found', 'There is no such payment.'));
  expect(settlement).toEqual({ kind: 'failed', sentence: null });
});
