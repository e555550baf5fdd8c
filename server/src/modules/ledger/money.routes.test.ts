import { routes } from '@ascendant/contract/routes';
import { cents, toDecimal } from '@ascendant/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { taskRuns } from '../../../db/schema/program';
import { bookPaid } from '../../../test/checkout/book-paid';
import { expectCleanInvariants } from '../../../test/clean-invariants';
import { buildEvent, dayFromNow, oneAdult } from '../../../test/factories/events';
import { buildAdmin, buildOrganizer, type SignedInPerson } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';
import { addJob } from '../../jobs/add-job.repository';

const app = await testApp();
let organizer: SignedInPerson;
let another: SignedInPerson;
let admin: SignedInPerson;
let ridge: number;
let lake: number;

const dollars = (amount: number) => toDecimal(cents(amount));

beforeAll(async () => {
  [organizer, another, admin] = [await buildOrganizer(app.db), await buildOrganizer(app.db), await buildAdmin(app.db)];
  ridge = (await buildEvent(app.db, { createdBy: organizer.id, title: 'Ridge' })).id;
  lake = (await buildEvent(app.db, { createdBy: organizer.id, title: 'Lake', startDate: dayFromNow(200) })).id;
  const strange = (await buildEvent(app.db, { createdBy: another.id })).id;
  await bookPaid(app, ridge);
  const { bookingId } = await bookPaid(app, ridge);
  await bookPaid(app, lake);
  await bookPaid(app, strange);
  // A tenth of one ticket goes back, with its share of fee and tax.
  const refund = { params: { id: bookingId }, body: { amount: 12 } };
  expect((await app.call(routes.refundBooking, refund, admin.session)).status).toBe(200);
  await app.runJobs();
});

afterAll(() => expectCleanInvariants(app.db));

const kept = { subtotal: oneAdult.subtotal - 1000, fee: oneAdult.bookingFee - 62, hst: oneAdult.hst - 138 };
const lines = (query: object, person = organizer) =>
  app.call(routes.organizerEarningLines, { query: query as { figure: 'revenue' } }, person.session);
const accountLines = (query: object) =>
  app.call(routes.adminMoneyLines, { query: query as { account: 'provider' } }, admin.session);

describe('an organizer’s earnings', () => {
  it('say what travellers paid, and where it went, in figures that add up, in all and by event', async () => {
    const { body } = await app.call(routes.organizerEarnings, {}, organizer.session);
    const all = 3 * oneAdult.total - 1200;
    expect(body).toMatchObject({
      currency: 'usd',
      paidByTravellers: dollars(all),
      revenue: dollars(2 * oneAdult.subtotal + kept.subtotal),
      siteFee: dollars(2 * oneAdult.bookingFee + kept.fee),
      tax: dollars(2 * oneAdult.hst + kept.hst),
      paidOut: '0.00',
      owed: dollars(2 * oneAdult.subtotal + kept.subtotal),
      owedForEnded: '0.00',
      owedForComing: dollars(2 * oneAdult.subtotal + kept.subtotal),
    });
    expect(body.events.map(({ title, revenue }) => [title, revenue])).toEqual([
      ['Lake', dollars(oneAdult.subtotal)],
      ['Ridge', dollars(oneAdult.subtotal + kept.subtotal)],
    ]);
  });

  it('are the same figure on the dashboard, in the lists, in the report, in the file and under the bookings', async () => {
    const { revenue } = (await app.call(routes.organizerEarnings, {}, organizer.session)).body;
    const { body: summary } = await app.call(routes.organizerSummary, {}, organizer.session);
    const { body: events } = await app.call(routes.listOrganizerEvents, {}, organizer.session);
    const { body: analytics } = await app.call(routes.organizerEventAnalytics, { query: {} }, organizer.session);
    const { body: report } = await app.call(routes.organizerReport, { query: {} }, organizer.session);
    const file = await app.inject({ url: '/organizer/reports/events.csv', headers: organizer.session });
    const bookings = [ridge, lake].map((id) =>
      app.call(routes.listEventBookings, { params: { id } }, organizer.session),
    );
    const underBookings = (await Promise.all(bookings)).map(({ body }) => Number(body.money.revenue));
    const sum = (amounts: readonly number[]) => dollars(Math.round(amounts.reduce((all, each) => all + each, 0) * 100));
    const [columns = [], ...rows] = file.body
      .trim()
      .split('\r\n')
      .map((row) => row.split(',').map((cell) => cell.replaceAll('"', '')));
    const inFile = rows.map((cells) => Number(cells[columns.indexOf('Revenue (USD)')]));
    expect([
      dollars(Math.round(summary.totalRevenue * 100)),
      sum(events.map(({ totalRevenue }) => totalRevenue)),
      sum(analytics.map(({ totalRevenue }) => totalRevenue)),
      sum(report.weeks.map((week) => week.revenue)),
      sum(inFile),
      sum(underBookings),
    ]).toEqual(Array(6).fill(revenue));
  });

  it('open the lines that a figure is the sum of, of all events or one', async () => {
    const { body: all } = await lines({ figure: 'revenue' });
    expect(all.lines.map(({ cause, amount }) => [cause, amount])).toEqual([
      ['refund_requested', '-10.00'],
      ['payment', '100.00'],
      ['payment', '100.00'],
      ['payment', '100.00'],
    ]);
    const { body: one } = await lines({ figure: 'paidByTravellers', eventId: ridge });
    expect(one.lines.map(({ event, amount }) => [event?.title, amount])).toEqual([
      ['Ridge', '-12.00'],
      ['Ridge', dollars(oneAdult.total)],
      ['Ridge', dollars(oneAdult.total)],
    ]);
    expect((await lines({ figure: 'revenue', after: all.lines[1]?.id })).body.lines).toHaveLength(2);
  });

  it('are their own: another organizer’s event has no lines', async () => {
    expect((await lines({ figure: 'revenue', eventId: ridge }, another)).body.lines).toEqual([]);
    const { body } = await app.call(routes.organizerEarnings, {}, another.session);
    expect(body.events).toHaveLength(1);
    const { body: none } = await app.call(routes.organizerEarnings, {}, (await buildOrganizer(app.db)).session);
    expect(none).toMatchObject({ owed: '0.00', events: [] });
  });
});

describe('the site’s money', () => {
  it('has every account, what organizers are owed, and tax by month', async () => {
    const { body } = await app.call(routes.adminMoney, {}, admin.session);
    const tax = dollars(3 * oneAdult.hst + kept.hst);
    expect(body).toMatchObject({
      atProvider: dollars(4 * oneAdult.total - 1200),
      owedToOrganizers: dollars(3 * oneAdult.subtotal + kept.subtotal),
      siteFees: dollars(3 * oneAdult.bookingFee + kept.fee),
      taxes: [{ tax: 'hst:site', amount: tax }],
      refundsDue: '0.00',
      losses: '0.00',
      comparison: { comparedAt: null, differences: 0 },
    });
    expect(body.organizers.map(({ organizerId, owed }) => [organizerId, owed])).toEqual([
      [organizer.id, dollars(2 * oneAdult.subtotal + kept.subtotal)],
      [another.id, dollars(oneAdult.subtotal)],
    ]);
    expect(body.taxByMonth).toEqual([{ month: new Date().toISOString().slice(0, 7), tax: 'hst:site', amount: tax }]);
  });

  it('adds up: what the provider has is owed to organizers, the site’s, or tax', async () => {
    const { body } = await app.call(routes.adminMoney, {}, admin.session);
    const parts = [body.owedToOrganizers, body.siteFees, body.taxes[0]?.amount ?? '0', body.refundsDue];
    expect(dollars(parts.reduce((sum, each) => sum + Math.round(Number(each) * 100), 0))).toBe(body.atProvider);
  });

  it('opens the lines of an account, of one organizer, and of one tax', async () => {
    expect((await accountLines({ account: 'provider' })).body.lines).toHaveLength(5);
    const { body: own } = await accountLines({ account: 'organizer', organizerId: another.id });
    expect(own.lines.map(({ amount }) => amount)).toEqual(['100.00']);
    expect((await accountLines({ account: 'tax', tax: 'hst:site' })).body.lines).toHaveLength(5);
    expect((await accountLines({ account: 'tax', tax: 'gst:site' })).body.lines).toEqual([]);
  });

  it('says when it was last compared with the provider', async () => {
    await addJob(app.db, 'compare_ledger', {});
    await app.runJobs();
    await app.db.insert(taskRuns).values({ task: 'compare_ledger' }).onConflictDoNothing();
    const { comparison } = (await app.call(routes.adminMoney, {}, admin.session)).body;
    expect(Date.now() - Date.parse(comparison.comparedAt ?? '')).toBeLessThan(60_000);
    expect(comparison.differences).toBe(0);
  });
});
