import type { PaymentProviderName } from '@ascendant/domain/payment/payment-fields';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { providerEvents, type ProviderEventRow } from '../../../../db/schema/payments';
import type { ProviderNotice } from '../../../adapters/payments/payment-provider';
import type { Queryable } from '../../../database/database';
import { statement } from '../../../database/statement';

type State = ProviderEventRow['state'];

/** A notice we've recorded. */
export interface KnownNotice extends Pick<ProviderNotice, 'eventId' | 'type' | 'intentId'> {
  readonly state: State;
  readonly hoursOld: number;
}

/** @returns false if we already have this notice (rule PAY-07: duplicates are recognized forever) */
export async function insertNotice(
  db: Queryable,
  provider: PaymentProviderName,
  { eventId, type, intentId, state, occurredAt }: ProviderNotice & { state: State },
): Promise<boolean> {
  const rows = await newNotice(db, { provider, eventId, type, intentId, state, occurredAt });
  return rows.length > 0;
}

interface NewNotice extends Pick<ProviderNotice, 'eventId' | 'type' | 'intentId' | 'occurredAt'> {
  readonly provider: PaymentProviderName;
  readonly state: State;
}

const newNotice = statement<NewNotice, object>(
  (value) => sql`insert into ${providerEvents} (provider, id, type, object_id, state, occurred_at)
    values (${value('provider')}, ${value('eventId')}, ${value('type')}, ${value('intentId')}, ${value('state')}, ${value('occurredAt')})
    on conflict do nothing returning id`,
);

export async function findNotice(
  db: Queryable,
  provider: PaymentProviderName,
  noticeId: string,
): Promise<KnownNotice | null> {
  const [row] = await db
    .select({
      eventId: providerEvents.id,
      type: providerEvents.type,
      intentId: providerEvents.objectId,
      state: providerEvents.state,
      hoursOld: sql<number>`extract(epoch from now() - ${providerEvents.receivedAt})::float8 / 3600`,
    })
    .from(providerEvents)
    .where(isNotice(provider, noticeId));
  return row ?? null;
}

export async function markNotice(
  db: Queryable,
  provider: PaymentProviderName,
  noticeId: string,
  state: Exclude<State, 'pending'>,
): Promise<void> {
  await db
    .update(providerEvents)
    .set({ state, processedAt: sql`now()` })
    .where(isNotice(provider, noticeId));
}

/** Counts an unsuccessful check. */
export async function noteTry(db: Queryable, provider: PaymentProviderName, noticeId: string): Promise<void> {
  await db
    .update(providerEvents)
    .set({ tries: sql`${providerEvents.tries} + 1` })
    .where(isNotice(provider, noticeId));
}

/** How many notices of a type we've received about an intent. */
export async function countNotices(
  db: Queryable,
  provider: PaymentProviderName,
  type: string,
  intentId: string,
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(providerEvents)
    .where(
      and(eq(providerEvents.provider, provider), eq(providerEvents.objectId, intentId), eq(providerEvents.type, type)),
    );
  return row?.count ?? 0;
}

/** Pending notices that are due for another try; the wait doubles with every try (rule PAY-05). */
export async function findWaitingNotices(
  db: Queryable,
  provider: PaymentProviderName,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: providerEvents.id })
    .from(providerEvents)
    .where(
      and(
        eq(providerEvents.provider, provider),
        eq(providerEvents.state, 'pending'),
        sql`${providerEvents.receivedAt} < now() - least(make_interval(secs => 30 * 2 ^ ${providerEvents.tries}), interval '24 hours')`,
      ),
    )
    .orderBy(asc(providerEvents.receivedAt))
    .limit(limit);
  return rows.map((row) => row.id);
}

function isNotice(provider: PaymentProviderName, noticeId: string) {
  return and(eq(providerEvents.provider, provider), eq(providerEvents.id, noticeId));
}
