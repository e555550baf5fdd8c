import { createHash } from 'node:crypto';
import { ianaZones } from '@ascendant/astrology/time/iana-zones';
import { clockStretches } from '@ascendant/astrology/time/zone-history';
import type { Client } from 'pg';

interface ZoneRow {
  readonly zone: string;
  readonly until: string;
  readonly local: string;
  readonly seconds: number;
}

/**
 * Fills the database's zone table from the one that the program ships, if its edition differs. Nothing is left half done: it runs in the
 * caller's transaction.
 * @returns whether it was filled now
 * Source: docs/decisions/0090-one-zone-table.md.
 */
export async function renewZoneTable(client: Client): Promise<boolean> {
  const rows = zoneRows();
  const edition = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  const { rowCount } = await client.query('select from zone_edition where edition = $1', [edition]);
  if ((rowCount ?? 0) > 0) return false;
  await client.query('delete from zone_offsets');
  await client.query('delete from zone_edition');
  await client.query(
    `insert into zone_offsets (zone, until, local_until, offset_seconds)
     select * from unnest($1::text[], $2::timestamptz[], $3::timestamp[], $4::int[])`,
    [
      rows.map(({ zone }) => zone),
      rows.map(({ until }) => until),
      rows.map(({ local }) => local),
      rows.map(({ seconds }) => seconds),
    ],
  );
  await client.query('insert into zone_edition (edition) values ($1)', [edition]);
  await client.query('analyze zone_offsets');
  return true;
}

function zoneRows(): readonly ZoneRow[] {
  return ianaZones.names.flatMap((zone) =>
    clockStretches(ianaZones.history(zone)).map(({ until, readingsUntil, offsetSeconds }) => ({
      zone,
      until: timestampText(until),
      local: timestampText(readingsUntil),
      seconds: offsetSeconds,
    })),
  );
}

/** As PostgreSQL reads it. @param seconds Unix seconds, or a clock reading in seconds "as if it were UTC" */
function timestampText(seconds: number): string {
  return seconds === Number.POSITIVE_INFINITY ? 'infinity' : new Date(seconds * 1000).toISOString();
}
