import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { routes } from '@ascendant/contract/routes';
import { describe, expect, it } from 'vitest';
import { migrateAll } from '../../src/lifecycle/prepare-schema';
import { silently } from '../../src/progress/progress';
import { readConfig } from '../../src/settings/config';
import { chanceFrom } from '../attack/kills/chance';
import { clientOf } from '../attack/kills/client';
import { newJournal } from '../attack/kills/journal';
import { buy } from '../attack/kills/purchases';
import { verdictOn } from '../attack/kills/verdict';
import { bookingData } from '../checkout/checkout';
import { expectCleanInvariants } from '../clean-invariants';
import { bundleBookingsServer } from '../process/bookings-server';
import { checkoutSettings } from '../process/checkout-server';
import { keepServers, startServer, type ServerProcess } from '../process/server-process';
import { balancer, type Balancer } from './balancer';
import { crashEnvironment, type CrashEnvironment } from './crash-environment';
import { releasedProgram, type ReleasedProgram, type Seeded } from './releases/released-program';
import { foundReleases } from './releases/releases';

keepServers();
const releases = foundReleases();
const title =
  releases.length > 0
    ? 'an upgrade'
    : 'SKIPPED: an upgrade. This clone has no history of a released version: git fetch --unshallow --tags';
if (releases.length === 0) console.warn(title);

/** One pays and one books a free event, each about twice a second. */
const betweenBookingsMs = 500;
const meanwhileMs = 4000;
const settledWithinMs = 60_000;
const timeoutMs = 600_000;

type Person = Seeded['people'][number];

/** People who book while versions come and go. */
interface Traffic {
  readonly answers: Map<number | string, number>;
  readonly journal: ReturnType<typeof newJournal>;
  stop(): Promise<void>;
}

function traffic(
  environment: CrashEnvironment,
  servers: Balancer,
  { people, paidEventId, freeEventId }: Seeded,
): Traffic {
  const answers: Traffic['answers'] = new Map();
  const journal = newJournal();
  const chance = chanceFrom(1);
  const client = clientOf({ current: servers.next, journal, chance });
  const shop = { db: environment.db, client, chance, journal, paidEventId };
  const forEach = async (work: (person: Person) => Promise<unknown>): Promise<void> => {
    for (let person = people.pop(); person !== undefined; person = people.pop()) {
      await work(person);
      await sleep(betweenBookingsMs);
    }
  };
  const book = async (person: Person): Promise<void> => {
    const answer = await servers.post(routes.createBooking.path, person, bookingData({ eventId: freeEventId }));
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  };
  const all = Promise.all([forEach(book), forEach((person) => buy(shop, paidEventId, person))]);
  return {
    answers,
    journal,
    stop: async () => {
      people.length = 0;
      await all;
    },
  };
}

type Start = () => Promise<ServerProcess>;

/** A role that owns nothing, as docs/operating.md has it. @returns the settings of programs that work as it, and migrate as the owner */
async function rolesOf({
  pool,
  url,
}: CrashEnvironment): Promise<{ DATABASE_URL: string; MIGRATION_DATABASE_URL: string }> {
  await pool.query(`create role sells login password 'sells'`);
  return {
    DATABASE_URL: Object.assign(new URL(url), { username: 'sells', password: 'sells' }).href,
    MIGRATION_DATABASE_URL: url,
  };
}

/** Stops one process after the other, and starts another version in its place. */
async function roll(servers: Balancer, running: ServerProcess[], start: Start): Promise<void> {
  for (const [index, old] of running.entries()) {
    old.child.kill('SIGTERM');
    expect(await old.ended()).toBe(0);
    const next = await start();
    servers.replace(old, next);
    running[index] = next;
    await sleep(meanwhileMs);
  }
}

/** What a process logged of errors, to say why it gave an answer that it shouldn't. */
function errorsOf(server: ServerProcess): readonly string[] {
  return server
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":"error"'));
}

async function settled({ pool }: CrashEnvironment, { journal }: Traffic): Promise<readonly string[]> {
  for (const until = Date.now() + settledWithinMs; ; await sleep(500)) {
    const faults = await verdictOn(pool, journal);
    if (faults.length === 0 || Date.now() > until) return faults;
  }
}

describe.skipIf(releases.length === 0)(title, () => {
  it.each(releases.map((release) => [release.name, release] as const))(
    'OPS-09 from %s under traffic, and back: no booking fails, is lost or doubled',
    { timeout: timeoutMs },
    async (_, release) => {
      const environment = await crashEnvironment({ isMigrated: false });
      const folder = await mkdtemp(join(tmpdir(), 'ascendant-release-'));
      const program: ReleasedProgram = await releasedProgram(release);
      try {
        await bundleBookingsServer();
        const roles = await rolesOf(environment);
        const started: ServerProcess[] = [];
        const startWith = async (isOld: boolean, migratesAtStart: boolean): Promise<ServerProcess> => {
          const settings = { ...checkoutSettings({ url: environment.url, folder, migratesAtStart }), ...roles };
          const server = await startServer(settings, 'serve-bookings', isOld ? { folder: program.folder } : {});
          await server.ready();
          started.push(server);
          return server;
        };
        const running = [await startWith(true, true), await startWith(true, false)];
        const seeded = await program.seed(environment.url);
        const { freeEventId } = seeded;
        const [one, two] = running;
        if (one === undefined || two === undefined) throw new RangeError('two processes');
        const servers = balancer([one, two]);
        const people = traffic(environment, servers, seeded);
        await sleep(meanwhileMs);
        const applied = await migrateAll(readConfig(roles), roles.DATABASE_URL, silently);
        await sleep(meanwhileMs);
        await roll(servers, running, () => startWith(false, false));
        await roll(servers, running, () => startWith(true, false));
        await people.stop();
        servers.close();
        const faults = await settled(environment, people);
        const { rows } = await environment.pool.query<{ count: number }>(
          'select count(*)::int as count from bookings where event_id = $1',
          [freeEventId],
        );
        const { answers, journal } = people;
        console.log(
          JSON.stringify({
            from: release.name,
            applied,
            answers: [...answers],
            purchases: journal.purchases.length,
            calls: journal.calls,
            load: loadavg()[0],
          }),
        );
        expect(faults).toEqual([]);
        const wrong = [...answers.keys()].filter((answer) => answer !== 201 && answer !== 503);
        expect(wrong, started.flatMap(errorsOf).join('\n')).toEqual([]);
        expect(answers.get(201) ?? 0).toBeGreaterThan(20);
        expect(rows).toEqual([{ count: answers.get(201) }]);
        await expectCleanInvariants(environment.db);
      } finally {
        await program.remove();
        await rm(folder, { recursive: true, force: true });
        await environment.close();
      }
    },
  );
});
