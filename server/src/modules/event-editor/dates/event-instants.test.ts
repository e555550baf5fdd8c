import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookFreely } from '../../../../test/factories/bookings';
import { buildFreeEvent, eventRow } from '../../../../test/factories/events';
import { buildTraveller } from '../../../../test/factories/people';
import { testApp } from '../../../../test/test-app';
import { inTransaction } from '../../../database/database';
import { clockChangeLetter } from '../notices/clock-change-mail';
import { renewEventInstants } from './event-instants.service';

const app = await testApp();

const never = new AbortController().signal;
const renew = () => renewEventInstants(app.db, never);
const loaded = () => app.db.execute(sql`update zone_edition set applied_at = null`);

/** A booked event in Calgary next year or so, whose instants were computed by rules that had it an hour later. */
async function bookedByOldRules(timezone = 'America/Edmonton', year = 2030) {
  const [startDate, endDate] = [`${year}-12-20`, `${year}-12-20`];
  const { id } = await buildFreeEvent(app.db, { timezone, startDate, endDate, startTime: '10:00', endTime: '16:00' });
  const person = await buildTraveller(app.db);
  await bookFreely(app, person, { eventId: id });
  await app.runJobs();
  await moveByHand(id, year);
  return { id, email: person.user.email };
}

/** As an earlier table had it. Triggers are off, or they'd put it right. */
async function moveByHand(id: number, year: number): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`update events set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour',
      start_date = make_date(${year}::int, 12, 20), end_date = make_date(${year}::int, 12, 20) where id = ${id}`);
  });
}

const rowOf = (id: number) => eventRow(app.db, id);
const told = (email: string) =>
  app.mailer.sent.filter(({ to, subject }) => to === email && subject.startsWith('Clock change:'));

beforeEach(async () => {
  await renew();
});

describe('a new zone table', () => {
  it('moves a booked event’s instants, tells who booked it once, with the entry for their calendar', async () => {
    const { id, email } = await bookedByOldRules();
    const before = await rowOf(id);
    await loaded();
    expect(await renew()).toBe(1);
    await app.runJobs();
    expect(await renew()).toBe(0);
    await app.runJobs();
    const after = await rowOf(id);
    expect([before?.startsAt, after?.startsAt].map((at) => at?.toISOString())).toEqual([
      '2030-12-20T17:00:00.000Z',
      '2030-12-20T16:00:00.000Z',
    ]);
    expect(after).toMatchObject({ startTime: '10:00', startDate: '2030-12-20', version: (before?.version ?? 0) + 1 });
    const [mail, ...others] = told(email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('It still starts at 10:00 a.m. local time on Friday, December 20, 2030.');
    expect(mail?.text).toContain("that's 1 hour earlier than before");
    expect(mail?.files[0]?.content.toString()).toContain('DTSTART:20301220T160000Z');
  });

  it('leaves events alone that it doesn’t move, and those that are over', async () => {
    const { id } = await buildFreeEvent(app.db, { timezone: 'America/Toronto' });
    const over = await buildFreeEvent(app.db, { startDate: '2024-12-20', endDate: '2024-12-20' });
    await moveByHand(over.id, 2024);
    const [before, past] = [await rowOf(id), await rowOf(over.id)];
    await loaded();
    expect(await renew()).toBe(0);
    expect([await rowOf(id), await rowOf(over.id)]).toEqual([before, past]);
  });

  it('is finished by another run if one was cut short', async () => {
    const { id, email } = await bookedByOldRules();
    await loaded();
    await expect(renewEventInstants(app.db, AbortSignal.abort())).rejects.toThrow();
    expect(await renew()).toBe(1);
    await app.runJobs();
    expect((await rowOf(id))?.startsAt.toISOString()).toBe('2030-12-20T16:00:00.000Z');
    expect(told(email)).toHaveLength(1);
  });
});

describe('the email', () => {
  const recipient = {
    firstName: 'Maya',
    event: {
      location: 'Lord Howe',
      title: 'Dawn',
      startDate: '2030-12-20',
      startTime: '10:00',
      endDate: '2030-12-21',
      endTime: '16:00',
      whatToBring: '',
      meetingPoint: '',
      meetingLatitude: null,
      meetingLongitude: null,
      timezone: 'UTC',
    },
  } as Parameters<typeof clockChangeLetter>[0];
  it.each([
    [
      -60,
      -60,
      "It still starts at 10:00 a.m. local time on Friday, December 20, 2030. If you're coming from another time zone, that's 1 hour earlier than before.",
    ],
    [90, 0, "that's 1 hour 30 minutes later than before."],
    [30, 30, "that's 30 minutes later than before."],
    [
      0,
      120,
      "It still ends at 4:00 p.m. local time on Saturday, December 21, 2030. If you're coming from another time zone, that's 2 hours later than before.",
    ],
  ])('of a start moved by %i and an end by %i minutes', (startMinutes, endMinutes, text) => {
    const { paragraphs } = clockChangeLetter(recipient, { startMinutes, endMinutes }, 'https://ascendant.example');
    expect(paragraphs[1]).toContain(text);
  });
});
