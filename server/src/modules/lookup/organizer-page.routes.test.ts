import { adminOrganizerRoutes as routes } from '@ascendant/contract/admin-organizer';
import { adminUserRoutes } from '@ascendant/contract/admin-user';
import { maxEventSuggestions } from '@ascendant/domain/list-limits';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it, beforeAll } from 'vitest';
import { conversations } from '../../../db/schema/conversations';
import { disputes } from '../../../db/schema/disputes';
import { auditLog } from '../../../db/schema/logs';
import { users } from '../../../db/schema/users';
import { bookPaid } from '../../../test/checkout/book-paid';
import { paymentOf } from '../../../test/checkout/scene';
import { expectCleanInvariants } from '../../../test/clean-invariants';
import { buildEvent } from '../../../test/factories/events';
import { buildMember } from '../../../test/factories/organizations';
import { buildAdmin, buildOrganizer, buildTraveller } from '../../../test/factories/people';
import { nextNumber } from '../../../test/factories/sequence';
import { testApp } from '../../../test/test-app';

const app = await testApp();
const admin = await buildAdmin(app.db, { firstName: 'Ruth', lastName: 'Quill' });

describe('an organizer’s page, for admins', () => {
  afterAll(() => expectCleanInvariants(app.db));

  const pageOf = (id: number) => app.call(routes.getOrganizerPage, { params: { id } }, admin.session);

  it('of someone new has nothing but themselves', async () => {
    const organizer = await buildOrganizer(app.db, { firstName: 'Nadia', lastName: 'Brooks' });
    const { body } = await pageOf(organizer.id);
    expect(body).toMatchObject({
      organizer: { id: organizer.id, name: 'Nadia Brooks', disabled: false, disabledReason: null },
      events: { all: 0, active: 0, byStatus: { draft: 0, pending_approval: 0, published: 0, cancelled: 0 } },
      money: { owed: '0.00', ready: '0.00', paidOut: '0.00', account: { connection: 'none' } },
      members: [{ id: organizer.id, role: 'owner', joinedAt: null }],
      disputes: { open: 0, latest: [] },
      complaints: { open: 0, latest: [] },
      notes: [],
    });
  });

  it('counts the events of the whole organization by status, and lists the team', async () => {
    const organizer = await buildOrganizer(app.db);
    const manager = await buildMember(app.db, organizer.id, 'manager');
    await buildEvent(app.db, { createdBy: organizer.id, status: 'published' });
    await buildEvent(app.db, { createdBy: manager.id, status: 'draft' });
    const { body } = await pageOf(organizer.id);
    expect(body.events).toMatchObject({ all: 2, active: 1, byStatus: { published: 1, draft: 1 } });
    expect(body.members.map(({ id, role }) => [id, role])).toEqual([
      [organizer.id, 'owner'],
      [manager.id, 'manager'],
    ]);
  });

  it('has the conversations about their events that are reported, and no others', async () => {
    const [organizer, traveller] = [await buildOrganizer(app.db), await buildTraveller(app.db)];
    const { id: eventId } = await buildEvent(app.db, { createdBy: organizer.id, title: 'Dawn walk' });
    const people = { eventId, travellerId: traveller.id, hostId: organizer.id };
    const report = { reportedAt: new Date(), reportedBy: 'traveller', reportReason: 'They asked for cash.' } as const;
    await app.db.insert(conversations).values({ ...people, ...report });
    await app.db.insert(conversations).values({ ...people, travellerId: (await buildTraveller(app.db)).id });
    const { body } = await pageOf(organizer.id);
    expect(body.complaints).toMatchObject({
      open: 1,
      latest: [{ event: { title: 'Dawn walk' }, reportedBy: 'traveller', reason: 'They asked for cash.' }],
    });
    expect((await pageOf((await buildOrganizer(app.db)).id)).body.complaints.open).toBe(0);
  });

  it('has disputes of payments for their events and what they’re owed, and no other’s', async () => {
    const organizer = await buildOrganizer(app.db);
    const { id: eventId } = await buildEvent(app.db, { createdBy: organizer.id, title: 'Dawn walk' });
    const { bookingId } = await bookPaid(app, eventId);
    const { id: paymentId } = await paymentOf(app, bookingId);
    const inquiry = { status: 'inquiry', reason: 'fraudulent', amountCents: 500, currency: 'usd' } as const;
    await app.db
      .insert(disputes)
      .values({ paymentId, providerDisputeId: `dp_${nextNumber()}`, openedAt: new Date(), ...inquiry });
    const { body } = await pageOf(organizer.id);
    expect(body.disputes).toMatchObject({
      open: 1,
      latest: [{ paymentId, event: { id: eventId, title: 'Dawn walk' }, amount: '5.00', status: 'inquiry' }],
    });
    expect(Number(body.money.owed)).toBeGreaterThan(0);
    const other = (await pageOf((await buildOrganizer(app.db)).id)).body;
    expect([other.disputes.open, other.money.owed]).toEqual([0, '0.00']);
  });

  it('says why they were disabled, until they’re enabled again', async () => {
    const { id } = await buildOrganizer(app.db);
    const set = (body: { readonly disabled: boolean; readonly reason?: string }) =>
      app.call(adminUserRoutes.disableUser, { params: { id }, body }, admin.session);
    await set({ disabled: true, reason: 'Events that never took place.' });
    const { body } = await pageOf(id);
    expect(body.organizer).toMatchObject({ disabled: true, disabledReason: 'Events that never took place.' });
    expect(body.notes).toMatchObject([{ text: 'Disabled: Events that never took place.' }]);
    expect(body.money.hold).toBe('disabled');
    await set({ disabled: false });
    expect((await pageOf(id)).body.organizer).toMatchObject({ disabled: false, disabledReason: null });
  });

  it('each look is in the audit log', async () => {
    const { id } = await buildOrganizer(app.db);
    await pageOf(id);
    const [entry] = await app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.targetType, 'user'), eq(auditLog.targetId, String(id))))
      .orderBy(desc(auditLog.id));
    expect(entry).toMatchObject({ action: 'user.viewed', actorId: admin.id });
  });

  it('is 404 for a traveller and for no one', async () => {
    const traveller = await buildTraveller(app.db);
    expect((await pageOf(traveller.id)).status).toBe(404);
    expect((await pageOf(2_000_000_000)).json).toMatchObject({ message: "This organizer doesn't exist." });
  });
});

const larch = await buildOrganizer(app.db, { firstName: 'Odile', lastName: 'Brooks' });

beforeAll(async () => {
  await app.db.update(users).set({ displayName: 'Lárch Valley Guides' }).where(eq(users.id, larch.id));
  await buildTraveller(app.db, { firstName: 'Odile', lastName: 'Traveller' });
});

describe('organizers, as admins choose one', () => {
  const find = (query: Record<string, unknown>) => app.call(routes.findOrganizers, { query }, admin.session);
  const names = async (q: string) => (await find({ q })).body.map(({ name }) => name);

  it('are found by the name that travellers read, their own, username or email, without accents', async () => {
    expect(await names('larch guides')).toEqual(['Lárch Valley Guides']);
    expect(await names('odile')).toEqual(['Lárch Valley Guides']);
    expect(await names(larch.user.email)).toEqual(['Lárch Valley Guides']);
    expect(await names('odile quill')).toEqual([]);
    expect(await names('quill 100%')).toEqual([]);
  });

  it('admins have events of their own too; travellers don’t', async () => {
    expect(await names('quill')).toEqual(['Ruth Quill']);
    expect(await names('traveller')).toEqual([]);
  });

  it('one is found by id, for a filter that’s in an address', async () => {
    expect((await find({ id: larch.id })).body).toMatchObject([{ id: larch.id, disabled: false }]);
    expect((await find({ id: 2_000_000_000 })).body).toEqual([]);
    expect((await find({ id: 'x' })).status).toBe(400);
  });

  it(`are at most ${maxEventSuggestions}, by name`, async () => {
    for (let index = 0; index <= maxEventSuggestions; index += 1) {
      await buildOrganizer(app.db, { firstName: 'Zoe', lastName: `Many ${String(index).padStart(2, '0')}` });
    }
    const found = await names('many');
    expect(found).toHaveLength(maxEventSuggestions);
    expect(found).toEqual(found.toSorted());
  });
});
