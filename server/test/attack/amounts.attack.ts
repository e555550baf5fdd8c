import { routes } from '@ascendant/contract/routes';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEvent, dayFromNow } from '../factories/events';
import { buildOrganizer, type SignedInPerson } from '../factories/people';
import { createDraft } from '../new-event';
import { testApp, type TestApp } from '../test-app';
import { faultsIn } from './faults';

let app: TestApp;
let organizer: SignedInPerson;
let eventId: number;
const start = dayFromNow(10);
beforeAll(async () => {
  app = await testApp({ pages: 'built' });
  organizer = await buildOrganizer(app.db);
  const own = { createdBy: organizer.user.id, startDate: start, startTime: '09:00', endTime: '12:00' };
  eventId = (await buildEvent(app.db, own)).id;
});

const lastDay = '9999-12-31';
const manyTexts = Array.from({ length: 1_000 }, () => '09:00');
const sixTimes = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00'];
const schedule = {
  rule: 'FREQ=DAILY',
  times: ['09:00'],
  until: dayFromNow(20),
  added: [],
  excluded: [],
  cutOffHours: 0,
  windowWeeks: 52,
};

const saturdays = { weekdays: ['SA' as const], from: null, until: null, kind: 'percent_more' as const, value: '20' };

describe('an input that says how much to compute is refused before it’s computed', () => {
  // Until the year 9999, each of these is up to 17 million dates.
  it.each([
    ['a last day in the year 9999', { until: lastDay }, 'until'],
    ['six times a day until then', { until: lastDay, times: sixTimes }, 'until'],
    ['six times a day until 2526', { until: '2526-01-01', times: sixTimes }, 'until'],
    ['a rule that hits no day', { until: lastDay, rule: 'FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31' }, 'until'],
    ['an added day in the year 9999', { added: [lastDay] }, 'added.0'],
    ['1,000 times', { times: manyTexts }, 'times'],
    ['1,000 added days', { added: manyTexts }, 'added'],
    ['1,000 days left out', { excluded: manyTexts }, 'excluded'],
    ['200 price changes', { prices: Array.from({ length: 200 }, () => saturdays) }, 'prices'],
    ['a window of 10^9 weeks', { until: null, windowWeeks: 1e9 }, 'windowWeeks'],
    ['the most that’s counted, which is too many', { until: '2036-01-01', times: sixTimes }, 'rule'],
  ])('a schedule with %s', async (_, change, field) => {
    const body = { ...schedule, ...change };
    for (const route of [routes.previewSchedule, routes.setSchedule]) {
      const reply = await app.call(route, { params: { id: eventId }, body }, organizer.session);
      expect(reply).toMatchObject({ status: 400, json: { fields: { [field]: expect.any(String) } } });
    }
  });

  it('an event from 2027 to 9999, and lists of days go on', async () => {
    const draft = await createDraft(app, organizer.session, { startDate: '2027-01-05', endDate: lastDay });
    expect(draft).toMatchObject({ status: 400, json: { fields: { endDate: expect.any(String) } } });
  });

  it('the dates of a series over more than a year', async () => {
    const query = { from: start, to: lastDay };
    expect((await app.call(routes.eventDates, { params: { id: eventId }, query })).status).toBe(400);
  });
});

const everyDay = ['0001-01-01', '0001-01-02', '1582-10-10', '2026-12-03', '9999-12-30', lastDay];
const lists = [
  '/api/events',
  '/api/event-map',
  '/api/event-filters',
  '/browse',
  '/iframe/events',
  '/events.rss',
  '/events.ics',
  '/api/organizer/events',
  '/api/events/event/dates',
];

describe('the first and the last day there is are days like any other', () => {
  it.each(lists)('for %s', async (path) => {
    const address = path.replace('event/dates', `${eventId}/dates`);
    const faults: string[] = [];
    for (const day of everyDay)
      for (const query of [`from=${day}`, `to=${day}`, `from=${day}&to=${day}`, `from=${day}&dates=next&limit=200`]) {
        const reply = await app.inject({ url: `${address}?${query}`, headers: organizer.session });
        faults.push(...faultsIn(reply).map((fault) => `${query}: ${fault}`));
      }
    expect(faults).toEqual([]);
  });

  it('for events that begin then: they’re saved, scheduled, repeated and shown, or refused', async () => {
    for (const day of ['0001-01-01', '9999-12-31']) {
      const { json } = await createDraft(app, organizer.session, { startDate: day, endDate: day });
      const { id } = json as { readonly id: number };
      const body = { ...schedule, until: null, times: ['09:00'] };
      const replies = [
        await app.call(routes.previewSchedule, { params: { id }, body }, organizer.session),
        await app.call(routes.getEvent, { params: { id } }, organizer.session),
        await app.call(routes.duplicateEvent, { params: { id } }, organizer.session),
        await app.call(routes.repeatEvent, { params: { id }, body: { dates: [lastDay] } }, organizer.session),
        await app.call(routes.eventDates, { params: { id }, query: { from: day } }, organizer.session),
      ];
      expect(replies.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    }
  });
});
