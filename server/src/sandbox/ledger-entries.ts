import { createHash, randomBytes } from 'node:crypto';
import type { SandboxIntentRow } from '../../db/schema/sandbox';
import type { Queryable, Transaction } from '../database/database';
import * as rows from './ledger.repository';
import { insertNotice, type NewNotice } from './notices.repository';

/** A refusal by the sandbox, in the terms of a payment provider. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export function newId(prefix: 'pi' | 'ch' | 're' | 'dp' | 'txn' | 'evt' | 'acct' | 'tr' | 'trr' | 'po'): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

export function noSuchIntent(id: string): never {
  throw new SandboxError(404, 'resource_missing', `No such payment intent: ${id}`);
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

/** Records an event, which is later sent as a webhook. */
export async function notify(tx: Transaction, type: string, intentId: string): Promise<void> {
  await insertNotice(tx, newNotice(type, intentId));
}

/** What happened to an intent, as it's told. */
export function newNotice(type: string, intentId: string): NewNotice {
  const id = newId('evt');
  const created = Math.floor(Date.now() / 1000);
  const payload = { id, type, created, livemode: false, data: { object: { id: intentId, object: 'payment_intent' } } };
  return { id, type, objectId: intentId, payload };
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
