import { routes } from '@ascendant/contract/routes';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discountCodes } from '../../db/schema/discount-codes';
import { events } from '../../db/schema/events';
import { holds } from '../../db/schema/holds';
import { as, bookingData, confirm, openPayment } from '../checkout/checkout';
import type { ProviderGround } from '../checkout/provider-ground';
import { sandboxGround } from '../checkout/sandbox-ground';
import { buildOpenPayment, buildScene, expectCleanEnd, placesOf, stateOf } from '../checkout/scene';
import { buildCrowd } from '../factories/crowd';
import { buildEvent, buildFreeEvent } from '../factories/events';
import { buildTraveller } from '../factories/people';
import type { Reply, TestApp } from '../test-app';

let ground: ProviderGround;
let app: TestApp;
beforeAll(async () => {
  ground = await sandboxGround({ patience: { timeoutMs: 10_000, retries: 2 } });
  app = ground.app;
});

afterAll(() => expectCleanEnd(ground));

const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** Statuses and codes, and how often each came. */
function tally(replies: readonly Pick<Reply<unknown>, 'status' | 'json'>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, json } of replies) {
    const code = typeof json === 'object' && json !== null && 'code' in json ? ` ${String(json.code)}` : '';
    counts[`${status}${code}`] = (counts[`${status}${code}`] ?? 0) + 1;
  }
  return counts;
}

/** Asks again while the answer is that we are busy, as clients are told to. */
async function politely<Body>(ask: () => Promise<Reply<Body>>): Promise<Reply<Body>> {
  for (;;) {
    const reply = await ask();
    if (reply.status !== 503) return reply;
  }
}

describe('a double click', () => {
  it('IDE-03 PAY-16 fifty times at once is one hold and one intent', async () => {
    const { event, user } = await buildScene(app);
    const replies = await times(50, () => politely(() => openPayment(app, user, { eventId: event.id })));
    expect(tally(replies)).toEqual({ '200': 50 });
    expect(new Set(replies.map(({ body }) => body.paymentIntentId)).size).toBe(1);
    expect(await placesOf(app, event.id)).toEqual({ confirmed: 0, held: 1 });
  });

  it('IDE-03 PAY-17 fifty times at once is one free booking', async () => {
    const { event } = await buildFreeEvent(app.db);
    const user = await buildTraveller(app.db);
    const body = bookingData({ eventId: event.id });
    const replies = await times(50, () => politely(() => app.call(routes.createBooking, { body }, as(user))));
    expect(tally(replies)).toEqual({ '201': 1, '409 already_booked': 49 });
  });

  it('IDE-02 with one key fifty times at once is one free booking, told to whoever asks again', async () => {
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
    expect(await placesOf(app, event.id)).toEqual({ confirmed: 1, held: 0 });
  });
});

describe('many events at once', () => {
  it('PAY-16 ten openings by one person at the same moment are three live holds', async () => {
    const user = await buildTraveller(app.db);
    const built = await times(10, () => buildEvent(app.db));
    const replies = await Promise.all(built.map(({ event }) => openPayment(app, user, { eventId: event.id })));
    expect(tally(replies)).toEqual({ '200': 3, '409 too_many_holds': 7 });
    expect(await app.db.$count(holds, eq(holds.userId, user.id))).toBe(3);
  });
});

describe('a discount code', () => {
  it('PAY-04 of 20 uses is used exactly 20 times by 200 people at once', async () => {
    const { event } = await buildEvent(app.db, { capacity: 500 });
    const code = {
      code: 'RUSH',
      eventId: event.id,
      discountType: 'percentage' as const,
      discountValue: '100',
      usageLimit: 20,
    };
    await app.db.insert(discountCodes).values(code);
    const crowd = await buildCrowd(app.db, 200);
    const body = bookingData({ eventId: event.id, discountCode: 'RUSH' });
    const replies = await Promise.all(
      crowd.map((id) => politely(() => app.call(routes.createBooking, { body }, as({ id })))),
    );
    expect(tally(replies)).toEqual({ '201': 20, '422 discount_refused': 180 });
    const [row] = await app.db.select().from(discountCodes).where(eq(discountCodes.code, 'RUSH'));
    expect(row).toMatchObject({ usageCount: 20, usesHeld: 0 });
  }, 60_000);

  it('PAY-04 of one use goes to one of 30 who pay, and comes back when that hold is over', async () => {
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
});

describe('while somebody pays', () => {
  it('T6 giving the places back and paying at the same moment is a booking or nothing, never money for nothing', async () => {
    const ends = await times(12, async () => {
      const { user, opened } = await buildOpenPayment(app);
      const body = { paymentIntentId: opened.paymentIntentId };
      await Promise.all([ground.pay(opened), app.call(routes.releaseHold, { body }, as(user))]);
      await confirm(app, user, opened.paymentIntentId);
      return stateOf(app, opened.bookingId);
    });
    expect(ends.filter((state) => !['confirmed/completed', 'cancelled/failed'].includes(state))).toEqual([]);
  });

  it('PAY-04 the capacity is lowered to what is taken and no further', async () => {
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
    expect(sold).toBe(row?.placesHeld);
    expect(sold).toBeLessThanOrEqual(row?.capacity ?? 0);
  }, 60_000);
});
