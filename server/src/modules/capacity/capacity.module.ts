import type { Module } from '../../application/module';
import { lockDiscount, lockDiscountOf } from './discount-uses.repository';
import { eventLockOf } from './event-lock';
import { lockEvent, lockEventsFor, lockEventOf } from './event-lock.repository';
import { findLeftFor } from './left-for-bookings.repository';
import { soldOut } from './refusals';
import { findEventForSale, findEventsForBuyers } from './sale.repository';
import { sellingInTurn } from './sell-in-turn';
import { sellingTogether } from './sell-together';

/** An event's seats and discount uses. It has no calls or jobs of its own. */
export const capacityModule: Module = { name: 'capacity', register: () => undefined };

/** What later modules use to take them. */
export const capacity = {
  eventLockOf,
  findEventForSale,
  findEventsForBuyers,
  findLeftFor,
  lockDiscount,
  lockDiscountOf,
  lockEvent,
  lockEventsFor,
  lockEventOf,
  sellingInTurn,
  sellingTogether,
  soldOut,
};
