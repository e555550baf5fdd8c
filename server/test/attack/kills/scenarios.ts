import { routes } from '@ascendant/contract/routes';
import { sql } from 'drizzle-orm';
import { buildEvent } from '../../factories/events';
import { buildTraveller, type SignedInPerson } from '../../factories/people';
import { ask } from '../../process/ask';
import { outcomeOf } from './client';
import type { Admission, CalledOff, Waiting } from './journal';
import { bookFree, buy, cancelBooking, refundAll, refundParts } from './purchases';
import { keyed, prepared, type Scene } from './scene';

/** Books, comes, is scanned, and is sometimes sent out again. */
async function attend(scene: Scene): Promise<void> {
  const { client, admin, journal, chance } = scene;
  const { bookingId, eventId } = await bookFree(scene);
  if (bookingId === null) return;
  for (const ticketId of await ticketsOf(scene, bookingId)) {
    const admission: Admission = { ticketId, scanId: crypto.randomUUID(), outcome: 'unknown', undone: 'refused' };
    journal.admissions.push(admission);
    const scan = { scanId: admission.scanId, scannedAt: new Date().toISOString(), ticketId, isEarly: true };
    const send = { scans: [scan] };
    admission.outcome = outcomeOf(
      await client.insistOn(200, (to) => ask(to, routes.checkIn, admin, send, { id: eventId })),
    );
    if (admission.outcome !== 'acknowledged' || chance.is(0.7)) continue;
    admission.undone = 'unknown';
    const undone = await client.insist((to) => ask(to, routes.undoCheckIn, admin, {}, { id: eventId, ticketId }));
    admission.undone = outcomeOf(undone);
  }
}

async function ticketsOf(scene: Scene, bookingId: number): Promise<readonly number[]> {
  const { rows } = await prepared(scene, (db) =>
    db.execute<{ id: number }>(sql`select id from tickets where booking_id = ${bookingId}`),
  );
  return rows.map(({ id }) => id);
}

/** Two wait for the only seat. Its owner gives it back, and the first in line books it, or leaves. */
async function standInLine(scene: Scene): Promise<void> {
  const { client, chance } = scene;
  const { event } = await prepared(scene, (db) => buildEvent(db, { capacity: 1 }));
  const owner = await buy(scene, event.id);
  if (owner.bookingId === null) return;
  const first = await prepared(scene, buildTraveller);
  const line = [await join(scene, first, event.id), await join(scene, await prepared(scene, buildTraveller), event.id)];
  await refundAll(scene, owner);
  const [next] = line;
  if (owner.fullRefund !== 'acknowledged' || next?.joined !== 'acknowledged') return;
  if (chance.is(0.7)) {
    next.hasTriedToBook = true;
    await buy(scene, event.id, first);
    return;
  }
  next.left = 'unknown';
  const left = await client.insist((to) => ask(to, routes.leaveWaitlist, first, undefined, { id: event.id }));
  next.left = outcomeOf(left);
}

async function join({ client, journal }: Scene, person: SignedInPerson, eventId: number): Promise<Waiting> {
  const waiting: Waiting = { userId: person.id, eventId, joined: 'unknown', left: 'refused', hasTriedToBook: false };
  journal.waiting.push(waiting);
  const send = { seats: 1 };
  waiting.joined = outcomeOf(
    await client.insistOn(201, (to) => ask(to, routes.joinWaitlist, person, send, { id: eventId })),
  );
  return waiting;
}

/** Three book an event, and its admin calls it off. */
async function callOff(scene: Scene): Promise<void> {
  const { client, admin, journal } = scene;
  const { event } = await prepared(scene, (db) => buildEvent(db));
  await Promise.all([buy(scene, event.id), buy(scene, event.id), buy(scene, event.id)]);
  const off: CalledOff = { eventId: event.id, outcome: 'unknown' };
  journal.calledOff.push(off);
  const asker = keyed(admin);
  const send = { status: 'cancelled' };
  const answer = await client.insistOn(200, (to) => ask(to, routes.updateEvent, asker, send, { id: event.id }));
  off.outcome = outcomeOf(answer);
}

/** What people do, and how often. */
export const scenarios: readonly ((scene: Scene) => Promise<unknown>)[] = [
  (scene) => buy(scene),
  (scene) => buy(scene),
  bookFree,
  refundParts,
  refundParts,
  cancelBooking,
  cancelBooking,
  attend,
  standInLine,
  callOff,
];
