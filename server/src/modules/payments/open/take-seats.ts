import { addressKeyOf } from '../../../limits/rate-limits';
import { bookings } from '../../bookings/bookings.module';
import type { SeatOrder, SoldSeats } from '../../bookings/sell-seats';
import { capacity } from '../../capacity/capacity.module';
import type { PaymentDeps } from '../payment-deps';
import { insertPaymentsOfHolds } from '../payments.repository';

/** @throws AppError as `sellSeats`, and busy if its batch doesn't begin in time */
export type TakeSeats = (order: SeatOrder) => Promise<SoldSeats>;

/** What a checkout needs besides. */
export interface CheckoutDeps extends PaymentDeps {
  /** Shared by all requests of this process. */
  readonly takeSeats: TakeSeats;
}

/** T1 and T10: the one way to an event's seats. It holds them and writes the payment for them, or books them if they're free. */
export function takingSeats({
  db,
  eventLock,
  provider,
  publicUrl,
  currency,
}: Pick<PaymentDeps, 'db' | 'eventLock' | 'provider' | 'publicUrl' | 'currency'>): TakeSeats {
  return capacity.sellingInBatches(db, (tx, orders: readonly SeatOrder[]) =>
    bookings.sellSeats(tx, orders, {
      lock: eventLock,
      publicUrl,
      currency,
      writePayments: (of, held) =>
        insertPaymentsOfHolds(of, {
          provider: provider.name,
          payers: held.map(({ buyerId, eventId, ip }) => ({ userId: buyerId, eventId, address: addressKeyOf(ip) })),
        }),
    }),
  );
}
