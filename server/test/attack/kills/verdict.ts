import type { Pool } from 'pg';
import type { Journal, Outcome, Purchase } from './journal';

/** A booking as the program kept it, with its money as the provider kept it. */
interface Kept {
  readonly id: number;
  readonly userId: number;
  readonly eventId: number;
  readonly state: string;
  readonly intentId: string | null;
  readonly tickets: number;
  readonly mails: number;
  readonly charges: number;
  readonly chargedCents: number;
  readonly returnedCents: number;
}

/**
 * Compares what clients were told with what the program and the provider kept.
 * @returns a sentence for everything that's missing, doubled or not settled yet; empty if there's nothing
 */
export async function verdictOn(pool: Pool, journal: Journal): Promise<readonly string[]> {
  const kept = await keptBookings(pool);
  return [
    ...journal.bugs,
    ...unsettledCharges(kept),
    ...doubledBookings(kept),
    ...journal.purchases.flatMap((purchase) => faultsOf(purchase, kept, journal)),
    ...(await faultsOfAdmissions(pool, journal)),
    ...(await faultsOfLine(pool, journal)),
    ...(await faultsOfEvents(pool, journal)),
  ];
}

async function keptBookings(pool: Pool): Promise<readonly Kept[]> {
  const { rows } = await pool.query<Kept>(
    `select b.id, b.user_id as "userId", b.event_id as "eventId", b.status || '/' || b.payment_status as state,
       i.id as "intentId",
       (select count(*)::int from tickets t where t.booking_id = b.id and t.voided_at is null) as tickets,
       (select count(*)::int from mails m where m.user_id = b.user_id and m.kind = 'booking_confirmed') as mails,
       (select count(*)::int from sandbox.charges c where c.intent_id = i.id and c.status = 'succeeded') as charges,
       (select coalesce(sum(amount_cents), 0)::int from sandbox.charges c
         where c.intent_id = i.id and c.status = 'succeeded') as "chargedCents",
       (select coalesce(sum(amount_cents), 0)::int from sandbox.refunds r where r.intent_id = i.id and r.status = 'succeeded')
         as "returnedCents"
     from bookings b left join sandbox.intents i on (i.metadata ->> 'booking')::int = b.id`,
  );
  return rows;
}

const isBooked = ({ state }: Kept): boolean => state === 'confirmed/completed';

/** Every charge ends booked or returned. */
function unsettledCharges(kept: readonly Kept[]): readonly string[] {
  return kept
    .filter(({ charges, chargedCents, returnedCents, ...booking }) => {
      const isReturned = returnedCents === chargedCents && booking.state === 'cancelled/refunded';
      return (
        charges > 1 ||
        returnedCents > chargedCents ||
        (charges === 1 && !isBooked({ ...booking, charges, chargedCents, returnedCents }) && !isReturned)
      );
    })
    .map((booking) => `a charge is neither booked nor returned, or doubled: ${JSON.stringify(booking)}`);
}

function doubledBookings(kept: readonly Kept[]): readonly string[] {
  const booked = kept.filter(isBooked).map(({ userId, eventId }) => `${userId} on ${eventId}`);
  return booked.filter((pair, index) => booked.indexOf(pair) !== index).map((pair) => `booked twice: ${pair}`);
}

function faultsOf(purchase: Purchase, kept: readonly Kept[], { calledOff }: Journal): readonly string[] {
  const { userId, eventId, bookingId, intentId, confirmed, charged, released } = purchase;
  const booking = kept.find(
    ({ id, ...row }) =>
      (bookingId === null ? row.intentId === intentId : id === bookingId) &&
      row.userId === userId &&
      row.eventId === eventId,
  );
  const says = (fault: string) => `${fault}: ${JSON.stringify({ purchase, booking })}`;
  if (booking === undefined) {
    const isKnown = intentId !== null || bookingId !== null;
    return isKnown ? [says('an acknowledged booking is missing')] : [];
  }
  const mayEnd = purchase.fullRefund !== 'refused' || calledOff.some((off) => off.eventId === eventId);
  const faults: string[] = [];
  if (confirmed === 'acknowledged' && !mayEnd && !isBooked(booking))
    faults.push('an acknowledged booking isn’t booked');
  if (confirmed === 'acknowledged' && booking.mails !== 1) faults.push('not one confirmation email');
  if (isBooked(booking) !== (booking.tickets === 1)) faults.push('not one ticket for one seat');
  if (charged === 'acknowledged' && booking.charges !== 1) faults.push('an acknowledged charge is missing or doubled');
  if (released === 'acknowledged' && booking.state !== 'cancelled/failed') faults.push('a released hold lives on');
  if (purchase.fullRefund === 'acknowledged' && !booking.state.startsWith('cancelled/'))
    faults.push('a cancelled booking lives on');
  return [...faults, ...faultsOfRefunds(purchase, booking)].map(says);
}

/** Acknowledged refunds are made once each; one whose answers were lost may have been made, once. */
function faultsOfRefunds({ partRefunds, fullRefund }: Purchase, booking: Kept): readonly string[] {
  if (!isBooked(booking)) return [];
  const sum = (outcomes: readonly Outcome[]) =>
    partRefunds.filter(({ outcome }) => outcomes.includes(outcome)).reduce((total, { cents }) => total + cents, 0);
  const [least, most] = [sum(['acknowledged']), sum(['acknowledged', 'unknown'])];
  if (fullRefund === 'acknowledged') return [];
  return booking.returnedCents >= least && booking.returnedCents <= most
    ? []
    : [`refunds of ${booking.returnedCents} instead of ${least} to ${most} cents`];
}

async function faultsOfAdmissions(pool: Pool, { admissions }: Journal): Promise<readonly string[]> {
  const { rows } = await pool.query<{ scanId: string; count: number; undone: number; isIn: boolean }>(
    `select c.scan_id as "scanId", count(*)::int as count, count(c.undone_at)::int as undone,
       bool_or(t.checked_in_at is not null) as "isIn"
     from check_ins c join tickets t on t.id = c.ticket_id group by c.scan_id`,
  );
  return admissions.flatMap((admission) => {
    const row = rows.find(({ scanId }) => scanId === admission.scanId);
    const isUndone = (row?.undone ?? 0) > 0;
    const isWrong =
      (admission.outcome === 'acknowledged' && row?.count !== 1) ||
      (admission.undone === 'acknowledged' && (!isUndone || row?.isIn === true)) ||
      (admission.outcome === 'acknowledged' && admission.undone === 'refused' && row?.isIn !== true);
    return isWrong ? [`an admission is missing, doubled or not undone: ${JSON.stringify({ admission, row })}`] : [];
  });
}

async function faultsOfLine(pool: Pool, { waiting }: Journal): Promise<readonly string[]> {
  const { rows } = await pool.query<{ userId: number; eventId: number; statuses: readonly string[] }>(
    `select user_id as "userId", event_id as "eventId", array_agg(status) as statuses
     from waitlist_entries group by user_id, event_id`,
  );
  const ofParties = waiting.flatMap((party) => {
    const statuses = rows.find((row) => row.userId === party.userId && row.eventId === party.eventId)?.statuses ?? [];
    const isOpen = statuses.some((status) => status === 'waiting' || status === 'offered');
    const isWrong =
      (party.joined === 'acknowledged' && statuses.length !== 1) ||
      (party.left === 'acknowledged' && isOpen) ||
      (party.joined === 'acknowledged' && party.left === 'refused' && !party.hasTriedToBook && !isOpen);
    return isWrong
      ? [`someone in line is missing, doubled or still there: ${JSON.stringify({ party, statuses })}`]
      : [];
  });
  const unserved = await pool.query<{ id: number }>(
    `select e.id from events e where e.status = 'published' and e.seats_confirmed + e.seats_held < e.capacity
       and exists (select 1 from waitlist_entries w where w.event_id = e.id and w.status = 'waiting')`,
  );
  return [...ofParties, ...unserved.rows.map(({ id }) => `event ${id} has a free seat and someone waiting`)];
}

async function faultsOfEvents(pool: Pool, { calledOff }: Journal): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: number; status: string; live: number }>(
    `select e.id, e.status, (select count(*)::int from bookings b where b.event_id = e.id
       and (b.status <> 'cancelled' or b.payment_status = 'refund_pending')) as live from events e`,
  );
  return calledOff.flatMap(({ eventId, outcome }) => {
    const row = rows.find(({ id }) => id === eventId);
    const isWrong = outcome === 'acknowledged' && (row?.status !== 'cancelled' || row.live > 0);
    return isWrong ? [`an event that was called off lives on: ${JSON.stringify(row)}`] : [];
  });
}
