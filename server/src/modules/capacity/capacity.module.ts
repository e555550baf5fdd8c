import type { ApplicationContext } from '../../application/application-context';
import type { Module } from '../../application/module';
import { lockDiscount, lockDiscountOf, findLeftFor } from './discount-uses.repository';
import { lockEvent, lockEventFor, lockEventOf, lockEvents, type EventLock } from './event-lock.repository';
import { refusingAsTheDatabaseDoes, soldOut } from './refusals';
import { findEventForBuyers, findEventForSale } from './sale.repository';
import { sellingInBatches } from './sell-in-batches';

/** An event's seats and discount uses. It has no calls or jobs of its own. */
export const capacityModule: Module = { name: 'capacity', register: () => undefined };

/** What later modules use to take them. */
export const capacity = {
  eventLockOf,
  findEventForBuyers,
  findEventForSale,
  findLeftFor,
  lockDiscount,
  lockDiscountOf,
  lockEvent,
  lockEventFor,
  lockEventOf,
  lockEvents,
  refusingAsTheDatabaseDoes,
  sellingInBatches,
  soldOut,
};

/** Only a test's positive control sells without the lock (rule CRA-17). */
function eventLockOf({ config }: Pick<ApplicationContext, 'config'>): EventLock {
  FAULT: if (config.faults.get('event-lock') === 'off') return 'none';
  return 'row';
}
