import { bookingQuestionRoutes } from '@ascendant/contract/booking-question';
import { fieldSheetRoutes } from '@ascendant/contract/field-sheet';
import { phoneRoutes } from '@ascendant/contract/phone';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { forgetOldAnswers } from '../../src/modules/questions/answers.repository';
import { askQuestions } from '../../src/modules/questions/ask-questions';
import { bookingLinkToken } from '../../src/modules/tickets/booking-link';
import { bookFreely } from '../factories/bookings';
import { buildFreeEvent, dayFromNow } from '../factories/events';
import {
  buildDependent,
  buildOrganizer,
  buildTraveller,
  factoryPassword,
  type SignedInPerson,
} from '../factories/people';
import { answerAs, aQuestion, askAbout } from '../factories/questions';
import { testApp } from '../test-app';
import { allTables, fullName } from './all-tables';

const app = await testApp({ settings: { RATE_LIMITS: 'on' } });
/** Each appears in one sensitive answer and nowhere else. */
const canaries = Array.from({ length: 12 }, (_, at) => `zqcanary${String.fromCodePoint(97 + at)}x`);
const phone = '+14037621550';

let organizer: SignedInPerson;
let another: SignedInPerson;
let maya: SignedInPerson;
let eventId: number;
let bookingId: number;

/** Twelve answers: of the person who booked, by the link, over one another, and some that are refused. */
beforeAll(async () => {
  organizer = await buildOrganizer(app.db);
  another = await buildOrganizer(app.db);
  maya = await buildTraveller(app.db);
  eventId = (
    await buildFreeEvent(app.db, { createdBy: organizer.id, startDate: dayFromNow(2), endDate: dayFromNow(2) })
  ).id;
  const family = [await buildDependent(app.db, maya.id), await buildDependent(app.db, maya.id)];
  bookingId = await bookFreely(app, maya, { eventId, family });
  const sensitive = { isSensitive: true, isRequired: true } as const;
  const ids = await askAbout(app, organizer.session, {
    eventId,
    questions: [
      aQuestion({ ...sensitive, text: 'Allergies?' }),
      aQuestion({ ...sensitive, text: 'Health?' }),
      aQuestion({ ...sensitive, text: 'Emergency contact?', scope: 'booking' }),
      aQuestion({ ...sensitive, text: 'Weight?', kind: 'number' }),
    ],
  });
  const [allergies = 0, health = 0, contact = 0, weight = 0] = ids;
  const value = (at: number) => `I have ${canaries[at]}, badly`;
  const people = [0, 1, 2];
  await answerAs(app, maya.session, {
    bookingId,
    answers: people.map((position) => ({ questionId: allergies, position, value: value(position) })),
  });
  const token = await bookingLinkToken(app.db, { purpose: 'questions', bookingId });
  const byLink = people.map((position) => ({ questionId: health, position, value: value(3 + position) }));
  await app.call(bookingQuestionRoutes.answerQuestionsByLink, { body: { token, answers: byLink } });
  for (const at of [6, 7, 8])
    await answerAs(app, maya.session, {
      bookingId,
      answers: [{ questionId: contact, position: null, value: value(at) }],
    });
  // Refused: of the wrong kind, for someone who isn't there, and in a request that can't be read.
  const refused = (answers: object[]) =>
    app.inject({
      method: 'PUT',
      url: `/api/bookings/${bookingId}/answers`,
      headers: maya.session,
      payload: { answers },
    });
  expect((await refused([{ questionId: weight, position: 0, value: value(9) }])).statusCode).toBe(400);
  expect((await refused([{ questionId: weight, position: 7, value: value(10) }])).statusCode).toBe(400);
  expect((await refused([{ questionId: value(11), position: 0, value: value(11) }])).statusCode).toBe(400);
  await app.call(phoneRoutes.setPhone, { body: { phone } }, maya.session);
  await app.db.execute(sql`update bookings set confirmed_at = now() - interval '2 days' where id = ${bookingId}`);
  await askQuestions(app.db, 'https://site.example');
  await app.runJobs();
});

/** Those that a text has, also as hexadecimal digits, which is how PostgreSQL writes bytes. */
function foundIn(text: string): readonly string[] {
  return [...canaries, phone.slice(1)].filter(
    (canary) => text.includes(canary) || text.includes(Buffer.from(canary).toString('hex')),
  );
}

async function everyRow(): Promise<string> {
  const texts = [];
  for (const table of await allTables()) {
    const [schema = '', name = ''] = fullName(table).includes('.')
      ? fullName(table).split('.')
      : ['public', fullName(table)];
    const { rows } = await app.db.execute<{ row: string }>(
      sql`select found::text as row from ${sql.identifier(schema)}.${sql.identifier(name)} as found`,
    );
    texts.push(...rows.map(({ row }) => row));
  }
  const jobs = await app.db.execute<{ row: string }>(
    sql`select found::text as row from graphile_worker._private_jobs as found`,
  );
  return [...texts, ...jobs.rows.map(({ row }) => row)].join('\n');
}

/** How many answers about an event there are once the old ones were erased. */
async function answersLeft(event: number): Promise<number | undefined> {
  await forgetOldAnswers(app.db);
  const { rows } = await app.db.execute<{ count: number }>(
    sql`select count(*)::int from booking_answers join bookings on bookings.id = booking_id where event_id = ${event}`,
  );
  return rows[0]?.count;
}

const endedHoursAgo = (event: number, hours: number) => {
  const at = sql`local_time(now(), timezone) - make_interval(hours => ${hours}::int)`;
  return app.db
    .execute(sql`update events set start_date = (${at})::date, end_date = (${at})::date, start_time = '00:00',
    end_time = to_char(${at}, 'HH24:MI') where id = ${event}`);
};

async function exportOf(person: SignedInPerson): Promise<string> {
  const payload = { password: factoryPassword };
  const reply = await app.inject({ method: 'POST', url: '/api/user/export', headers: { ...person.session }, payload });
  return strFromU8(unzipSync(reply.rawPayload)['data.json']!);
}

describe('PRI-08 twelve answers and a phone number', () => {
  it('are in no row of any table, and so in no dump, replica or backup, nor in the queue of jobs', async () => {
    const rows = await everyRow();
    expect(rows).toContain('Allergies?');
    expect(foundIn(rows)).toEqual([]);
  });

  it('are in no file of the database: neither the tables’ nor the write-ahead log', async () => {
    await app.db.execute(sql`checkpoint`);
    const tables = ['booking_answers', 'users', 'mails', 'error_logs', 'audit_log', 'rate_limits', 'idempotency_keys'];
    const { rows } = await app.db.execute<{ content: Buffer }>(sql`
      select pg_read_binary_file(pg_relation_filepath(name::regclass)) as content
        from unnest(${sql.param(tables)}::text[]) as name
      union all
      select pg_read_binary_file('pg_wal/' || name) from (
        select name from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$' order by modification desc limit 3) as newest`);
    const content = rows.map((row) => row.content.toString('latin1')).join('\n');
    expect(content).toContain('Allergies?');
    expect(foundIn(content)).toEqual([]);
  });

  it('are in no email, log line or error', async () => {
    expect(
      app.mailer.sent.some(
        ({ subject }) => subject.startsWith('A few questions') || subject.startsWith('Please answer'),
      ),
    ).toBe(true);
    expect(foundIn(JSON.stringify(app.mailer.sent))).toEqual([]);
    expect(foundIn(JSON.stringify(app.log.lines))).toEqual([]);
  });

  it('are in the person’s own export, and in no one else’s', async () => {
    const own = await exportOf(maya);
    // Three were written over, three were refused, and two of those that were written over are gone.
    expect(foundIn(own)).toEqual([...[0, 1, 2, 3, 4, 5, 8].map((at) => canaries[at]), phone.slice(1)]);
    for (const other of [organizer, another]) expect(foundIn(await exportOf(other))).toEqual([]);
  });

  it('are read by the organizer of that date, and by no other', async () => {
    const read = (person: SignedInPerson) =>
      app.call(fieldSheetRoutes.getFieldSheet, { params: { id: eventId } }, person.session);
    expect(foundIn(JSON.stringify((await read(organizer)).json))).toHaveLength(7);
    expect((await read(another)).status).toBe(404);
    const file = await app.inject({
      method: 'GET',
      url: `/organizer/events/${eventId}/field-sheet.csv`,
      headers: organizer.session,
    });
    expect(foundIn(file.body)).toEqual([]);
  });

  it('are gone on the eighth day, and not before', async () => {
    await endedHoursAgo(eventId, 7 * 24 - 1);
    expect(await answersLeft(eventId)).toBe(7);
    await endedHoursAgo(eventId, 7 * 24 + 1);
    expect(await answersLeft(eventId)).toBe(0);
  });
});

describe('PRI-08 other answers', () => {
  it('are erased after thirty days; what was sensitive when it was answered, after seven', async () => {
    const { id } = await buildFreeEvent(app.db, {
      createdBy: organizer.id,
      startDate: dayFromNow(2),
      endDate: dayFromNow(2),
    });
    const booking = await bookFreely(app, maya, { eventId: id });
    const [diet = 0, size = 0] = await askAbout(app, organizer.session, {
      eventId: id,
      questions: [aQuestion({ text: 'Diet?', isSensitive: true }), aQuestion({ text: 'Size?' })],
    });
    const answers = [diet, size].map((questionId) => ({ questionId, position: 0, value: 'x' }));
    await answerAs(app, maya.session, { bookingId: booking, answers });
    const noLonger = [aQuestion({ id: diet, text: 'Diet?' }), aQuestion({ id: size, text: 'Size?' })];
    await askAbout(app, organizer.session, { eventId: id, questions: noLonger });
    const left = [];
    for (const hours of [7 * 24 - 1, 7 * 24 + 1, 30 * 24 - 1, 30 * 24 + 1]) {
      await endedHoursAgo(id, hours);
      left.push(await answersLeft(id));
    }
    expect(left).toEqual([2, 1, 1, 0]);
  });
});
