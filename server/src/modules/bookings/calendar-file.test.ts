import Ical from 'ical.js';
import { describe, expect, it, test } from 'vitest';
import { calendarText } from './calendar-file';
import type { CalendarBooking } from './my-bookings.repository';

const booked: Omit<CalendarBooking, 'userId'> = {
  id: 41,
  status: 'confirmed',
  calendarBase: 0,
  event: {
    title: 'Dawn; Traverse, with a view that is so long that its line has to be folded somewhere, Théo says',
    location: 'Banff, Alberta, Canada',
    meetingPoint: 'Gondola, lower car park',
    meetingLatitude: 51.1154,
    meetingLongitude: -115.7631,
    startsAt: new Date('2027-07-02T10:45:00Z'),
    endsAt: new Date('2027-07-04T22:00:00Z'),
    version: 3,
  },
};

/** The only event of an iCalendar file, as a strict parser reads it, and the file's method. */
function read(booking: typeof booked) {
  const calendar = new Ical.Component(Ical.parse(calendarText(booking)));
  const [event, ...others] = calendar.getAllSubcomponents('vevent').map((each) => new Ical.Event(each));
  expect(others).toEqual([]);
  const { uid, sequence, summary, location, startDate, endDate, component } = event!;
  return {
    method: calendar.getFirstPropertyValue('method'),
    version: calendar.getFirstPropertyValue('version'),
    status: component.getFirstPropertyValue('status'),
    dates: [startDate.toJSDate(), endDate.toJSDate()],
    stamps: component.getAllProperties('dtstamp').length,
    uid,
    sequence,
    summary,
    location,
    description: component.getFirstPropertyValue('description'),
    geo: component.getFirstPropertyValue('geo'),
  };
}

test('no line of it has more than 75 octets, whatever letters the title has', () => {
  const title = '👩🏽‍🚀𝒜日の出'.repeat(10);
  const text = calendarText({ ...booked, event: { ...booked.event, title } });
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(read({ ...booked, event: { ...booked.event, title } }).summary).toBe(title);
});

describe('the calendar entry of a booking', () => {
  it('is read by a calendar as it was meant', () => {
    expect(read(booked)).toMatchObject({
      method: 'PUBLISH',
      version: '2.0',
      status: 'CONFIRMED',
      dates: [booked.event.startsAt, booked.event.endsAt],
      stamps: 1,
      summary: booked.event.title,
      location: booked.event.location,
    });
  });

  it('says where people meet, with a map of it, as far as that’s known', () => {
    const map = 'https://www.openstreetmap.org/?mlat=51.1154&mlon=-115.7631#map=17/51.1154/-115.7631';
    expect(read(booked)).toMatchObject({
      description: expect.stringContaining(`\nMeet: Gondola, lower car park\nDirections: ${map}`),
      geo: [51.1154, -115.7631],
    });
    const nowhere = { meetingPoint: '', meetingLatitude: null, meetingLongitude: null };
    const { description, geo } = read({ ...booked, event: { ...booked.event, ...nowhere } });
    expect([description, geo]).toEqual([expect.stringMatching(/^Booking \S+$/), null]);
  });

  it.each(['confirmed', 'cancelled'] as const)(
    'of a %s booking has lines as calendars demand (RFC 5545, 3.1)',
    (status) => {
      const lines = calendarText({ ...booked, status }).split('\r\n');
      expect(lines.at(-1)).toBe('');
      expect(lines.filter((line) => Buffer.byteLength(line) > 75 || line.includes('\n'))).toEqual([]);
      expect(
        lines.filter((line) => /^(UID|DTSTAMP|DTSTART|SEQUENCE|PRODID|VERSION|METHOD)[;:]/.test(line)),
      ).toHaveLength(7);
    },
  );

  it('moves when the event changes: the same UID, with a higher SEQUENCE', () => {
    const before = read(booked);
    const startsAt = new Date('2027-07-02T12:00:00Z');
    const after = read({ ...booked, event: { ...booked.event, startsAt, version: booked.event.version + 1 } });
    expect(after.uid).toBe(before.uid);
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect(after.dates[0]).toEqual(startsAt);
  });

  it('goes when the booking ends: the same UID, a higher SEQUENCE, cancelled', () => {
    const before = read(booked);
    const after = read({ ...booked, status: 'cancelled' });
    expect(after).toMatchObject({ uid: before.uid, method: 'CANCEL', status: 'CANCELLED' });
    expect(after.sequence).toBeGreaterThan(before.sequence);
  });
});
