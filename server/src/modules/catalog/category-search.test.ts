import { catalogRoutes as routes } from '@ascendant/contract/catalog';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildEvent } from '../../../test/factories/events';
import { buildAdmin } from '../../../test/factories/people';
import { nextNumber } from '../../../test/factories/sequence';
import { testApp } from '../../../test/test-app';
import { accountsModule } from '../accounts/accounts.module';
import { catalogModule } from './catalog.module';
import { renewCategorySearch } from './category-search.repository';

const app = await testApp({ modules: [accountsModule, catalogModule] });
const admin = await buildAdmin(app.db);

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
