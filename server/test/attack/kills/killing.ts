import { setTimeout as sleep } from 'node:timers/promises';
import type { CrashEnvironment } from '../../crash/crash-environment';
import { startBookingsServer } from '../../process/bookings-server';
import type { ServerProcess } from '../../process/server-process';
import type { Chance } from './chance';

/** A server that's killed and started again, and the kills so far. Changes in place. */
export interface Killing {
  server: ServerProcess;
  readonly kills: { readonly target: 'the application' | 'PostgreSQL'; readonly afterMs: number }[];
}

/** One kill in this many is of PostgreSQL. */
const postgresShare = 0.2;
const [shortestMs, longestMs] = [300, 5_000];

/** Kills with -9 at random moments, and starts the program again each time. @returns when the last kill has been survived */
export async function killAtRandom(
  environment: CrashEnvironment,
  { killing, count, chance }: { readonly killing: Killing; readonly count: number; readonly chance: Chance },
): Promise<void> {
  for (let kill = 0; kill < count; kill += 1) {
    const afterMs = Math.round(chance.between(shortestMs, longestMs));
    await sleep(afterMs);
    const target = chance.is(postgresShare) ? 'PostgreSQL' : 'the application';
    killing.kills.push({ target, afterMs });
    if (target === 'PostgreSQL') {
      await environment.killPostgres();
    } else {
      killing.server.child.kill('SIGKILL');
      await killing.server.ended();
      killing.server = await startBookingsServer(environment);
    }
    await killing.server.ready();
  }
}
