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
  startsAt: '2027-07-02T10:45:00.000Z',
  endsAt: '2027-07-04T22:00:00.000Z',
};
const page = 'https://ascendant.example/events/7';

test('Google gets the event’s own times and zone', () => {
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

test('Outlook gets the instants that the server computed, and no rules of this browser change them', () => {
  const winter = {
    ...event,
    timezone: 'America/Vancouver',
    startsAt: '2026-12-20T17:00:00.000Z',
    endsAt: '2026-12-20T23:00:00.000Z',
  };
  const { searchParams } = new URL(outlookCalendarUrl(winter, page));
  expect([searchParams.get('startdt'), searchParams.get('enddt')]).toEqual([winter.startsAt, winter.endsAt]);
});
