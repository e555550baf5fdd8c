import { routes } from '@ascendant/contract/routes';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { eventEditorModule } from '../../src/modules/event-editor/event-editor.module';
import { bookingLinkToken } from '../../src/modules/tickets/booking-link';
import { as } from '../checkout/checkout';
import { bookingOf, buildConfirmed, checkedEnvironment } from '../checkout/scene';
import { dayFromNow } from '../factories/events';
import { buildOrganizer, buildTraveller } from '../factories/people';

const environment = await checkedEnvironment({ later: [eventEditorModule] });
const organizer = await buildOrganizer(environment.app.db);

const from = { startDate: dayFromNow(10), startTime: '12:00' };
const to = { startDate: dayFromNow(12), startTime: '12:00' };

/** A booking that's asked whether its traveller comes on another day. */
async function asked() {
  const { app } = environment;
  const terms = { organizerId: organizer.id, createdBy: organizer.id, ...from, endTime: '20:00' };
  const { event, user, opened } = await buildConfirmed(environment, terms);
  const order = { params: { id: event.id }, body: { from, ...to } };
  expect((await app.call(routes.moveDate, order, as(organizer, 'organizer'))).status).toBe(200);
  return { eventId: event.id, bookingId: opened.bookingId, user };
}

const linkTo = (purpose: 'questions' | 'waiver' | 'moved_date', bookingId: number) =>
  bookingLinkToken(environment.app.db, { purpose, bookingId });
const take = (token: unknown, start: unknown = to) =>
  environment.app.inject({ method: 'POST', url: '/api/date-move/take', payload: { token, to: start } as object });
const read = (token: unknown) =>
  environment.app.inject({ method: 'POST', url: '/api/date-move/read', payload: { token } as object });

it('a forged link, one for something else and one about another booking read and answer nothing', async () => {
  const [own, other] = [await asked(), await asked()];
  const proof = (await linkTo('moved_date', own.bookingId)).split('.')[1] ?? '';
  const forged = [
    `${other.bookingId}.${proof}`,
    `${own.bookingId}.${'A'.repeat(43)}`,
    `2000000000.${proof}`,
    `${own.bookingId}.${proof}x`,
    `${own.bookingId}`,
    await linkTo('questions', own.bookingId),
    await linkTo('waiver', own.bookingId),
    null,
    [proof],
    { $ne: '' },
  ];
  for (const token of forged) {
    expect([400, 404]).toContain((await read(token)).statusCode);
    expect([400, 404]).toContain((await take(token)).statusCode);
  }
  for (const { bookingId } of [own, other])
    expect((await bookingOf(environment.app, bookingId)).moveAnswerBy).not.toBeNull();
});

it('a link shows no name, address or amount, and takes nothing but the new date', async () => {
  const { bookingId } = await asked();
  const token = await linkTo('moved_date', bookingId);
  const { body } = await read(token);
  expect(body).not.toMatch(/Lindqvist|@|\d+\.\d\d"|userId|attendee/);
  for (const start of [from, { ...to, startTime: '12:01' }]) expect((await take(token, start)).statusCode).toBe(409);
  for (const start of [null, {}, { startDate: 'x', startTime: 'y' }, { ...to, more: 1 }])
    expect((await take(token, start)).statusCode).toBe(400);
  expect((await bookingOf(environment.app, bookingId)).moveAnswerBy).not.toBeNull();
});

it('ten times the same link at once is one answer, and once the date has begun it answers nothing', async () => {
  const { bookingId } = await asked();
  const token = await linkTo('moved_date', bookingId);
  const replies = await Promise.all(Array.from({ length: 10 }, () => take(token)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
  const { rows } = await environment.app.db.execute(
    sql`select 1 from audit_log where action = 'booking.move_taken' and target_id = ${String(bookingId)}`,
  );
  expect(rows).toHaveLength(1);
  const late = await asked();
  await environment.app.db.execute(
    sql`update events set start_date = current_date - 2, end_date = current_date - 2 where id = ${late.eventId}`,
  );
  expect((await take(await linkTo('moved_date', late.bookingId))).statusCode).toBe(409);
});

it('no one moves a date but those who manage it, not with any day, and not more often than people can be told', async () => {
  const { app } = environment;
  const { eventId, user } = await asked();
  const move = (by: Parameters<typeof as>, payload: object) =>
    app.inject({ method: 'POST', url: `/api/events/${eventId}/move`, headers: as(...by), payload });
  const next = { from: to, startDate: dayFromNow(14), startTime: '12:00' };
  const others = [user, (await buildTraveller(app.db)).user, (await buildOrganizer(app.db)).user];
  for (const person of others) expect((await move([person], next)).statusCode).toBe(403);
  expect((await move([others[2] ?? user, 'organizer'], next)).statusCode).toBe(403);
  for (const startDate of ['2027-02-30', '0001-01-01', '9999-12-31', '99999-01-01', '', null, 7])
    expect((await move([organizer, 'organizer'], { ...next, startDate })).statusCode).toBe(400);
  let known = to;
  const statuses: number[] = [];
  for (const day of [14, 15, 16, 17, 18, 19, 20, 21, 22, 23]) {
    const start = { startDate: dayFromNow(day), startTime: '12:00' };
    const { statusCode } = await move([organizer, 'organizer'], { from: known, ...start });
    statuses.push(statusCode);
    if (statusCode === 200) known = start;
  }
  expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 429]);
});
