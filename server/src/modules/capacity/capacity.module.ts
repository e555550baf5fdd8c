import { lockDiscount, lockDiscountUsesOf } from './discount-uses.repository';
import { eventLockOf } from './event-lock';
import { lockEvent, lockEventFor, lockEventOf } from './event-lock.repository';
import { soldOut } from './refusals';
import { findEventForBuyers, findEventForSale, findSaleOfBooking } from './sale.repository';
import { sellingInTurn } from './sell-in-turn';
import { sellingTogether } from './sell-together';

/** What later modules use to take an event's seats and discount uses. The module has no calls or jobs of its own. */
export const capacity = {
  eventLockOf,
  findEventForBuyers,
  findEventForSale,
  findSaleOfBooking,
  lockDiscount,
  lockDiscountUsesOf,
  lockEvent,
  lockEventFor,
  lockEventOf,
  sellingInTurn,
  sellingTogether,
  soldOut,
};
