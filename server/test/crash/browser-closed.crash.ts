import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectCleanInvariants } from '../clean-invariants';
import { aftermathOf } from './aftermath';
import { crashEnvironment, type CrashEnvironment } from './crash-environment';
import { buildShopper } from './shopper';
import { startSurvivor } from './victim';

let environment: CrashEnvironment;
beforeAll(async () => {
  environment = await crashEnvironment();
});

afterAll(() => environment.close());

const promisedMs = 60_000;
/** The least time it takes to type a card: number, month, code. */
const typingMs = 10_000;

it('PAY-11 a card paid with the browser closed and no webhook becomes a booking within 60 s, by the server’s own timers', async () => {
  const server = await startSurvivor(environment, false);
  const shopper = await buildShopper(environment);
  const intent = await shopper.open(server);
  await sleep(typingMs);
  expect(await shopper.pay(server, intent)).toMatchObject({ status: 200, json: { status: 'succeeded' } });
  expect(await aftermathOf(environment, shopper.person.id)).toMatchObject({ booking: 'pending/pending', tickets: 0 });
  await expect
    .poll(() => aftermathOf(environment, shopper.person.id), { timeout: promisedMs, interval: 250 })
    .toEqual({
      booking: 'confirmed/completed',
      bookings: 1,
      holds: 1,
      intents: ['succeeded'],
      tickets: 1,
      mails: 1,
    });
  await expectCleanInvariants(environment.db);
});
