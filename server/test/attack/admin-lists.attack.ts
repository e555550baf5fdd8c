import { routes } from '@ascendant/contract/routes';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { events } from '../../db/schema/events';
import { savedViews } from '../../db/schema/people';
import { buildEvent } from '../factories/events';
import { buildMember } from '../factories/organizations';
import { buildAdmin, buildOrganizer } from '../factories/people';
import { testApp } from '../test-app';

const app = await testApp();
const admin = await buildAdmin(app.db);
const organizer = await buildOrganizer(app.db);
const eventId = (await buildEvent(app.db, { createdBy: organizer.id, status: 'pending_approval' })).id;

const statusOf = async () =>
  (await app.db.select({ status: events.status }).from(events).where(eq(events.id, eventId)))[0]?.status;

describe('no one approves their own event', () => {
  it('by the call that approves several, in any role of the organization', async () => {
    const members = [organizer];
    for (const role of ['owner', 'manager', 'guide', 'accountant'] as const)
      members.push(await buildMember(app.db, organizer.id, role));
    for (const { session } of members)
      expect((await app.call(routes.approveEvents, { body: { ids: [eventId] } }, session)).status).toBe(403);
    expect(await statusOf()).toBe('pending_approval');
  });

  it('by naming it in another form: numbers as text, nested, beyond what a row can be', async () => {
    for (const ids of [[String(eventId)], [[eventId]], { 0: eventId }, eventId, [2 ** 31], [-1], [1.5], [null]]) {
      const payload = { ids, status: 'published' };
      const reply = await app.inject({
        method: 'POST',
        url: '/api/admin/events/approve',
        headers: admin.session,
        payload,
      });
      expect(reply.statusCode).toBe(400);
    }
    expect(await statusOf()).toBe('pending_approval');
  });
});

describe('a saved view', () => {
  it('holds filters and nothing else, whatever is sent', async () => {
    for (const query of [
      'q=maya@example.org',
      'status=draft&q=maya',
      'javascript:alert(1)',
      'status=<script>',
      'status=draft#x',
      '../admin/users?status=draft',
      `status=${'x'.repeat(400)}`,
      'status=draft\nsort=title',
    ]) {
      const body = { list: 'events' as const, name: 'x', query };
      expect((await app.call(routes.saveView, { body }, admin.session)).status).toBe(400);
    }
    expect(await app.db.select().from(savedViews)).toEqual([]);
  });
});
