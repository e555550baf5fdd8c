import { savedViewRoutes as routes } from '@ascendant/contract/saved-view';
import { maxSavedViews, savedViewNameMaxLength } from '@ascendant/domain/site/saved-view';
import { describe, expect, it } from 'vitest';
import { buildAdmin, type SignedInPerson } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';

const app = await testApp();
const admin = await buildAdmin(app.db);

describe('the views that an admin saves', () => {
  const view = { list: 'events', name: 'Drafts', query: 'status=draft&sort=title' } as const;
  const save = (body: object, by = admin) => app.call(routes.saveView, { body: { ...view, ...body } }, by.session);
  const list = async (by = admin) => (await app.call(routes.listSavedViews, {}, by.session)).body;

  it('are found again by their own admin, on every device, and by no one else', async () => {
    const own = await buildAdmin(app.db);
    const saved = await save({}, own);
    expect(saved.status).toBe(200);
    expect(await list(own)).toEqual([{ ...view, id: saved.body.id }]);
    const other = await buildAdmin(app.db);
    expect(await list(other)).toEqual([]);
    const remove = (by: SignedInPerson) => app.call(routes.removeView, { params: { id: saved.body.id } }, by.session);
    expect((await remove(other)).status).toBe(404);
    expect((await remove(own)).status).toBe(204);
    expect(await list(own)).toEqual([]);
  });

  it('a name that’s taken means the new one, however it’s capitalized; another list has names of its own', async () => {
    const own = await buildAdmin(app.db);
    await save({}, own);
    await save({ name: 'DRAFTS', query: 'status=draft' }, own);
    await save({ list: 'reviews', query: 'state=open' }, own);
    expect(await list(own)).toMatchObject([
      { list: 'events', name: 'DRAFTS', query: 'status=draft' },
      { list: 'reviews', name: 'Drafts' },
    ]);
  });

  it(`are at most ${maxSavedViews} of a list, and the next says so at its name`, async () => {
    const own = await buildAdmin(app.db);
    for (let index = 1; index <= maxSavedViews; index += 1) await save({ name: `View ${index}` }, own);
    const refused = await save({ name: 'One more' }, own);
    expect(refused.status).toBe(400);
    expect(refused.json).toMatchObject({ fields: { name: expect.stringContaining(`${maxSavedViews} views`) } });
    expect((await save({ name: 'View 1', query: 'sort=title' }, own)).status).toBe(200);
    expect(await list(own)).toHaveLength(maxSavedViews);
  });

  it.each([
    ['searched text', { query: 'q=maya' }, 'query'],
    ['an email', { query: 'status=maya%40x.org' }, 'query'],
    ['nothing', { query: '' }, 'query'],
    ['no name', { name: ' ' }, 'name'],
    ['a name that’s too long', { name: 'x'.repeat(savedViewNameMaxLength + 1) }, 'name'],
    ['a list that has no views', { list: 'audit' }, 'list'],
    ['an email as an action', { list: 'audit_log', query: 'action=maya@x.org' }, 'query'],
  ])('%s is 400, with a sentence at its field', async (_name, body, field) => {
    const reply = await save(body);
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  it.each([
    ['audit_log', 'action=event.cancelled&subject=event&from=2026-11-01'],
    ['error_log', 'type=TypeError&status=500'],
    ['payments', 'refunds=failed&disputes=open&discrepancies=resolved'],
  ] as const)('of %s they keep %s', async (listed, query) => {
    const own = await buildAdmin(app.db);
    expect((await save({ list: listed, query }, own)).status).toBe(200);
    expect(await list(own)).toMatchObject([{ list: listed, query }]);
  });

  it(`a name of ${savedViewNameMaxLength} characters is taken`, async () => {
    expect((await save({ name: 'x'.repeat(savedViewNameMaxLength) })).status).toBe(200);
  });
});
