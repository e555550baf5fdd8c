import { routes } from '@ascendant/contract/routes';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { expect, it } from 'vitest';
import { as } from '../../../test/checkout/checkout';
import { buildConfirmed, checkedEnvironment } from '../../../test/checkout/scene';
import { buildEvent, dayFromNow } from '../../../test/factories/events';
import { buildAdmin, buildOrganizer } from '../../../test/factories/people';
import { pdfTexts } from '../../../test/pdf-text';
import { printedStatement } from './printed-statement';
import { statementTable } from './statement.service';

const environment = await checkedEnvironment();
const admin = as({ id: (await buildAdmin(environment.app.db)).id }, 'admin');

const aLine = {
  at: new Date('2026-11-26T12:00:00Z'),
  cause: 'payment',
  bookingId: 7,
  guest: null,
  event: { title: 'Ridge', startDate: '2027-07-02', startTime: '09:00' },
  movedFrom: null,
  reason: null,
  tickets: 10_000,
  tax: 500,
  paid: 0,
  fee: 620,
  siteDiscount: 0,
  taxes: [['gst-ca:organizer', 500]],
} as const;
const month = () => new Date().toISOString().slice(0, 7);
const file = (organizerId: number, of = month()) =>
  environment.app.inject({ url: `/organizer/statements/${of}.csv`, headers: as({ id: organizerId }, 'organizer') });

it('a month’s statement has each sale, refund and adjustment, and what was owed before and after', async () => {
  const { id } = await buildOrganizer(environment.app.db);
  const { opened } = await buildConfirmed(environment, { createdBy: id });
  const body = { organizerId: id, amount: '12.34', reason: 'For the broken lift.' } as never;
  await environment.app.call(routes.adjustEarnings, { body }, admin);
  const back = { params: { id: opened.bookingId }, body: { amount: '11.98' } } as never;
  await environment.app.call(routes.refundBooking, back, admin);
  const { statusCode, payload, headers } = await file(id);
  expect(statusCode).toBe(200);
  expect(headers['content-disposition']).toBe(`attachment; filename="statement-${month()}.csv"`);
  const rows = payload
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  expect(rows.map((cells) => cells[1])).toEqual([
    '"What"',
    '"Owed at the start"',
    '"Payment"',
    '"Adjustment"',
    '"Refund"',
    '"Owed at the end"',
  ]);
  const { organizers } = (await environment.app.call(routes.adminPayouts, {}, admin)).body;
  const owed = organizers.find(({ organizerId }) => organizerId === id)?.owed;
  expect(rows.at(-1)?.at(-1)).toBe(`"${owed}"`);
  expect(payload).toContain('For the broken lift.');
});

/** Rows of the file by the names of its columns. */
function rowsOf(payload: string): readonly Readonly<Record<string, string>>[] {
  const [header = [], ...rows] = payload
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'));
  return rows.map((cells) => Object.fromEntries(header.map((label, index) => [label, cells[index] ?? ''])));
}

it('the file says for whom each sale was, for which date, and where the money went, and a move is one line', async () => {
  const { id } = await buildOrganizer(environment.app.db);
  const { event, user, opened } = await buildConfirmed(environment, {
    createdBy: id,
    organizerId: id,
    cancellationPolicy: 'flexible',
    startDate: dayFromNow(180),
  });
  const later = { createdBy: id, organizerId: id, seriesId: event.seriesId, startDate: dayFromNow(200) };
  const to = (await buildEvent(environment.app.db, later)).event;
  const body = { fromEventId: event.id, eventId: to.id, refund: '0.00' };
  const moved = await environment.app.call(routes.moveBooking, { params: { id: opened.bookingId }, body }, as(user));
  expect(moved.json).toMatchObject({ bookingId: opened.bookingId });
  const back = { params: { id: opened.bookingId }, body: { amount: '12.00' } } as never;
  await environment.app.call(routes.refundBooking, back, admin);
  const [, sale, move, refund, end] = rowsOf((await file(id)).payload);
  const amounts = ['Gross (USD)', 'Site fee (USD)', 'HST, remitted by the site (USD)', 'Net (USD)', 'Owed (USD)'];
  const of = (row: typeof sale) => amounts.map((label) => row?.[label]);
  expect(sale).toMatchObject({
    What: 'Payment',
    Guest: 'Maya Lindqvist',
    About: event.title,
    'Event date': event.startDate,
    'Event time': '09:00',
    'Moved from': '',
  });
  expect(of(sale)).toEqual(['120.01', '6.20', '13.81', '100.00', '100.00']);
  expect(move).toMatchObject({ 'Event date': to.startDate, 'Moved from': `${event.startDate} 09:00` });
  expect(of(move)).toEqual(['0.00', '0.00', '0.00', '0.00', '100.00']);
  expect(of(refund)).toEqual(['-12.00', '-0.62', '-1.38', '-10.00', '90.00']);
  expect(end?.['Owed (USD)']).toBe('90.00');
});

it('the file for those who see no bookings, such as accountants, has no names', () => {
  const line = { ...aLine, guest: 'Maya Lindqvist' };
  const statement = { currency: 'usd', owedBefore: 0, lines: [line], owedAfter: 10_500, takenLines: [] };
  expect(statementTable(statement, { hasNames: true }).rows[1]).toContain('Maya Lindqvist');
  const unnamed = statementTable(statement, { hasNames: false });
  expect(unnamed.header).not.toContain('Guest');
  expect(unnamed.rows[1]).not.toContain('Maya Lindqvist');
});

const pdf = (organizerId: number, of = month()) =>
  environment.app.inject({ url: `/organizer/statements/${of}.pdf`, headers: as({ id: organizerId }, 'organizer') });
const textsOf = async (organizerId: number, of?: string) =>
  (await pdfTexts((await pdf(organizerId, of)).rawPayload)).flat().join('|');

it('the PDF has the same lines and sums', async () => {
  const { id } = await buildOrganizer(environment.app.db, { displayName: 'Ridge Walks' });
  const { opened } = await buildConfirmed(environment, { createdBy: id });
  const body = { organizerId: id, amount: '-12.34', reason: 'For the broken lift.' } as never;
  await environment.app.call(routes.adjustEarnings, { body }, admin);
  const { statusCode, headers } = await pdf(id);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(headers['content-disposition']).toBe(`attachment; filename="statement-${month()}.pdf"`);
  const text = await textsOf(id);
  for (const part of ['Statement', 'Ridge Walks', 'Owed at the start', '$0.00', bookingReference(opened.bookingId)])
    expect(text).toContain(part);
  for (const part of ['$100.00', 'For the broken lift.', '−$12.34', 'Owed at the end (USD)', '$87.66'])
    expect(text).toContain(part);
  expect(text).toContain('This month isn’t over');
  const earlier = await textsOf(id, '2020-01');
  expect(earlier).toContain('January 2020');
  expect(earlier).not.toContain('This month isn’t over');
});

it('the PDF of a month with very many lines has sums by event, and says where the lines are', () => {
  const lines = Array.from({ length: 501 }, (_, index) => ({
    ...aLine,
    event: { ...aLine.event, title: index % 2 === 0 ? 'Ridge' : 'Lake' },
  }));
  const statement = { currency: 'usd', owedBefore: 0, lines, owedAfter: 501 * 10_500, takenLines: [] };
  const head = { month: '2026-10', organizer: null, now: new Date('2026-11-26T12:00:00Z') };
  const printed = printedStatement(statement, head);
  expect(printed.lines).toEqual([
    { label: 'Owed at the start', detail: null, amount: '$0.00' },
    { label: 'Payment, 251 times', detail: 'Ridge', amount: '$26,355.00' },
    { label: 'Payment, 250 times', detail: 'Lake', amount: '$26,250.00' },
  ]);
  expect(printed.notes.join(' ')).toContain('These are sums of 501 lines');
  const whole = printedStatement({ ...statement, lines: lines.slice(0, 500) }, head);
  expect(whole.lines).toHaveLength(501);
  expect(whole.lines[1]?.detail).toBe('Nov 26 · Ridge, Jul 2, 2027, 9:00 a.m. · $5.00 of it is tax you remit');
});

it('is about no one else, and another month is empty', async () => {
  const { id } = await buildOrganizer(environment.app.db);
  for (const of of [month(), '2020-01']) {
    const { statusCode, payload } = await file(id, of);
    expect([statusCode, payload.trim().split('\r\n').length]).toEqual([200, 3]);
  }
});

it.each(['2026-13', '2026-00', '202611', 'latest'])('a month that there isn’t, %s, is 404', async (of) => {
  const { id } = await buildOrganizer(environment.app.db);
  expect((await pdf(id, of)).statusCode).toBe(404);
  expect((await file(id, of)).statusCode).toBe(404);
});

it('travellers have none, and visitors sign in', async () => {
  const urls = ['csv', 'pdf'].map((format) => `/organizer/statements/${month()}.${format}`);
  for (const [headers, status] of [
    [as({ id: 1 }), 403],
    [{}, 401],
  ] as const)
    for (const url of urls) expect((await environment.app.inject({ url, headers })).statusCode).toBe(status);
});
