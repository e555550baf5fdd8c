import { discountCodeRoutes as routes } from '@ascendant/contract/discount-code';
import type { Database } from '../../database/database';
import { callerOf, type Bind } from '../../http/binding';
import { listed } from '../../http/list-response';
import { answer } from '../../http/reply';
import { presentDiscountCode } from './discounts.presenter';
import {
  changeDiscountCode,
  createDiscountCode,
  discountableEvents,
  discountCodes,
  discountCodesOf,
} from './discounts.service';

/** Serves the discount codes to admins. */
export function bindDiscounts(bind: Bind, db: Database): void {
  bind(routes.listDiscountCodes, async ({ query }) => {
    const { ids, all } = await discountCodes(db, query);
    const read = async (some: readonly number[]) => (await discountCodesOf(db, some)).map(presentDiscountCode);
    return listed(ids, read, { 'x-total-count': String(all) });
  });

  bind(routes.createDiscountCode, async (call) => {
    const by = { admin: callerOf(call), requestId: call.request.id };
    return answer(201, presentDiscountCode(await createDiscountCode(db, call.body, by)));
  });

  bind(routes.updateDiscountCode, async (call) => {
    const by = { admin: callerOf(call), requestId: call.request.id };
    return presentDiscountCode(await changeDiscountCode(db, { id: call.params.id, wanted: call.body }, by));
  });

  bind(routes.findDiscountableEvents, ({ query }) => discountableEvents(db, query.q));
}
