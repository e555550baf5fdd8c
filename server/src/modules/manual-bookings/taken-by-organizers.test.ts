import { routes } from '@ascendant/contract/routes';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { expectCleanInvariants } from '../../../test/clean-invariants';
import { buildEvent, dayFromNow, type BuiltEvent } from '../../../test/factories/events';
import { buildMember } from '../../../test/factories/organizations';
import { buildAdmin, buildOrganizer, type SignedInPerson } from '../../../test/factories/people';
import { pdfTexts } from '../../../test/pdf-text';
import { testApp, type Session } from '../../../test/test-app';

const app = await testApp();
afterAll(() => expectCleanInvariants(app.db));

let organizer: SignedInPerson;
let earlier: BuiltEvent;
let later: BuiltEvent;
beforeEach(async () => {
  organizer = await buildOrganizer(app.db);
  earlier = await buildEvent(app.db, { createdBy: organizer.id, startDate: dayFromNow(80) });
  later = await buildEvent(app.db, {
    createdBy: organizer.id,
    startDate: dayFromNow(90),
    seriesId: earlier.event.seriesId,
  });
});

async function book(eventId: number, taken: string | undefined): Promise<number> {
  const guests = [
    { name: 'Ada Roy', isChild: false },
    { name: 'Ines Roy', isChild: false },
  ];
  const body = { guests, paidBy: 'cash' as const, ...(taken === undefined ? {} : { taken }) };
  return (await app.call(routes.bookManually, { params: { id: eventId }, body }, organizer.session)).body.bookingId;
}

/** Rows of a file by the names of its columns. */
async function rowsOf(url: string, headers: Session = organizer.session) {
  const { payload } = await app.inject({ url, headers });
  const [header = [], ...rows] = payload
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'));
  return rows.map((cells) => Object.fromEntries(header.map((label, index) => [label, cells[index] ?? ''])));
}
const month = () => new Date().toISOString().slice(0, 7);
const statement = () => rowsOf(`/organizer/statements/${month()}.csv`);

it('what an organizer took is beside their earnings, in all and by event, and in none of their sums', async () => {
  await book(earlier.id, '260.00');
  await book(later.id, '40.50');
  await book(later.id, undefined);
  const { body } = await app.call(routes.organizerEarnings, {}, organizer.session);
  expect(body).toMatchObject({ revenue: '0.00', owed: '0.00', takenByOrganizer: '300.50' });
  expect(body.events.map((each) => [each.eventId, each.revenue, each.takenByOrganizer])).toEqual([
    [later.id, '0.00', '40.50'],
    [earlier.id, '0.00', '260.00'],
  ]);
});

it('the file of attendees has it once for a booking, on the row of its first person', async () => {
  await book(earlier.id, '260.00');
  const rows = await rowsOf(`/organizer/events/${earlier.id}/attendees.csv`);
  expect(rows.map((row) => [row['Name'], row['Ticket price'], row['Taken by the organizer']])).toEqual([
    ['Ada Roy', '0.00', '260.00'],
    ['Ines Roy', '0.00', ''],
  ]);
});

it('the file of the event analytics has it by date and for all dates, and an admin’s says that organizers took it', async () => {
  await book(earlier.id, '260.00');
  await book(later.id, '40.50');
  const rows = await rowsOf('/organizer/reports/events.csv');
  expect(rows.map((row) => [row['Row'], row['Revenue (USD)'], row['Taken by you (USD)']])).toEqual([
    ['All dates', '0.00', '300.50'],
    ['Date', '0.00', '40.50'],
    ['Date', '0.00', '260.00'],
  ]);
  const all = await rowsOf('/admin/reports/events.csv', (await buildAdmin(app.db)).session);
  expect(all.map((row) => row['Taken by the organizer (USD)'])).toContain('300.50');
});

it('a month’s statement has it as rows and a column of its own, in no sum, and the PDF as a note', async () => {
  const id = await book(earlier.id, '80.00');
  for (const taken of ['20.50', '0', undefined]) await book(earlier.id, taken);
  const rows = await statement();
  expect(rows.map((row) => [row['What'], row['Taken by you (USD)'], row['Net (USD)'], row['Owed (USD)']])).toEqual([
    ['Owed at the start', '', '', '0.00'],
    ['Owed at the end', '', '', '0.00'],
    ['Booking that you added', '80.00', '', ''],
    ['Booking that you added', '20.50', '', ''],
  ]);
  expect(rows[2]).toMatchObject({ Guest: 'Ada Roy', About: earlier.event.title, Booking: bookingReference(id) });
  const url = `/organizer/statements/${month()}.pdf`;
  const { rawPayload } = await app.inject({ url, headers: organizer.session });
  const note = 'Taken by you: $100.50, for 2 bookings that you added this month.';
  expect((await pdfTexts(rawPayload)).flat().join(' ')).toContain(note);
});

it('a statement has it as it’s noted now: not once the booking is cancelled, and without names for an accountant', async () => {
  const id = await book(earlier.id, '80.00');
  const accountant = await buildMember(app.db, organizer.id, 'accountant');
  const unnamed = await rowsOf(`/organizer/statements/${month()}.csv`, accountant.session);
  expect(unnamed.at(-1)).toMatchObject({ 'Taken by you (USD)': '80.00' });
  expect(JSON.stringify(unnamed)).not.toContain('Ada');
  const payouts = async () => (await app.call(routes.organizerPayouts, {}, organizer.session)).body.statements;
  expect(await payouts()).toEqual([month()]);
  await app.call(routes.refundBooking, { params: { id }, body: {} }, organizer.session);
  expect(await statement()).toHaveLength(2);
  expect(await payouts()).toEqual([]);
});
