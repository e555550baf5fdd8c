import { checkInRoutes } from '@ascendant/contract/check-in';
import { routes } from '@ascendant/contract/routes';
import { teamRoutes } from '@ascendant/contract/team';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { newSecret } from '../../src/modules/organizations/secret-link';
import { bookFreely } from '../factories/bookings';
import { buildFreeEvent } from '../factories/events';
import { buildGate, buildInvitation, buildMember, type BuiltGate } from '../factories/organizations';
import { buildOrganizer, buildTraveller } from '../factories/people';
import { testApp, type Session } from '../test-app';

const app = await testApp();
const organizer = await buildOrganizer(app.db);
const dateId = (await buildFreeEvent(app.db, { createdBy: organizer.id })).id;
const otherDateId = (await buildFreeEvent(app.db, { createdBy: organizer.id })).id;
let gate: BuiltGate;

beforeAll(async () => {
  for (const eventId of [dateId, otherDateId]) await bookFreely(app, await buildTraveller(app.db), { eventId });
  gate = await buildGate(app.db, { organizerId: organizer.id, dates: [dateId] });
});

const list = (id: number, session: Session) => app.call(checkInRoutes.listEventTickets, { params: { id } }, session);
const ticketOf = async (eventId: number) => {
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from tickets where event_id = ${eventId}`);
  return rows[0]?.id ?? 0;
};

describe('a gate device, from outside', () => {
  it('reaches no other date: not of its organization, not of another, not by a ticket of one', async () => {
    const foreign = (await buildFreeEvent(app.db)).id;
    for (const id of [otherDateId, foreign, 2_000_000_000]) expect((await list(id, gate.session)).status).toBe(404);
    const scan = {
      scanId: crypto.randomUUID(),
      scannedAt: new Date().toISOString(),
      ticketId: await ticketOf(otherDateId),
    };
    const sent = await app.call(
      checkInRoutes.checkIn,
      { params: { id: dateId }, body: { scans: [scan] } },
      gate.session,
    );
    expect(sent.body.results[0]).toMatchObject({ outcome: 'other_event', ticket: null });
    const undo = { params: { id: dateId, ticketId: scan.ticketId } };
    expect((await app.call(checkInRoutes.undoCheckIn, undo, gate.session)).status).toBe(404);
  });

  it('whose date is taken from it, or whose event moves to another organization, loses it', async () => {
    const moved = (await buildFreeEvent(app.db, { createdBy: organizer.id })).id;
    const phone = await buildGate(app.db, { organizerId: organizer.id, dates: [moved] });
    expect((await list(moved, phone.session)).status).toBe(200);
    await app.db.execute(
      sql`update events set organizer_id = ${(await buildOrganizer(app.db)).id} where id = ${moved}`,
    );
    expect((await list(moved, phone.session)).status).toBe(404);
  });

  it('that’s revoked, expired, guessed or half copied is refused', async () => {
    const { secret } = gate;
    const past = new Date(Date.now() - 1);
    const revoked = await buildGate(app.db, { organizerId: organizer.id, dates: [dateId], revokedAt: past });
    const over = (await buildFreeEvent(app.db, { createdBy: organizer.id })).id;
    const expired = await buildGate(app.db, { organizerId: organizer.id, dates: [over] });
    await app.db.execute(sql`update events set start_date = '2020-07-02', end_date = '2020-07-02' where id = ${over}`);
    expect((await list(dateId, revoked.session)).status).toBe(403);
    expect((await list(over, expired.session)).status).toBe(403);
    const guesses = [
      newSecret(),
      secret.slice(0, -1),
      `${secret}A`,
      secret.toUpperCase(),
      `${secret}%00`,
      "' or true --",
      '',
    ];
    for (const guess of guesses) {
      const { status } = await list(dateId, { authorization: `Bearer gate.${guess}` });
      expect([guess, [401, 403].includes(status)]).toEqual([guess, true]);
    }
    const { rows } = await app.pool.query<{ hash: string }>('select token_hash as hash from gate_devices');
    for (const { hash } of rows)
      expect((await list(dateId, { authorization: `Bearer gate.${hash}` })).status).toBe(403);
  });

  it('gets nothing but check-in: no other call, page or file of the person who made it', async () => {
    const own = new Set(['listEventTickets', 'checkIn', 'undoCheckIn', 'listWorkDates', 'signAtGate']);
    for (const [name, { method, path }] of Object.entries(routes)) {
      if (own.has(name)) continue;
      const url = path.replaceAll(/:\w+/g, String(dateId));
      const { statusCode } = await app.inject({ method, url, headers: gate.session });
      expect([name, statusCode]).toEqual([name, 403]);
    }
    for (const url of [`/organizer/events/${dateId}/attendees.csv`, '/organizer/reports/events.csv'])
      expect((await app.inject({ method: 'GET', url, headers: gate.session })).statusCode).toBe(401);
  });

  it('is no session, and a session is no gate', async () => {
    const bearer = organizer.session['authorization']?.replace('Bearer ', '') ?? '';
    expect((await list(dateId, { authorization: `Bearer ${gate.secret}` })).status).toBe(401);
    expect((await list(dateId, { authorization: `Bearer gate.${bearer}` })).status).toBe(403);
  });
});

describe('an organization, from outside', () => {
  it('takes no member without an invitation to their address, however it’s asked', async () => {
    const [guest, other] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    const { token } = await buildInvitation(app.db, { organizerId: organizer.id, email: guest.user.email });
    const forged = [
      { token },
      { token, email: guest.user.email },
      { token, userId: guest.id, role: 'owner' },
      { token: [token] },
      { token: newSecret() },
      { organizerId: organizer.id, role: 'owner' },
    ];
    for (const payload of forged) {
      const { method, path } = teamRoutes.acceptInvitation;
      const { statusCode } = await app.inject({ method, url: path, headers: other.session, payload });
      expect([payload, statusCode >= 400 && statusCode < 500]).toEqual([payload, true]);
    }
    const { rows } = await app.pool.query('select 1 from organization_members where user_id = $1', [other.id]);
    expect(rows).toEqual([]);
  });

  it('isn’t changed by its guides, managers, accountants or another owner', async () => {
    const rival = await buildOrganizer(app.db);
    const victim = await buildMember(app.db, organizer.id, 'guide');
    const attackers = [rival];
    for (const role of ['guide', 'manager', 'accountant'] as const)
      attackers.push(await buildMember(app.db, organizer.id, role));
    for (const { session } of attackers) {
      const change = { params: { id: victim.id }, body: { role: 'owner' as const } };
      expect([403, 404]).toContain((await app.call(teamRoutes.changeMember, change, session)).status);
      expect([403, 404]).toContain(
        (await app.call(teamRoutes.removeMember, { params: { id: victim.id } }, session)).status,
      );
    }
    const { rows } = await app.pool.query('select role from organization_members where user_id = $1', [victim.id]);
    expect(rows).toEqual([{ role: 'guide' }]);
  });
});
