import {
  provinces,
  type Province,
  type TaxNumbers,
  type TaxPlace,
  type TaxRules,
} from '@ascendant/domain/pricing/taxes';
import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { events } from '../../db/schema/events';
import { taxSettings } from '../../db/schema/program';
import { users } from '../../db/schema/users';
import type { Queryable } from './database';

/** What the operator chose about taxes. */
export interface TaxConfig {
  readonly rules: TaxRules;
  /** The numbers under which the site is registered. */
  readonly numbers: TaxNumbers;
}

/** Keeps the settings where statements find them. */
export async function writeTaxSettings(db: Queryable, { rules, numbers }: TaxConfig): Promise<void> {
  const row = { rules, gstNumber: numbers.gst, qstNumber: numbers.qst, pstNumber: numbers.pst };
  await db.insert(taxSettings).values(row).onConflictDoUpdate({ target: taxSettings.isOnly, set: row });
}

/** Where an event is taxed; null under the specification's rules. A place that we don't know counts as outside Canada. */
export const taxPlace = sql<TaxPlace | null>`case when (select ${taxSettings.rules} from ${taxSettings}) = 'canada'
  then coalesce(${events.province}, 'outside') end`;

/** The numbers under which an event's organizer is registered; null if they aren't. */
export const organizerNumbers = {
  gst: numberOfOrganizer(sql`gst_number`),
  qst: numberOfOrganizer(sql`qst_number`),
};

function numberOfOrganizer(column: SQL): SQL<string | null> {
  return sql<string | null>`(select ${column} from ${users} where ${users.id} = ${events.organizerId})`;
}

/** The rules, and how an organizer is registered; null under the specification's rules. */
export async function findRegistration(
  db: Queryable,
  organizerId: number,
): Promise<{ readonly gst: boolean; readonly qst: boolean } | null> {
  const { rows } = await db.execute<{ gst: boolean; qst: boolean }>(sql`
    select gst_number is not null as gst, qst_number is not null as qst from ${users}
    where id = ${organizerId} and (select rules from ${taxSettings}) = 'canada'`);
  return rows[0] ?? null;
}

/** The site's numbers as JSON; null before the first start. */
export const siteNumbers = sql<TaxNumbers | null>`(select json_build_object('gst', gst_number, 'qst', qst_number, 'pst', pst_number)
  from ${taxSettings})`;

const batch = 500;

/**
 * Finds the provinces of events from before there was a column for them, or of whose place only the text tells the province, some at a time: by
 * the chosen place, by the location of which the place was found, or by what the location's text names. What isn't found stays as it is.
 * @param named the province that a location's text names
 */
export async function fillProvinces(db: Queryable, named: (location: string) => Province | null): Promise<void> {
  await fillNamed(db, named);
  for (let after = 0; ;) {
    const { rows } = await db.execute<{ last: number | null }>(sql`
      with these as (select id from ${events} where id > ${after} and country = 'Canada' and province is null order by id limit ${batch}),
      found as (select e.id, coalesce(
          (select p.region_code from places p where p.id = e.place_id and p.country_code = 'CA'),
          (select min(p.region_code) from places p where p.country_code = 'CA' and p.zone = e.timezone
            and p.lat = e.latitude and p.lon = e.longitude)) as code
        from ${events} e join these on these.id = e.id),
      filled as (update ${events} e set province = found.code from found
        where e.id = found.id and found.code in (${sql.join(
          provinces.map((province) => sql`${province}`),
          sql`, `,
        )}))
      select max(id) as last from these`);
    const last = rows[0]?.last ?? null;
    if (last === null) return;
    after = last;
  }
}

async function fillNamed(db: Queryable, named: (location: string) => Province | null): Promise<void> {
  for (let after = 0; ;) {
    const unplaced = await db
      .select({ id: events.id, location: events.location })
      .from(events)
      .where(and(gt(events.id, after), isNull(events.province), isNull(events.latitude)))
      .orderBy(events.id)
      .limit(batch);
    for (const { id, location } of unplaced) {
      const province = named(location);
      if (province === null) continue;
      await db.update(events).set({ province, country: 'Canada' }).where(eq(events.id, id));
    }
    const last = unplaced.at(-1);
    if (!last) return;
    after = last.id;
  }
}
