import { expect, it } from 'vitest';
import { calendarDay } from '../calendar-day';
import { canRename, type RenamableAttendee } from './attendee-name';

const attendee: RenamableAttendee = {
  bookingStatus: 'confirmed',
  isCheckedIn: false,
  isEventCancelled: false,
  startDate: calendarDay('2027-07-02'),
  today: calendarDay('2027-07-01'),
};

it('a name can change until the day before the event', () => {
  expect(canRename(attendee)).toEqual({ ok: true, value: null });
  expect(canRename({ ...attendee, today: calendarDay('2027-07-02') })).toMatchObject({ code: 'too_late' });
});

it.each<[string, Partial<RenamableAttendee>]>([
  ['not_confirmed', { bookingStatus: 'cancelled' }],
  ['not_confirmed', { bookingStatus: 'pending' }],
  ['not_confirmed', { isEventCancelled: true }],
  ['checked_in', { isCheckedIn: true }],
])('is refused with a sentence: %s', (code, change) => {
  expect(canRename({ ...attendee, ...change })).toMatchObject({ code, message: expect.stringMatching(/.{20,}\.$/) });
});
