import type { ChargeCurrency } from '@ascendant/domain/pricing/currency';
import type { Caller } from '../../../access/caller';
import type { Database } from '../../../database/database';
import type { Sealer } from '../../../encryption/sealer';
import type { EventLock } from '../../capacity/event-lock.repository';

/** What booking by a reseller needs. */
export interface OctoDeps {
  readonly db: Database;
  readonly currency: ChargeCurrency;
  /** For contacts. */
  readonly sealer: Sealer;
  readonly lock: EventLock;
}

/** The reseller that asks, as it is at that moment. */
export interface AskingReseller {
  readonly id: number;
  readonly organizerId: number;
  readonly seriesIds: readonly number[];
  /** Whole percent. */
  readonly commission: number;
  readonly isOff: boolean;
  readonly caller: Caller;
}
