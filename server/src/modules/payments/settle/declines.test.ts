import { routes } from '@ascendant/contract/routes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../../../../db/schema/program';
import { as, bookingData, confirm, openPayment, type Asking } from '../../../../test/checkout/checkout';
import { sandboxEnvironment, type Payable } from '../../../../test/checkout/sandbox-environment';
import { buildScene, expectCleanEnd, paymentOf, stateOf } from '../../../../test/checkout/scene';
import { buildTraveller } from '../../../../test/factories/people';
import { addressKeyOf } from '../../../limits/rate-limits';

const declined = '4000000000000002';

const environment = await sandboxEnvironment({ settings: { RATE_LIMITS: 'on' } });
const { app } = environment;

describe('declined cards', () => {
  beforeEach(async () => {
    await app.db.delete(rateLimits);
  });

  afterAll(() => expectCleanEnd(environment));

  async function open(user?: Asking) {
    const scene = await buildScene(app);
    const payer = user ?? scene.user;
    const reply = await openPayment(app, payer, { eventId: scene.event.id });
    return { ...scene, user: payer, reply, opened: reply.json as Payable & { bookingId: number } };
  }

  /** Tries a declined card this many times, and delivers the provider's webhooks about it. */
  async function declineTimes(times: number, opened: Payable): Promise<void> {
    for (let count = 0; count < times; count += 1) await environment.pay(opened, declined);
    for (const { event } of await environment.noticesOf(opened.paymentIntentId)) await environment.post(event);
    await app.runJobs();
  }

  it('RAT each counts once, whether the confirm call or the webhook reported it', async () => {
    const { user, opened } = await open();
    await environment.pay(opened, declined);
    await confirm(app, user, opened.paymentIntentId);
    await confirm(app, user, opened.paymentIntentId);
    expect(await paymentOf(app, opened.bookingId)).toMatchObject({ declines: 1 });
    await declineTimes(2, opened);
    expect(await paymentOf(app, opened.bookingId)).toMatchObject({ declines: 3 });
    await confirm(app, user, opened.paymentIntentId);
    await declineTimes(0, opened);
    expect(await paymentOf(app, opened.bookingId)).toMatchObject({ declines: 3 });
  });

  it('RAT seven in an hour are allowed; the eighth ends the payment and blocks the person for an hour', async () => {
    const { user, opened } = await open();
    await declineTimes(7, opened);
    expect(await stateOf(app, opened.bookingId)).toBe('pending/failed');
    expect((await open(user)).reply.status).toBe(200);
    await declineTimes(1, opened);
    expect(await stateOf(app, opened.bookingId)).toBe('cancelled/failed');
    expect(await environment.pay(opened)).toMatchObject({ status: 'refused' });
    const refused = (await open(user)).reply;
    expect(refused).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3661);
    expect((await open()).reply.status).toBe(200);
  });

  it('RAT after that hour the person can pay again', async () => {
    const { user, opened } = await open();
    await declineTimes(8, opened);
    expect((await open(user)).reply.status).toBe(429);
    await app.db.execute(sql`update rate_limits set window_start = window_start - interval '3661 seconds'`);
    expect((await open(user)).reply.status).toBe(200);
  });

  it('RAT three hundred in an hour from one address block that address for every account, and thirty don’t', async () => {
    for (let account = 0; account < 5; account += 1) await declineTimes(6, (await open()).opened);
    expect((await open()).reply.status).toBe(200);
    const others = { addressKey: addressKeyOf('127.0.0.1') };
    for (let card = 30; card < 294; card += 1) await app.app.context.limits.count('declinedPayment', others);
    await declineTimes(5, (await open()).opened);
    expect((await open()).reply.status).toBe(200);
    await declineTimes(1, (await open()).opened);
    expect((await open()).reply.status).toBe(429);
  });

  it('once a booking is paid, the payer’s address is deleted', async () => {
    const { user, opened } = await open();
    expect((await paymentOf(app, opened.bookingId)).payerAddress).toMatch(/^[\w-]{22}$/);
    await environment.pay(opened);
    await confirm(app, user, opened.paymentIntentId);
    expect((await paymentOf(app, opened.bookingId)).payerAddress).toBeNull();
  });

  it('RAT ten wrong discount codes in ten minutes are the limit, even for free events', async () => {
    const { event, user } = await buildScene(app);
    const guess = async (code: string) =>
      (await openPayment(app, user, { eventId: event.id, discountCode: code })).json;
    for (let count = 0; count < 9; count += 1) {
      expect(await guess(`WRONG${count}`)).toMatchObject({ code: 'discount_refused' });
    }
    const body = bookingData({ eventId: event.id, discountCode: 'WRONG9' });
    const tenth = await app.call(routes.createBooking, { body }, as(user));
    expect(tenth.json).toMatchObject({ code: 'discount_refused' });
    expect(await guess('RIGHT')).toMatchObject({ code: 'rate_limited' });
    const other = await buildTraveller(app.db);
    expect((await openPayment(app, other, { eventId: event.id })).status).toBe(200);
  });

  it('discount codes guessed at the same time are counted before they’re looked up', async () => {
    const { event, user } = await buildScene(app);
    const guesses = Array.from({ length: 16 }, (_, count) =>
      app.call(
        routes.createBooking,
        { body: bookingData({ eventId: event.id, discountCode: `GUESS${count}` }) },
        { ...as(user), 'x-forwarded-for': '192.0.2.77' },
      ),
    );
    const codes = (await Promise.all(guesses)).map(({ json }) => JSON.stringify(json));
    expect(codes.filter((json) => json.includes('discount_refused'))).toHaveLength(10);
    expect(codes.filter((json) => json.includes('rate_limited'))).toHaveLength(6);
  });
});
