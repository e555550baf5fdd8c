import { routes } from '@ascendant/contract/routes';
import { maxApprovedAtOnce } from '@ascendant/domain/list-limits';
import { describe, expect, it } from 'vitest';
import { buildEvent, buildFreeEvent } from '../../../../test/factories/events';
import { buildAdmin, buildOrganizer } from '../../../../test/factories/people';
import { testApp, type Session } from '../../../../test/test-app';
import { transitionScene } from '../../../../test/transition-scene';

const { scene, own, put, rowOf, auditOf, mailsTo } = transitionScene();
const approve = (ids: readonly number[], session: Session = scene.admin.session) =>
  scene.app.call(routes.approveEvents, { body: { ids: [...ids] } }, session);

describe('approving several events at once', () => {
  it('publishes each, with an audit entry and an email of its own', async () => {
    const ids = [
      await own('pending_approval', { title: 'Dawn walk' }),
      await own('pending_approval', { title: 'Dusk walk' }),
    ];
    const reply = await approve(ids);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ approved: ids, refused: [] });
    for (const id of ids) {
      expect(await rowOf(id)).toMatchObject({ status: 'published', approvedBy: scene.admin.id });
      expect(await auditOf(id)).toMatchObject([{ action: 'event.published', actorId: scene.admin.id }]);
    }
    await scene.app.runJobs();
    expect(mailsTo(scene.organizer, /Dawn walk/)).toHaveLength(1);
    expect(mailsTo(scene.organizer, /Dusk walk/)).toHaveLength(1);
  });

  it('says which were refused and why, and approves the others', async () => {
    const waiting = await own('pending_approval');
    const others = {
      [await own('published')]: 'This event is already published.',
      [await own('cancelled')]: "This event has been cancelled, and that can't be undone.",
      [await own('draft')]: "This event is a draft, so you can't do this.",
    };
    const { body } = await approve([...Object.keys(others).map(Number), 2_000_000_000, waiting]);
    expect(body.approved).toEqual([waiting]);
    expect(Object.fromEntries(body.refused.map(({ id, message }) => [id, message]))).toMatchObject(others);
    expect(body.refused.find(({ id }) => id === 2_000_000_000)).toMatchObject({ code: 'not_found' });
    for (const id of Object.keys(others)) expect(await auditOf(Number(id))).toEqual([]);
  });

  it('never publishes a draft, which an admin could publish by itself', async () => {
    const id = await own('draft');
    await approve([id]);
    expect((await rowOf(id)).status).toBe('draft');
    expect((await put(id, { status: 'published' }, scene.admin.session)).status).toBe(200);
  });

  it('takes an event that’s named twice once, and a repeated request changes nothing', async () => {
    const id = await own('pending_approval');
    expect((await approve([id, id])).body).toEqual({ approved: [id], refused: [] });
    expect((await approve([id])).body).toMatchObject({ approved: [], refused: [{ id, code: 'illegal_transition' }] });
    expect(await auditOf(id)).toHaveLength(1);
  });

  it('two admins who approve the same at once approve it once', async () => {
    const id = await own('pending_approval');
    const replies = await Promise.all([approve([id]), approve([id])]);
    expect(replies.map(({ body }) => body.approved.length).toSorted()).toEqual([0, 1]);
    expect(await auditOf(id)).toHaveLength(1);
  });

  it.each([
    ['no event', []],
    ['too many', Array.from({ length: maxApprovedAtOnce + 1 }, (_, index) => index + 1)],
    ['an id that is no number', [Number.NaN]],
    ['an id below 1', [0]],
  ])('%s is 400, with a sentence about the field', async (_name, ids) => {
    const reply = await approve(ids);
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({ code: 'invalid_input' });
  });

  it(`as many as ${maxApprovedAtOnce} are taken`, async () => {
    const ids = Array.from({ length: maxApprovedAtOnce }, (_, index) => 1_000_000_000 + index);
    expect((await approve(ids)).body.refused).toHaveLength(maxApprovedAtOnce);
  });
});

describe('approving several paid events', () => {
  it('refuses those whose organizer can’t be paid, where that’s required, as one is refused', async () => {
    const app = await testApp({ settings: { REQUIRE_PAYOUT_ACCOUNT: 'on' } });
    const [admin, organizer] = [await buildAdmin(app.db), await buildOrganizer(app.db)];
    const owned = { createdBy: organizer.id, status: 'pending_approval' } as const;
    const [paid, free] = [await buildEvent(app.db, owned), await buildFreeEvent(app.db, owned)];
    const ids = [paid.event.id, free.event.id];
    const { body } = await app.call(routes.approveEvents, { body: { ids } }, admin.session);
    expect(body).toMatchObject({
      approved: [free.event.id],
      refused: [{ id: paid.event.id, code: 'organizer_not_payable' }],
    });
  });
});
