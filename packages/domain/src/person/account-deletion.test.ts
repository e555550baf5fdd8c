import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar-day';
import { refuseDeletion, type DeletionFacts } from './account-deletion';

const ahead = (title: string) => ({ title, startDate: calendarDay('2027-05-01') });
const facts = (change: Partial<DeletionFacts>): DeletionFacts => ({
  role: 'traveller',
  otherAdmins: 0,
  liveEvents: [],
  liveBookings: [],
  givesUpBookings: false,
  ...change,
});
const codeOf = (change: Partial<DeletionFacts>) => {
  const answer = refuseDeletion(facts(change));
  return answer.ok ? null : answer.code;
};

describe('PRI-04 deleting an account', () => {
  it.each<[string, Partial<DeletionFacts>, string | null]>([
    ['is allowed with nothing ahead', {}, null],
    ['is refused while a booking is live', { liveBookings: [ahead('Dawn traverse')] }, 'live_bookings'],
    ['is allowed if live bookings are given up', { liveBookings: [ahead('A')], givesUpBookings: true }, null],
    ['is refused while own events are live', { role: 'organizer', liveEvents: [ahead('A')] }, 'live_events'],
    ['giving up bookings gives up no events', { liveEvents: [ahead('A')], givesUpBookings: true }, 'live_events'],
    ['is refused to the last admin', { role: 'admin' }, 'last_admin'],
    ['is allowed to an admin when there is another', { role: 'admin', otherAdmins: 1 }, null],
  ])('%s', (_, change, code) => {
    expect(codeOf(change)).toBe(code);
  });

  it('names up to three events and counts the rest', () => {
    const messageWith = (count: number) => {
      const answer = refuseDeletion(facts({ liveBookings: ['A', 'B', 'C', 'D', 'E'].slice(0, count).map(ahead) }));
      return answer.ok ? '' : answer.message;
    };
    expect(messageWith(1)).toContain('booked on A (May 1, 2027). Give up');
    expect(messageWith(2)).toContain('booked on A (May 1, 2027) and B (May 1, 2027).');
    expect(messageWith(4)).toContain('C (May 1, 2027) and 1 more event.');
    expect(messageWith(5)).toContain('and 2 more events.');
  });
});
