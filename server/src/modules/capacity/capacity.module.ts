import { lockDiscount, lockDiscountUsesOf } from './discount-uses.repository';
import { eventLockOf } from './event-lock';
import { lockEvent, lockEventOf, lockEventsFor } from './event-lock.repository';
import { soldOut } from './refusals';
import { findEventForSale, findEventsForBuyers, findSaleOfBooking } from './sale.repository';
import { sellingInTurn } from './sell-in-turn';
import { sellingTogether } from './sell-together';

/** What later modules use to take an event's seats and discount uses. The module has no calls or jobs of its own. */
export const capacity = {
  eventLockOf,
  findEventForSale,
  findEventsForBuyers,
  findSaleOfBooking,
  lockDiscount,
  lockDiscountUsesOf,
  lockEvent,
  lockEventOf,
  lockEventsFor,
  sellingInTurn,
  sellingTogether,
  soldOut,
};
