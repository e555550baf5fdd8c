import { checkInRoutes } from '@ascendant/contract/check-in';
import { gateRoutes } from '@ascendant/contract/gate';
import { teamRoutes } from '@ascendant/contract/team';
import { longestGateList, longestWorkDateList } from '@ascendant/domain/list-limits';
import { firstDatesOfGate } from '@ascendant/domain/organization/gate-device';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkIns } from '../../../db/schema/check-ins';
import { events } from '../../../db/schema/events';
import { users } from '../../../db/schema/users';
import { bookFreely } from '../../../test/factories/bookings';
import { eventTimes } from '../../../test/factories/event-times';
import { buildFreeEvent } from '../../../test/factories/events';
import { copyEvent } from '../../../test/factories/many-events';
import { buildGate, buildMember } from '../../../test/factories/organizations';
import { buildOrganizer, buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { testApp, type Session } from '../../../test/test-app';

const app = await testApp();
let organizer: SignedInPerson;
let dateId: number;
beforeEach(async () => {
  organizer = await buildOrganizer(app.db, { displayName: 'Larch Valley Guides' });
  dateId = (await buildFreeEvent(app.db, { createdBy: organizer.id })).id;
  await app.db.update(events).set({ checkInOpensHours: 8760 }).where(eq(events.id, dateId));
});

const listFor = (id: number, session: Session) => app.call(checkInRoutes.listEventTickets, { params: { id } }, session);
const add = (dates: number[], by = organizer) =>
  app.call(gateRoutes.addGate, { body: { name: 'North gate', dates } }, by.session);
/** What the phone sends that has opened a link. */
const phoneOf = (link: string): Session => ({ authorization: `Bearer gate.${link.split('#')[1]}` });

describe('the dates to choose from', () => {
  const search = async (q?: string) => {
    const { body } = await app.call(
      gateRoutes.listWorkDates,
      { query: { ...(q !== undefined && { q }) } },
      organizer.session,
    );
    return { ids: body.dates.map(({ id }) => id), hasMore: body.hasMore };
  };

  it('are found by words of the title, the place, the day and the time, without accents', async () => {
    const at = { startDate: '2031-07-04', endDate: '2031-07-04', startTime: '14:00' };
    const { id } = await buildFreeEvent(app.db, {
      createdBy: organizer.id,
      title: 'Fête du lac',
      location: 'Banff',
      ...at,
    });
    for (const q of ['fete', 'LAC banff', 'jul 4', 'Fri, Jul 4, 2:00 p.m.', '2031-07-04', '  fête  2031 '])
      expect(await search(q), q).toEqual({ ids: [id], hasMore: false });
    expect((await search('fete jul 5')).ids).toEqual([]);
    expect((await search('%')).ids).toEqual([]);
    expect((await search()).ids).toEqual([dateId, id]);
  });

  it(`are the soonest ${longestWorkDateList} of more, and a search finds the last`, async () => {
    await copyEvent(app.db, dateId, longestWorkDateList - 1);
    const all = await search();
    expect([all.ids.length, all.hasMore]).toEqual([longestWorkDateList, false]);
    const when = { startDate: '2035-07-04', endDate: '2035-07-04' };
    const last = await buildFreeEvent(app.db, { createdBy: organizer.id, title: 'Last walk', ...when });
    expect((await search()).ids).toEqual(all.ids);
    expect(await search('last')).toEqual({ ids: [last.id], hasMore: false });
    expect((await search()).hasMore).toBe(true);
  });
});

describe('a gate device', () => {
  it('is made with a name, dates and an end, and a link that’s shown once', async () => {
    const { body, status } = await add([dateId]);
    expect(status).toBe(201);
    const [event] = await app.db.select({ endsAt: events.endsAt }).from(events).where(eq(events.id, dateId));
    const end = new Date((event?.endsAt.getTime() ?? 0) + 24 * 3_600_000);
    expect(body.gate).toMatchObject({ name: 'North gate', endsAt: end.toISOString(), revokedAt: null });
    expect(body.link).toMatch(/\/organizer\/check-in\/gate#[\w-]{43}$/);
    expect(body.qr).toMatch(/^<svg /);
    const { rows } = await app.pool.query<{ row: string }>('select g::text as row from gate_devices g');
    expect(rows.filter(({ row }) => row.includes(body.link.split('#')[1] ?? ''))).toEqual([]);
  });

  it('reads the guest list and checks in on its dates, as which device is recorded', async () => {
    const { body } = await add([dateId]);
    const phone = phoneOf(body.link);
    await bookFreely(app, await buildTraveller(app.db), { eventId: dateId });
    const { body: dates } = await app.call(gateRoutes.listWorkDates, {}, phone);
    expect(dates.gate).toMatchObject({ name: 'North gate', organizer: 'Larch Valley Guides' });
    expect(dates.dates.map(({ id }) => id)).toEqual([dateId]);
    const { body: list } = await listFor(dateId, phone);
    const ticketId = list.tickets[0]?.id ?? 0;
    const scan = { scanId: crypto.randomUUID(), scannedAt: new Date().toISOString(), ticketId };
    const sent = await app.call(checkInRoutes.checkIn, { params: { id: dateId }, body: { scans: [scan] } }, phone);
    expect(sent.body.results[0]?.outcome).toBe('admitted');
    const [row] = await app.db.select().from(checkIns).where(eq(checkIns.scanId, scan.scanId));
    expect(row).toMatchObject({ gateDeviceId: body.gate.id, scannedBy: organizer.id });
    const undone = await app.call(checkInRoutes.undoCheckIn, { params: { id: dateId, ticketId } }, phone);
    expect(undone.body.state).toBe('valid');
    const { body: gates } = await app.call(gateRoutes.listGates, {}, organizer.session);
    expect(gates[0]?.lastUsedAt).not.toBeNull();
  });

  it('for all dates of an event checks in those added later too, and ends after the last of them', async () => {
    const [event] = await app.db.select().from(events).where(eq(events.id, dateId));
    const seriesId = event?.seriesId ?? 0;
    const body = { name: 'North gate', dates: [], series: [seriesId] };
    const made = await app.call(gateRoutes.addGate, { body }, organizer.session);
    expect(made.body.gate).toMatchObject({ dateCount: 1, series: [{ id: seriesId, title: event?.title }] });
    const phone = phoneOf(made.body.link);
    expect((await listFor(dateId, phone)).status).toBe(200);
    const when = { startDate: '2035-07-04', endDate: '2035-07-04' };
    await buildFreeEvent(app.db, { createdBy: organizer.id, seriesId, ...when });
    const { body: found } = await app.call(gateRoutes.listWorkDates, {}, phone);
    expect(found.dates.map(({ startDate }) => startDate)).toEqual([event?.startDate, '2035-07-04']);
    expect((await listFor(found.dates[1]?.id ?? 0, phone)).status).toBe(200);
    const { body: gates } = await app.call(gateRoutes.listGates, {}, organizer.session);
    expect(gates[0]).toMatchObject({ dateCount: 2 });
    expect(gates[0]?.endsAt.slice(0, 7)).toBe('2035-07');
    const other = await buildFreeEvent(app.db, { createdBy: organizer.id });
    expect((await listFor(other.id, phone)).status).toBe(404);
    const foreign = { ...body, series: [(await buildFreeEvent(app.db)).event.seriesId] };
    expect((await app.call(gateRoutes.addGate, { body: foreign }, organizer.session)).status).toBe(400);
  });

  it('asks as itself even on a phone where someone is signed in', async () => {
    const traveller = await buildTraveller(app.db);
    const gate = await buildGate(app.db, { organizerId: organizer.id, dates: [dateId] });
    const both = { ...traveller.session, ...gate.session };
    expect((await listFor(dateId, both)).status).toBe(200);
  });

  it('that’s turned off is refused at its next request, in a sentence', async () => {
    const { body } = await add([dateId]);
    const phone = phoneOf(body.link);
    expect((await listFor(dateId, phone)).status).toBe(200);
    const revoked = await app.call(gateRoutes.revokeGate, { params: { id: body.gate.id } }, organizer.session);
    expect(revoked.body.revokedAt).not.toBeNull();
    const refused = await listFor(dateId, phone);
    expect(refused.status).toBe(403);
    expect(refused.json).toMatchObject({
      code: 'gate_over',
      message: 'The organizer has turned off this check-in link. Ask them for another one if you still need it.',
    });
  });

  it('works until 24 hours after the last of its dates, also when that moves, and then says so', async () => {
    const { body } = await add([dateId]);
    const phone = phoneOf(body.link);
    const endHoursAgo = async (hours: number) => {
      const times = eventTimes(-60 * hours - 60, { timezone: 'America/Edmonton', lasts: 60 });
      await app.db.update(events).set(times).where(eq(events.id, dateId));
    };
    await endHoursAgo(23);
    expect((await listFor(dateId, phone)).status).toBe(200);
    await endHoursAgo(24);
    expect((await listFor(dateId, phone)).json).toMatchObject({
      code: 'gate_over',
      message:
        'This check-in link has ended, because its dates are over. Ask the organizer for another one if you still need it.',
    });
    await endHoursAgo(-24 * 30);
    expect((await listFor(dateId, phone)).status).toBe(200);
    const [event] = await app.db.select({ endsAt: events.endsAt }).from(events).where(eq(events.id, dateId));
    const end = new Date((event?.endsAt.getTime() ?? 0) + 24 * 3_600_000).toISOString();
    expect((await app.call(gateRoutes.listWorkDates, {}, phone)).body.gate?.endsAt).toBe(end);
    expect((await app.call(gateRoutes.listGates, {}, organizer.session)).body[0]?.endsAt).toBe(end);
  });

  it('is off once its organizer is disabled', async () => {
    const gate = await buildGate(app.db, { organizerId: organizer.id, dates: [dateId] });
    await app.db.update(users).set({ disabled: true }).where(eq(users.id, organizer.id));
    expect((await listFor(dateId, gate.session)).json).toMatchObject({ code: 'gate_over' });
  });

  it.each([
    ['removed', (id: number) => app.call(teamRoutes.removeMember, { params: { id } }, organizer.session)],
    [
      'made a guide',
      (id: number) => app.call(teamRoutes.changeMember, { params: { id }, body: { role: 'guide' } }, organizer.session),
    ],
    ['disabled', (id: number) => app.db.update(users).set({ disabled: true }).where(eq(users.id, id))],
  ])('is off once who made it is %s', async (_, loseRight) => {
    const manager = await buildMember(app.db, organizer.id, 'manager');
    const { body } = await add([dateId], manager);
    expect((await listFor(dateId, phoneOf(body.link))).status).toBe(200);
    await loseRight(manager.id);
    expect((await listFor(dateId, phoneOf(body.link))).json).toMatchObject({ code: 'gate_over' });
  });

  it('can’t be made for dates that aren’t the organization’s, published and to come', async () => {
    const foreign = await buildFreeEvent(app.db);
    const draft = await buildFreeEvent(app.db, { createdBy: organizer.id, status: 'draft' });
    for (const id of [foreign.id, draft.id])
      expect((await add([dateId, id])).json).toMatchObject({
        fields: { dates: 'Choose published dates that aren’t over yet.' },
      });
    expect((await add([])).status).toBe(400);
  });

  it('of another organization can’t be turned off', async () => {
    const gate = await buildGate(app.db, { organizerId: organizer.id, dates: [dateId] });
    const other = await buildOrganizer(app.db);
    const reply = await app.call(gateRoutes.revokeGate, { params: { id: gate.id } }, other.session);
    expect(reply.status).toBe(404);
  });

  it.each([
    [firstDatesOfGate, firstDatesOfGate],
    [firstDatesOfGate + 1, firstDatesOfGate],
  ])('with %i dates is listed with %i of them, and all are read when they’re asked for', async (count, listed) => {
    const others = await buildDates(count - 1);
    const dates = [dateId, ...others];
    const { id } = await buildGate(app.db, { organizerId: organizer.id, dates });
    const { body: gates } = await app.call(gateRoutes.listGates, {}, organizer.session);
    expect(gates[0]).toMatchObject({ id, dateCount: count });
    expect(gates[0]?.dates).toHaveLength(listed);
    const { body: all } = await app.call(gateRoutes.listGateDates, { params: { id } }, organizer.session);
    expect(all.map((date) => date.id).toSorted(inOrder)).toEqual(dates.toSorted(inOrder));
  });

  it('is listed with the dates to come before those that are over', async () => {
    const [over = 0, ...toCome] = await buildDates(firstDatesOfGate + 1);
    await app.db.update(events).set({ startDate: '2020-07-02', endDate: '2020-07-02' }).where(eq(events.id, over));
    await buildGate(app.db, { organizerId: organizer.id, dates: [over, ...toCome] });
    const { body: gates } = await app.call(gateRoutes.listGates, {}, organizer.session);
    expect(gates[0]?.dates.map(({ id }) => id).toSorted(inOrder)).toEqual(toCome.toSorted(inOrder));
  });

  it('of another organization doesn’t tell its dates', async () => {
    const gate = await buildGate(app.db, { organizerId: organizer.id, dates: [dateId] });
    const other = await buildOrganizer(app.db);
    const reply = await app.call(gateRoutes.listGateDates, { params: { id: gate.id } }, other.session);
    expect(reply.status).toBe(404);
  });

  it.each([longestGateList - 1, longestGateList])('that works is listed although %i ended after it', async (ended) => {
    const { id } = await buildGate(app.db, { organizerId: organizer.id, dates: [dateId] });
    for (let made = 0; made < ended; made += 1)
      await buildGate(app.db, { organizerId: organizer.id, dates: [], revokedAt: new Date() });
    const { body: gates } = await app.call(gateRoutes.listGates, {}, organizer.session);
    expect(gates).toHaveLength(longestGateList);
    expect(gates[0]?.id).toBe(id);
  });
});

const inOrder = (one: number, other: number) => one - other;

async function buildDates(count: number): Promise<number[]> {
  const ids: number[] = [];
  while (ids.length < count) ids.push((await buildFreeEvent(app.db, { createdBy: organizer.id })).id);
  return ids;
}
