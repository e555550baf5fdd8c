import type { PaymentRow } from '../../../db/schema/payments';
import { addressKeyOf } from '../../limits/rate-limits';
import { bookings } from '../bookings/bookings.module';
import type { HeldSeats, HoldWish } from '../bookings/hold-seats';
import { capacity } from '../capacity/capacity.module';
import type { Sale } from '../capacity/sale.repository';
import type { PaymentDeps } from './payment-deps';
import { insertPaymentsOfHolds } from './payments.repository';

/** Seats to hold until they're paid. */
export interface SeatWish extends HoldWish, Sale {
  /** The network address that the caller comes from. */
  readonly ip: string;
}

export type OpenedPayment = HeldSeats<PaymentRow>;
export type TakeSeats = (wish: SeatWish) => Promise<OpenedPayment>;

/**
 * T1: holds seats and writes the payment for them, together for everyone who waits.
 * @returns takes a wish. It throws AppError as `holdSeats`, and busy if its turn doesn't come in time
 */
export function takingSeats({
  db,
  eventLock,
  provider,
}: Pick<PaymentDeps, 'db' | 'eventLock' | 'provider'>): TakeSeats {
  return capacity.sellingTogether(db, (tx, wishes: readonly SeatWish[]) =>
    bookings.holdSeats(tx, wishes, {
      lock: eventLock,
      writePayments: (of, granted) =>
        insertPaymentsOfHolds(of, {
          provider: provider.name,
          payers: granted.map(({ buyerId, eventId, ip }) => ({ userId: buyerId, eventId, address: addressKeyOf(ip) })),
        }),
    }),
  );
}
