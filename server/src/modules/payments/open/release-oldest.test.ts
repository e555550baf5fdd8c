import { maxLiveHolds } from '@ascendant/domain/booking/hold';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { holds } from '../../../../db/schema/holds';
import { openPayment, type Asking } from '../../../../test/checkout/checkout';
import type { Payable } from '../../../../test/checkout/sandbox-environment';
import { bookingOf, stateOf, checkedEnvironment } from '../../../../test/checkout/scene';
import { buildEvent } from '../../../../test/factories/events';
import { buildTraveller } from '../../../../test/factories/people';
import { isLiveHold } from '../../../database/seats';

const asksBank = '4000002500003155';

const environment = await checkedEnvironment();
const { app } = environment;

describe('PAY-16 a checkout beyond the last that one person may hold', () => {
  const begin = async (user: Asking, values = {}) =>
    openPayment(app, user, { eventId: (await buildEvent(app.db, values)).id });
  const liveHolds = (user: Asking) => app.db.$count(holds, and(eq(holds.userId, user.id), isLiveHold));
  const leave = async (user: Asking) => {
    const left: (Payable & { readonly bookingId: number })[] = [];
    for (let count = 0; count < maxLiveHolds; count += 1) left.push((await begin(user)).body);
    return left;
  };
  const statesOf = (left: readonly { readonly bookingId: number }[]) =>
    Promise.all(left.map(({ bookingId }) => stateOf(app, bookingId)));

  it('gives up the oldest', async () => {
    const user = await buildTraveller(app.db);
    const left = await leave(user);
    expect((await begin(user)).status).toBe(200);
    expect(await statesOf(left)).toEqual(['cancelled/failed', 'pending/pending', 'pending/pending']);
    expect(await bookingOf(app, left[0]?.bookingId ?? 0)).toMatchObject({ cancelReason: 'released' });
    expect((await begin(user)).status).toBe(200);
    expect(await statesOf(left)).toEqual(['cancelled/failed', 'cancelled/failed', 'pending/pending']);
    expect(await liveHolds(user)).toBe(maxLiveHolds);
  });

  it('gives up none for an order that’s refused anyway', async () => {
    const user = await buildTraveller(app.db);
    const left = await leave(user);
    expect((await begin(user, { status: 'cancelled' })).json).toMatchObject({ code: 'not_on_sale' });
    const { id } = await buildEvent(app.db);
    expect((await openPayment(app, user, { eventId: id }, 5_000)).json).toMatchObject({ code: 'price_changed' });
    expect(new Set(await statesOf(left))).toEqual(new Set(['pending/pending']));
  });

  it('books one that turns out to be paid, and gives up none', async () => {
    const user = await buildTraveller(app.db);
    const left = await leave(user);
    await environment.pay(left[0]!);
    expect((await begin(user)).status).toBe(200);
    expect(await statesOf(left)).toEqual(['confirmed/completed', 'pending/pending', 'pending/pending']);
  });

  it('leaves alone one whose bank is asking its customer, and gives up the next', async () => {
    const user = await buildTraveller(app.db);
    const left = await leave(user);
    await environment.pay(left[0]!, asksBank);
    expect((await begin(user)).status).toBe(200);
    expect(await statesOf(left)).toEqual(['pending/pending', 'cancelled/failed', 'pending/pending']);
    await environment.challenge(left[0]!, 'pass');
  });

  it('is refused while each of them is being paid', async () => {
    const user = await buildTraveller(app.db);
    const left = await leave(user);
    for (const each of left) await environment.pay(each, asksBank);
    expect((await begin(user)).json).toMatchObject({ code: 'too_many_holds' });
    expect(new Set(await statesOf(left))).toEqual(new Set(['pending/pending']));
    await environment.challenge(left[1]!, 'fail');
    expect((await begin(user)).status).toBe(200);
    expect(await statesOf(left)).toEqual(['pending/pending', 'cancelled/failed', 'pending/pending']);
  });

  it('gives up nothing while the provider can’t be reached', async () => {
    const user = await buildTraveller(app.db);
    const left = await leave(user);
    environment.faults.failCalls = 1;
    expect((await begin(user)).status).toBe(503);
    environment.letPass(60);
    expect(new Set(await statesOf(left))).toEqual(new Set(['pending/pending']));
  });

  it('as often as two tabs begin one at the same time, that many end', async () => {
    const user = await buildTraveller(app.db);
    const left = await leave(user);
    const replies = await Promise.all([begin(user), begin(user)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await statesOf(left)).toEqual(['cancelled/failed', 'cancelled/failed', 'pending/pending']);
    expect(await liveHolds(user)).toBe(maxLiveHolds);
  });
});
