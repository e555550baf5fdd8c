import { fieldSheetRoutes } from '@ascendant/contract/field-sheet';
import { phoneRoutes } from '@ascendant/contract/phone';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/logs';
import { bookFreely } from '../../../test/factories/bookings';
import { buildFreeEvent, dayFromNow } from '../../../test/factories/events';
import { buildGate, buildMember } from '../../../test/factories/organizations';
import {
  buildAdmin,
  buildDependent,
  buildOrganizer,
  buildTraveller,
  type SignedInPerson,
} from '../../../test/factories/people';
import { answerAs, aQuestion, askAbout } from '../../../test/factories/questions';
import { testApp, type Session } from '../../../test/test-app';

const app = await testApp();
const phone = '+1 403 762 1550';

let organizer: SignedInPerson;
let maya: SignedInPerson;
let eventId: number;
let bookingId: number;
let ids: readonly number[];

beforeEach(async () => {
  organizer = await buildOrganizer(app.db);
  maya = await buildTraveller(app.db, { firstName: 'Maya', lastName: 'Lindqvist' });
  await app.call(phoneRoutes.setPhone, { body: { phone } }, maya.session);
  eventId = (
    await buildFreeEvent(app.db, { createdBy: organizer.id, startDate: dayFromNow(3), endDate: dayFromNow(3) })
  ).id;
  const child = await buildDependent(app.db, maya.id, {
    firstName: 'Théo',
    lastName: 'Bergeron',
    dateOfBirth: '2018-07-03',
  });
  bookingId = await bookFreely(app, maya, { eventId, family: [child] });
  const questions = [
    aQuestion({ text: 'Allergies?', isSensitive: true, isRequired: true }),
    aQuestion({ text: 'Arriving by?', scope: 'booking' }),
    aQuestion({ text: 'Swims?', kind: 'yes_no' }),
  ];
  ids = await askAbout(app, organizer.session, { eventId, questions });
  const answers = [
    { questionId: ids[0] ?? 0, position: 0, value: 'Penicillin' },
    { questionId: ids[1] ?? 0, position: null, value: 'Bus' },
    { questionId: ids[2] ?? 0, position: 1, value: 'yes' },
  ];
  await answerAs(app, maya.session, { bookingId, answers });
});

const read = (session: Session = organizer.session, id = eventId) =>
  app.call(fieldSheetRoutes.getFieldSheet, { params: { id } }, session);
const file = (query = '', headers: Session = organizer.session) =>
  app.inject({ method: 'GET', url: `/organizer/events/${eventId}/field-sheet.csv${query}`, headers });
const lastEntry = async () => (await app.db.select().from(auditLog).orderBy(auditLog.id)).at(-1);
const startOn = (day: string) =>
  app.db.execute(sql`update events set start_date = ${day}, end_date = ${day} where id = ${eventId}`);

describe('the field sheet', () => {
  it('says who comes, their ages, the phone of who booked, the answers, and what’s missing', async () => {
    const { body } = await read();
    const [allergies = 0, arriving = 0, swims = 0] = ids;
    expect(body.parties).toMatchObject([
      {
        phone,
        answers: [{ questionId: arriving, value: 'Bus' }],
        missing: [],
        people: [
          {
            name: 'Maya Lindqvist',
            isChild: false,
            ticket: 'valid',
            answers: [{ questionId: allergies, value: 'Penicillin' }],
            missing: [],
          },
          {
            name: 'Théo Bergeron',
            isChild: true,
            answers: [{ questionId: swims, value: 'yes' }],
            missing: [allergies],
          },
        ],
      },
    ]);
    expect(body.parties[0]?.people[1]?.age).toBeLessThan(16);
    expect(JSON.stringify(body)).not.toMatch(/2018|@example/);
  });

  it('ERR-06 leaves an audit entry for each reading, with the number of people', async () => {
    await read();
    expect(await lastEntry()).toMatchObject({
      actorId: organizer.id,
      action: 'event.field_sheet_read',
      targetType: 'event',
      targetId: String(eventId),
      changes: { people: { before: null, after: 2 } },
    });
    await file('?sensitive=yes');
    expect(await lastEntry()).toMatchObject({ action: 'event.field_sheet_exported_with_sensitive' });
  });

  it('AUT-01 is for owners, managers and guides of that date; for another organization it’s 404, and in the audit log', async () => {
    const manager = await buildMember(app.db, organizer.id, 'manager');
    const guide = await buildMember(app.db, organizer.id, 'guide', [eventId]);
    expect([(await read(manager.session)).status, (await read(guide.session)).status]).toEqual([200, 200]);
    const another = await buildOrganizer(app.db);
    expect((await read(another.session)).status).toBe(404);
    expect(await lastEntry()).toMatchObject({
      actorId: another.id,
      action: 'event.field_sheet_refused',
      targetId: String(eventId),
    });
    expect((await file('', another.session)).statusCode).toBe(404);
    expect(await lastEntry()).toMatchObject({ actorId: another.id, action: 'event.field_sheet_refused' });
  });

  it('AUT-01 isn’t for a guide of another date, an accountant, a gate device, an admin, or a traveller', async () => {
    const idle = await buildMember(app.db, organizer.id, 'guide');
    const accountant = await buildMember(app.db, organizer.id, 'accountant');
    const gate = await buildGate(app.db, { organizerId: organizer.id, dates: [eventId] });
    const admin = await buildAdmin(app.db);
    const statuses = [];
    // A gate device’s secret is for calls: of a page’s files it sees what a visitor does.
    for (const session of [idle.session, accountant.session, gate.session, admin.session, maya.session, {}])
      statuses.push((await read(session)).status, (await file('', session)).statusCode);
    expect(statuses).toEqual([404, 404, 403, 403, 403, 401, 404, 404, 403, 403, 401, 401]);
  });

  it('shows a phone number from a week before the event until a week after it', async () => {
    const shown = async (day: number) => {
      await startOn(dayFromNow(day));
      const { body } = await read();
      return [body.showsPhones, body.parties[0]?.phone ?? null];
    };
    expect(await shown(9)).toEqual([false, null]);
    expect(await shown(6)).toEqual([true, phone]);
    expect(await shown(-6)).toEqual([true, phone]);
    expect(await shown(-9)).toEqual([false, null]);
  });

  it('leaves out those whose place or booking was cancelled', async () => {
    await app.db.execute(sql`update bookings set cancelled_positions = '{1}' where id = ${bookingId}`);
    await app.db.execute(sql`update tickets set voided_at = now() where booking_id = ${bookingId} and position = 1`);
    const { body } = await read();
    expect(body.parties.map(({ people, missing }) => [people.map(({ name }) => name), missing])).toEqual([
      [['Maya Lindqvist'], []],
    ]);
    await app.db.execute(sql`update bookings set status = 'cancelled' where id = ${bookingId}`);
    expect((await read()).body.parties).toEqual([]);
  });

  it('no longer has sensitive answers on the eighth day, even before they’re erased', async () => {
    await startOn(dayFromNow(-9));
    const text = JSON.stringify((await read()).json);
    expect([text.includes('Penicillin'), text.includes('Bus')]).toEqual([false, true]);
  });
});

describe('the field sheet as a file', () => {
  it('has no sensitive answers unless they’re asked for', async () => {
    const lines = (await file()).body.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFF"Name","Age on the first day","Comes as","Booking","Phone of who booked","Check-in","Waiver","Missing answers","Arriving by?","Swims?"',
    );
    expect(lines[1]).toMatch(
      /^"Maya Lindqvist","\d+","Adult","ASC-\w+","'?\+1 403 762 1550","Not checked in","No waiver","0","Bus",""$/,
    );
    expect(lines[2]).toMatch(/^"Théo Bergeron".*"1","Bus","Yes"$/);
    const whole = (await file('?sensitive=yes')).body;
    expect(whole).toContain('"Penicillin"');
    expect(whole.split('\r\n')[2]).toContain('"1","",');
  });
});
