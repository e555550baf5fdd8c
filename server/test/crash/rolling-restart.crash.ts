import { routes } from '@ascendant/contract/routes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingData } from '../checkout/checkout';
import { expectCleanInvariants } from '../clean-invariants';
import { buildCrowd } from '../factories/crowd';
import { buildFreeEvent } from '../factories/events';
import { startCheckoutServer } from '../process/checkout-server';
import { eventually, keepServers, type ServerProcess } from '../process/server-process';
import { balancer, type Balancer } from './balancer';
import { crashEnvironment, type CrashEnvironment } from './crash-environment';

keepServers();
let environment: CrashEnvironment;
beforeAll(async () => {
  environment = await crashEnvironment();
});
afterAll(() => environment.close());

const callers = 6;
/** How many bookings are made before, between and after the restarts. */
const meanwhile = 20;

/** What came of the calls. Changes in place. */
interface Load {
  booked: number;
  readonly failed: string[];
}

async function started(): Promise<ServerProcess> {
  const server = await startCheckoutServer(environment);
  await server.ready();
  return server;
}

/** Stops one process and starts another in its place. */
async function restart(servers: Balancer, old: ServerProcess): Promise<ServerProcess> {
  old.child.kill('SIGTERM');
  expect(await old.ended()).toBe(0);
  const next = await started();
  servers.replace(old, next);
  return next;
}

it('CRA-18 a rolling restart of two processes under load fails no call', { timeout: 240_000 }, async () => {
  const { event } = await buildFreeEvent(environment.db, { capacity: 20_000 });
  const crowd = await buildCrowd(environment.db, 5000);
  const [first, second] = [await started(), await started()];
  const servers = balancer([first, second]);
  const load: Load = { booked: 0, failed: [] };
  const book = async (): Promise<void> => {
    for (let person = crowd.pop(); person !== undefined; person = crowd.pop()) {
      const answer = await servers.post(routes.createBooking.path, person, bookingData({ eventId: event.id }));
      if (answer === 201) load.booked += 1;
      else load.failed.push(String(answer));
    }
  };
  const booking = Array.from({ length: callers }, book);
  const bookMore = (): Promise<void> => {
    const goal = load.booked + meanwhile;
    return eventually(async () => load.booked >= goal);
  };
  await bookMore();
  await restart(servers, first);
  await bookMore();
  const last = await restart(servers, second);
  await bookMore();
  crowd.length = 0;
  await Promise.all(booking);
  servers.close();
  expect(load.failed).toEqual([]);
  expect(last.output()).toContain('ready');
  const { rows } = await environment.pool.query('select count(*)::int as count from bookings where event_id = $1', [
    event.id,
  ]);
  expect(rows).toEqual([{ count: load.booked }]);
  await expectCleanInvariants(environment.db);
});
