import { accountRoutes } from '@ascendant/contract/account';
import { checkInRoutes } from '@ascendant/contract/check-in';
import type { ErrorBody } from '@ascendant/contract/errors';
import { routes } from '@ascendant/contract/routes';
import { teamRoutes } from '@ascendant/contract/team';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { events } from '../../../db/schema/events';
import { mails } from '../../../db/schema/mails';
import { users } from '../../../db/schema/users';
import { buildEvent, buildFreeEvent } from '../../../test/factories/events';
import { buildInvitation, buildMember } from '../../../test/factories/organizations';
import { buildAdmin, buildOrganizer, buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { nextNumber } from '../../../test/factories/sequence';
import { testApp } from '../../../test/test-app';

const app = await testApp();
let organizer: SignedInPerson;
beforeEach(async () => {
  organizer = await buildOrganizer(app.db, { displayName: 'Larch Valley Guides' });
});

const address = () => `guide${nextNumber()}@example.org`;
const invite = (by: SignedInPerson, email: string, role: 'owner' | 'manager' | 'guide' | 'accountant' = 'guide') =>
  app.call(teamRoutes.inviteMember, { body: { email, role } }, by.session);
const accept = (by: SignedInPerson, token: string) =>
  app.call(teamRoutes.acceptInvitation, { body: { token } }, by.session);
const teamOf = async (by: SignedInPerson) => (await app.call(teamRoutes.getTeam, {}, by.session)).body;

/** The secret in the link of the last email to an address. */
async function emailedToken(to: string): Promise<string> {
  const rows = await app.db.select({ text: mails.text }).from(mails).where(eq(mails.to, to));
  return /\/invitation#([\w-]{43})/.exec(rows.at(-1)?.text ?? '')?.[1] ?? '';
}

describe('an organization', () => {
  it('is every organizer’s from the start, with them as its owner', async () => {
    const { members, organizer: named } = await teamOf(organizer);
    expect(named).toEqual({ id: organizer.id, name: 'Larch Valley Guides' });
    expect(members.map(({ userId, role, isPrimary }) => [userId, role, isPrimary])).toEqual([
      [organizer.id, 'owner', true],
    ]);
    const { body: user } = await app.call(accountRoutes.currentUser, {}, organizer.session);
    expect(user.organization).toEqual({
      organizerId: organizer.id,
      name: 'Larch Valley Guides',
      role: 'owner',
      isPrimary: true,
    });
  });

  it('owns what its managers make, while createdBy stays who made it', async () => {
    const manager = await buildMember(app.db, organizer.id, 'manager');
    const { id } = await buildEvent(app.db, { createdBy: organizer.id });
    const { body, status } = await app.call(routes.duplicateEvent, { params: { id } }, manager.session);
    expect(status).toBe(201);
    const [made] = await app.db.select().from(events).where(eq(events.id, body.id));
    expect(made).toMatchObject({ createdBy: manager.id, organizerId: organizer.id });
    const { body: list } = await app.call(routes.listOrganizerEvents, {}, organizer.session);
    expect(list.map((event) => event.id)).toContain(body.id);
  });

  it('keeps its events when the manager who made them goes elsewhere', async () => {
    const manager = await buildMember(app.db, organizer.id, 'manager');
    const { id } = await buildEvent(app.db, { createdBy: manager.id });
    await app.call(teamRoutes.removeMember, { params: { id: manager.id } }, organizer.session);
    const read = async (by: SignedInPerson) =>
      (await app.call(routes.getEventForm, { params: { id } }, by.session)).status;
    expect(await read(organizer)).toBe(200);
    expect(await read(manager)).toBe(403);
  });

  it('pays what a manager’s event earns to the organizer', async () => {
    const manager = await buildMember(app.db, organizer.id, 'manager');
    const { id } = await buildEvent(app.db, { createdBy: manager.id });
    const [row] = await app.db.select({ organizerId: events.organizerId }).from(events).where(eq(events.id, id));
    expect(row?.organizerId).toBe(organizer.id);
  });

  it('is paused while its organizer is disabled', async () => {
    const manager = await buildMember(app.db, organizer.id, 'manager');
    await app.db.update(users).set({ disabled: true }).where(eq(users.id, organizer.id));
    expect((await app.call(routes.listOrganizerEvents, {}, manager.session)).status).toBe(403);
    const { body } = await app.call(accountRoutes.currentUser, {}, manager.session);
    expect(body.organization).toBeNull();
  });
});

describe('an invitation', () => {
  it('arrives by email, names its role, and makes a member of the account with that address', async () => {
    const guest = await buildTraveller(app.db);
    const to = guest.user.email;
    expect((await invite(organizer, to)).status).toBe(201);
    const token = await emailedToken(to);
    const { body } = await app.call(teamRoutes.readInvitation, { body: { token } });
    expect(body).toMatchObject({ organizer: 'Larch Valley Guides', role: 'guide', email: to, state: 'open' });
    expect((await accept(guest, token)).body).toEqual({ organizer: 'Larch Valley Guides', role: 'guide' });
    const { body: user } = await app.call(accountRoutes.currentUser, {}, guest.session);
    expect(user.organization).toMatchObject({ organizerId: organizer.id, role: 'guide', isPrimary: false });
    expect(user.isOrganizer).toBe(false);
  });

  it('stores no secret, only its hash', async () => {
    const to = address();
    await invite(organizer, to);
    const token = await emailedToken(to);
    const { rows } = await app.pool.query<{ row: string }>(`select i::text as row from organization_invitations i`);
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([]);
  });

  it('that was used, withdrawn or has expired says so, and what to do', async () => {
    const guest = await buildTraveller(app.db);
    const of = { organizerId: organizer.id, email: guest.user.email };
    const past = new Date(Date.now() - 1000);
    const said = async (ended: object) => {
      const { token } = await buildInvitation(app.db, { ...of, ...ended });
      const { status, json } = await accept(guest, token);
      return [status, (json as ErrorBody).message];
    };
    expect(await said({ acceptedAt: past })).toEqual([
      409,
      'This invitation has already been used. Sign in with the account that accepted it.',
    ]);
    expect(await said({ withdrawnAt: past })).toEqual([
      409,
      'This invitation was withdrawn. Ask the person who invited you for another one.',
    ]);
    expect(await said({ expiresAt: past })).toEqual([
      409,
      'This invitation has expired: it was valid for 14 days. Ask the person who invited you for another one.',
    ]);
  });

  it('is accepted once, however often it’s sent at the same time', async () => {
    const guest = await buildTraveller(app.db);
    const { token } = await buildInvitation(app.db, { organizerId: organizer.id, email: guest.user.email });
    const statuses = await Promise.all([1, 2, 3].map(async () => (await accept(guest, token)).status));
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
  });

  it('belongs to its address: another account is refused, and it stays open', async () => {
    const [guest, other] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    const { token } = await buildInvitation(app.db, { organizerId: organizer.id, email: guest.user.email });
    const refused = await accept(other, token);
    expect(refused.status).toBe(403);
    expect(refused.json).toMatchObject({ code: 'invitation_elsewhere' });
    expect((await accept(guest, token)).status).toBe(200);
  });

  it.each([
    [
      'is made a manager',
      async (id: number) => app.db.execute(sql`update organization_members set role = 'manager' where user_id = ${id}`),
    ],
    ['is removed', async (id: number) => app.db.execute(sql`delete from organization_members where user_id = ${id}`)],
    ['is disabled', async (id: number) => app.db.execute(sql`update users set disabled = true where id = ${id}`)],
  ] as const)('ends when the owner who sent it %s, and not the organizer’s own', async (_what, demote) => {
    const owner = await buildMember(app.db, organizer.id, 'owner');
    const [theirs, own] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    expect((await invite(owner, theirs.user.email, 'owner')).status).toBe(201);
    expect((await invite(organizer, own.user.email, 'owner')).status).toBe(201);
    const token = await emailedToken(theirs.user.email);
    await demote(owner.id);
    expect((await teamOf(organizer)).invitations.map(({ email }) => email)).toEqual([own.user.email]);
    expect(await accept(theirs, token)).toMatchObject({
      status: 409,
      json: { code: 'invitation_over', message: expect.stringContaining('was withdrawn') },
    });
    expect((await accept(own, await emailedToken(own.user.email))).status).toBe(200);
  });

  it('replaces an earlier one of the same address, whose link stops working', async () => {
    const to = address();
    await invite(organizer, to);
    const first = await emailedToken(to);
    await invite(organizer, to, 'manager');
    const { body } = await app.call(teamRoutes.readInvitation, { body: { token: first } });
    expect(body.state).toBe('withdrawn');
    expect((await teamOf(organizer)).invitations.map(({ email, role }) => [email, role])).toEqual([[to, 'manager']]);
  });

  it('can’t be sent to someone who’s in the team already', async () => {
    const member = await buildMember(app.db, organizer.id, 'guide');
    const { status, json } = await invite(organizer, member.user.email);
    expect(status).toBe(409);
    expect(json).toMatchObject({ fields: { email: 'This person is already in your organization.' } });
  });

  it('can’t be accepted by an organizer or a member of another organization', async () => {
    const other = await buildOrganizer(app.db);
    const member = await buildMember(app.db, other.id, 'guide');
    for (const guest of [other, member]) {
      const { token } = await buildInvitation(app.db, { organizerId: organizer.id, email: guest.user.email });
      expect((await accept(guest, token)).json).toMatchObject({ code: 'already_member' });
    }
  });
});

describe('members', () => {
  it('a removed member sees nothing from the next request on, with the same session', async () => {
    const manager = await buildMember(app.db, organizer.id, 'manager');
    const { id } = await buildFreeEvent(app.db, { createdBy: organizer.id });
    const see = async () => [
      (await app.call(routes.listOrganizerEvents, {}, manager.session)).status,
      (await app.call(routes.listAttendees, { params: { id } }, manager.session)).status,
      (await app.inject({ method: 'GET', url: `/organizer/events/${id}/attendees.csv`, headers: manager.session }))
        .statusCode,
    ];
    expect(await see()).toEqual([200, 200, 200]);
    await app.call(teamRoutes.removeMember, { params: { id: manager.id } }, organizer.session);
    expect(await see()).toEqual([403, 403, 403]);
  });

  it('a guide sees who comes and checks in on their dates, and no other of the organization', async () => {
    const mine = await buildFreeEvent(app.db, { createdBy: organizer.id });
    const notMine = await buildFreeEvent(app.db, { createdBy: organizer.id });
    const guide = await buildMember(app.db, organizer.id, 'guide', [mine.id]);
    const see = async (id: number) => [
      (await app.call(checkInRoutes.listEventTickets, { params: { id } }, guide.session)).status,
      (await app.call(routes.listAttendees, { params: { id } }, guide.session)).status,
    ];
    expect(await see(mine.id)).toEqual([200, 200]);
    expect(await see(notMine.id)).toEqual([404, 404]);
    const { body } = await app.call(routes.listWorkDates, {}, guide.session);
    expect(body.dates.map(({ id }) => id)).toEqual([mine.id]);
  });

  it('of a day, people see the dates that it’s one of: a guide their own, by the time they start', async () => {
    const build = async (startDate: string, endDate: string, startTime = '09:00') =>
      (await buildFreeEvent(app.db, { createdBy: organizer.id, startDate, endDate, startTime })).id;
    const late = await build('2035-07-04', '2035-07-04', '14:00');
    const early = await build('2035-07-04', '2035-07-04', '07:00');
    const tour = await build('2035-07-02', '2035-07-04');
    const before = await build('2035-07-03', '2035-07-03');
    const after = await build('2035-07-05', '2035-07-05');
    const guide = await buildMember(app.db, organizer.id, 'guide', [late, early, before, after]);
    const on = async (day: string, { session } = organizer) =>
      (await app.call(routes.listWorkDates, { query: { day } }, session)).body.dates.map(({ id }) => id);
    expect(await on('2035-07-04')).toEqual([tour, early, late]);
    expect(await on('2035-07-04', guide)).toEqual([early, late]);
    expect(await on('2035-07-01')).toEqual([]);
  });

  it('a guide of a whole event works on all its dates, those added later too, and on none that was over or isn’t public', async () => {
    const mine = await buildFreeEvent(app.db, { createdBy: organizer.id, title: 'Dawn Traverse' });
    const notMine = await buildFreeEvent(app.db, { createdBy: organizer.id });
    const guide = await buildMember(app.db, organizer.id, 'guide');
    const { seriesId } = mine.event;
    const dateWith = async (changes: object) =>
      (await buildFreeEvent(app.db, { createdBy: organizer.id, seriesId, ...changes })).id;
    const over = await dateWith({ startDate: '2020-07-02', endDate: '2020-07-02' });
    const change = (series: number[]) =>
      app.call(teamRoutes.changeMember, { params: { id: guide.id }, body: { series } }, organizer.session);
    expect((await change([seriesId])).body.series).toEqual([{ id: seriesId, title: 'Dawn Traverse' }]);
    const added = await dateWith({});
    const draft = await dateWith({ status: 'draft' });
    const see = async (id: number) => [
      (await app.call(checkInRoutes.listEventTickets, { params: { id } }, guide.session)).status,
      (await app.call(routes.listAttendees, { params: { id } }, guide.session)).status,
      (await app.call(routes.getFieldSheet, { params: { id } }, guide.session)).status,
    ];
    for (const id of [mine.id, added]) expect(await see(id)).toEqual([200, 200, 200]);
    for (const id of [over, draft, notMine.id]) expect(await see(id)).toEqual([404, 404, 404]);
    const { body } = await app.call(routes.listWorkDates, {}, guide.session);
    expect(body.dates.map(({ id }) => id)).toEqual([mine.id, added]);
    // Saved again, nothing is lost; without the event, everything is.
    await change([seriesId]);
    expect(await see(mine.id)).toEqual([200, 200, 200]);
    expect((await change([(await buildFreeEvent(app.db)).event.seriesId])).status).toBe(400);
    await change([]);
    expect(await see(mine.id)).toEqual([404, 404, 404]);
    await change([seriesId]);
    await app.call(
      teamRoutes.changeMember,
      { params: { id: guide.id }, body: { role: 'accountant' } },
      organizer.session,
    );
    expect((await teamOf(organizer)).members.at(-1)).toMatchObject({ role: 'accountant', series: [] });
  });

  it('a call that a member’s role doesn’t allow says whom to ask', async () => {
    const guide = await buildMember(app.db, organizer.id, 'guide');
    const { status, json } = await app.call(teamRoutes.getTeam, {}, guide.session);
    expect(status).toBe(403);
    expect(json).toMatchObject({ message: 'As a guide, you can’t do this. Ask an owner of your organization.' });
  });

  it('an owner assigns a guide’s dates, only their own organization’s', async () => {
    const guide = await buildMember(app.db, organizer.id, 'guide');
    const mine = await buildFreeEvent(app.db, { createdBy: organizer.id });
    const foreign = await buildFreeEvent(app.db);
    const change = (dates: number[]) =>
      app.call(teamRoutes.changeMember, { params: { id: guide.id }, body: { dates } }, organizer.session);
    expect((await change([mine.id])).body.dates).toEqual([mine.id]);
    expect((await change([mine.id, foreign.id])).status).toBe(400);
    expect((await teamOf(organizer)).members.at(-1)?.dates).toEqual([mine.id]);
  });

  it('a guide who becomes an accountant loses their dates, and the names', async () => {
    const mine = await buildFreeEvent(app.db, { createdBy: organizer.id });
    const guide = await buildMember(app.db, organizer.id, 'guide', [mine.id]);
    await app.call(
      teamRoutes.changeMember,
      { params: { id: guide.id }, body: { role: 'accountant' } },
      organizer.session,
    );
    expect((await app.call(routes.listAttendees, { params: { id: mine.id } }, guide.session)).status).toBe(403);
    expect((await app.call(routes.organizerEarnings, {}, guide.session)).status).toBe(200);
  });

  it('only the organizer’s own account can’t leave; another owner can', async () => {
    const owner = await buildMember(app.db, organizer.id, 'owner');
    const leave = async (by: SignedInPerson) => app.call(teamRoutes.leaveTeam, {}, by.session);
    const refused = await leave(organizer);
    expect(refused.status).toBe(409);
    expect(refused.json).toMatchObject({
      code: 'last_owner',
      message: 'The organization’s earnings are paid to this account, so it stays an owner.',
    });
    expect((await leave(owner)).status).toBe(204);
    expect((await app.call(teamRoutes.getTeam, {}, owner.session)).status).toBe(403);
  });

  it('another owner can’t remove the organizer or make them something else', async () => {
    const owner = await buildMember(app.db, organizer.id, 'owner');
    const params = { id: organizer.id };
    expect((await app.call(teamRoutes.removeMember, { params }, owner.session)).status).toBe(409);
    const change = { params, body: { role: 'guide' as const } };
    expect((await app.call(teamRoutes.changeMember, change, owner.session)).status).toBe(409);
  });

  it('an admin made a member stays an admin', async () => {
    const admin = await buildAdmin(app.db);
    await app.db.execute(
      sql`insert into organization_members (user_id, organizer_id, role) values (${admin.id}, ${organizer.id}, 'guide')`,
    );
    expect((await app.call(routes.listAdminEvents, {}, admin.session)).status).toBe(200);
  });
});
