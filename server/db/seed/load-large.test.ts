import { documentNumber } from '@ascendant/domain/accounting/document-kinds';
import { beforeAll, describe, expect, it } from 'vitest';
import { findUndocumented } from '../../src/modules/accounting/accounting-documents.repository';
import { expectCleanInvariants } from '../../test/clean-invariants';
import { demoDatabase, demoSite as site, demoTimeoutMs } from '../../test/demo-database';
import type { TestDatabase } from '../../test/test-database';
import { withoutIndexes } from './indexes-left-out';
import { loadLarge } from './load-large';
import { countFurtherDates } from './plan/further-dates-plan';

const furtherDates = countFurtherDates();

let database: TestDatabase;

async function count(query: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from (${query}) as found`,
  );
  return rows[0]!.count;
}

beforeAll(async () => {
  database = await demoDatabase();
}, demoTimeoutMs);

describe('the large data', () => {
  it('are variations of the demo that can be searched and counted like any event, with people and bookings in proportion, and are added once', async () => {
    const bookingsBefore = await count('select from bookings');
    await loadLarge(database.db, { count: 500, site });
    await loadLarge(database.db, { count: 500, site });
    expect(await count('select from events')).toBe(740 + furtherDates);
    expect(await count('select from event_search')).toBe(740 + furtherDates);
    const added = 'select from events where id not in (select id from events order by id limit 240)';
    expect(await count(`${added} and itinerary <> '[]'`)).toBeGreaterThanOrEqual(10);
    expect(await count(`${added} and questions <> '[]'`)).toBeGreaterThanOrEqual(12);
    expect(
      await count(
        `select from events where status = 'published' and not exists (select 1 from pricing_tiers where event_id = events.id)`,
      ),
    ).toBe(0);
    expect(
      await count(
        `select from (select sum(count) as all from published_totals) total where total.all = (select count(*) from events where status = 'published')`,
      ),
    ).toBe(1);
    expect(await count(`select from pg_trigger where tgenabled = 'D'`)).toBe(0);
    expect(await count(`select from users where username like 'guest%'`)).toBe(250);
    expect(await count('select from bookings')).toBeGreaterThan(bookingsBefore + 200);
    await expectCleanInvariants(database.db, { site });
  });

  it('leave no job anything to do: what is paid has its receipt, numbered without gaps, and the totals are added up', async () => {
    const undocumented = await findUndocumented(database.db, true);
    const paidOnce = `select payment_id from ledger_postings where payment_id = any('{${undocumented.join()}}') group by 1 having count(*) = 1`;
    expect(await count(paidOnce)).toBe(0);
    expect(await count('select from accounting_documents')).toBeGreaterThan(200);
    const { rows } = await database.pool.query<{ series: string; sequence: number; number: string }>(
      'select series, sequence, number from accounting_documents order by series, sequence',
    );
    const counted = new Map<string, number>();
    for (const { series, sequence, number } of rows) {
      expect(sequence).toBe((counted.get(series) ?? 0) + 1);
      expect(number).toBe(documentNumber(series, sequence));
      counted.set(series, sequence);
    }
    expect(await count('select from accounting_series')).toBe(counted.size);
    for (const [series, last] of counted)
      expect(await count(`select from accounting_series where series = '${series}' and last_sequence = ${last}`)).toBe(
        1,
      );
    expect(await count('select from total_changes')).toBe(0);
  });

  it('are filled in with most indexes left out, which are there again afterwards, even if the fill was interrupted', async () => {
    const indexes = async () =>
      (await database.pool.query(`select indexdef from pg_indexes where schemaname = 'public' order by 1`)).rows;
    const before = await indexes();
    let meanwhile = before;
    const interrupted = withoutIndexes(database.db, async () => {
      meanwhile = await indexes();
      throw new Error('interrupted');
    });
    await expect(interrupted).rejects.toThrow('interrupted');
    expect(meanwhile.length).toBeLessThan(before.length - 40);
    await loadLarge(database.db, { count: 500, site });
    expect(await indexes()).toEqual(before);
    await loadLarge(database.db, { count: 501, site });
    expect(await indexes()).toEqual(before);
  });

  it('can be dates of the same series, which differ in their days', async () => {
    await loadLarge(database.db, { count: 561, dates: 20, site });
    const series = await database.pool.query(
      `select count(*)::int as dates, count(distinct start_date)::int as days, count(distinct title)::int as titles,
         count(distinct status)::int as statuses, bool_and(has_other_dates) as noted
       from events where id in (select id from events order by id desc limit 60) group by series_id`,
    );
    const each = { dates: 20, days: 20, titles: 1, statuses: 1, noted: true };
    expect(series.rows).toEqual([each, each, each]);
    const published = `select count(*)::int as dates, count(distinct series_id)::int as series from events where status = 'published'`;
    const counted = 'select sum(count)::int as dates, sum(series)::int as series from published_totals';
    expect((await database.pool.query(counted)).rows).toEqual((await database.pool.query(published)).rows);
    await expectCleanInvariants(database.db, { site });
  });

  it('search rows written together are those that each event would have of its own', async () => {
    const searched = `select s.event_id, s.words, s.is_published, s.starts_at, t.series_id, t.document, t.heading, t.title
      from event_search s join search_texts t on t.id = s.text_id`;
    await database.pool.query(`create table together as ${searched}`);
    await database.pool.query('select refresh_event_search(id) from events where id % 7 = 0');
    expect(await count(`${searched} except select * from together`)).toBe(0);
    expect(await count(`select * from together except ${searched}`)).toBe(0);
  });
});
