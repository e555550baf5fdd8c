import { textId } from '@ascendant/contract/v1/shapes';
import type { Queryable } from '../../database/database';
import { v1, type Site } from '../keys/keys.module';
import { findRefundFacts, type Unwritten } from './activities.repository';

/** What an activity is about, as programs read it; undefined once it has gone. */
type DataOf = (subjectId: number) => object | undefined;
type Noun = 'booking' | 'ticket' | 'refund' | 'event' | 'payout';

/**
 * The bodies of activities, each as what it's about is now: one reading for each kind of thing.
 * @returns by the activity's id; null if what it's about has gone
 * Source: rule HOK-01.
 */
export async function bodiesOf(
  db: Queryable,
  unwritten: readonly Unwritten[],
  site: Site,
): Promise<ReadonlyMap<number, string | null>> {
  const data = new Map<Noun, DataOf>();
  for (const noun of new Set(unwritten.map(nounOf))) {
    const subjects = unwritten.filter((activity) => nounOf(activity) === noun).map(({ subjectId }) => subjectId);
    data.set(noun, await readers[noun](db, [...new Set(subjects)], site));
  }
  return new Map(
    unwritten.map((activity) => [activity.id, bodyOf(activity, data.get(nounOf(activity))?.(activity.subjectId))]),
  );
}

function nounOf({ type }: Pick<Unwritten, 'type'>): Noun {
  const [noun] = type.split('.') as [Noun];
  return noun;
}

function bodyOf(activity: Unwritten, data: object | undefined): string | null {
  if (data === undefined) return null;
  const { id, type, sequence, organizerId, fromEventId, createdAt } = activity;
  return JSON.stringify({
    type,
    timestamp: createdAt.toISOString(),
    id: textId('activity', id),
    sequence,
    organization: textId('organization', organizerId),
    data,
    ...(fromEventId === null ? {} : { previous: { event: textId('event', fromEventId) } }),
  });
}

type Reader = (db: Queryable, ids: readonly number[], site: Site) => Promise<DataOf>;

const readers: Readonly<Record<Noun, Reader>> = {
  booking: async (db, ids) => presented(await v1.findBookings(db, ids), v1.presentBooking),
  event: async (db, ids, site) => presented(await v1.findEvents(db, ids), (event) => v1.presentEvent(event, site)),
  payout: async (db, ids) => presented(await v1.findTransfersOf(db, ids), v1.presentTransfer),
  ticket: async (db, ids) => presented(await v1.findTickets(db, ids), v1.presentTicket),
  refund: async (db, ids) =>
    presented(await findRefundFacts(db, ids), ({ id, bookingId, eventId, amountCents, currency, status }) => ({
      id: textId('refund', id),
      booking: textId('booking', bookingId),
      event: textId('event', eventId),
      amount: { amountCents, currency },
      state: status === 'succeeded' ? 'made' : 'failed',
    })),
};

function presented<Row extends { readonly id: number }>(rows: readonly Row[], present: (row: Row) => object): DataOf {
  const byId = new Map(rows.map((row) => [row.id, present(row)]));
  return (id) => byId.get(id);
}
