import { routes } from '@ascendant/contract/routes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discountCodes } from '../../db/schema/pricing';
import { bookingData, cardPayment, paymentData } from '../checkout/checkout';
import type { Payable } from '../checkout/sandbox-environment';
import { soldOf } from '../checkout/scene';
import { brokenInvariants, expectCleanInvariants } from '../clean-invariants';
import { buildCrowd, type SomebodyInACrowd } from '../factories/crowd';
import { buildEvent, buildFreeEvent } from '../factories/events';
import { askPolitely, payableIn, post, type Heard } from '../process/ask';
import { bundleCheckoutServer, startCheckoutServer } from '../process/checkout-server';
import { dataFolder, keepServers, type ServerProcess } from '../process/server-process';
import { testDatabase, type TestDatabase } from '../test-database';
import { raceRuns, tally } from './tally';

const runs = raceRuns;
const buyers = 500;
const seats = 100;

keepServers();
beforeAll(bundleCheckoutServer);

type Call = (server: ServerProcess, person: SomebodyInACrowd) => Promise<Heard>;

/** Two servers on one database, and people who call one or the other. */
interface Pair extends TestDatabase {
  readonly crowd: readonly SomebodyInACrowd[];
  /** Makes everyone call at the same moment, half of them one server and half the other. */
  rush(people: readonly SomebodyInACrowd[], call: Call): Promise<Heard[]>;
  end(): void;
}

async function startPair(faults: readonly string[] = []): Promise<Pair> {
  const database = await testDatabase();
  await letMailsWait(database);
  const start = async () => startCheckoutServer({ ...database, folder: await dataFolder(), faults });
  const servers = [await start(), await start()] as const;
  await Promise.all(servers.map((server) => server.ready()));
  const rush: Pair['rush'] = (people, call) =>
    Promise.all(people.map((person, index) => call(servers[index % 2 === 0 ? 0 : 1], person)));
  const end = () => servers.forEach(({ child }) => child.kill('SIGKILL'));
  return { ...database, crowd: await buildCrowd(database.db, buyers), rush, end };
}

/** The emails would need thousands of tickets drawn, which takes longer than everything these tests check. */
async function letMailsWait({ pool }: TestDatabase): Promise<void> {
  await pool.query(`
    create function let_mails_wait() returns trigger language plpgsql as $$ begin
      if (select identifier = 'send_mail' from graphile_worker._private_tasks where id = new.task_id) then
        new.run_at := 'infinity';
      end if;
      return new;
    end $$`);
  await pool.query(`create trigger let_mails_wait before insert on graphile_worker._private_jobs
    for each row execute function let_mails_wait()`);
}

const bookFree =
  (eventId: number, discountCode?: string): Call =>
  (server, person) => {
    const order = { eventId, ...(discountCode === undefined ? {} : { discountCode }) };
    return askPolitely(server, routes.createBooking, person, bookingData(order));
  };

/** Everyone tries to book one seat on a new free event. */
async function sellOut({ db, crowd, rush }: Pair) {
  const { id } = await buildFreeEvent(db, { capacity: seats });
  const answers = tally(await rush(crowd, bookFree(id)));
  return { answers, ...(await soldOf({ db }, id)) };
}

/** The results of some work, repeated. */
async function times<Result>(count: number, work: (run: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < count; run += 1) results.push(await work(run));
  return results;
}

const always = <Result>(result: Result): Result[] => Array.from({ length: runs }, () => result);

describe('two servers on one database', { timeout: 300_000 }, () => {
  let pair: Pair;
  beforeAll(async () => {
    pair = await startPair();
  });
  afterAll(() => pair.end());

  it(`PAY-03 sell exactly ${seats} seats to ${buyers} people who book at once, ${runs} times of ${runs}`, async () => {
    const answers = { '201': seats, '409 sold_out': buyers - seats };
    expect(await times(runs, () => sellOut(pair))).toEqual(always({ answers, sold: seats, confirmed: seats, held: 0 }));
  });

  it(`PAY-03 PAY-04 hold exactly ${seats} seats for ${buyers} people who open payments at once, and confirm them after payment`, async () => {
    const { db, crowd, rush } = pair;
    const { id } = await buildEvent(db, { capacity: seats });
    const intents = new Map<SomebodyInACrowd, Payable>();
    const opened = await rush(crowd, async (server, person) => {
      const heard = await askPolitely(server, routes.createPaymentIntent, person, paymentData({ eventId: id }));
      if (heard?.status === 200) intents.set(person, payableIn(heard));
      return heard;
    });
    expect(tally(opened)).toEqual({ '200': seats, '409 sold_out': buyers - seats });
    expect(await soldOf(pair, id)).toEqual({ sold: 0, confirmed: 0, held: seats });

    const confirmed = await rush([...intents.keys()].toReversed(), async (server, person) => {
      const { paymentIntentId, clientSecret } = intents.get(person)!;
      const { path, body } = cardPayment({ paymentIntentId, clientSecret });
      await post(server, path, {}, body);
      return askPolitely(server, routes.confirmPayment, person, { paymentIntentId });
    });
    expect(tally(confirmed)).toEqual({ '200': seats });
    expect(await soldOf(pair, id)).toEqual({ sold: seats, confirmed: seats, held: 0 });
  });

  it(`PAY-04 let 200 people at once use a 20-use code exactly 20 times, ${runs} times of ${runs}`, async () => {
    const { db, crowd, rush } = pair;
    const uses = await times(runs, async (run) => {
      const { id: eventId } = await buildEvent(db, { capacity: 500 });
      const code = `RUSH${run}`;
      const terms = { discountType: 'percentage', discountValue: '100', usageLimit: 20 } as const;
      await db.insert(discountCodes).values({ code, eventId, ...terms });
      const answers = tally(await rush(crowd.slice(0, 200), bookFree(eventId, code)));
      const [row] = await db.select().from(discountCodes).where(eq(discountCodes.code, code));
      return { answers, used: row?.usageCount, held: row?.usesHeld };
    });
    expect(uses).toEqual(always({ answers: { '201': 20, '422 discount_refused': 180 }, used: 20, held: 0 }));
  });

  it('INV break no invariant in all of this', () => expectCleanInvariants(pair.db));
});

describe('two servers that do not take the event’s lock', { timeout: 300_000 }, () => {
  let pair: Pair;
  beforeAll(async () => {
    pair = await startPair(['event-lock:off']);
  });
  afterAll(() => pair.end());

  it('PAY-04 are refused by the database when they sell one seat too many', async () => {
    expect(await sellOut(pair)).toMatchObject({ sold: seats, confirmed: seats });
    await expectCleanInvariants(pair.db);
  });

  it("CRA-17 oversell if the database doesn't refuse either, and the invariants report it", async () => {
    await pair.pool.query('alter table events drop constraint event_capacity');
    expect((await sellOut(pair)).sold).toBeGreaterThan(seats);
    expect(await brokenInvariants(pair.db)).toMatchObject([{ rule: 1, offending: 1 }]);
  });
});
