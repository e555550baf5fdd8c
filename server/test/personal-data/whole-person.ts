import { accountingRoutes } from '@ascendant/contract/accounting';
import { bookingRoutes } from '@ascendant/contract/booking';
import { manualBookingRoutes } from '@ascendant/contract/event-bookings';
import { eq, sql } from 'drizzle-orm';
import { bookingAnswers, bookingQuestions } from '../../db/schema/attendees';
import { bookings } from '../../db/schema/bookings';
import { events } from '../../db/schema/events';
import { dueBookingEmails } from '../../db/schema/mails';
import { apiKeys, gateDevices } from '../../db/schema/organizations';
import { payments } from '../../db/schema/payments';
import { follows, savedEvents } from '../../db/schema/people';
import { resellerPayments, resellers } from '../../db/schema/resellers';
import { users } from '../../db/schema/users';
import { waitlistEntries, waitlistOffers } from '../../db/schema/waitlist';
import { bookPaid, openPayment } from '../checkout/book-paid';
import { payWith } from '../checkout/checkout';
import { bookFreely } from '../factories/bookings';
import { buildEvent, buildFreeEvent, dayFromNow } from '../factories/events';
import {
  addMember,
  assignGuide,
  assignToSeries,
  buildGate,
  buildImport,
  buildKey,
  buildWebhook,
  buildInvitation,
} from '../factories/organizations';
import {
  birthInHalifax,
  buildDependent,
  buildOrganizer,
  buildTraveller,
  type SignedInPerson,
} from '../factories/people';
import type { TestApp } from '../test-app';
import { plantMoney, plantPayouts } from './plant-money';
import { canary, first, plantAccount, plantCharts, plantMails, plantOpinions, plantWorks, words } from './plant-rows';
import { plantWaiver } from './plant-waiver';

/** A person with at least one row in every personal table, and what must vanish with them. */
export interface WholePerson {
  readonly person: SignedInPerson;
  readonly pastEventId: number;
  readonly paidBookingId: number;
  /** Booked by them for free, and not over. */
  readonly aheadBookingId: number;
  readonly aheadEventId: number;
}

/** An organizer who has done everything that leaves a row. */
export async function buildWholePerson(app: TestApp): Promise<WholePerson> {
  const { db } = app;
  const person = await buildOrganizer(db, {
    ...birthInHalifax,
    username: `${canary}.person`,
    email: `${canary}@example.org`,
    firstName: words('first'),
    lastName: words('last'),
    cityOfBirth: words('city'),
    countryOfBirth: words('country'),
    address: words('address'),
    city: words('town'),
    state: words('state'),
    postalCode: canary,
    country: words('land'),
    billingAddress: words('bill'),
    billingCity: words('bill city'),
    billingState: words('bill state'),
    billingPostalCode: canary,
    billingCountry: words('bill land'),
    displayName: words('guides'),
    bio: words('bio'),
    currentCountry: words('now country'),
    currentProvince: words('now province'),
    currentCity: words('now city'),
    preferredEventTypes: ['Art & Culture'],
    preferredDays: ['monday'],
    preferredTimes: { monday: ['Night'] },
    profilePicture: `/uploads/${canary}.webp`,
  });
  const userId = person.id;
  const bookingsOf = await book(app, person);
  await plantCharts(app, userId, bookingsOf.pastEventId);
  await plantOpinions(app, userId, bookingsOf);
  await plantMoney(app, bookingsOf.paidBookingId);
  await plantPayouts(app, userId);
  await plantAccount(app, userId);
  await plantWorks(app, userId);
  await sell(app, userId);
  // What they've made before is their own.
  await plantTeam(app, userId, bookingsOf.aheadEventId);
  const signed = { userId, eventId: bookingsOf.pastEventId, bookingId: bookingsOf.paidBookingId };
  await plantWaiver(app, { ...signed, name: `${words('first')} ${words('last')}` });
  await bookAsGuest(app, person.user.email);
  await plantAnswers(app, userId, bookingsOf.aheadBookingId);
  await plantMails(app, userId);
  return { person, ...bookingsOf };
}

/** Sells a ticket, so that a receipt names the person as its seller. The event is over. */
async function sell(app: TestApp, createdBy: number): Promise<void> {
  const { id } = await buildEvent(app.db, { createdBy });
  const { booker, bookingId } = await bookPaid(app, id);
  await app.call(accountingRoutes.listBookingDocuments, { params: { id: bookingId } }, booker.session);
  const day = dayFromNow(-20);
  await app.db.update(events).set({ startDate: day, endDate: day }).where(eq(events.id, id));
}

/** Books them by hand on dates of someone else's, once ahead and once over: the organizer knows their name until they've come. */
async function bookAsGuest(app: TestApp, email: string): Promise<void> {
  const organizer = await buildOrganizer(app.db);
  for (const [name, day] of [
    ['Ada Roy', 30],
    [words('guest'), -20],
  ] as const) {
    const { id } = await buildEvent(app.db, { createdBy: organizer.id });
    const guest = { guests: [{ name, isChild: false }], email: email.toUpperCase(), phone: '403 762 1550' };
    const body = { ...guest, paidBy: 'cash' as const, note: words('guest') };
    await app.call(manualBookingRoutes.bookManually, { params: { id }, body }, organizer.session);
    await app.db
      .update(events)
      .set({ startDate: dayFromNow(day), endDate: dayFromNow(day) })
      .where(eq(events.id, id));
  }
}

async function book(app: TestApp, person: SignedInPerson) {
  const { db } = app;
  const dependent = await buildDependent(db, person.id, {
    ...birthInHalifax,
    firstName: words('kid'),
    lastName: words('kid last'),
    cityOfBirth: words('kid city'),
    countryOfBirth: words('kid country'),
  });
  const [paid, ahead, full] = [
    await buildEvent(db),
    await buildFreeEvent(db),
    await buildFreeEvent(db, { capacity: 1 }),
  ];
  const { body: opened } = await openPayment(app, person, paid.id);
  await payWith(app, opened);
  const body = { paymentIntentId: opened.paymentIntentId };
  await app.call(bookingRoutes.confirmPayment, { body }, person.session);
  await app.call(accountingRoutes.listBookingDocuments, { params: { id: opened.bookingId } }, person.session);
  const aheadBookingId = await bookFreely(app, person, { eventId: ahead.id, family: [dependent] });
  await bookFreely(app, await buildTraveller(db), { eventId: full.id });
  await db.insert(savedEvents).values({ userId: person.id, eventId: full.id });
  await db.insert(follows).values({ userId: person.id, hostId: person.id });
  const [entry] = await db
    .insert(waitlistEntries)
    .values({ eventId: full.id, userId: person.id, seats: 1 })
    .returning();
  await db.insert(waitlistOffers).values({
    entryId: first([entry]).id,
    eventId: full.id,
    seats: 1,
    status: 'expired',
    expiresAt: new Date(0),
    settledAt: new Date(0),
  });
  const [payment] = await db.select().from(payments).where(eq(payments.intentId, opened.paymentIntentId));
  const paidBookingId = first([payment]).bookingId;
  const day = dayFromNow(-30);
  await db.update(events).set({ startDate: day, endDate: day }).where(eq(events.id, paid.id));
  return { pastEventId: paid.id, paidBookingId, aheadBookingId, aheadEventId: ahead.id };
}

/** Whether an account is erased. */
export async function isGone({ db }: TestApp, userId: number): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).where(eq(users.id, userId))).length === 0;
}

/** A booking as it's stored. */
export async function bookingOf({ db }: TestApp, id: number) {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
  if (!row) throw new RangeError('no booking');
  return row;
}

/** The person has left a phone number, and answered an organizer's question about a booking. */
async function plantAnswers({ db, sealer }: TestApp, userId: number, bookingId: number): Promise<void> {
  const phoneSealed = sealer.seal(words('phone'), `phone:${userId}`);
  await db.update(users).set({ phoneSealed }).where(eq(users.id, userId));
  const seriesId = sql<number>`(select series_id from events join bookings on bookings.event_id = events.id where bookings.id = ${bookingId})`;
  const question = { seriesId, sort: 0, scope: 'booking', kind: 'text', text: 'Allergies?' } as const;
  const [row] = await db.insert(bookingQuestions).values(question).returning();
  const questionId = row?.id ?? 0;
  const sealed = sealer.seal(words('answer'), `answer:${bookingId}:${questionId}:`);
  await db.insert(bookingAnswers).values({ bookingId, questionId, asked: 'Allergies?', isSensitive: true, sealed });
}

/** The person works for an organizer as a guide, was invited by another, and has made a check-in link. */
async function plantTeam({ db }: TestApp, userId: number, eventId: number): Promise<void> {
  const [organizer, another] = [await buildOrganizer(db), await buildOrganizer(db)];
  await addMember(db, { organizerId: organizer.id, userId, role: 'guide' });
  await assignGuide(db, userId, eventId);
  await assignToSeries(db, userId, eventId);
  const bookingId = sql<number>`(select min(id) from bookings where event_id = ${eventId})`;
  await db
    .insert(dueBookingEmails)
    .values({ userId, bookingId, kind: 'booked', people: 1, happenedAt: new Date('2099-01-01') });
  await buildInvitation(db, { organizerId: another.id, email: `${canary}@example.org` });
  const gate = await buildGate(db, { organizerId: organizer.id, createdBy: userId, dates: [] });
  await db
    .update(gateDevices)
    .set({ name: words('gate') })
    .where(eq(gateDevices.id, gate.id));
  const key = await buildKey(db, { organizerId: organizer.id });
  // Its name is the organization's, and outlives the person.
  await db.update(apiKeys).set({ createdBy: userId }).where(eq(apiKeys.id, key.id));
  await buildWebhook(db, { organizerId: organizer.id, createdBy: userId });
  const importing = { organizerId: organizer.id, eventId, createdBy: userId, state: 'waiting' } as const;
  await buildImport(db, { ...importing, name: 'Ada Roy', email: `${canary}@example.org` });
  const row = { organizerId: organizer.id, name: 'Viator', seriesIds: [], commission: 20, createdBy: userId };
  const [reseller] = await db.insert(resellers).values(row).returning();
  const paid = { resellerId: reseller?.id ?? 0, amountCents: 9600, currency: 'usd', paidOn: '2026-11-30' };
  await db.insert(resellerPayments).values({ ...paid, madeBy: userId });
}
