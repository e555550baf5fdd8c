import { routes } from '@ascendant/contract/routes';
import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import { describe, expect, it } from 'vitest';
import { buildEvent } from '../../../../test/factories/events';
import { buildAdmin, buildOrganizer, type SignedInPerson } from '../../../../test/factories/people';
import { testApp, type Session } from '../../../../test/test-app';
import { transitionScene } from '../../../../test/transition-scene';

const { scene, own, put, remove, rowOf, auditOf, mailsTo } = transitionScene();
const requestReview = (id: number, session: Session) =>
  scene.app.call(routes.requestReview, { params: { id } }, session);

describe('who may change an event', () => {
  const statuses = async (id: number, session: Session) =>
    Promise.all(
      [put(id, { status: 'cancelled' }, session), remove(id, session), requestReview(id, session)].map(
        async (reply) => (await reply).status,
      ),
    );

  it.each(['published', 'cancelled'] as const)(
    'AUT-01 is 403 for travellers and other organizers when the event is %s, which they may read',
    async (status) => {
      const id = await own(status);
      const other = await buildOrganizer(scene.app.db);
      expect(await statuses(id, scene.traveller.session)).toEqual([403, 403, 403]);
      expect(await statuses(id, other.session)).toEqual([403, 403, 403]);
    },
  );

  it.each(['draft', 'pending_approval'] as const)(
    'AUT-01 is 404 for them when it is %s, and when there is no such event',
    async (status) => {
      const id = await own(status);
      const other = await buildOrganizer(scene.app.db);
      for (const session of [scene.traveller.session, other.session]) {
        expect(await statuses(id, session)).toEqual([404, 404, 404]);
        expect(await statuses(2_000_000_000, session)).toEqual([404, 404, 404]);
      }
      expect((await rowOf(id)).status).toBe(status);
    },
  );

  it('AUT-04 is 404 for an id that is not a number', async () => {
    const reply = await scene.app.inject({
      method: 'PUT',
      url: '/api/events/1e3',
      headers: scene.admin.session,
      payload: {},
    });
    expect(reply.statusCode).toBe(404);
  });
});

describe('the states of an event', () => {
  /** The answers to asking for draft, pending_approval, published and cancelled. */
  it.each([
    ['admin', 'draft', [409, 200, 200, 409]],
    ['admin', 'pending_approval', [200, 409, 200, 409]],
    ['admin', 'published', [200, 409, 409, 200]],
    ['admin', 'cancelled', [409, 409, 409, 409]],
    ['organizer', 'draft', [403, 200, 403, 409]],
    ['organizer', 'pending_approval', [403, 409, 403, 409]],
    ['organizer', 'published', [403, 409, 403, 200]],
    ['organizer', 'cancelled', [403, 409, 403, 409]],
  ] as const)(
    'PAY-01 %s changes the status of an event that is %s as the table says: %j',
    async (role, from, expected) => {
      const { session } = role === 'admin' ? scene.admin : scene.organizer;
      const found = [];
      for (const to of ['draft', 'pending_approval', 'published', 'cancelled'] as const) {
        const id = await own(from);
        const reply = await put(id, { status: to }, session);
        found.push(reply.status);
        expect((await rowOf(id)).status).toBe(reply.status === 200 ? to : from);
        expect(await auditOf(id)).toHaveLength(reply.status === 200 ? 1 : 0);
        if (reply.status === 200) expect(reply.body).toMatchObject({ id, status: to });
        if (reply.status === 409) expect(reply.json).toMatchObject({ code: 'illegal_transition' });
      }
      expect(found).toEqual(expected);
    },
  );

  it('is approved by an admin, with a row, a log entry and an email to the organizer', async () => {
    const id = await own('pending_approval', { title: 'Jasper Dark Sky Weekend' });
    await put(id, { status: 'published' }, scene.admin.session);
    await scene.app.runJobs();
    expect(await rowOf(id)).toMatchObject({
      approvedBy: scene.admin.id,
      approvedAt: expect.any(Date),
      publishedAt: expect.any(Date),
    });
    expect(await auditOf(id)).toMatchObject([
      {
        action: 'event.published',
        actorId: scene.admin.id,
        actorRole: 'admin',
        changes: { status: { before: 'pending_approval', after: 'published' } },
        requestId: expect.any(String),
      },
    ]);
    const [mail] = mailsTo(scene.organizer, /^Published: Jasper Dark Sky Weekend$/);
    expect(mail?.text).toContain(`/events/${id}`);
  });

  it('is returned with a reason that its organizer reads by email and in the list until it is sent to review again', async () => {
    const id = await own('pending_approval', { title: 'Kerry House Party' });
    const reason = 'Please say which rooms have their own bathroom.';
    await put(id, { status: 'draft', reason }, scene.admin.session);
    await scene.app.runJobs();
    expect(mailsTo(scene.organizer, /^Changes needed: Kerry House Party$/)[0]?.text).toContain(reason);
    const listed = async () => {
      const { body } = await scene.app.call(routes.listOrganizerEvents, {}, scene.organizer.session);
      return body.find((event) => event.id === id);
    };
    expect(await listed()).toMatchObject({ status: 'draft', returnReason: reason });
    await requestReview(id, scene.organizer.session);
    expect(await listed()).toMatchObject({ status: 'pending_approval', returnReason: null });
  });

  it('is unpublished by an admin and loses its approval', async () => {
    const id = await own('pending_approval', { title: 'Harvest Table in the County' });
    await put(id, { status: 'published' }, scene.admin.session);
    await put(id, { status: 'draft' }, scene.admin.session);
    await scene.app.runJobs();
    expect(await rowOf(id)).toMatchObject({ status: 'draft', approvedBy: null, approvedAt: null, publishedAt: null });
    expect(mailsTo(scene.organizer, /^No longer published: Harvest Table/)).toHaveLength(1);
    expect((await scene.app.call(routes.getEvent, { params: { id } })).status).toBe(410);
  });

  it('is gone once it was published and isn’t any more, and not found if it never was', async () => {
    const id = await own('pending_approval');
    const get = async () => scene.app.call(routes.getEvent, { params: { id } });
    expect((await get()).status).toBe(404);
    await put(id, { status: 'published' }, scene.admin.session);
    expect((await get()).status).toBe(200);
    await put(id, { status: 'draft' }, scene.admin.session);
    expect(await get()).toMatchObject({ status: 410, json: { code: 'gone' } });
    expect((await scene.app.call(routes.getEvent, { params: { id } }, scene.organizer.session)).status).toBe(200);
    expect((await remove(id, scene.organizer.session)).status).toBe(204);
    expect((await get()).status).toBe(410);
    expect((await scene.app.call(routes.getEvent, { params: { id: 2_000_000_000 } })).status).toBe(404);
    // So that its emails aren't counted for the next test.
    await scene.app.runJobs();
  });

  it('changed by its own organizer sends them no email', async () => {
    const before = scene.app.mailer.sent.length;
    await put(await own('published'), { status: 'cancelled' }, scene.organizer.session);
    await scene.app.runJobs();
    expect(scene.app.mailer.sent).toHaveLength(before);
  });

  it('a status comes alone: other fields, and fields that no one can set, are refused by name, and nothing is saved', async () => {
    const id = await own('draft');
    const url = `/api/events/${id}`;
    const refused = async (payload: object) => {
      const reply = await scene.app.inject({ method: 'PUT', url, headers: scene.admin.session, payload });
      expect(reply.statusCode).toBe(400);
      return reply.json().fields;
    };
    expect(await refused({ status: 'published', capacity: 5 })).toEqual({
      status: 'Save your changes first, then change the status.',
    });
    expect(await refused({ status: 'published', approvedBy: 1 })).toEqual({
      approvedBy: "This field can't be set here.",
    });
    for (const wrong of [
      {},
      { status: 'sold' },
      { status: ['draft'] },
      { status: 'draft', reason: 'x'.repeat(1001) },
    ]) {
      const answer = await scene.app.inject({ method: 'PUT', url, headers: scene.admin.session, payload: wrong });
      expect(answer.statusCode).toBe(400);
    }
    expect((await rowOf(id)).status).toBe('draft');
  });
});

describe('sending to review', () => {
  it('emails every admin who is not disabled, and answers how many there are', async () => {
    const disabled = await buildAdmin(scene.app.db, { disabled: true });
    const id = await own('draft', { title: 'Cold-Water Surf Camp' });
    const reply = await requestReview(id, scene.organizer.session);
    expect(reply.body).toEqual({ adminCount: 1 });
    await scene.app.runJobs();
    expect(mailsTo(scene.admin, /^Ready for review: Cold-Water Surf Camp$/)[0]?.text).toContain('/admin/events');
    expect(mailsTo(disabled, /Cold-Water/)).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ status: 'pending_approval', reviewRequestedAt: expect.any(Date) });
    expect(await auditOf(id)).toMatchObject([{ action: 'event.review_requested', actorId: scene.organizer.id }]);
    expect((await requestReview(id, scene.organizer.session)).json).toMatchObject({ code: 'illegal_transition' });
  });

  it('RAT works once a minute per event, whichever call is used', async () => {
    const limited = await testApp({ settings: { RATE_LIMITS: 'on' } });
    const [runner, judge] = [await buildOrganizer(limited.db), await buildAdmin(limited.db)];
    const build = async () => (await buildEvent(limited.db, { status: 'draft', createdBy: runner.id })).id;
    const [id, another] = [await build(), await build()];
    const ask = (eventId: number) => limited.call(routes.requestReview, { params: { id: eventId } }, runner.session);
    const change = (status: EventStatus, { session }: SignedInPerson) =>
      limited.call(routes.updateEvent, { params: { id }, body: { status } }, session);
    expect((await ask(id)).status).toBe(200);
    await change('draft', judge);
    expect((await ask(id)).status).toBe(429);
    expect((await change('pending_approval', runner)).status).toBe(429);
    expect((await ask(another)).status).toBe(200);
  });
});
