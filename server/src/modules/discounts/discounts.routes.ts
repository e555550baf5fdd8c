import { discountCodeRoutes as routes, type DiscountCode } from '@ascendant/contract/discount-code';
import { discountCodeState } from '@ascendant/domain/pricing/discount-code';
import type { Caller } from '../../access/caller';
import { callerOf, type Bind } from '../../http/binding';
import { listed } from '../../http/list-response';
import { answer } from '../../http/reply';
import type { RateLimits } from '../../limits/rate-limits';
import type { DiscountCodeRecord } from './discounts.repository';
import {
  changeDiscountCode,
  createDiscountCode,
  discountableEvents,
  discountCodes,
  discountCodesOf,
  type DiscountDeps,
} from './discounts.service';

/** Serves discount codes: all of them to admins, those of their own events to organizers. */
export function bindDiscounts(bind: Bind, deps: DiscountDeps, limits: RateLimits): void {
  const { db } = deps;
  // A code that exists is refused by its name, so names can be tried out.
  const limited = async (actor: Caller) => {
    if (actor.role !== 'admin') await limits.take('writeDiscountCode', { target: actor.userId });
    return actor;
  };

  bind(routes.listDiscountCodes, async (call) => {
    const { ids, all } = await discountCodes(db, callerOf(call), call.query);
    const read = async (some: readonly number[]) => (await discountCodesOf(db, some)).map(presentDiscountCode);
    return listed(ids, read, { 'x-total-count': String(all) });
  });

  bind(routes.createDiscountCode, async (call) => {
    const by = { actor: await limited(callerOf(call)), requestId: call.request.id };
    return answer(201, presentDiscountCode(await createDiscountCode(deps, call.body, by)));
  });

  bind(routes.updateDiscountCode, async (call) => {
    const by = { actor: await limited(callerOf(call)), requestId: call.request.id };
    return presentDiscountCode(await changeDiscountCode(db, { id: call.params.id, wanted: call.body }, by));
  });

  bind(routes.findDiscountableEvents, (call) => discountableEvents(db, callerOf(call), call.query.q));
}

function presentDiscountCode({ today, ...code }: DiscountCodeRecord): DiscountCode {
  return {
    ...code,
    state: discountCodeState(code, today),
    createdAt: code.createdAt.toISOString(),
  };
}
