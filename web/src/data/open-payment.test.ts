import { cents } from '@ascendant/domain/money';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildPendingBooking } from '../test/build-pending-booking';
import { intent, refused } from '../test/checkout-scene';
import { openPayment } from './open-payment';

type Answer = ReturnType<typeof refused> | 'lost';

const longTime = 60_000;
const order = { ...buildPendingBooking(), hst: 0, totalWithTax: 0 } as never;
const opened = intent();
const later = (seconds: number, code = 'busy') => ({
  ...refused(503, code, 'Please try again.'),
  headers: { 'retry-after': String(seconds) },
});

beforeEach(() => vi.useFakeTimers());

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
  const running = { ...refused(409, 'in_progress', 'Please wait.'), headers: { 'retry-after': '1' } };
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
  ['an outage that says nothing about when it ends', refused(503, 'unavailable', 'Please try again.')],
  ['a refusal by a rule', refused(409, 'sold_out', 'Please try again.')],
])('%s is shown at once', async (_what, answer) => {
  const { outcome, keys } = await opening(answer);
  expect(outcome).toEqual({ kind: 'failed', sentence: 'Please try again.', nearest: null });
  expect(keys).toHaveLength(1);
});
