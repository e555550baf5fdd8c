import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { routes } from '@ascendant/contract/routes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../src/database/migrate';
import { migrationsFolder } from '../../src/database/migrations';
import { bookingData } from '../checkout/checkout';
import { expectCleanInvariants } from '../clean-invariants';
import { buildCrowd } from '../factories/crowd';
import { buildFreeEvent } from '../factories/events';
import { startCheckoutServer } from '../process/checkout-server';
import { eventually, keepServers, type ServerProcess } from '../process/server-process';
import { balancer } from './balancer';
import { crashEnvironment, type CrashEnvironment } from './crash-environment';

keepServers();
let environment: CrashEnvironment;
let folder: string;
beforeAll(async () => {
  environment = await crashEnvironment();
  folder = await mkdtemp(join(tmpdir(), 'ascendant-upgrade-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await environment.close();
});

const betweenBookingsMs = 100;
/** How many bookings are made before, between and after the changes. */
const meanwhile = 20;

/** Migrations of a later release: columns on the tables that bookings write, in another order than bookings lock them, and an index. */
async function laterMigrations(): Promise<string> {
  await cp(migrationsFolder, folder, { recursive: true });
  const tables = ['tickets', 'payments', 'holds', 'bookings', 'events'];
  const columns = tables.map((table) => `ALTER TABLE "${table}" ADD COLUMN "later" text;`);
  await writeFile(join(folder, '9001_expand.sql'), ['-- Why: a test.', ...columns].join('\n'));
  const index = 'CREATE INDEX CONCURRENTLY IF NOT EXISTS "bookings_later" ON "bookings" ("later");';
  await writeFile(join(folder, '9002_index.sql'), `-- Why: a test.\n${index}`);
  return folder;
}

async function started(): Promise<ServerProcess> {
  const server = await startCheckoutServer({ ...environment, migratesAtStart: false });
  await server.ready();
  return server;
}

it(
  'OPS-07 an upgrade under traffic fails no booking, and the earlier program can be started on the new schema',
  { timeout: 300_000 },
  async () => {
    const { event } = await buildFreeEvent(environment.db, { capacity: 20_000 });
    const crowd = await buildCrowd(environment.db, 1500);
    const [first, second] = [await started(), await started()];
    const servers = balancer([first, second]);
    const answers = new Map<number | string, number>();
    const book = async (): Promise<void> => {
      for (let person = crowd.pop(); person !== undefined; person = crowd.pop()) {
        const answer = await servers.post(routes.createBooking.path, person, bookingData({ eventId: event.id }));
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
        await sleep(betweenBookingsMs);
      }
    };
    const booked = (): number => answers.get(201) ?? 0;
    const bookMore = (): Promise<void> => {
      const goal = booked() + meanwhile;
      return eventually(async () => booked() >= goal);
    };
    const booking = Promise.all([book(), book()]);
    await bookMore();
    // Every function and trigger anew, on every table: more than any release does.
    await environment.pool.query(`update schema_functions set checksum = 'other', triggers = '{}'`);
    await migrate(environment.url);
    await bookMore();
    expect(await migrate(environment.url, { folder: await laterMigrations() })).toEqual([
      '9001_expand.sql',
      '9002_index.sql',
    ]);
    await bookMore();
    first.child.kill('SIGTERM');
    expect(await first.ended()).toBe(0);
    servers.replace(first, await started());
    await bookMore();
    crowd.length = 0;
    await booking;
    servers.close();
    expect([...answers.keys()].filter((answer) => answer !== 201 && answer !== 503)).toEqual([]);
    const { rows } = await environment.pool.query('select count(*)::int as count from bookings where event_id = $1', [
      event.id,
    ]);
    expect(rows).toEqual([{ count: booked() }]);
    await expectCleanInvariants(environment.db);
  },
);
