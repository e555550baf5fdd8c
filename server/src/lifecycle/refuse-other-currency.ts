import { currencyCode, type ChargeCurrency } from '@ascendant/domain/pricing/currency';
import { findBookedCurrencies } from '../database/booked-currencies.repository';
import type { Database } from '../database/database';
import { StartError } from '../errors/start-error';

/**
 * Refuses to start with another currency than bookings were made in: every price would silently mean other money, and sums would mix both.
 * @throws StartError with what to do
 * Source: docs/decisions/0153-currency-of-the-site.md.
 */
export async function refuseOtherCurrency(db: Database, currency: ChargeCurrency): Promise<void> {
  const [other] = (await findBookedCurrencies(db)).filter((booked) => booked !== currency);
  if (other === undefined) return;
  throw new StartError(
    `This site has bookings in ${currencyCode(other)}, so CURRENCY can't be ${currency}. Set CURRENCY=${other}, or use another database.`,
  );
}
