import {
  resellerPaidPosting,
  resellerReturnPosting,
  resellerSalePosting,
} from '@ascendant/domain/ledger/reseller-postings';
import { cents, zeroCents, type Cents } from '@ascendant/domain/money';
import type { BookingRow } from '../../../db/schema/bookings';
import type { Transaction } from '../../database/database';
import { insertPostings, type NewPosting } from './postings.repository';
import { findResellerSale } from './reseller-sales.repository';

type Sold = Pick<BookingRow, 'id' | 'eventId' | 'currency'>;

/** Posts what a reseller owes for a booking, in the transaction that confirms it. */
export async function postResellerSale(
  tx: Transaction,
  booking: Sold,
  sale: { readonly organizerId: number; readonly owed: Cents },
): Promise<void> {
  await insert(tx, booking, resellerSalePosting({ bookingId: booking.id, ...sale }));
}

/**
 * Posts what isn't owed any longer, in the transaction that cancels the booking or people of it. Any other booking posts nothing here.
 * @param stillOwed what's owed all the same; nothing by default
 */
export async function returnResellerSale(
  tx: Transaction,
  booking: Sold & Pick<BookingRow, 'origin'>,
  stillOwed: Cents = zeroCents,
): Promise<void> {
  if (booking.origin !== 'reseller') return;
  const sale = await findResellerSale(tx, booking.id);
  if (sale === null) return;
  const { organizerId, owed, returns } = sale;
  const back = { bookingId: booking.id, organizerId, owed: cents(owed - stillOwed) };
  await insert(tx, booking, resellerReturnPosting(back, returns + 1));
}

/** What a reseller owes for a booking now. */
export async function owedByReseller(tx: Transaction, bookingId: number): Promise<Cents> {
  return (await findResellerSale(tx, bookingId))?.owed ?? zeroCents;
}

/** Posts what an organizer says that a reseller has paid. */
export async function postResellerPayment(
  tx: Transaction,
  payment: Parameters<typeof resellerPaidPosting>[0],
  currency: string,
): Promise<void> {
  const posting = resellerPaidPosting(payment);
  const subject = { paymentId: null, bookingId: null, eventId: null, currency };
  if (posting !== null) await insertPostings(tx, [{ ...posting, subject }]);
}

async function insert(
  tx: Transaction,
  { id, eventId, currency }: Sold,
  posting: Omit<NewPosting, 'subject'> | null,
): Promise<void> {
  if (posting === null) return;
  await insertPostings(tx, [{ ...posting, subject: { paymentId: null, bookingId: id, eventId, currency } }]);
}
