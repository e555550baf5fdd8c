import { keyPrefix } from '@ascendant/domain/organization/api-key';
import { eq, inArray } from 'drizzle-orm';
import { events } from '../../db/schema/events';
import { apiKeys } from '../../db/schema/organizations';
import { resellers } from '../../db/schema/resellers';
import type { Database } from '../../src/database/database';
import { newKey } from '../../src/modules/keys/key-secret';
import { storedSecret } from '../../src/modules/organizations/secret-link';
import type { Session } from '../test-app';

export interface BuiltReseller {
  readonly id: number;
  readonly session: Session;
}

/** A reseller with a key, who can sell these events at 20%. */
export async function buildReseller(
  db: Database,
  { eventIds, commission = 20 }: { readonly eventIds: readonly number[]; readonly commission?: number },
): Promise<BuiltReseller> {
  const sold = await db
    .select({ seriesId: events.seriesId, organizerId: events.organizerId })
    .from(events)
    .where(inArray(events.id, [...eventIds]));
  const organizerId = sold[0]?.organizerId ?? 0;
  const seriesIds = [...new Set(sold.map(({ seriesId }) => seriesId))];
  const made = await db
    .insert(resellers)
    .values({ organizerId, name: 'Viator', seriesIds, commission, createdBy: organizerId })
    .returning();
  const id = made[0]?.id ?? 0;
  return { id, session: await buildResellerKey(db, { id, organizerId }) };
}

/** Another key of a reseller. */
export async function buildResellerKey(
  db: Database,
  { id: resellerId, organizerId }: { readonly id: number; readonly organizerId: number },
): Promise<Session> {
  const { start, secret } = newKey();
  const tokenHash = storedSecret(secret);
  const row = { organizerId, name: 'Viator', start: `${keyPrefix}${start}`, tokenHash, scopes: [], resellerId };
  await db.insert(apiKeys).values(row);
  return { authorization: `Bearer ${keyPrefix}${secret}` };
}

/** The series of an event. */
export async function seriesOf(db: Database, eventId: number): Promise<number> {
  const [row] = await db.select({ seriesId: events.seriesId }).from(events).where(eq(events.id, eventId));
  return row?.seriesId ?? 0;
}
