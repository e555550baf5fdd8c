import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../../database/database';
import { signingKey } from '../signing-key.repository';

/** What a device shows to ask about one pass. Nothing is stored: it's in the pass. @returns 43 letters */
export async function passToken(db: Database, ticketId: number): Promise<string> {
  const key = await signingKey(db, 'tickets');
  return createHmac('sha256', key).update(`wallet:${ticketId}`).digest('base64url');
}

/** @param header `Authorization: ApplePass …`, as the device sends it */
export async function isPassToken(db: Database, ticketId: number, header: string | undefined): Promise<boolean> {
  const [ours, theirs] = [Buffer.from(`ApplePass ${await passToken(db, ticketId)}`), Buffer.from(header ?? '')];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}
