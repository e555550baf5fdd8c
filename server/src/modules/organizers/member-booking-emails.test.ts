import { accountRoutes } from '@ascendant/contract/account';
import { ownAccountRoutes } from '@ascendant/contract/own-account';
import { teamRoutes } from '@ascendant/contract/team';
import type { BookingEmailChoice } from '@ascendant/domain/event/booking-emails';
import type { MemberRole } from '@ascendant/domain/organization/members';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { dueBookingEmails } from '../../../db/schema/mails';
import { users } from '../../../db/schema/users';
import { bookFreely } from '../../../test/factories/bookings';
import { buildFreeEvent } from '../../../test/factories/events';
import { assignToSeries, buildInvitation, buildMember } from '../../../test/factories/organizations';
import { buildOrganizer, buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';
import { tellOrganizers } from './booking-notices';

const app = await testApp();

let organizer: SignedInPerson;
let eventId: number;
let otherEventId: number;

beforeEach(async () => {
  organizer = await buildOrganizer(app.db, { bookingEmails: 'none' });
  const event = { createdBy: organizer.id, title: 'Dawn traverse', startDate: '2099-07-02' };
  eventId = (await buildFreeEvent(app.db, event)).id;
  otherEventId = (await buildFreeEvent(app.db, { ...event, title: 'Dusk traverse' })).id;
});

const book = async (id = eventId) =>
  bookFreely(app, await buildTraveller(app.db, { firstName: 'Maya' }), { eventId: id });

/** As they choose it on the screen. */
async function choose(person: SignedInPerson, bookingEmails: BookingEmailChoice) {
  const body = { firstName: 'Ana', lastName: 'Cruz', bookingEmails, timezone: 'Europe/Paris' };
  expect((await app.call(ownAccountRoutes.updateAccount, { body }, person.session)).status).toBe(200);
}

async function member(role: MemberRole, chosen: BookingEmailChoice = 'each', dates: readonly number[] = []) {
  const person = await buildMember(app.db, organizer.id, role, dates);
  await choose(person, chosen);
  return person;
}

/** The subjects that each of some people gets from the job, run twice. */
async function sent(people: readonly SignedInPerson[], now = new Date()) {
  await app.runJobs();
  const before = app.mailer.sent.length;
  await tellOrganizers(app.db, app.config.publicUrl, now);
  await tellOrganizers(app.db, app.config.publicUrl, now);
  await app.runJobs();
  const mails = app.mailer.sent.slice(before);
  return people.map(({ user }) => mails.filter(({ to }) => to === user.email).map(({ subject }) => subject));
}

const subject = 'New booking (1 person): Dawn traverse, Jul 2, 2099, 9:00 a.m.';

describe('who’s told about a booking', () => {
  it('owners and managers who want it, each once, also if the organizer wants none', async () => {
    const people = [organizer, await member('owner'), await member('manager')];
    await book();
    expect(await sent(people)).toEqual([[], [subject], [subject]]);
  });

  it('guides about the dates that they’re assigned to, and no others', async () => {
    const guide = await member('guide', 'each', [eventId]);
    const idle = await member('guide');
    await book();
    await book(otherEventId);
    expect(await sent([guide, idle])).toEqual([[subject], []]);
  });

  it('guides of a whole event about each of its dates', async () => {
    const guide = await member('guide', 'each');
    await assignToSeries(app.db, guide.id, eventId);
    await book();
    await book(otherEventId);
    expect(await sent([guide])).toEqual([[subject]]);
  });

  it('never accountants, who see no names', async () => {
    const accountant = await member('accountant');
    await book();
    expect(await sent([accountant])).toEqual([[]]);
  });

  it('no one of another organization', async () => {
    const elsewhere = await buildMember(app.db, (await buildOrganizer(app.db)).id, 'manager');
    await choose(elsewhere, 'each');
    await book();
    expect(await sent([elsewhere])).toEqual([[]]);
  });

  it('no one who has just joined: they ask for it first', async () => {
    const person = await buildTraveller(app.db);
    const invited = { organizerId: organizer.id, email: person.user.email, role: 'manager' as const };
    const { token } = await buildInvitation(app.db, invited);
    expect((await app.call(teamRoutes.acceptInvitation, { body: { token } }, person.session)).status).toBe(200);
    expect((await app.call(accountRoutes.currentUser, {}, person.session)).body.bookingEmails).toBe('none');
    await book();
    expect(await sent([person])).toEqual([[]]);
  });

  it('no member while the organizer’s account is disabled', async () => {
    const manager = await member('manager');
    await book();
    await app.db.update(users).set({ disabled: true }).where(eq(users.id, organizer.id));
    expect(await sent([manager])).toEqual([[]]);
  });
});

describe('one email a day for a member', () => {
  it('has only what they’re told, on their own clock, while another member gets each at once', async () => {
    const [daily, each] = [await member('guide', 'daily', [eventId]), await member('manager')];
    await book();
    await book(otherEventId);
    expect(await sent([daily, each])).toEqual([
      [],
      [subject, 'New booking (1 person): Dusk traverse, Jul 2, 2099, 9:00 a.m.'],
    ]);
    await app.db.update(dueBookingEmails).set({ happenedAt: new Date('2027-01-10T20:00:00Z') });
    // 07:59 and 08:00 in Paris, in winter.
    expect(await sent([daily], new Date('2027-01-11T06:59:59Z'))).toEqual([[]]);
    expect(await sent([daily, each], new Date('2027-01-11T07:00:00Z'))).toEqual([
      ['Your bookings: 1 person booked'],
      [],
    ]);
  });

  it('isn’t sent to someone who was removed before, or is no longer assigned to the date', async () => {
    const [removed, reassigned] = [await member('manager', 'daily'), await member('guide', 'daily', [eventId])];
    await book();
    await sent([removed, reassigned]);
    await app.call(teamRoutes.removeMember, { params: { id: removed.id } }, organizer.session);
    const change = { params: { id: reassigned.id }, body: { dates: [otherEventId] } };
    expect((await app.call(teamRoutes.changeMember, change, organizer.session)).status).toBe(200);
    await app.db.update(dueBookingEmails).set({ happenedAt: new Date('2027-01-10T20:00:00Z') });
    expect(await sent([removed, reassigned], new Date('2027-01-12T12:00:00Z'))).toEqual([[], []]);
    expect(await app.db.select().from(dueBookingEmails)).toEqual([]);
  });
});

describe('an email to a member', () => {
  it('leads to where they choose: owners to their account, others to the team’s page', async () => {
    const [owner, guide] = [await member('owner'), await member('guide', 'each', [eventId])];
    await book();
    await sent([owner, guide]);
    const { publicUrl } = app.config;
    expect(app.mailer.lastTo(owner.user.email).text).toContain(`${publicUrl}/organizer/account`);
    expect(app.mailer.lastTo(guide.user.email).text).toContain(`${publicUrl}/organizer/team`);
  });
});
