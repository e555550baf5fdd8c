import { organizerOf } from '@ascendant/domain/event/access';
import { keyPrefix, maxApiKeys, type KeyScope } from '@ascendant/domain/organization/api-key';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database, type Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import type { DeviceReader } from '../../http/session';
import { organizations } from '../organizations/organizations.module';
import { isKey, newKey } from './key-secret';
import * as keys from './keys.repository';
import type { KeyRecord } from './keys.repository';

/** Keys that are listed: all that work, and the latest of the others. */
const longestKeyList = 60;

/**
 * Reads which key asks, for whom and for what. It's looked up each time, so one that's turned off is refused from its next request on.
 * @returns a reader that throws AppError key_refused
 * Source: rule KEY-01.
 */
export function keyReader(db: Database): DeviceReader {
  return async (secret) => {
    const key = isKey(secret) ? await keys.findKeyByToken(db, organizations.storedSecret(secret)) : null;
    if (key?.state !== 'active' || !key.isActing) throw new AppError('key_refused');
    await keys.noteUse(db, key.id);
    const { id: apiKeyId, organizerId, scopes, resellerId } = key;
    const own = { userId: organizerId, organizerId, sessionId: 0, apiKeyId };
    return resellerId === null ? { ...own, role: 'key', scopes } : { ...own, role: 'reseller', resellerId };
  };
}

export function keysOf(db: Database, caller: Caller): Promise<readonly KeyRecord[]> {
  return keys.findKeys(db, organizerOf(caller), longestKeyList);
}

export interface NewApiKey {
  readonly name: string;
  readonly scopes: KeyScope[];
  /** After how many days it ends; null for never. */
  readonly days: number | null;
  readonly requestId: string;
}

/**
 * Makes a key.
 * @returns it with its secret, which isn't stored
 * @throws AppError invalid_input: too many keys
 * Source: rule KEY-03.
 */
export async function addKey(
  db: Database,
  caller: Caller,
  { name, scopes, days, requestId }: NewApiKey,
): Promise<{ readonly key: KeyRecord; readonly secret: string }> {
  const organizerId = organizerOf(caller);
  const { start, secret } = newKey();
  const key = await inTransaction(db, async (tx) => {
    await organizations.lockOrganizer(tx, organizerId);
    if ((await keys.countActiveKeys(tx, organizerId)) >= maxApiKeys)
      throw new AppError('invalid_input', {
        fields: { name: `You have ${maxApiKeys} keys. Turn one off to make another.` },
      });
    const tokenHash = organizations.storedSecret(secret);
    const row = { organizerId, name, start: `${keyPrefix}${start}`, tokenHash, scopes, createdBy: caller.userId };
    const added = await keys.insertKey(tx, row, days);
    const changes = { scopes: { before: null, after: scopes }, days: { before: null, after: days } };
    const target = { type: 'key', id: added.id };
    await recordAudit(tx, { actor: caller, action: 'key.added', target, changes, requestId });
    return added;
  });
  return { key, secret: `${keyPrefix}${secret}` };
}

/** Makes the key of a reseller, which can make no call but the resellers'. @returns its secret, which isn't stored */
export async function addResellerKey(
  tx: Transaction,
  caller: Caller,
  { resellerId, name }: { readonly resellerId: number; readonly name: string },
): Promise<string> {
  const { start, secret } = newKey();
  const tokenHash = organizations.storedSecret(secret);
  const row = { organizerId: organizerOf(caller), name, start: `${keyPrefix}${start}`, tokenHash, scopes: [] };
  await keys.insertKey(tx, { ...row, resellerId, createdBy: caller.userId }, null);
  return `${keyPrefix}${secret}`;
}

/** Turns a key off. @throws AppError not_found for another organization's */
export async function revokeKey(
  db: Database,
  caller: Caller,
  { id, requestId }: { readonly id: number; readonly requestId: string },
): Promise<KeyRecord> {
  return inTransaction(db, async (tx) => {
    const revoked = await keys.revokeKey(tx, organizerOf(caller), id);
    if (revoked === null) throw new AppError('not_found', { message: 'This key isn’t one of yours.' });
    await recordAudit(tx, { actor: caller, action: 'key.revoked', target: { type: 'key', id }, requestId });
    return revoked;
  });
}
