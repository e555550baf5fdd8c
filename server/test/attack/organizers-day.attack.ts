import { routes } from '@ascendant/contract/routes';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { events } from '../../db/schema/events';
import { expectCleanInvariants } from '../clean-invariants';
import { bookFreely } from '../factories/bookings';
import { buildFreeEvent } from '../factories/events';
import { buildOrganizer, buildTraveller } from '../factories/people';
import { testApp } from '../test-app';

const app = await testApp({ settings: { RATE_LIMITS: 'on' } });
const organizer = await buildOrganizer(app.db);
const rival = await buildOrganizer(app.db);
const maya = await buildTraveller(app.db);
const eventId = (await buildFreeEvent(app.db, { createdBy: organizer.id, title: 'Obsidian gathering', capacity: 4 }))
  .id;
const bookingId = await bookFreely(app, maya, { eventId });
const { rows } = await app.db.execute<{ id: number }>(sql`select id from tickets where booking_id = ${bookingId}`);
const ticketId = rows[0]?.id ?? 0;

afterAll(() => expectCleanInvariants(app.db));

const send = (method: 'GET' | 'POST' | 'PUT', url: string, session: Record<string, string>, payload?: object) =>
  app.inject({ method, url, headers: session, ...(payload === undefined ? {} : { payload }) });

it('a rival reaches no traveller, by another event of their own or by forged ids', async () => {
  const own = (await buildFreeEvent(app.db, { createdBy: rival.id })).id;
  const message = { subject: 'Come to us', text: 'Cheaper.' };
  for (const path of [`${eventId}/attendees/${ticketId}`, `${own}/attendees/${ticketId}`, `0/attendees/${ticketId}`]) {
    const { statusCode } = await send('POST', `/api/events/${path}/message`, rival.session, message);
    expect([path, statusCode]).toEqual([path, 404]);
  }
  for (const more of [{ to: 'a@b.example' }, { replyTo: 'a@b.example' }, { subject: 'x\r\nBcc: a@b.example' }]) {
    const path = `/api/events/${eventId}/attendees/${ticketId}/message`;
    expect((await send('POST', path, organizer.session, { ...message, ...more })).statusCode).toBe(400);
  }
  await app.runJobs();
  expect(app.mailer.sent.filter(({ subject }) => subject.includes('Come to us'))).toEqual([]);
});

it('no one but the traveller shows their email, and no file has it until then', async () => {
  for (const session of [organizer.session, rival.session, (await buildTraveller(app.db)).session]) {
    const reply = await send('PUT', `/api/bookings/${bookingId}/email-sharing`, session, { shared: true });
    expect(reply.statusCode).toBe(404);
  }
  const file = await send('GET', `/organizer/events/${eventId}/attendees.csv`, organizer.session);
  expect(file.body).not.toContain(maya.user.email);
  expect((await send('GET', `/organizer/events/${eventId}/attendees.csv`, rival.session)).statusCode).toBe(404);
});

it('counting through the ids finds no unlisted event, and guessing codes stops at twenty', async () => {
  await app.db.update(events).set({ accessCode: 'OBSIDIAN-2027' }).where(eq(events.id, eventId));
  const stranger = await buildTraveller(app.db);
  for (const session of [{}, stranger.session, rival.session]) {
    for (const path of ['', '/reviews', '/nearby', '/other-dates', '/current-pricing', '/match', '/user-feedback']) {
      const { body } = await send('GET', `/api/events/${eventId}${path}`, session);
      expect(body).not.toContain('Obsidian');
    }
    const page = await send('GET', `/events/${eventId}`, session);
    expect(page.body).not.toContain('Obsidian');
  }
  const statuses: number[] = [];
  for (let guess = 0; guess < 21; guess += 1) {
    const code = `GUESSED-${String(guess).padStart(4, '0')}`;
    statuses.push((await app.call(routes.openEvent, { body: { code } }, stranger.session)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
  for (const forged of [{ code: ['OBSIDIAN-2027'] }, { code: { $ne: '' } }, { code: "' or true --" }]) {
    const { statusCode } = await send('POST', '/api/event-codes', rival.session, forged);
    expect([400, 404]).toContain(statusCode);
  }
  const taken = await send('PUT', `/api/events/${eventId}/listing`, rival.session, { isListed: true });
  expect(taken.statusCode).toBe(404);
});

it('no forged number of seats is set aside, and a rival releases none', async () => {
  const aside = (payload: object, session = organizer.session) =>
    send('POST', `/api/events/${eventId}/seat-blocks`, session, payload);
  for (const seats of [-1, 0, 1.5, '1', 1e9, Number.MAX_SAFE_INTEGER, null, [1], { valueOf: 1 }]) {
    expect((await aside({ label: 'Desk', seats })).statusCode).toBeGreaterThanOrEqual(400);
  }
  for (const more of [{ releasedAt: null }, { eventId: 1 }, { createdBy: 1 }, { releaseAt: '0001-01-01T00:00:00Z' }])
    expect((await aside({ label: 'Desk', seats: 1, ...more })).statusCode).toBe(400);
  const made = await aside({ label: '<script>', seats: 1 });
  const { id } = made.json<{ id: number }>();
  expect((await aside({ label: 'Desk', seats: 1 }, rival.session)).statusCode).toBe(404);
  const own = (await buildFreeEvent(app.db, { createdBy: rival.id })).id;
  for (const event of [eventId, own]) {
    const reply = await send('POST', `/api/events/${event}/seat-blocks/${id}/release`, rival.session);
    expect(reply.statusCode).toBe(404);
  }
  const { rows } = await app.db.execute(sql`select seats_held from events where id = ${eventId}`);
  expect(rows).toEqual([{ seats_held: 1 }]);
});

it('an address that organizers enter is sent 20 emails a day from all of them together, and another address gets its own', async () => {
  const invite = (session: Record<string, string>, email: string) =>
    send('POST', '/api/organizer/team/invitations', session, { email, role: 'guide' });
  const victim = 'someone@elsewhere.example';
  for (let count = 0; count < 20; count += 1)
    expect((await invite(count % 2 === 0 ? organizer.session : rival.session, victim)).statusCode).toBe(201);
  for (const session of [organizer.session, rival.session]) {
    const reply = await invite(session, 'Someone@Elsewhere.example');
    expect([reply.statusCode, reply.json().fields.email]).toEqual([
      429,
      expect.stringContaining('as many emails today'),
    ]);
  }
  expect((await invite(rival.session, 'other@elsewhere.example')).statusCode).toBe(201);
});
