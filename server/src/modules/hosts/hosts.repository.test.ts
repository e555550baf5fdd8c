import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEvent } from '../../../test/factories/events';
import { copyEvent } from '../../../test/factories/many-events';
import { buildOrganizer } from '../../../test/factories/people';
import { testDatabase } from '../../../test/test-database';
import { foldTotals } from '../../database/totals.repository';
import { findHost } from './hosts.repository';

const database = await testDatabase();
const hostId = (await buildOrganizer(database.db)).id;
const modelId = (await buildEvent(database.db, { createdBy: hostId })).id;

beforeAll(async () => {
  await addEvents();
});

/** On each of nine days around today and in zones where that's still or already another day, some of them not published. */
async function addEvents(): Promise<void> {
  const day = sql`current_date + (n % 9 - 4)`;
  await copyEvent(database.db, modelId, 108, {
    start_date: day,
    end_date: day,
    start_time: sql`(array['00:00', '12:00', '23:59'])[1 + n / 9 % 3]`,
    end_time: sql`'23:59'`,
    timezone: sql`(array['Pacific/Kiritimati', 'Etc/GMT+12', 'America/Halifax', 'UTC'])[1 + n / 27 % 4]`,
    status: sql`case when n % 5 = 0 then 'draft' else 'published' end`,
  });
}

async function counted() {
  const host = await findHost(database.db, hostId);
  return host && [host.upcomingCount, host.pastCount];
}

/** The same, event by event. */
async function expected() {
  const { rows } = await database.db.execute<{ upcoming: number; past: number }>(sql`
    select (count(*) filter (where starts_at > now()))::int as upcoming, (count(*) filter (where starts_at <= now()))::int as past
    from events where organizer_id = ${hostId} and status = 'published'`);
  return rows.map(({ upcoming, past }) => [upcoming, past])[0];
}

describe('how many upcoming and past events a host has', () => {
  it('is right in every time zone, before the totals are brought up to date and after it', async () => {
    expect(await counted()).toEqual(await expected());
    await foldTotals(database.db);
    expect(await counted()).toEqual(await expected());
  });

  it('has what has changed since: events added, moved to other days, withdrawn and handed over', async () => {
    await foldTotals(database.db);
    await addEvents();
    expect(await counted()).toEqual(await expected());
    await foldTotals(database.db);
    const other = (await buildOrganizer(database.db)).id;
    await database.db.execute(
      sql`update events set start_date = start_date - 20, end_date = end_date - 20 where id % 7 = 0`,
    );
    await database.db.execute(sql`update events set status = 'cancelled' where id % 11 = 0 and status = 'published'`);
    await database.db.execute(sql`update events set organizer_id = ${other} where id % 13 = 0`);
    expect(await counted()).toEqual(await expected());
  });
});
