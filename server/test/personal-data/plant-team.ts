import { eq, sql } from 'drizzle-orm';
import { bookingAnswers, bookingQuestions } from '../../db/schema/booking-questions';
import { dueBookingEmails } from '../../db/schema/due-booking-emails';
import { gateDevices } from '../../db/schema/gate-devices';
import { users } from '../../db/schema/users';
import { addMember, assignGuide, buildGate, buildInvitation } from '../factories/organizations';
import { buildOrganizer } from '../factories/people';
import type { TestApp } from '../test-app';
import { canary, words } from './plant-rows';

/** The person has left a phone number, and answered an organizer's question about a booking. */
export async function plantAnswers({ db, sealer }: TestApp, userId: number, bookingId: number): Promise<void> {
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
export async function plantTeam({ db }: TestApp, userId: number, eventId: number): Promise<void> {
  const [organizer, another] = [await buildOrganizer(db), await buildOrganizer(db)];
  await addMember(db, { organizerId: organizer.id, userId, role: 'guide' });
  await assignGuide(db, userId, eventId);
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
}
