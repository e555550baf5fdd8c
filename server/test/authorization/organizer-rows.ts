import { checkInCodeOf } from '@ascendant/domain/booking/ticket-code';
import { eq } from 'drizzle-orm';
import { tickets } from '../../db/schema/attendees';
import { organizationInvitations } from '../../db/schema/organizations';
import { users } from '../../db/schema/users';
import { bookingLinkToken } from '../../src/modules/tickets/booking-link';
import { buildConversation } from '../factories/conversations';
import { dayFromNow } from '../factories/events';
import {
  buildGate,
  buildImport,
  buildKey,
  buildWebhook,
  buildInvitation,
  buildMember,
} from '../factories/organizations';
import { buildWaiver } from '../factories/waivers';
import { bookedEvent, callerId, ownEvent, type Sent, type World } from './example-rows';
import { worksForOrganizer } from './identities';

export const memberOf = async ({ app, people }: World) => (await buildMember(app.db, people.organizer, 'guide')).id;

/** An invitation to the caller's own address. */
export async function invitationToCaller(world: World): Promise<string> {
  const id = await callerId(world);
  const [row] = await world.app.db.select({ email: users.email }).from(users).where(eq(users.id, id));
  await world.app.db.delete(organizationInvitations);
  const to = { organizerId: world.people.organizer, email: row?.email ?? '' };
  return (await buildInvitation(world.app.db, to)).token;
}

/** A date of the organization that the caller acts for. */
export async function ownDate(world: World): Promise<number> {
  return worksForOrganizer(world.identity) ? ownEvent(world) : ownEvent(world, { createdBy: await callerId(world) });
}

export async function gateOfOrganizer({ app, people: { organizer: organizerId } }: World) {
  return { params: { id: (await buildGate(app.db, { organizerId, dates: [] })).id } };
}

/** A date of the organization that the caller acts for, for the example file. */
export async function chosenDate(world: World): Promise<Sent> {
  return { form: { dates: JSON.stringify([{ date: '', eventId: await ownDate(world) }]) } };
}

export async function importOfOrganizer(world: World): Promise<Sent> {
  const eventId = await ownEvent(world);
  return { params: { id: await buildImport(world.app.db, { organizerId: world.people.organizer, eventId }) } };
}

export async function keyOfOrganizer({ app, people: { organizer: organizerId } }: World): Promise<Sent> {
  return { params: { id: (await buildKey(app.db, { organizerId })).id } };
}

export async function webhookOfOrganizer({ app, people: { organizer: organizerId } }: World): Promise<Sent> {
  return { params: await buildWebhook(app.db, { organizerId }) };
}

/** The same for programs, with a delivery that its shape allows. */
export async function v1Webhook({ app, people: { organizer: organizerId } }: World): Promise<Sent> {
  const facts = { id: 'act_1', sequence: 1, timestamp: new Date().toISOString(), organization: `org_${organizerId}` };
  const data = { booking: 'bk_1', event: 'ev_1', ticket: '1-1', checkedInAt: null };
  const type = 'ticket.checked_in';
  const body = JSON.stringify({ type, ...facts, data });
  const { id, deliveryId } = await buildWebhook(app.db, { organizerId, types: [type], body });
  return { params: { id: `wh_${id}`, delivery: `dl_${deliveryId}` } };
}

/** The code of a ticket for one of the organizer's events. */
export async function scannedTicket(world: World): Promise<Sent> {
  const { eventId, bookingId } = await bookedEvent(world);
  const [ticket] = await world.app.db.select().from(tickets).where(eq(tickets.bookingId, bookingId));
  return { body: { event: `ev_${eventId}`, code: checkInCodeOf(ticket?.code ?? '') } };
}

/** A conversation of the traveller's with a host of no other call. */
export async function onConversation({ app, people }: World, isReported = false): Promise<Sent> {
  return { params: { id: (await buildConversation(app.db, { travellerId: people.traveller, isReported })).id } };
}

/** A link of an email about a booking. */
export async function linkToQuestions(world: World): Promise<string> {
  return bookingLinkToken(world.app.db, { purpose: 'questions', bookingId: (await bookedEvent(world)).bookingId });
}

export const movedFrom = { startDate: dayFromNow(80), startTime: '10:00' };

export async function linkToMove(world: World): Promise<string> {
  const { bookingId } = await bookedEvent(world, movedFrom);
  return bookingLinkToken(world.app.db, { purpose: 'moved_date', bookingId });
}

/** An event of the organizer's with a waiver, and someone's booking. */
export async function withWaiver(world: World) {
  const booked = await bookedEvent(world);
  const { token } = await buildWaiver(world.app.db, booked);
  return { ...booked, token };
}

export const signature = { version: 1, signedName: 'Maya Lindqvist', agreed: true as const };

/** Three days of a daily event. */
export const schedule = {
  rule: 'FREQ=DAILY',
  times: ['09:00'],
  until: dayFromNow(182),
  added: [],
  excluded: [],
  cutOffHours: 2,
  windowWeeks: 52,
};
