import { catalogRoutes as routes } from '@ascendant/contract/catalog';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { categories, eventFeatures } from '../../../db/schema/catalog';
import { events } from '../../../db/schema/events';
import { auditLog } from '../../../db/schema/logs';
import { buildEvent } from '../../../test/factories/events';
import { buildAdmin } from '../../../test/factories/people';
import { nextNumber } from '../../../test/factories/sequence';
import { testApp } from '../../../test/test-app';
import { accountsModule } from '../accounts/accounts.module';
import { catalogModule } from './catalog.module';
import { renewCategorySearch } from './category-search.repository';

const app = await testApp({ modules: [accountsModule, catalogModule] });
const admin = await buildAdmin(app.db);

const kinds = [
  {
    noun: 'category',
    list: routes.listAdminCategories,
    create: routes.createCategory,
    update: routes.updateCategory,
    remove: routes.deleteCategory,
    offered: routes.listCategories,
    use: (entry: { id: number }) => buildEvent(app.db, { secondaryCategoryId3: entry.id }),
  },
  {
    noun: 'event_feature',
    list: routes.listAdminEventFeatures,
    create: routes.createEventFeature,
    update: routes.updateEventFeature,
    remove: routes.deleteEventFeature,
    offered: routes.listEventFeatures,
    use: (entry: { name: string }) => buildEvent(app.db, { features: ['Lunch', entry.name] }),
  },
] as const;

describe.each(kinds)('$noun', ({ noun, list, create, update, remove, offered, use }) => {
  const post = (body: object) =>
    app.call<typeof routes.createEventFeature>(create as never, { body: body as never }, admin.session);
  const created = async (options: object = {}) => (await post({ name: `Larch ${nextNumber()}`, ...options })).body;
  const put = (id: number, body: object) =>
    app.call<typeof routes.updateEventFeature>(update as never, { params: { id }, body: body as never }, admin.session);
  const drop = (id: number) => app.call(remove, { params: { id } }, admin.session);
  const find = async (id: number) => (await app.call(list, {}, admin.session)).body.find((entry) => entry.id === id);
  const offeredNames = async () => (await app.call(offered)).body.map(({ name }) => name);

  it('is created with a name and a description, and offered at once', async () => {
    const entry = await created({ name: `  Ice ${nextNumber()} `, description: 'On frozen lakes' });
    expect(entry).toMatchObject({ description: 'On frozen lakes', isActive: true, eventCount: 0 });
    expect(entry.name).toMatch(/^Ice \d+$/);
    expect(await offeredNames()).toContain(entry.name);
    expect(await find(entry.id)).toEqual(entry);
  });

  it.each([
    ['name', { name: '  ' }, 'Please enter a name'],
    ['name', { name: '\u200b\u3164' }, 'Please enter a name'],
    ['name', { name: undefined }, 'Please enter a name'],
    ['name', { name: 'x'.repeat(81) }, 'Please use at most 80 characters'],
    ['name', { name: 'two\nlines' }, 'Please use plain text'],
    ['description', { description: 'x'.repeat(201) }, 'Please use at most 200 characters'],
  ])('is refused at the field %s for %o', async (field, options, sentence) => {
    expect(await post({ name: 'Fine', ...options })).toMatchObject({
      status: 400,
      json: { fields: { [field]: sentence } },
    });
  });

  it('with a name that exists is 409 at the field, in any case', async () => {
    const [one, two] = [await created(), await created()];
    const refused = {
      status: 409,
      json: { code: 'taken', fields: { name: expect.stringContaining('already exists') } },
    };
    expect(await post({ name: one.name.toUpperCase() })).toMatchObject(refused);
    expect(await put(two.id, { name: one.name })).toMatchObject(refused);
  });

  it('is renamed, described and deactivated, and what is left out stays', async () => {
    const entry = await created({ description: 'First' });
    expect((await put(entry.id, { name: `${entry.name} b` })).body).toMatchObject({ description: 'First' });
    expect((await put(entry.id, { description: '' })).body).toMatchObject({
      name: `${entry.name} b`,
      description: null,
    });
    expect((await put(entry.id, { isActive: false })).body.isActive).toBe(false);
    expect(await offeredNames()).not.toContain(`${entry.name} b`);
    expect((await put(entry.id, { isActive: true })).body.isActive).toBe(true);
    expect(await offeredNames()).toContain(`${entry.name} b`);
  });

  it('is removed when no event uses it', async () => {
    const { id, name } = await created();
    expect((await drop(id)).body).toEqual({ deactivated: false, eventCount: 0, message: `${name} was deleted.` });
    expect(await find(id)).toBeUndefined();
    expect((await drop(id)).status).toBe(404);
    expect((await put(id, { name: 'Gone' })).status).toBe(404);
  });

  it('that events use is deactivated instead, and says so', async () => {
    const entry = await created();
    const { id: eventId } = await use(entry);
    expect((await drop(entry.id)).body).toEqual({
      deactivated: true,
      eventCount: 1,
      message: `1 event uses ${entry.name}, so we deactivated it. Organizers can no longer choose it.`,
    });
    expect(await find(entry.id)).toMatchObject({ isActive: false, eventCount: 1 });
    expect(await offeredNames()).not.toContain(entry.name);
    expect(await app.db.$count(events, eq(events.id, eventId))).toBe(1);
  });

  it('ERR-06 leaves an entry in the audit log for every change', async () => {
    const { id } = await created();
    await put(id, { description: 'Why' });
    await put(id, { isActive: false });
    await put(id, { isActive: true });
    await drop(id);
    const rows = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.targetId, String(id)))
      .orderBy(auditLog.id);
    const actions = rows.filter(({ targetType }) => targetType === noun).map(({ action }) => action);
    expect(actions).toEqual(
      ['created', 'changed', 'deactivated', 'activated', 'deleted'].map((verb) => `${noun}.${verb}`),
    );
  });
});

it("a feature's new name is carried over to the events that have it, with the rename or not at all", async () => {
  const create = async (name: string) =>
    (await app.call(routes.createEventFeature, { body: { name } }, admin.session)).body;
  const [feature, taken] = [await create('Snowshoes'), await create('Crampons')];
  const { id } = await buildEvent(app.db, { features: ['Guide', 'Snowshoes', 'Lunch'] });
  const featuresOf = async () => (await app.db.select().from(events).where(eq(events.id, id)))[0]?.features;
  const rename = (name: string) =>
    app.call(routes.updateEventFeature, { params: { id: feature.id }, body: { name } }, admin.session);
  expect((await rename(taken.name)).status).toBe(409);
  expect(await featuresOf()).toEqual(['Guide', 'Snowshoes', 'Lunch']);
  expect((await rename('Rackets')).body).toMatchObject({ name: 'Rackets', eventCount: 1 });
  expect(await featuresOf()).toEqual(['Guide', 'Rackets', 'Lunch']);
  expect((await app.db.select().from(eventFeatures).where(eq(eventFeatures.id, feature.id)))[0]?.name).toBe('Rackets');
});

describe("a category's ruling planets", () => {
  const weightsOf = async (id: number) =>
    (await app.db.select().from(categories).where(eq(categories.id, id)))[0]?.significators;
  const create = async (body: Record<string, unknown>) =>
    app.call(routes.createCategory, { body: { name: `Stars ${nextNumber()}`, ...body } }, admin.session);
  const choose = async (id: number, rulingPlanets: readonly string[]) =>
    app.call(routes.updateCategory, { params: { id }, body: { rulingPlanets } as never }, admin.session);

  it('share its weight equally, and without them it is neutral', async () => {
    const { body } = await create({});
    expect(body.rulingPlanets).toEqual([]);
    expect(await weightsOf(body.id)).toBeNull();
    expect((await choose(body.id, ['Mars', 'Sun'])).body.rulingPlanets).toEqual(['Sun', 'Mars']);
    expect(await weightsOf(body.id)).toEqual({ Sun: 0.5, Mars: 0.5 });
    await choose(body.id, []);
    expect(await weightsOf(body.id)).toBeNull();
  });

  it('keep the weights of the demo data while the choice is the same', async () => {
    const { body } = await create({ rulingPlanets: ['Moon'] });
    const weights = { Sun: 0.3, Moon: 0.4, Mars: 0.3 };
    await app.db.update(categories).set({ significators: weights }).where(eq(categories.id, body.id));
    await choose(body.id, ['Mars', 'Moon', 'Sun']);
    expect(await weightsOf(body.id)).toEqual(weights);
  });

  it('outside the five are refused', async () => {
    const { body } = await create({});
    expect((await choose(body.id, ['Pluto'])).status).toBe(400);
  });
});

const word = (stem: string) => `${stem}${nextNumber()}`;

async function created(name: string): Promise<number> {
  return (await app.call(routes.createCategory, { body: { name } }, admin.session)).body.id;
}

const rename = (id: number, name: string) =>
  app.call(routes.updateCategory, { params: { id }, body: { name } }, admin.session);

/** The events that a search for one word finds, in order. */
async function foundBy(text: string): Promise<readonly number[]> {
  const { rows } = await app.db.execute<{
    id: number;
  }>(sql`select event_id as id from event_search join search_texts on search_texts.id = text_id
    where search_texts.document @@ plainto_tsquery('ascendant_search', ${text}) order by event_id`);
  return rows.map(({ id }) => id);
}

describe("a category's new name", () => {
  it('finds its events, whichever of their categories it is, and its old name finds them no more', async () => {
    const [before, after, other] = [word('glacier'), word('icefall'), word('orchard')];
    const id = await created(before);
    const events = [
      await buildEvent(app.db, { category: before }),
      await buildEvent(app.db, { secondaryCategoryId4: id }),
    ];
    const elsewhere = await buildEvent(app.db, { category: other });
    const ids = events.map((event) => event.id);
    expect(await foundBy(before)).toEqual(ids);
    await rename(id, after);
    await app.runJobs();
    expect(await foundBy(after)).toEqual(ids);
    expect(await foundBy(before)).toEqual([]);
    expect(await foundBy(other)).toEqual([elsewhere.id]);
  });

  it.each([1, 2, 3, 4])('reaches all of three events in batches of %i', async (atOnce) => {
    const [before, after] = [word('canyon'), word('gorge')];
    const id = await created(before);
    const ids = [];
    for (let count = 0; count < 3; count += 1) ids.push((await buildEvent(app.db, { category: before })).id);
    await rename(id, after);
    await renewCategorySearch(app.db, id, { stopping: new AbortController().signal, atOnce });
    expect(await foundBy(after)).toEqual(ids);
    await app.runJobs();
    expect(await foundBy(after)).toEqual(ids);
  });

  it('waits for the next start when the process is asked to stop', async () => {
    const [before, after] = [word('dune'), word('desert')];
    const id = await created(before);
    const { id: eventId } = await buildEvent(app.db, { category: before });
    await rename(id, after);
    await expect(renewCategorySearch(app.db, id, { stopping: AbortSignal.abort() })).rejects.toThrow();
    expect(await foundBy(after)).toEqual([]);
    await app.runJobs();
    expect(await foundBy(after)).toEqual([eventId]);
  });

  it('is not written again when only the description changes', async () => {
    const id = await created(word('forest'));
    await app.call(routes.updateCategory, { params: { id }, body: { description: 'Trees' } }, admin.session);
    const { rows } = await app.db.execute(sql`select 1 from graphile_worker.jobs
      where task_identifier = 'renew_category_search'`);
    expect(rows).toEqual([]);
  });
});
