import { expect, test } from 'vitest';
import { googleCalendarUrl, outlookCalendarUrl } from './calendar-links';

const event = {
  title: 'Dawn & dusk',
  location: 'Banff, Alberta',
  startDate: '2027-07-02',
  endDate: '2027-07-04',
  startTime: '04:45',
  endTime: '16:00',
  timezone: 'America/Edmonton',
};
const page = 'https://ascendant.example/events/7';

test('finding 16: Google gets the event’s own times and zone', () => {
  const { origin, searchParams } = new URL(googleCalendarUrl(event, page));
  expect(origin).toBe('https://calendar.google.com');
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Dawn & dusk',
    dates: '20270702T044500/20270704T160000',
    ctz: 'America/Edmonton',
    location: 'Banff, Alberta',
    details: page,
  });
});

test.each([
  ['America/Edmonton', '2027-07-02', '04:45', '2027-07-02T10:45:00.000Z'],
  ['America/Edmonton', '2027-12-02', '04:45', '2027-12-02T11:45:00.000Z'],
  ['America/St_Johns', '2027-07-02', '23:30', '2027-07-03T02:00:00.000Z'],
  ['Asia/Kathmandu', '2027-01-01', '00:00', '2026-12-31T18:15:00.000Z'],
  // Clocks go forward at 2 a.m. on March 14.
  ['America/Halifax', '2027-03-14', '01:30', '2027-03-14T05:30:00.000Z'],
  ['America/Halifax', '2027-03-14', '03:30', '2027-03-14T06:30:00.000Z'],
])('Outlook gets the instant: in %s, %s %s', (timezone, startDate, startTime, instant) => {
  const { searchParams } = new URL(outlookCalendarUrl({ ...event, timezone, startDate, startTime }, page));
  expect(searchParams.get('startdt')).toBe(instant);
});
