import { describe, expect, it } from 'vitest';
import { bestDates } from './nearest-date';

const date = (startDate: string, matchScore: number | null, change = {}) => ({
  startDate,
  startTime: '09:00',
  seatsLeft: 4,
  status: 'published',
  matchScore,
  ...change,
});

describe('the best dates', () => {
  it('are three, the highest score first, the earlier of equal ones', () => {
    const dates = [date('2027-06-01', 7), date('2027-06-02', 8.5), date('2027-06-03', 7), date('2027-06-04', 6)];
    expect(bestDates(dates, 1).map(({ startDate }) => startDate)).toEqual(['2027-06-02', '2027-06-01', '2027-06-03']);
  });

  it('have enough seats and aren’t cancelled', () => {
    const dates = [
      date('2027-06-01', 9, { seatsLeft: 3 }),
      date('2027-06-02', 9, { status: 'cancelled' }),
      date('2027-06-03', 5),
    ];
    expect(bestDates(dates, 4).map(({ startDate }) => startDate)).toEqual(['2027-06-03']);
    expect(bestDates(dates, 3).map(({ startDate }) => startDate)).toEqual(['2027-06-01', '2027-06-03']);
  });

  it('are on different days', () => {
    const dates = [date('2027-06-01', 8), date('2027-06-01', 9, { startTime: '14:00' }), date('2027-06-02', 7)];
    expect(bestDates(dates, 1).map(({ startTime }) => startTime)).toEqual(['14:00', '09:00']);
  });

  it('are none without scores', () => {
    expect(bestDates([date('2027-06-01', null)], 1)).toEqual([]);
  });
});
