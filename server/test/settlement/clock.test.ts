import { routes } from '@ascendant/contract/routes';
import { holdMinutes } from '@ascendant/domain/booking/hold';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discountCodes, pricingTiers } from '../../db/schema/pricing';
import { as, bookingData, confirm, openPayment } from '../checkout/checkout';
import {
  buildOpenPayment,
  buildScene,
  holdOf,
  reconcileNow,
  runOut,
  stateOf,
  checkedEnvironment,
} from '../checkout/scene';
import { buildEvent } from '../factories/events';
import { buildTraveller } from '../factories/people';

const environment = await checkedEnvironment();
const { app } = environment;

/** A day at the event's place by the database's clock: today, or this many days from it. */
async function dayAt(timezone: string, days: number): Promise<string> {
  const { rows } = await app.pool.query<{ day: string }>(
    `select to_char(local_time(now(), $1)::date + $2::int, 'YYYY-MM-DD') as day`,
    [timezone, days],
  );
  return rows[0]?.day ?? '';
}

describe.each([
  ['ten minutes slow', -600],
  ['right', 0],
  ['ten minutes fast', 600],
])('PAY-18 an application clock that is %s', (_what, seconds) => {
  beforeAll(() => app.clock.advance(seconds));
  afterAll(() => app.clock.advance(-seconds));

  it('a hold lasts as long as the domain says, by the database’s clock', async () => {
    const { opened } = await buildOpenPayment(app);
    const { createdAt, expiresAt } = await holdOf(app, opened.bookingId);
    expect(expiresAt.getTime() - createdAt.getTime()).toBe(holdMinutes * 60_000);
  });

  it('reports the database’s time, so that the page’s countdown is right', async () => {
    const { event, user } = await buildScene(app);
    const { body } = await openPayment(app, user, { eventId: event.id });
    const left = Date.parse(body.expiresAt) - Date.parse(body.serverTime);
    expect(left).toBeGreaterThan((holdMinutes - 0.1) * 60_000);
    expect(left).toBeLessThanOrEqual(holdMinutes * 60_000);
  });

  it('ends only holds that have run out', async () => {
    const [live, over] = [await buildOpenPayment(app), await buildOpenPayment(app)];
    await runOut(app, over.opened.bookingId);
    await reconcileNow(app);
    expect(await stateOf(app, live.opened.bookingId)).toBe('pending/pending');
    expect(await stateOf(app, over.opened.bookingId)).toBe('cancelled/failed');
  });

  it('sells early_bird through its last day at the event’s place, but not a day later', async () => {
    const timezone = 'America/Edmonton';
    const lastDay = await dayAt(timezone, 0);
    const { event } = await buildEvent(app.db, {
      timezone,
      tiers: [
        { tierType: 'regular', adultPrice: '100.00' },
        { tierType: 'early_bird', adultPrice: '80.00', validUntil: lastDay },
      ],
    });
    const buy = async (ticketsCents: number) =>
      (await openPayment(app, await buildTraveller(app.db), { eventId: event.id }, ticketsCents)).status;
    expect(await buy(8000)).toBe(200);
    const validUntil = await dayAt(timezone, -1);
    await app.db
      .update(pricingTiers)
      .set({ validUntil })
      .where(and(eq(pricingTiers.eventId, event.id), eq(pricingTiers.tierType, 'early_bird')));
    expect(await buy(8000)).toBe(409);
    expect(await buy(10_000)).toBe(200);
  });

  it('accepts a discount code through its last day, but not a day later', async () => {
    const { event } = await buildEvent(app.db);
    const code = `LAST${seconds + 600}`;
    const terms = { code, eventId: event.id, discountType: 'percentage' as const, discountValue: '100' };
    await app.db.insert(discountCodes).values({ ...terms, validUntil: await dayAt(event.timezone, 0) });
    const book = async () => {
      const body = bookingData({ eventId: event.id, discountCode: code });
      return (await app.call(routes.createBooking, { body }, as(await buildTraveller(app.db)))).status;
    };
    expect(await book()).toBe(201);
    const validUntil = await dayAt(event.timezone, -1);
    await app.db.update(discountCodes).set({ validUntil }).where(eq(discountCodes.code, code));
    expect(await book()).toBe(422);
  });

  it('confirms what was paid in time', async () => {
    const { user, opened } = await buildOpenPayment(app);
    await environment.pay(opened);
    expect((await confirm(app, user, opened.paymentIntentId)).status).toBe(200);
  });
});
