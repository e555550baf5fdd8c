import { chargedCurrency } from '@ascendant/domain/pricing/currency';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { bookings } from '../../../db/schema/bookings';
import { payments } from '../../../db/schema/payments';
import { checkoutModules, openPayment } from '../../../test/checkout/checkout';
import { buildScene } from '../../../test/checkout/scene';
import { testApp } from '../../../test/test-app';

it('MON-04 a booking and its payment are in the currency that’s charged, whatever a column’s default says', async () => {
  const app = await testApp({ modules: checkoutModules });
  await app.db.execute(sql`alter table bookings alter column currency set default 'cad'`);
  await app.db.execute(sql`alter table payments alter column currency set default 'cad'`);
  const { event, user } = await buildScene(app);
  await openPayment(app, user, { eventId: event.id });
  const stored = await app.db
    .select({ booking: bookings.currency, payment: payments.currency })
    .from(bookings)
    .innerJoin(payments, sql`${payments.bookingId} = ${bookings.id}`);
  expect(stored).toEqual([{ booking: chargedCurrency, payment: chargedCurrency }]);
});
