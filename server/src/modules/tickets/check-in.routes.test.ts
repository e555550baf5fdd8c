import { createHash, randomUUID } from 'node:crypto';
import { bookingRoutes } from '@ascendant/contract/booking';
import { checkInRoutes, type CheckInTicket, type Scan } from '@ascendant/contract/check-in';
import { spokenCheckInCode } from '@ascendant/domain/booking/ticket-code';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { events } from '../../../db/schema/events';
import { bookFreely } from '../../../test/factories/bookings';
import { buildFreeEvent } from '../../../test/factories/events';
import {
  buildAdmin,
  buildDependent,
  buildOrganizer,
  buildTraveller,
  type SignedInPerson,
} from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';

const app = await testApp();

/** An organizer's event with one booking: an adult, and as many children as the test asks for. */
async function ticketedEvent({ children = 0, isOpen = true } = {}) {
  const organizer = await buildOrganizer(app.db);
  const { event } = await buildFreeEvent(app.db, { createdBy: organizer.id });
  const person = await buildTraveller(app.db, { firstName: 'Maya', lastName: 'Lindqvist' });
  const child = { firstName: 'Théo', lastName: 'Lindqvist', dateOfBirth: '2018-07-03' };
  const family = await Promise.all(Array.from({ length: children }, () => buildDependent(app.db, person.id, child)));
  const bookingId = await bookFreely(app, person, { eventId: event.id, family });
  if (isOpen) await app.db.update(events).set({ checkInOpensHours: 8760 }).where(eq(events.id, event.id));
  const { body } = await app.call(bookingRoutes.listMyBookings, {}, person.session);
  return { organizer, event, person, bookingId, codes: (body[0]?.tickets ?? []).map(({ code }) => code) };
}

function at(minutesAgo = 0): string {
  return new Date(Date.now() - minutesAgo * 60_000).toISOString();
}

function codeScan(code = '', minutesAgo = 0): Scan {
  return { scanId: randomUUID(), scannedAt: at(minutesAgo), code };
}

async function send(eventId: number, person: SignedInPerson, ...scans: readonly Scan[]) {
  const call = { params: { id: eventId }, body: { scans: [...scans] } };
  return (await app.call(checkInRoutes.checkIn, call, person.session)).body.results;
}

async function outcomes(eventId: number, person: SignedInPerson, ...scans: readonly Scan[]) {
  return (await send(eventId, person, ...scans)).map(({ outcome }) => outcome);
}

async function listOf(eventId: number, person: SignedInPerson) {
  return (await app.call(checkInRoutes.listEventTickets, { params: { id: eventId } }, person.session)).body;
}

function cancel(bookingId: number) {
  return app.db.execute(
    sql`update bookings set status = 'cancelled', payment_status = 'completed' where id = ${bookingId}`,
  );
}

async function count(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await app.db.execute<{ count: number }>(query);
  return rows[0]?.count ?? Number.NaN;
}

describe('the check-in list of an event', () => {
  it('PRI-01 shows each person’s name, adult or child, ticket state and whether they’ve signed a waiver, and nothing else', async () => {
    const { organizer, event, codes } = await ticketedEvent({ children: 1 });
    const { tickets } = await listOf(event.id, organizer);
    const facts = tickets.map(({ attendeeName, isChild, state, checkedInAt }) => [
      attendeeName,
      isChild,
      state,
      checkedInAt,
    ]);
    expect(facts).toEqual([
      ['Maya Lindqvist', false, 'valid', null],
      ['Théo Lindqvist', true, 'valid', null],
    ]);
    const known: readonly (keyof CheckInTicket)[] = [
      'attendeeName',
      'checkInCode',
      'checkedInAt',
      'id',
      'isChild',
      'needsGuardian',
      'state',
      'textHash',
      'waiver',
    ];
    for (const ticket of tickets) expect(Object.keys(ticket).sort()).toEqual(known);
    const sent = JSON.stringify(tickets);
    for (const code of codes) expect(sent).not.toContain(code.split('.')[0]?.slice(0, 12));
  });

  it('lets a device recognize a QR code but not create one', async () => {
    const { organizer, event, codes } = await ticketedEvent();
    const { tickets } = await listOf(event.id, organizer);
    expect(tickets[0]?.textHash).toBe(
      createHash('sha256')
        .update(codes[0] ?? '')
        .digest('base64url'),
    );
  });

  it('shows where and when the event is, and the server’s time', async () => {
    const { organizer, event } = await ticketedEvent();
    const list = await listOf(event.id, organizer);
    expect(list.event).toMatchObject({
      id: event.id,
      title: event.title,
      timezone: 'America/Edmonton',
      startTime: '09:00',
    });
    expect(Math.abs(new Date(list.serverTime).getTime() - Date.now())).toBeLessThan(60_000);
  });

  it('shows the tickets of a cancelled booking as void', async () => {
    const { organizer, event, bookingId } = await ticketedEvent();
    await cancel(bookingId);
    expect((await listOf(event.id, organizer)).tickets[0]?.state).toBe('void');
  });

  it('is never cached', async () => {
    const { organizer, event } = await ticketedEvent();
    const reply = await app.call(checkInRoutes.listEventTickets, { params: { id: event.id } }, organizer.session);
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('who may check people in', () => {
  it.each(['listEventTickets', 'checkIn'] as const)(
    'AUT %s: the organizer of that event and admins only',
    async (name) => {
      const { organizer, event, codes, person } = await ticketedEvent();
      const { method, path } = checkInRoutes[name];
      const url = path.replace(':id', String(event.id));
      const payload = method === 'POST' ? { payload: { scans: [codeScan(codes[0])] } } : {};
      const status = async (headers = {}) => (await app.inject({ method, url, headers, ...payload })).statusCode;
      expect(await status()).toBe(401);
      expect(await status(person.session)).toBe(403);
      expect(await status((await buildTraveller(app.db)).session)).toBe(403);
      expect(await status((await buildOrganizer(app.db)).session)).toBe(404);
      expect(await status((await buildAdmin(app.db)).session)).toBe(200);
      expect(await status(organizer.session)).toBe(200);
    },
  );

  it('answers 404 for an event that doesn’t exist', async () => {
    const { organizer } = await ticketedEvent();
    for (const id of [2_000_000_000, 0, -1]) {
      const reply = await app.call(checkInRoutes.listEventTickets, { params: { id } }, organizer.session);
      expect(reply.status).toBe(404);
    }
  });

  it('an organizer can’t check in tickets of someone else’s event through their own', async () => {
    const [mine, theirs] = [await ticketedEvent(), await ticketedEvent()];
    const [list] = (await listOf(theirs.event.id, theirs.organizer)).tickets;
    const byId: Scan = { scanId: randomUUID(), scannedAt: at(), ticketId: list?.id ?? 0 };
    const results = await send(mine.event.id, mine.organizer, codeScan(theirs.codes[0]), byId);
    expect(results.map(({ outcome, ticket }) => [outcome, ticket])).toEqual([
      ['other_event', null],
      ['other_event', null],
    ]);
    expect((await listOf(theirs.event.id, theirs.organizer)).tickets[0]?.state).toBe('valid');
  });
});

describe('a scan', () => {
  it('admits once; a second scan shows when the first one was', async () => {
    const { organizer, event, codes } = await ticketedEvent();
    const [first] = await send(event.id, organizer, codeScan(codes[0], 5));
    expect(first).toMatchObject({
      outcome: 'admitted',
      ticket: { attendeeName: 'Maya Lindqvist', state: 'checked_in' },
    });
    const [second] = await send(event.id, organizer, codeScan(codes[0]));
    expect(second?.outcome).toBe('duplicate');
    expect(second?.ticket?.checkedInAt).toBe(first?.ticket?.checkedInAt);
  });

  it('that’s sent again counts once and gets the same answer', async () => {
    const { organizer, event, codes } = await ticketedEvent();
    const scan = codeScan(codes[0]);
    expect(await outcomes(event.id, organizer, scan, scan)).toEqual(['admitted', 'admitted']);
    expect(await outcomes(event.id, organizer, scan)).toEqual(['admitted']);
    expect(await count(sql`select count(*)::int from check_ins where scan_id = ${scan.scanId}`)).toBe(1);
  });

  it('never gets the answer of another ticket’s scan', async () => {
    const { organizer, event, codes } = await ticketedEvent({ children: 1 });
    const scan = codeScan(codes[0]);
    await send(event.id, organizer, scan);
    expect(await outcomes(event.id, organizer, { ...scan, code: codes[1] ?? '' })).toEqual(['unknown']);
    expect((await listOf(event.id, organizer)).tickets.map(({ state }) => state)).toEqual(['checked_in', 'valid']);
  });

  it('with a forged signature is unknown, even if the code is right', async () => {
    const { organizer, event, codes } = await ticketedEvent();
    const [code = '', signature = ''] = codes[0]?.split('.') ?? [];
    const forged = `${code}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    expect(await outcomes(event.id, organizer, codeScan(forged), codeScan(code))).toEqual(['unknown', 'unknown']);
    expect((await listOf(event.id, organizer)).tickets[0]?.state).toBe('valid');
  });

  it.each([
    '',
    'hello',
    'https://example.com/ticket',
    `${'x'.repeat(30)}.${'y'.repeat(22)}`,
    "' or 1=1 --",
    '00000000',
  ])('of any other text is unknown: %j', async (text) => {
    const { organizer, event } = await ticketedEvent();
    expect(await outcomes(event.id, organizer, codeScan(text))).toEqual(['unknown']);
  });

  it('of a cancelled booking’s ticket is void', async () => {
    const { organizer, event, codes, bookingId } = await ticketedEvent();
    await cancel(bookingId);
    expect(await outcomes(event.id, organizer, codeScan(codes[0]))).toEqual(['void']);
  });

  it('can be the ticket’s short code, typed in any form', async () => {
    const { organizer, event } = await ticketedEvent({ children: 1 });
    const [adult, child] = (await listOf(event.id, organizer)).tickets;
    const typed = [spokenCheckInCode(adult?.checkInCode ?? '').toLowerCase(), child?.checkInCode ?? ''];
    expect(await outcomes(event.id, organizer, ...typed.map((code) => codeScan(code)))).toEqual([
      'admitted',
      'admitted',
    ]);
  });

  it('can be a tap on the list instead', async () => {
    const { organizer, event } = await ticketedEvent();
    const [ticket] = (await listOf(event.id, organizer)).tickets;
    const tick: Scan = { scanId: randomUUID(), scannedAt: at(), ticketId: ticket?.id ?? 0 };
    expect(await outcomes(event.id, organizer, tick)).toEqual(['admitted']);
  });

  it('made offline keeps its time, but never one before the ticket was issued or in the future', async () => {
    const { organizer, event, codes, bookingId } = await ticketedEvent({ children: 2 });
    await app.db.execute(
      sql`update tickets set created_at = now() - interval '1 hour' where booking_id = ${bookingId}`,
    );
    const when = [30, 600, -600].map((minutes, index) => codeScan(codes[index], minutes));
    const minutesAgo = (await send(event.id, organizer, ...when)).map(({ ticket }) =>
      Math.round((Date.now() - new Date(ticket?.checkedInAt ?? 0).getTime()) / 60_000),
    );
    expect(minutesAgo).toEqual([30, 60, 0]);
  });

  it('adds an audit row only if it admits someone', async () => {
    const { organizer, event, codes } = await ticketedEvent();
    const [result] = await send(event.id, organizer, codeScan(codes[0]), codeScan(codes[0]));
    const rows = sql`select count(*)::int from audit_log where action = 'ticket.checked_in'
      and target_id = ${String(result?.ticket?.id)} and actor_id = ${organizer.id}`;
    expect(await count(rows)).toBe(1);
  });

  it('is visible to the person who booked', async () => {
    const { organizer, event, codes, person } = await ticketedEvent();
    await send(event.id, organizer, codeScan(codes[0]));
    const { body } = await app.call(bookingRoutes.listMyBookings, {}, person.session);
    expect(body[0]?.tickets[0]?.checkedInAt).not.toBeNull();
  });
});

describe('what a device sends', () => {
  it.each([
    ['no scans', []],
    ['more than a hundred', Array.from({ length: 101 }, () => codeScan('x'))],
    ['a scan without an id of its own', [{ scannedAt: at(), code: 'x' }]],
    ['an invalid id', [{ scanId: '1', scannedAt: at(), code: 'x' }]],
    ['an invalid time', [{ scanId: randomUUID(), scannedAt: 'yesterday', code: 'x' }]],
    ['neither a code nor a ticket', [{ scanId: randomUUID(), scannedAt: at() }]],
    ['a ticket that isn’t a number', [{ scanId: randomUUID(), scannedAt: at(), ticketId: '1 or 1' }]],
  ])('is refused with 400 for %s', async (_, scans) => {
    const { organizer, event } = await ticketedEvent();
    const payload = { scans };
    const url = `/api/events/${event.id}/check-ins`;
    const answer = await app.inject({ method: 'POST', url, headers: organizer.session, payload });
    expect(answer.statusCode).toBe(400);
  });

  it('is processed in order, even if some scans are unknown', async () => {
    const { organizer, event, codes } = await ticketedEvent({ children: 1 });
    const scans = [codeScan('nonsense'), codeScan(codes[1]), codeScan(codes[1]), codeScan(codes[0])];
    expect(await outcomes(event.id, organizer, ...scans)).toEqual(['unknown', 'admitted', 'duplicate', 'admitted']);
  });
});

describe('two devices at once', () => {
  it('admit a ticket once, every time', async () => {
    const { organizer, event, codes } = await ticketedEvent({ children: 9 });
    for (const code of codes) {
      const both = await Promise.all(Array.from({ length: 6 }, () => outcomes(event.id, organizer, codeScan(code))));
      expect(both.flat().sort()).toEqual(['admitted', ...Array.from({ length: 5 }, () => 'duplicate')]);
    }
    expect(
      await count(sql`select count(*)::int from check_ins c join tickets t on t.id = c.ticket_id
        where t.event_id = ${event.id} and c.outcome = 'admitted'`),
    ).toBe(10);
  });

  it('can send the same queue, even in reverse, without blocking each other', async () => {
    const { organizer, event, codes } = await ticketedEvent({ children: 9 });
    const queue = codes.map((code) => codeScan(code));
    const other = codes.map((code) => codeScan(code)).toReversed();
    const answers = await Promise.all([
      outcomes(event.id, organizer, ...queue),
      outcomes(event.id, organizer, ...other),
      outcomes(event.id, organizer, ...queue),
    ]);
    expect([...(answers[0] ?? []), ...(answers[1] ?? [])].filter((outcome) => outcome === 'admitted')).toHaveLength(10);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('either admit a ticket or find it void if it’s cancelled meanwhile, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { organizer, event, codes, bookingId } = await ticketedEvent();
      const [[outcome]] = await Promise.all([outcomes(event.id, organizer, codeScan(codes[0])), cancel(bookingId)]);
      const [ticket] = (await listOf(event.id, organizer)).tickets;
      expect(['admitted', 'void']).toContain(outcome);
      expect([ticket?.state, ticket?.checkedInAt !== null]).toEqual(['void', outcome === 'admitted']);
    }
  });
});

describe('common sense at the door', () => {
  const byId = (ticketId: number, isEarly?: true): Scan => ({
    scanId: randomUUID(),
    scannedAt: at(),
    ticketId,
    ...(isEarly && { isEarly }),
  });
  const audits = (id: number) =>
    app.db
      .execute<{ action: string }>(
        sql`select action from audit_log where target_type = 'ticket' and target_id = ${String(id)} order by id`,
      )
      .then(({ rows }) => rows.map(({ action }) => action));

  it('check-in opens 24 hours before the start; earlier, an admission needs a confirmation, which is logged', async () => {
    const { organizer, event } = await ticketedEvent({ isOpen: false });
    const list = await listOf(event.id, organizer);
    expect(Date.parse(list.event.opensAt)).toBe(event.startsAt.getTime() - 24 * 3_600_000);
    const id = list.tickets[0]?.id ?? 0;
    const first = byId(id);
    expect(await send(event.id, organizer, first)).toMatchObject([
      { outcome: 'too_early', ticket: { attendeeName: 'Maya Lindqvist', state: 'valid' } },
    ]);
    const forged = { ...byId(id), scannedAt: new Date(Date.now() + 900 * 86_400_000).toISOString() };
    expect(await outcomes(event.id, organizer, forged)).toEqual(['too_early']);
    expect(await audits(id)).toEqual([]);
    expect(await outcomes(event.id, organizer, { ...first, isEarly: true }, byId(id))).toEqual([
      'admitted',
      'duplicate',
    ]);
    expect(await audits(id)).toEqual(['ticket.checked_in_early']);
  });

  it('the organizer chooses when it opens', async () => {
    const { organizer, event } = await ticketedEvent();
    const id = (await listOf(event.id, organizer)).tickets[0]?.id ?? 0;
    expect(await outcomes(event.id, organizer, byId(id))).toEqual(['admitted']);
    expect(await audits(id)).toEqual(['ticket.checked_in']);
  });

  it('an admission can be undone, by the organizer and admins only, and the ticket used again', async () => {
    const { organizer, event } = await ticketedEvent();
    const id = (await listOf(event.id, organizer)).tickets[0]?.id ?? 0;
    const undo = ({ session }: SignedInPerson, eventId = event.id) =>
      app.call(checkInRoutes.undoCheckIn, { params: { id: eventId, ticketId: id } }, session);
    await send(event.id, organizer, byId(id));
    expect((await undo(await buildOrganizer(app.db))).status).toBe(404);
    expect((await undo(organizer, (await ticketedEvent()).event.id)).status).toBe(404);
    expect((await undo(organizer)).body).toMatchObject({ id, state: 'valid', checkedInAt: null });
    expect((await undo(await buildAdmin(app.db))).body.state).toBe('valid');
    expect(await outcomes(event.id, organizer, byId(id), byId(id))).toEqual(['admitted', 'duplicate']);
    expect(await audits(id)).toEqual(['ticket.checked_in', 'ticket.check_in_undone', 'ticket.checked_in']);
  });
});
