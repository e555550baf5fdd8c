import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../src/database/database';

const copied = [
  'title',
  'slug',
  'description',
  'location',
  'latitude',
  'longitude',
  'timezone',
  'category_id',
  'duration',
  'capacity',
  'start_date',
  'end_date',
  'start_time',
  'end_time',
  'status',
  'created_by',
] as const;

type Changes = Readonly<Partial<Record<(typeof copied)[number], SQL>>>;

/** Adds copies of an event in one statement. @param changes what differs, computed from `model` and the number of the copy, `n`, from 1 */
export async function copyEvent(db: Database, eventId: number, count: number, changes: Changes = {}): Promise<void> {
  const names = copied.map((name) => sql.identifier(name));
  const values = copied.map((name) => changes[name] ?? sql`model.${sql.identifier(name)}`);
  await db.execute(sql`
    insert into events (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)} from events model, generate_series(1, ${count}::int) n where model.id = ${eventId} order by n`);
}
