// @vitest-environment node
import { cents } from '@ascendant/domain/money';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildPendingBooking } from '../test/build-pending-booking';
import { intent } from '../test/checkout-scene';
import { refusal, type FakeReply } from '../test/fake-api';
import { confirmPayment } from './confirm-payment';
import { openPayment } from './open-payment';

type Answer = FakeReply | 'lost';

beforeEach(() => vi.useFakeTimers());

/** Answers in order, repeating the last one; records the key of each try. */
async function confirming(...answers: readonly Answer[]) {
  const keys: string[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key') ?? '');
    const answer = answers[Math.min(keys.length, answers.length) - 1]!;
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    const { status = 200, body } = answer;
    return new Response(JSON.stringify(body), { status });
  });
  const settlement = confirmPayment({ paymentIntentId: 'pi_1', bookingData: {} });
  await vi.runAllTimersAsync();
  return { settlement: await settlement, keys };
}

const confirmed = { status: 200, body: { success: true, bookingId: 1, reference: 'ASC-1' } };
const pending = { status: 202, body: { success: false, pending: true } };

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
  const { settlement } = await confirming(refusal(503, 'busy', 'We are busy right now.'));
  expect(settlement).toEqual({ kind: 'unanswered' });
});

test("a declined card is unpaid, with the provider's message", async () => {
  const { settlement } = await confirming(refusal(402, 'payment_declined', 'Your card has insufficient funds.'));
  expect(settlement).toEqual({ kind: 'unpaid', sentence: 'Your card has insufficient funds.' });
});

test("a payment that arrived too late says it's being refunded", async () => {
  const sentence = "Payment successful but booking failed. Please contact support. We're refunding your card.";
  const { settlement } = await confirming(refusal(409, 'payment_returned', sentence));
  expect(settlement).toEqual({ kind: 'failed', sentence });
});

test('any other refusal means the booking failed', async () => {
  const { settlement } = await confirming(refusal(404, 'not_found', 'There is no such payment.'));
  expect(settlement).toEqual({ kind: 'failed', sentence: null });
});

const longTime = 60_000;
const order = { ...buildPendingBooking(), hst: 0, totalWithTax: 0 } as never;
const opened = intent();
const later = (seconds: number, code = 'busy') => ({
  ...refusal(503, code, 'Please try again.'),
  headers: { 'retry-after': String(seconds) },
});

/** Answers in order, repeating the last one; records the key of each try, and how long they took. */
async function opening(...answers: readonly Answer[]) {
  const keys: string[] = [];
  const seconds: number[] = [];
  const begun = Date.now();
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key') ?? '');
    seconds.push((Date.now() - begun) / 1000);
    const answer = answers[Math.min(keys.length, answers.length) - 1]!;
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    const { status = 200, body, headers = {} } = answer;
    return new Response(JSON.stringify(body), { status, headers });
  });
  const outcome = openPayment({ total: cents(108_800), order });
  await vi.advanceTimersByTimeAsync(longTime);
  return { outcome: await outcome, keys, seconds };
}

test('IDE-03 while the server is busy, a payment is asked for again with the same key, after as long as the server says', async () => {
  const { outcome, keys, seconds } = await opening(later(1), later(5, 'unavailable'), opened);
  expect(outcome.kind).toBe('open');
  expect(seconds).toEqual([0, 1, 6]);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});

test('IDE-03 a call that still runs is asked for its result with the same key', async () => {
  const running = { ...refusal(409, 'in_progress', 'Please wait.'), headers: { 'retry-after': '1' } };
  const { outcome, keys } = await opening('lost', running, opened);
  expect(outcome.kind).toBe('open');
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('IDE-03 it gives up after 3 tries, with the last sentence', async () => {
  const { outcome, keys } = await opening(later(1));
  expect(outcome).toEqual({ kind: 'failed', sentence: 'Please try again.', nearest: null });
  expect(keys).toHaveLength(3);
});

test('without any answer, it gives up after 3 tries', async () => {
  const { outcome, keys } = await opening('lost');
  expect(outcome).toEqual({ kind: 'failed', sentence: null, nearest: null });
  expect(keys).toHaveLength(3);
});

test.each([
  ['a wait of more than 5 seconds', later(5.5)],
  ["payments that aren't available", later(10, 'payments_unavailable')],
  ['an outage that says nothing about when it ends', refusal(503, 'unavailable', 'Please try again.')],
  ['a refusal by a rule', refusal(409, 'sold_out', 'Please try again.')],
])('%s is shown at once', async (_what, answer) => {
  const { outcome, keys } = await opening(answer);
  expect(outcome).toEqual({ kind: 'failed', sentence: 'Please try again.', nearest: null });
  expect(keys).toHaveLength(1);
});
