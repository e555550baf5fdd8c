import { routes } from '@ascendant/contract/routes';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../../../db/schema/logs';
import { bookFreely } from '../../../../test/factories/bookings';
import { buildFreeEvent } from '../../../../test/factories/events';
import { buildAdmin, buildOrganizer, buildTraveller } from '../../../../test/factories/people';
import { testApp, type PartialRequest } from '../../../../test/test-app';

type Edit = NonNullable<PartialRequest<typeof routes.updateEvent>['body']>;

const title = 'Dawn traverse';
let id: number;
const app = await testApp();
const admin = await buildAdmin(app.db);
const organizer = await buildOrganizer(app.db, { firstName: 'Nadia' });
beforeEach(async () => {
  id = (await buildFreeEvent(app.db, { createdBy: organizer.id, title })).id;
});

const edit = (body: Edit, by = organizer) => app.call(routes.updateEvent, { params: { id }, body }, by.session);
const listed = async () => {
  const { body } = await app.call(routes.listEditedEvents, {}, admin.session);
  return body.edits.find((each) => each.id === id) ?? null;
};
const fields = async () => (await listed())?.changes.map(({ field }) => field) ?? null;
const see = (editedAt: string) => app.call(routes.markEditSeen, { params: { id }, body: { editedAt } }, admin.session);

describe('what an organizer rewrites of a published event', () => {
  it('is listed for admins with both versions', async () => {
    expect(await listed()).toBeNull();
    await edit({ title: 'Cheap watches', description: 'Buy them at example.org today.' });
    expect(await listed()).toMatchObject({
      title: 'Cheap watches',
      seatsTaken: 0,
      changes: [
        { field: 'title', before: title, after: 'Cheap watches' },
        { field: 'description', after: 'Buy them at example.org today.' },
      ],
    });
  });

  it.each<[string, Edit, readonly string[]]>([
    ['the meeting point', { meetingPoint: 'Call 555 0100' }, ['meetingPoint']],
    ['the itinerary', { itinerary: [{ when: '', title: 'Buy watches', text: '' }] }, ['itinerary']],
    ['the place', { location: 'Gimli, Manitoba' }, ['location', 'map']],
  ])('includes %s', async (_, body, expected) => {
    expect((await edit(body)).status).toBe(200);
    expect(await fields()).toEqual(expected);
  });

  it('leaves out spaces and capitals, seats and check-in', async () => {
    await edit({ title: 'Dawn  Traverse', capacity: 30, checkInOpensHours: 2 });
    expect(await listed()).toBeNull();
  });

  it('is compared with what an admin saw, however many edits it takes', async () => {
    await edit({ title: 'Dawn traverse one' });
    await edit({ title: 'Cheap traverse one' });
    await edit({ title: 'Cheap watches' });
    expect(await listed()).toMatchObject({ changes: [{ before: title, after: 'Cheap watches' }] });
  });

  it('is no longer listed when it’s put back, by anyone', async () => {
    await edit({ title: 'Cheap watches' });
    await edit({ title });
    expect(await listed()).toBeNull();
    await edit({ title: 'Cheap watches' });
    await edit({ title }, admin);
    expect(await listed()).toBeNull();
  });

  it('isn’t an admin’s own edit, but an admin’s edit hides none of the organizer’s', async () => {
    await edit({ title: 'Dawn walk' }, admin);
    expect(await listed()).toBeNull();
    await edit({ description: 'Buy them at example.org today.' });
    await edit({ title: 'Dawn hike' }, admin);
    expect(await fields()).toContain('description');
  });

  it('isn’t a draft', async () => {
    id = (await buildFreeEvent(app.db, { createdBy: organizer.id, status: 'draft' })).id;
    await edit({ title: 'Cheap watches' });
    expect(await listed()).toBeNull();
  });
});

describe('an admin who has looked at an edit', () => {
  it('leaves it as it is: it’s no longer listed, and the audit log says who saw it', async () => {
    await edit({ title: 'Dawn hike' });
    expect((await see((await listed())?.editedAt ?? '')).status).toBe(204);
    expect(await listed()).toBeNull();
    const where = and(eq(auditLog.action, 'event.edit_seen'), eq(auditLog.targetId, String(id)));
    expect(await app.db.select().from(auditLog).where(where)).toMatchObject([{ actorId: admin.id }]);
    expect((await see('2027-01-01T00:00:00.000Z')).status).toBe(404);
  });

  it('compares the next edit with what was seen', async () => {
    await edit({ title: 'Dawn hike' });
    await see((await listed())?.editedAt ?? '');
    await edit({ title: 'Cheap watches' });
    expect(await listed()).toMatchObject({ changes: [{ before: 'Dawn hike', after: 'Cheap watches' }] });
  });

  it('is told when it has been edited again meanwhile', async () => {
    await edit({ title: 'Dawn hike' });
    const editedAt = (await listed())?.editedAt ?? '';
    await edit({ title: 'Cheap watches' });
    expect(await see(editedAt)).toMatchObject({ status: 409, json: { code: 'edit_conflict' } });
    expect(await fields()).toEqual(['title']);
  });

  it('returns it with a reason, which is emailed to its organizer and shown with the draft', async () => {
    await edit({ title: 'Cheap watches' });
    const reason = 'We approved a walk, not a shop.';
    expect((await edit({ status: 'draft', reason }, admin)).status).toBe(200);
    expect(await listed()).toBeNull();
    await app.runJobs();
    const mail = app.mailer.sent.find(({ subject }) => subject === 'No longer published: Cheap watches');
    expect(mail?.text).toContain(reason);
    await edit({ status: 'pending_approval' });
    await edit({ status: 'published' }, admin);
    expect(await listed()).toBeNull();
  });

  it('can’t return one that people have booked: it stays listed', async () => {
    await bookFreely(app, await buildTraveller(app.db), { eventId: id });
    await edit({ title: 'Cheap watches' });
    expect((await edit({ status: 'draft', reason: 'No.' }, admin)).status).toBe(409);
    expect(await listed()).toMatchObject({ seatsTaken: 1 });
  });
});
