import { sql, type SQL } from 'drizzle-orm';
import { inTransaction, type Database, type Transaction } from '../../src/database/database';
import { postMissing } from '../../src/modules/ledger/post';
import { amountDone, silently, type Progress } from '../../src/progress/progress';
import { buildLeftOut, withoutIndexes } from './indexes-left-out';
import { addLargeBookings, bookedTables, hasModelBooking } from './load-large-bookings';
import { enterBalance } from './load/enter-balance';
import { issueReceipts } from './load/issue-receipts';
import { runLong } from './long-statement';
import { countFurtherDates } from './plan/further-dates-plan';

/** How many events the demo has, the first that are loaded. The large data are variations of these. */
const demoEvents = 240;
/** Written at once, so that no statement takes the 30 seconds after which the driver gives up. */
const piece = 5_000;

/** The days the events start on: from `daysBack` ago, over `daysSpread` days. Those with several dates take place over a year. */
const daysBack = 60;
const daysSpread = 500;
const daysOfSeries = 365;

export interface LargeWishes {
  /** How many events to add to the demo's. */
  readonly count: number;
  /** How many of them are dates of one series. */
  readonly dates?: number;
  /** The installation's own address, which marks its payments at the provider. */
  readonly site: string;
  readonly progress?: Progress;
}

/**
 * Adds `count` plausible events to the demo: its titles, texts, itineraries, questions, categories, prices and times, near other events' places and on other
 * days; and half as many people, who book one seat of each event that has bookings in the demo. Does nothing if they're there. For
 * measuring how fast everything is with very many events: `SEED=large EVENTS=100000 DATES=20`. What triggers keep is written directly,
 * which is ten times faster.
 * Source: docs/rules/reliability.md, "Settings".
 */
export async function loadLarge(
  db: Database,
  { count, dates = 1, site, progress = silently }: LargeWishes,
): Promise<void> {
  const { rows } = await db.execute<{ all: number }>(sql`select count(*)::int as all from events`);
  const present = (rows[0]?.all ?? 0) - countFurtherDates();
  if (present >= demoEvents + count) return buildLeftOut(db);
  const missing = demoEvents + count - present;
  const step = Math.ceil(piece / dates) * dates;
  await withoutIndexes(db, async () => {
    for (let start = 0; start < missing; start += step) {
      const to = Math.min(start + step, missing);
      await inTransaction(db, (tx) => addPiece(tx, { from: start + 1, to, dates, site }));
      progress(`Loading large data: ${amountDone(to, missing, 'events')}`);
    }
    progress('Building the indexes');
  });
  await inTransaction(db, (tx) => runLong(tx, 'analyze'));
  progress('Posting the payments');
  await postMissing(db);
  await issueReceipts(db, progress);
  progress('Adding up the totals');
  await inTransaction(db, (tx) => runLong(tx, 'select recount_totals()'));
}

const slowTriggers = [
  'events disable trigger follow_event_text',
  'events disable trigger announce_event',
  'events disable trigger guard_new_counts',
  'events disable trigger count_published',
  'events disable trigger note_event',
  'events disable trigger set_event_series',
  'users disable trigger note_user',
  'pricing_tiers disable trigger follow_tier_price',
  'pricing_tiers disable trigger announce_tier',
  ...bookedTables.map((table) => `${table} disable trigger user`),
];

/** Which of the added events a piece has, from 1: all dates of each. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly dates: number;
  readonly site: string;
}

async function addPiece(tx: Transaction, numbers: Piece): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  for (const trigger of slowTriggers) await tx.execute(sql.raw(`alter table ${trigger}`));
  await tx.execute(
    sql`create temp table fresh (id integer primary key, number integer, model_id integer, start_date date) on commit drop`,
  );
  await tx.execute(insertEvents(numbers));
  await tx.execute(insertTiers);
  await tx.execute(sql`select refresh_event_searches(array(select id from fresh))`);
  await tx.execute(countPublished);
  await tx.execute(auditApprovals);
  await addLargeBookings(tx, numbers.site);
  await enterBalance(tx);
  await tx.execute(sql`insert into total_changes (event_id) select id from fresh`);
  await tx.execute(sql`insert into total_changes (users) select count(*) from guests`);
  for (const trigger of slowTriggers) await tx.execute(sql.raw(`alter table ${trigger.replace('disable', 'enable')}`));
}

/** Numbers are spread over models, places and days by primes, so that neighbours differ. Dates of a series differ in their days. */
function insertEvents({ from, to, dates }: Piece): SQL {
  const daysOfFirst = dates === 1 ? daysSpread : daysSpread - daysOfSeries;
  const daysApart = Math.max(1, Math.floor(daysOfSeries / dates));
  const models = sql`(select row_number() over (order by id) - 1 as k, events.* from events order by id limit ${demoEvents})`;
  return sql`
    with model as materialized ${models}, series as materialized (
      select nextval(pg_get_serial_sequence('event_series', 'id'))::int as series_id, s,
        s % ${demoEvents} as m, (s::bigint * 31 + s / ${demoEvents}) % ${demoEvents} as p,
        current_date - ${daysBack}::int + (s::bigint * 7919 % ${daysOfFirst}::int)::int as first_day
      from generate_series(${Math.ceil(from / dates)}::int, ${Math.ceil(to / dates)}::int) s
    ), made as (
      insert into event_series (id) select series_id from series
    ), planned as (
      select nextval(pg_get_serial_sequence('events', 'id'))::int as new_id, n, series.*,
        first_day + (n - 1) % ${dates}::int * ${daysApart}::int as start_day
      from generate_series(${from}::int, ${to}::int) n join series on s = (n - 1) / ${dates}::int + 1
    ), noted as (
      insert into fresh select new_id, n, model.id, start_day from planned join model on model.k = planned.m
    )
    insert into events (id, series_id, has_other_dates, title, slug, description, location, latitude, longitude, timezone, country, province, coast, category_id,
      secondary_category_id1, secondary_category_id2, secondary_category_id3, secondary_category_id4, duration, capacity, minimum_age,
      start_date, end_date, start_time, end_time, features, itinerary, questions, status, created_by, approved_by, approved_at,
      published_at, lowest_adult_price_cents, seats_confirmed, created_at, updated_at)
    select new_id, planned.series_id, ${dates > 1}::boolean, left(model.title, 60) || ' near ' || split_part(place.location, ',', 1), model.slug, model.description,
      place.location, place.latitude + (n % 97 - 48) / 400.0, place.longitude + (n % 89 - 44) / 400.0, place.timezone, place.country, place.province,
      place.coast, model.category_id, model.secondary_category_id1, model.secondary_category_id2, model.secondary_category_id3,
      model.secondary_category_id4, model.duration, model.capacity, model.minimum_age, start_day,
      start_day + (model.end_date - model.start_date), model.start_time, model.end_time, model.features, model.itinerary,
      model.questions, model.status, model.created_by, model.approved_by, model.approved_at, model.published_at, model.lowest_adult_price_cents,
      ${hasModelBooking}::int, model.created_at, model.updated_at
    from planned join model on model.k = planned.m join model place on place.k = planned.p`;
}

const insertTiers = sql`
  insert into pricing_tiers (event_id, tier_type, adult_price, child_price, valid_until)
  select fresh.id, tier.tier_type, tier.adult_price, tier.child_price,
    fresh.start_date - (model.start_date - tier.valid_until)
  from fresh join events model on model.id = fresh.model_id join pricing_tiers tier on tier.event_id = model.id`;

const auditApprovals = sql`
  insert into audit_log (actor_id, actor_role, action, target_type, target_id)
  select events.approved_by, 'admin', 'event.published', 'event', events.id::text
  from fresh join events on events.id = fresh.id where events.approved_by is not null`;

const countPublished = sql`
  insert into published_totals as total (shard, count, series)
  select 0, count(*), count(distinct series_id) from fresh join events on events.id = fresh.id where events.status = 'published'
  on conflict (shard) do update set count = total.count + excluded.count, series = total.series + excluded.series`;
