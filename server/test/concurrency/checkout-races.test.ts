import { routes } from '@ascendant/contract/routes';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { events } from '../../db/schema/events';
import { holds } from '../../db/schema/holds';
import { discountCodes } from '../../db/schema/pricing';
import { defaultCallTimeout } from '../../src/adapters/payments/circuit';
import { AppError } from '../../src/errors/app-error';
import { changeDiscountCode } from '../../src/modules/discounts/discounts.service';
import { cancelEvent } from '../../src/modules/events/states/cancel-event.service';
import { as, bookingData, confirm, openPayment } from '../checkout/checkout';
import { buildOpenPayment, buildScene, reconcileNow, seatsOf, stateOf, checkedEnvironment } from '../checkout/scene';
import { buildEvent, buildFreeEvent } from '../factories/events';
import { buildAdmin, buildTraveller } from '../factories/people';
import type { Reply } from '../test-app';
import { tally } from './tally';

const environment = await checkedEnvironment({ callTimeout: defaultCallTimeout });
const { app } = environment;

const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** Repeats a call while the answer is `busy`, as clients are told to. */
async function politely<Body>(ask: () => Promise<Reply<Body>>): Promise<Reply<Body>> {
  for (;;) {
    const reply = await ask();
    if (tally([reply])['503 busy'] === undefined) return reply;
  }
}

const answersWhileCancelled = ['200', '402 payment_not_complete', '409 not_on_sale', '409 payment_returned'];

describe('a double click', () => {
  it('IDE-03 PAY-16 fifty times at once makes one hold and one intent', async () => {
    const { event, user } = await buildScene(app);
    const replies = await times(50, () => politely(() => openPayment(app, user, { eventId: event.id })));
    expect(tally(replies)).toEqual({ '200': 50 });
    expect(new Set(replies.map(({ body }) => body.paymentIntentId)).size).toBe(1);
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 0, held: 1 });
  });

  it('IDE-03 PAY-17 fifty times at once makes one free booking', async () => {
    const { event } = await buildFreeEvent(app.db);
    const user = await buildTraveller(app.db);
    const body = bookingData({ eventId: event.id });
    const replies = await times(50, () => politely(() => app.call(routes.createBooking, { body }, as(user))));
    expect(tally(replies)).toEqual({ '201': 1, '409 already_booked': 49 });
  });

  it('IDE-02 fifty times at once with one key makes one free booking, and every repeat gets the same answer', async () => {
    const { event } = await buildFreeEvent(app.db);
    const user = await buildTraveller(app.db);
    const book = () =>
      app.call(
        routes.createBooking,
        { body: bookingData({ eventId: event.id }) },
        { ...as(user), 'idempotency-key': 'k' },
      );
    const counts = tally(await times(50, book));
    expect((counts['201'] ?? 0) + (counts['409 in_progress'] ?? 0)).toBe(50);
    expect(await book()).toMatchObject({ status: 201, headers: { 'idempotent-replay': 'true' } });
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 1, held: 0 });
  });
});

describe('many events at once', () => {
  it('PAY-16 one person who opens ten payments at once gets three live holds', async () => {
    const user = await buildTraveller(app.db);
    const built = await times(10, () => buildEvent(app.db));
    const replies = await Promise.all(built.map(({ event }) => openPayment(app, user, { eventId: event.id })));
    // Those still being opened aren't given up for the others.
    const { '200': opened = 0, '409 too_many_holds': refused = 0 } = tally(replies);
    expect(opened).toBeGreaterThanOrEqual(3);
    expect(opened + refused).toBe(10);
    expect(await app.db.$count(holds, and(eq(holds.userId, user.id), eq(holds.status, 'active')))).toBe(3);
  });
});

describe('a discount code', () => {
  it('PAY-04 with one use goes to one of 30 buyers, and is free again when their hold ends', async () => {
    const { event } = await buildEvent(app.db, { capacity: 500 });
    const code = {
      code: 'ONCE',
      eventId: event.id,
      discountType: 'fixed' as const,
      discountValue: '10',
      usageLimit: 1,
    };
    await app.db.insert(discountCodes).values(code);
    const crowd = await times(30, () => buildTraveller(app.db));
    const open = (index: number) =>
      politely(() => openPayment(app, crowd[index]!, { eventId: event.id, discountCode: 'ONCE' }, 9000));
    expect(tally(await times(30, open))).toEqual({ '200': 1, '422 discount_refused': 29 });
    await app.db.execute(sql`update holds set expires_at = now() - interval '1 second' where event_id = ${event.id}`);
    expect(tally(await times(30, open))).toEqual({ '200': 1, '422 discount_refused': 29 });
  }, 60_000);

  it('PAY-04 never gets a limit below the uses of people who are paying', async () => {
    const { event } = await buildEvent(app.db, { capacity: 500 });
    const terms = { eventId: event.id, discountType: 'fixed' as const, usageLimit: 20, validUntil: null };
    const [stored] = await app.db
      .insert(discountCodes)
      .values({ ...terms, code: 'LESS', discountValue: '10' })
      .returning();
    const { id: userId } = await buildAdmin(app.db);
    const by = { actor: { userId, role: 'admin' as const, sessionId: 1 }, requestId: 'lower' };
    const wanted = { ...terms, code: 'LESS', discountValue: 10, usageLimit: 5, isActive: true };
    const lower = () =>
      changeDiscountCode(app.db, { id: stored!.id, wanted }, by).then(
        () => 'lowered',
        (error: unknown) => (error instanceof AppError ? error.code : 'failed'),
      );
    const crowd = await times(20, () => buildTraveller(app.db));
    const [replies, ...changes] = await Promise.all([
      times(20, (index) =>
        politely(() => openPayment(app, crowd[index]!, { eventId: event.id, discountCode: 'LESS' }, 9000)),
      ),
      ...(await times(3, async () => lower())),
    ]);
    const held = tally(replies)['200'] ?? 0;
    const [row] = await app.db.select().from(discountCodes).where(eq(discountCodes.id, stored!.id));
    expect(row).toMatchObject({ usesHeld: held });
    expect(held).toBeLessThanOrEqual(row!.usageLimit);
    expect(changes.filter((change) => !['lowered', 'in_use', 'busy'].includes(change))).toEqual([]);
    expect(await lower()).toBe(held > 5 ? 'in_use' : 'lowered');
  }, 60_000);
});

describe('while a buyer pays', () => {
  it('T6 releasing the seats and paying at the same moment ends in a booking or no charge, never a charge without a booking', async () => {
    const ends = await times(12, async () => {
      const { user, opened } = await buildOpenPayment(app);
      const body = { paymentIntentId: opened.paymentIntentId };
      const release = () => app.call(routes.releaseHold, { body }, as(user));
      const [, released] = await Promise.all([environment.pay(opened), release()]);
      await confirm(app, user, opened.paymentIntentId);
      return `${released.status} ${await stateOf(app, opened.bookingId)}`;
    });
    expect(ends.filter((end) => !['409 confirmed/completed', '204 cancelled/failed'].includes(end))).toEqual([]);
  });

  it('T7 T9 the event is cancelled while 30 people pay: everyone who paid is refunded, and no one is booked', async () => {
    const { event } = await buildEvent(app.db, { capacity: 30 });
    const { id: userId } = await buildAdmin(app.db);
    const crowd = await times(30, () => buildTraveller(app.db));
    let confirmed = 0;
    const buying = times(30, async (index) => {
      const user = crowd[index]!;
      const opened = await politely(() => openPayment(app, user, { eventId: event.id }));
      if (opened.status !== 200) return opened;
      await environment.pay(opened.body);
      const reply = await politely(() => confirm(app, user, opened.body.paymentIntentId));
      if (reply.status === 200) confirmed += 1;
      return reply;
    });
    await expect.poll(() => confirmed, { interval: 2, timeout: 20_000 }).toBeGreaterThan(5);
    await cancelEvent(app.db, { userId, role: 'admin', sessionId: 1 }, { eventId: event.id, reason: 'Storm' });
    const [replies] = await Promise.all([buying, app.runJobs()]);
    expect(Object.keys(tally(replies)).filter((answer) => !answersWhileCancelled.includes(answer))).toEqual([]);
    await reconcileNow(app, 0);
    const { rows } = await app.db.execute<{ state: string; kept: number }>(sql`
      select b.status || '/' || b.payment_status as state, i.amount_received_cents
        - coalesce((select sum(amount_cents) from sandbox.refunds where intent_id = i.id), 0)::int as kept
      from bookings b join payments p on p.booking_id = b.id join sandbox.intents i on i.id = p.intent_id
      where b.event_id = ${event.id}`);
    expect(rows.filter(({ state }) => state === 'cancelled/refunded').length).toBeGreaterThan(5);
    expect(rows.filter(({ kept }) => kept !== 0)).toEqual([]);
    expect(rows.filter(({ state }) => !['cancelled/refunded', 'cancelled/failed'].includes(state))).toEqual([]);
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 0, held: 0 });
  }, 60_000);

  it('PAY-04 capacity can be lowered to the seats taken, but no further', async () => {
    const { event } = await buildEvent(app.db, { capacity: 40 });
    const crowd = await times(40, () => buildTraveller(app.db));
    const lower = async () => {
      for (let capacity = 39; capacity >= 20; capacity -= 1) {
        const change = app.db.update(events).set({ capacity }).where(eq(events.id, event.id));
        if (
          await change.then(
            () => false,
            () => true,
          )
        )
          return;
      }
    };
    const buying = crowd.map((user) => politely(() => openPayment(app, user, { eventId: event.id })));
    await Promise.all([lower(), ...buying]);
    const [row] = await app.db.select().from(events).where(eq(events.id, event.id));
    const sold = tally(await Promise.all(buying))['200'] ?? 0;
    expect(sold).toBe(row?.seatsHeld);
    expect(sold).toBeLessThanOrEqual(row?.capacity ?? 0);
  }, 60_000);
});
