import { routes } from '@ascendant/contract/routes';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { cents } from '@ascendant/domain/money';
import { taxesOf } from '@ascendant/domain/pricing/event-taxes';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import { chargeRatesOf } from '@ascendant/domain/pricing/rates';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { payWith } from '../../../test/checkout/checkout';
import { buildEvent } from '../../../test/factories/events';
import { buildAdmin, buildOrganizer, buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { pdfTexts } from '../../../test/pdf-text';
import { testApp } from '../../../test/test-app';
import { writeTaxSettings } from '../../database/tax-settings.repository';
import { refundBooking } from '../payments/refund/refund-booking';

const app = await testApp();
await writeTaxSettings(app.db, { rules: 'canada', numbers: { gst: '987654321 RT0001', qst: null, pst: null } });
const registered = { gstNumber: '123456789 RT0001', qstNumber: '1234567890 TQ0001', displayName: 'Laurentides à pied' };

/** Sells a ticket of $100 in Quebec, refunds a half, and returns what the two documents say. */
async function documentsOfSaleBy(organizer: SignedInPerson, isRegistered: boolean) {
  const { id: eventId } = await buildEvent(app.db, { createdBy: organizer.id });
  await app.db.execute(sql`update events set province = 'QC' where id = ${eventId}`);
  const day = calendarDay(new Date().toISOString().slice(0, 10));
  const taxes = taxesOf({ place: 'QC', day, organizer: { gst: isRegistered, qst: isRegistered } });
  const { total } = quoteTotals(cents(10_000), chargeRatesOf(taxes));
  const booker = await buildTraveller(app.db);
  const bookingData = { eventId, attendees: [{ type: 'user' as const }], agreementAccepted: true as const };
  const body = { amount: total / 100, eventId, bookingData };
  const { body: opened } = await app.call(routes.createPaymentIntent, { body }, booker.session);
  await payWith(app, opened);
  await app.call(routes.confirmPayment, { body: { paymentIntentId: opened.paymentIntentId } }, booker.session);
  const admin = { userId: (await buildAdmin(app.db)).id, role: 'admin', sessionId: 1 } as const;
  await refundBooking(app, admin, { bookingId: opened.bookingId, amount: cents(total / 2 - (total % 2) / 2) });
  await app.runJobs();
  const params = { id: opened.bookingId };
  const { body: documents } = await app.call(routes.listBookingDocuments, { params }, booker.session);
  const texts = documents.map(async ({ number }) => {
    const file = await app.inject({ method: 'GET', url: `/documents/${number}.pdf`, headers: booker.session });
    return (await pdfTexts(file.rawPayload)).flat().join('|');
  });
  return Promise.all(texts);
}

it('a registered organizer’s receipt has each tax with who remits it, and both registration numbers', async () => {
  const [receipt, note] = await documentsOfSaleBy(await buildOrganizer(app.db, registered), true);
  for (const text of [
    'GST (5%)|On tickets, remitted by Laurentides à pied',
    'GST (5%)|On the booking fee, remitted by Ascendant',
    'QST (9.975%)|On tickets, remitted by Laurentides à pied',
    'GST/HST 123456789 RT0001 (Laurentides à pied).',
    'GST/HST 987654321 RT0001 (Ascendant).',
    'QST 1234567890 TQ0001 (Laurentides à pied).',
  ])
    expect(receipt?.replaceAll(/\|\$[\d.]+/g, '').replaceAll('|', ' ')).toContain(text.replaceAll('|', ' '));
  expect(note).toContain('GST (5%)');
  expect(note).toContain('123456789 RT0001');
});

it('a small supplier’s receipt has no tax on tickets, and only the site’s number', async () => {
  const [receipt] = await documentsOfSaleBy(await buildOrganizer(app.db), false);
  expect(receipt).toContain('On the booking fee, remitted by Ascendant');
  expect(receipt).not.toContain('On tickets');
  expect(receipt).toContain('987654321 RT0001');
  expect(receipt).not.toContain('123456789');
});
