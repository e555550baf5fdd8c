import { clockRuleAt } from '@ascendant/astrology/time/clock-rule';
import { ianaZones } from '@ascendant/astrology/time/iana-zones';
import { readingToInstant } from '@ascendant/astrology/time/local-to-instant';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { migrate } from '../src/database/migrate';
import { renewZoneTable } from '../src/database/zone-table.repository';
import { testDatabase } from '../test/test-database';
import { eventByHand } from './rows-by-hand';

const database = await testDatabase();

async function instantOf(zone: string, day: string, clock: string): Promise<string> {
  const { rows } = await database.pool.query('select local_instant($1, $2, $3) as at', [day, clock, zone]);
  return rows[0].at.toISOString().replace(':00.000Z', 'Z');
}

describe('the database follows the zone table', () => {
  it.each([
    ['British Columbia', 'America/Vancouver', '2025-12-20', '10:00', '2025-12-20T18:00Z'],
    ['British Columbia', 'America/Vancouver', '2026-03-08', '03:30', '2026-03-08T10:30Z'],
    ['British Columbia', 'America/Vancouver', '2026-12-20', '10:00', '2026-12-20T17:00Z'],
    ['British Columbia', 'America/Vancouver', '2027-03-14', '02:30', '2027-03-14T09:30Z'],
    ['Alberta', 'America/Edmonton', '2025-12-20', '10:00', '2025-12-20T17:00Z'],
    ['Alberta', 'America/Edmonton', '2026-11-01', '01:30', '2026-11-01T07:30Z'],
    ['Alberta', 'America/Edmonton', '2026-12-20', '10:00', '2026-12-20T16:00Z'],
    ['the Northwest Territories', 'America/Yellowknife', '2026-12-20', '10:00', '2026-12-20T16:00Z'],
    ['the Northwest Territories', 'America/Inuvik', '2026-12-20', '10:00', '2026-12-20T16:00Z'],
    ['Manitoba', 'America/Winnipeg', '2026-12-20', '10:00', '2026-12-20T15:00Z'],
    ['Morocco', 'Africa/Casablanca', '2026-09-19', '10:00', '2026-09-19T09:00Z'],
    ['Morocco', 'Africa/Casablanca', '2026-09-20', '01:30', '2026-09-20T00:30Z'],
    ['Morocco', 'Africa/Casablanca', '2026-09-20', '10:00', '2026-09-20T10:00Z'],
    ['Western Sahara', 'Africa/El_Aaiun', '2027-02-20', '10:00', '2027-02-20T10:00Z'],
    ['Cuba', 'America/Havana', '2026-12-20', '10:00', '2026-12-20T14:00Z'],
    ['Cuba', 'America/Havana', '2027-12-20', '10:00', '2027-12-20T15:00Z'],
    ['Ontario, unchanged', 'America/Toronto', '2026-12-20', '10:00', '2026-12-20T15:00Z'],
    ['Ontario, unchanged', 'America/Toronto', '2027-06-20', '10:00', '2027-06-20T14:00Z'],
    ['Ontario in the repeated hour: the first', 'America/Toronto', '2026-11-01', '01:30', '2026-11-01T05:30Z'],
    ['Ontario in the skipped hour: moved forward', 'America/Toronto', '2027-03-14', '02:30', '2027-03-14T07:30Z'],
    ['Saskatchewan, unchanged', 'America/Regina', '2026-12-20', '10:00', '2026-12-20T16:00Z'],
    ['Colorado, unchanged', 'America/Denver', '2026-12-20', '10:00', '2026-12-20T17:00Z'],
    ['Samoa, the skipped day', 'Pacific/Apia', '2011-12-30', '10:00', '2011-12-30T20:00Z'],
  ])('%s, %s: %s %s', async (_, zone, day, clock, instant) => {
    expect(await instantOf(zone, day, clock)).toBe(instant);
  });

  it('a name that the table lacks follows PostgreSQL’s own rules', async () => {
    expect(await instantOf('Etc/GMT+5', '2026-12-20', '10:00')).toBe('2026-12-20T15:00Z');
    await expect(instantOf('Middle/Earth', '2026-12-20', '10:00')).rejects.toThrow('not recognized');
  });

  it('at every change of every zone since 1970, both ways, to the second on either side', async () => {
    const cases = ianaZones.names.flatMap((zone) => {
      const history = ianaZones.history(zone);
      const changes = history.filter((at, index) => index % 2 === 1 && at > 0);
      return changes.flatMap((at) => [-1, 0, 3600].map((after) => ({ zone, at: at + after, history })));
    });
    const clocks = cases.map(({ at, history }) => at + clockRuleAt(at, history).offsetSeconds);
    const { rows } = await database.pool.query(
      `select zone, extract(epoch from local_time(to_timestamp(at), zone))::float8 as shown,
         extract(epoch from local_instant((to_timestamp(clock) at time zone 'UTC')::date, to_char(to_timestamp(clock) at time zone 'UTC', 'HH24:MI:SS'), zone))::float8 as meant
       from unnest($1::text[], $2::float8[], $3::float8[]) as c (zone, at, clock)`,
      [cases.map(({ zone }) => zone), cases.map(({ at }) => at), clocks],
    );
    expect(cases.length).toBeGreaterThan(10_000);
    expect(rows).toEqual(
      cases.map(({ zone, history }, index) => ({
        zone,
        shown: clocks[index],
        meant: readingToInstant(clocks[index] ?? 0, history).unixSeconds,
      })),
    );
  });
});

describe('an event’s instants', () => {
  it('follow its local fields, whatever is written into them', async () => {
    const { eventId } = await eventByHand(database.pool);
    const { rows } = await database.pool.query(
      `update events set start_date = '2026-12-20', end_date = '2026-12-20', start_time = '10:00', end_time = '16:00',
         timezone = 'America/Vancouver', starts_at = now(), ends_at = 'infinity' where id = $1 returning starts_at, ends_at`,
      [eventId],
    );
    expect(rows[0].starts_at.toISOString()).toBe('2026-12-20T17:00:00.000Z');
    expect(rows[0].ends_at.toISOString()).toBe('2026-12-20T23:00:00.000Z');
  });
});

describe('the edition', () => {
  it('is loaded once by each migration, and again when it differs', async () => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    expect(await renewZoneTable(client)).toBe(false);
    await client.query(`update zone_edition set edition = 'an older one'; update zone_offsets set offset_seconds = 0`);
    await migrate(database.url);
    expect(await renewZoneTable(client)).toBe(false);
    await client.end();
    expect(await instantOf('America/Edmonton', '2026-12-20', '10:00')).toBe('2026-12-20T16:00Z');
  });
});
