import type { CallName } from '@ascendant/contract/calls';
import { createHash } from 'node:crypto';
import { AppError } from '../errors/app-error';
import type { Queryable } from '../database/database';
import { errorBody, outcomeOf } from './error-body';
import type { Attempt } from './idempotency.repository';
import { claimKey, completeCall, findCall, releaseKey } from './idempotency.repository';

/** The calls that take an `Idempotency-Key`. Source: rule IDE-01. */
const IDEMPOTENT: ReadonlySet<CallName> = new Set([
  'createBooking',
  'createPaymentIntent',
  'confirmPayment',
  'releaseHold',
  'refundBooking',
  'updateEvent',
]);

/** Answers that are not kept: the same key may be tried again after them. Source: rule IDE-02. */
const NOT_KEPT: ReadonlySet<number> = new Set([400, 401, 403, 404, 422, 429]);

/** What goes over the wire: kept by IDE-02, so that a repeat says the same. */
export interface Sent {
  readonly status: number;
  readonly body: unknown;
}

/** What a call came to: `isReplay` where an earlier one with the same key had done it. */
export interface Once extends Sent {
  readonly isReplay: boolean;
}

export function takesKey(name: CallName): boolean {
  return IDEMPOTENT.has(name);
}

/**
 * The key of a request.
 * @returns undefined where it sent none
 * @throws AppError bad_request unless it is 1 to 255 visible ASCII characters
 */
export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^[\u0021-\u007e]{1,255}$/.test(header))
    throw new AppError('bad_request', { message: 'The Idempotency-Key cannot be used.' });
  return header;
}

/** The fingerprint of a body, by which a key that is used for something else is noticed. */
export function hashOf(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest('hex');
}

/**
 * Does a call at most once a key.
 * @param work the call itself; an AppError that it throws is an answer as well, and kept if it is final
 * @throws AppError idempotency_key_reused (other body) or in_progress (the first is still running); whatever `work` throws
 */
export async function once(
  db: Queryable,
  { attempt, requestId }: { attempt: Attempt; requestId: string },
  work: () => Promise<Sent>,
): Promise<Once> {
  const claim = await claimKey(db, attempt);
  if (claim === null) return earlier(db, attempt);
  try {
    const sent = await work();
    await keep(db, claim, sent);
    return { ...sent, isReplay: false };
  } catch (thrown) {
    const { error } = outcomeOf(thrown);
    await keep(db, claim, { status: error.status, body: errorBody(error, requestId) });
    throw thrown;
  }
}

async function earlier(db: Queryable, attempt: Attempt): Promise<Once> {
  const call = await findCall(db, attempt);
  if (call === null) throw new AppError('in_progress', { retryAfterSeconds: 1 });
  if (call.bodyHash !== attempt.bodyHash) throw new AppError('idempotency_key_reused');
  if (call.status === null) throw new AppError('in_progress', { retryAfterSeconds: 1 });
  return { status: call.status, body: call.body, isReplay: true };
}

async function keep(db: Queryable, claim: number, { status, body }: Sent): Promise<void> {
  if (status >= 500 || NOT_KEPT.has(status)) await releaseKey(db, claim);
  else await completeCall(db, claim, status, body);
}
