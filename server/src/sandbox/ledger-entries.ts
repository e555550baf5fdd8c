import { createHash, randomBytes } from 'node:crypto';
import type { SandboxIntentRow } from '../../db/schema/sandbox';
import type { Queryable, Transaction } from '../database/database';
import * as rows from './ledger.repository';
import { insertNotice, type NewNotice } from './notices.repository';

/** A refusal by the sandbox, with the status and the code that Stripe answers with. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** What else Stripe says. */
    readonly shown: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

export function newId(
  prefix: 'pi' | 'ch' | 're' | 'dp' | 'txn' | 'evt' | 'acct' | 'tr' | 'trr' | 'po' | 'file' | 'req',
): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

export function noSuchIntent(id: string): never {
  return missing('payment_intent', id);
}

export function missing(what: string, id: string): never {
  throw new SandboxError(404, 'resource_missing', `No such ${what}: '${id}'`);
}

/**
 * Claims an idempotency key for an object that's about to be created.
 * @returns null if the key was free; otherwise the id of the object it created before
 * @throws SandboxError for a key that was used with other parameters
 */
export async function claim(tx: Transaction, key: string, body: unknown, objectId: string): Promise<string | null> {
  const entry = keyEntry(key, body, objectId);
  const earlier = await rows.claimKey(tx, entry);
  return earlier && objectOf(earlier, entry);
}

/** A key for an object that's about to be created with these parameters. */
export function keyEntry(key: string, body: unknown, objectId: string): rows.KeyEntry {
  return { key, bodyHash: createHash('sha256').update(JSON.stringify(body)).digest('hex'), objectId };
}

/** What a key was used for before. @throws SandboxError if the parameters were different */
export async function earlierObject(db: Queryable, entry: rows.KeyEntry): Promise<string> {
  const earlier = await rows.findKey(db, entry.key);
  if (!earlier) throw new RangeError(`no idempotency key ${entry.key}`);
  return objectOf(earlier, entry);
}

function objectOf(earlier: rows.KeyEntry, { bodyHash }: rows.KeyEntry): string {
  if (earlier.bodyHash === bodyHash) return earlier.objectId;
  throw new SandboxError(400, 'idempotency_error', 'This idempotency key was used with other parameters.');
}

/** What a webhook is about, as far as its receiver reads it: everything else is read again. */
interface Subject {
  readonly id: string;
  readonly object: 'payment_intent' | 'charge' | 'refund' | 'dispute' | 'payout';
  /** Of what isn't one itself. */
  readonly payment_intent?: string;
}

/** Records an event, which is later sent as a webhook. @param subject by default the intent itself */
export async function notify(tx: Transaction, type: string, intentId: string, subject?: Subject): Promise<void> {
  await insertNotice(tx, newNotice(type, intentId, subject));
}

/** What happened to an intent, as it's told. */
export function newNotice(
  type: string,
  intentId: string,
  subject: Subject = { id: intentId, object: 'payment_intent' },
): NewNotice {
  const payload = newEvent(type, subject);
  return { id: payload.id, type, objectId: intentId, payload };
}

/** An event of version 1. */
export function newEvent(type: string, subject: Subject) {
  const created = Math.floor(Date.now() / 1000);
  return { id: newId('evt'), object: 'event', type, created, livemode: false, data: { object: subject } };
}

/** Locks an intent that can still be paid. */
export async function openIntent(tx: Transaction, id: string, clientSecret: string): Promise<SandboxIntentRow> {
  const intent = await rows.lockIntent(tx, id);
  if (!intent || intent.clientSecret !== clientSecret) return noSuchIntent(id);
  if (intent.status === 'canceled') {
    throw new SandboxError(400, 'payment_intent_unexpected_state', 'This payment was canceled.');
  }
  return intent;
}
