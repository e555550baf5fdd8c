import { eq, sql, type SQL } from 'drizzle-orm';
import { gazetteer, loadedCountries, placeNames, places } from '../../../db/schema/places';
import type { Queryable, Transaction } from '../../database/database';
import type { GazetteerEntry } from './gazetteer-line';

/** Any number that no other program uses on this database: one process loads at a time. */
const lock = 4_705_231_107;

/** Whether it is ours to load, until this transaction ends. */
export async function takeLoadingLock(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${lock}) as taken`);
  return rows[0]?.taken === true;
}

export async function hasEdition(db: Queryable, edition: string): Promise<boolean> {
  const found = await db.select({ edition: gazetteer.edition }).from(gazetteer).where(eq(gazetteer.edition, edition));
  return found.length > 0;
}

export async function hasAnyEdition(db: Queryable): Promise<boolean> {
  const found = await db.select({ edition: gazetteer.edition }).from(gazetteer).limit(1);
  return found.length > 0;
}

/** Emptying half a million rows may take longer than a request's statement may, and so may we between two on a busy machine. */
export async function allowLongStatements(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`);
}

/** Tells the planner what was loaded. A role that doesn't own the tables only gets a warning. */
export async function countForPlanner(tx: Transaction): Promise<void> {
  await tx.execute(sql`analyze ${places}, ${placeNames}`);
}

export async function removeGazetteer(tx: Transaction): Promise<void> {
  await tx.delete(loadedCountries);
  await tx.delete(placeNames);
  await tx.delete(places);
  await tx.delete(gazetteer);
}

export async function recordEdition(
  tx: Transaction,
  row: { edition: string; placeCount: number; nameCount: number },
): Promise<void> {
  await tx.insert(gazetteer).values(row);
}

/** Two statements a batch, whatever its size: each column travels as one text, which costs less than an array of the driver's. */
export async function insertEntries(tx: Transaction, entries: readonly GazetteerEntry[]): Promise<void> {
  const place = columnsOf(entries);
  await tx.execute(sql`
    insert into ${places} (id, name, region, region_code, country_code, lat, lon, population, zone)
    select * from unnest(${place('id')}::int[], ${place('name')}, ${place('region')}, ${place('regionCode')},
      ${place('countryCode')}, ${place('lat')}::float8[], ${place('lon')}::float8[], ${place('population')}::int[],
      ${place('zone')})`);
  const spelling = columnsOf(
    entries.flatMap((entry) => entry.keys.map((key, index) => ({ ...entry, key, own: index < entry.ownKeyCount }))),
  );
  await tx.execute(sql`
    insert into ${placeNames} (place_id, country_code, key, population, own)
    select * from unnest(${spelling('id')}::int[], ${spelling('countryCode')}, ${spelling('key')},
      ${spelling('population')}::int[], ${spelling('own')}::boolean[])`);
}

/** A column of rows as lines of one text, read back by the database as an array; an empty line is null. No value has line breaks. */
function columnsOf<Row>(rows: readonly Row[]): (name: keyof Row) => SQL {
  return (name) => {
    const lines = rows.map((row) => String(row[name] ?? '')).join('\n');
    return sql`string_to_array(${lines}, chr(10), '')`;
  };
}
