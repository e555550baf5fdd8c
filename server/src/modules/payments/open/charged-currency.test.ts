import { chargeCurrencies } from '@ascendant/domain/pricing/currency';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { bookings } from '../../../../db/schema/bookings';
import { ledgerPostings } from '../../../../db/schema/ledger';
import { payments } from '../../../../db/schema/payments';
import { checkoutModules, confirm, openPayment, payWith } from '../../../../test/checkout/checkout';
import { buildScene } from '../../../../test/checkout/scene';
import { testApp } from '../../../../test/test-app';

it.each(chargeCurrencies)(
  'MON-04 with CURRENCY=%s, a booking, its payment and the ledger are in it',
  async (currency) => {
    const app = await testApp({ modules: checkoutModules, settings: { CURRENCY: currency } });
    const { event, user } = await buildScene(app);
    const { body: opened } = await openPayment(app, user, { eventId: event.id });
    await payWith(app, opened);
    await confirm(app, user, opened.paymentIntentId);
    const stored = await app.db
      .select({ booking: bookings.currency, payment: payments.currency, posted: ledgerPostings.currency })
      .from(bookings)
      .innerJoin(payments, sql`${payments.bookingId} = ${bookings.id}`)
      .innerJoin(ledgerPostings, sql`${ledgerPostings.paymentId} = ${payments.id}`);
    expect(stored).toEqual([{ booking: currency, payment: currency, posted: currency }]);
  },
);
