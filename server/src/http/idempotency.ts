import { createHash } from 'node:crypto';
import type { Queryable, Transaction } from '../database/database';
import { AppError } from '../errors/app-error';
import { faultPoint } from '../faults/fault-points';
import { errorBody, outcomeOf } from './error-body';
import {
  claimKey,
  completeCall,
  completeWithEffect,
  findCall,
  releaseKey,
  renewClaim,
  renewMs,
  replaceAnswer,
  type Attempt,
  type Claim,
} from './idempotency.repository';
import type { ListResponse } from './list-response';
import type { FileAnswer } from './reply';

/** Statuses that aren't kept: the same key can be tried again after them. Source: rule IDE-02. */
const notKept: ReadonlySet<number> = new Set([400, 401, 403, 404, 422, 429]);

/** What was sent. It's stored (IDE-02), so that a repeated request gets the same reply. */
export interface Sent {
  readonly status: number;
  readonly body: unknown;
  /** Instead of the body. Calls that send files take no key. */
  readonly file?: FileAnswer;
  /** Instead of the body, for a list that's longer than a page, with what turns a batch of it into what the contract defines. */
  readonly list?: { readonly answer: ListResponse<unknown>; readonly write: (batch: readonly unknown[]) => unknown };
}

/** The answer to a call; `isReplay` when an earlier call with the same key did the work. */
export interface Once extends Sent {
  readonly isReplay: boolean;
}

/**
 * Keeps a call's answer in the transaction of its effect: both are committed, or neither.
 * @throws AppError in_progress when the call took so long that a repeat has claimed its key; the transaction must roll back
 */
export type KeepSent = (tx: Transaction, sent: Sent) => Promise<void>;

/**
 * The key of a request.
 * @returns undefined if it has none
 * @throws AppError bad_request unless it is 1 to 255 visible ASCII characters
 */
export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^[\u0021-\u007e]{1,255}$/.test(header))
    throw new AppError('bad_request', { message: "The Idempotency-Key isn't valid." });
  return header;
}

/** The fingerprint of a body. It shows when a key is used for something else. */
export function hashOf(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest('hex');
}

/**
 * Makes a call at most once per key.
 * @param work the call. It passes its answer to `keep` inside the transaction that has its effect, so that a repeat after a crash finds
 * it. An AppError that it throws is an answer too, and is kept if it's final.
 * @param how.toldOnce the field of the answer that isn't stored, and null in a repeat's
 * @throws AppError idempotency_key_reused (another body) or in_progress (the first call is still running); whatever `work` throws
 * Source: docs/decisions/0044-keys-commit-with-effects.md.
 */
export async function once(
  db: Queryable,
  { attempt, requestId, toldOnce }: { attempt: Attempt; requestId: string; toldOnce?: string | undefined },
  work: (keep: KeepSent) => Promise<Sent>,
): Promise<Once> {
  const claim = await claimKey(db, attempt);
  if (claim === null) return earlier(db, attempt);
  let kept: Sent | undefined;
  const keep: KeepSent = async (tx, answer) => {
    kept = withoutSecret(answer, toldOnce);
    await keepWithEffect(tx, claim, kept);
  };
  let sent: Sent;
  try {
    sent = await renewed(db, claim, () => work(keep));
  } catch (thrown) {
    const { error } = outcomeOf(thrown);
    const isTold = await keepRefusal(db, claim, { status: error.status, body: errorBody(error, requestId) });
    if (isTold) throw thrown;
    return earlier(db, attempt);
  }
  FAULT: await faultPoint('effect-committed');
  const stored = withoutSecret(sent, toldOnce);
  if (kept === undefined || !isSame(kept, stored)) await replaceAnswer(db, claim, stored);
  return { ...sent, isReplay: false };
}

function withoutSecret(sent: Sent, field: string | undefined): Sent {
  return field === undefined ? sent : { ...sent, body: { ...(sent.body as object), [field]: null } };
}

/** Renews the claim of a call that takes long. While the database is away it lapses: a repeat claims the key, and this call can't commit. */
async function renewed(db: Queryable, claim: Claim, work: () => Promise<Sent>): Promise<Sent> {
  const timer = setInterval(() => void renewClaim(db, claim).catch(() => undefined), renewMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

function isSame(kept: Sent, sent: Sent): boolean {
  return kept.status === sent.status && JSON.stringify(kept.body) === JSON.stringify(sent.body);
}

async function earlier(db: Queryable, attempt: Attempt): Promise<Once> {
  const call = await findCall(db, attempt);
  if (call === null) throw new AppError('in_progress', { retryAfterSeconds: 1 });
  if (call.bodyHash !== attempt.bodyHash) throw new AppError('idempotency_key_reused');
  if (call.status === null) throw new AppError('in_progress', { retryAfterSeconds: 1 });
  return { status: call.status, body: call.body, isReplay: true };
}

async function keepWithEffect(tx: Transaction, claim: Claim, sent: Sent): Promise<void> {
  if (!(await completeWithEffect(tx, claim, sent))) throw new AppError('in_progress', { retryAfterSeconds: 1 });
}

/**
 * Changes nothing when the effect was committed before the call failed, or a repeat has claimed the key: it was perhaps refused because of what the
 * repeat did.
 * @returns whether the refusal is the answer; if not, the one that's kept is
 */
async function keepRefusal(db: Queryable, claim: Claim, sent: Sent): Promise<boolean> {
  if (sent.status < 500 && !notKept.has(sent.status)) return completeCall(db, claim, sent);
  await releaseKey(db, claim);
  return true;
}
