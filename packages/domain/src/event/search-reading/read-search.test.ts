import { describe, expect, it } from 'vitest';
import { calendarDay } from '../../calendar-day';
import { eventTypes } from '../event-types';
import { placedReading, readSearch } from './read-search';

// A Thursday.
const today = calendarDay('2026-11-26');
const read = (text: string, day = today) =>
  placedReading(readSearch(text, { today: day, categories: eventTypes }), null);
const days = (from: string, to = from) => ({ from, to });

describe('days in a search, by the reader’s own day', () => {
  it.each([
    ['today', days('2026-11-26')],
    ['tonight', days('2026-11-26')],
    ['tomorrow', days('2026-11-27')],
    ['day after tomorrow', days('2026-11-28')],
    ['weekend', days('2026-11-28', '2026-11-29')],
    ['over the weekend', days('2026-11-28', '2026-11-29')],
    ['next weekend', days('2026-12-05', '2026-12-06')],
    ['this week', days('2026-11-26', '2026-11-29')],
    ['next week', days('2026-11-30', '2026-12-06')],
    ['this month', days('2026-11-26', '2026-11-30')],
    ['next month', days('2026-12-01', '2026-12-31')],
    ['thursday', days('2026-11-26')],
    ['on Sat', days('2026-11-28')],
    ['friday evening', days('2026-11-27')],
    ['next Friday', days('2026-12-04')],
    ['next 2 weeks', days('2026-11-26', '2026-12-10')],
    ['next three months', days('2026-11-26', '2027-02-24')],
    ['in November', days('2026-11-26', '2026-11-30')],
    ['in July', days('2027-07-01', '2027-07-31')],
    ['july 2028', days('2028-07-01', '2028-07-31')],
    ['in may', days('2027-05-01', '2027-05-31')],
    ['Nov 25', days('2027-11-25')],
    ['Nov 26', days('2026-11-26')],
    ['12 July', days('2027-07-12')],
    ['July 12th to 14th', days('2027-07-12', '2027-07-14')],
    ['July 12-14', days('2027-07-12', '2027-07-14')],
    ['July 12, 2028', days('2028-07-12')],
    ['2027-07-12', days('2027-07-12')],
    ['this winter', days('2026-12-01', '2027-02-28')],
    ['in fall', days('2026-11-26', '2026-11-30')],
    ['next summer', days('2027-06-01', '2027-08-31')],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual({ q: '', ...expected });
  });

  it('on a Sunday the weekend is what’s left of it', () => {
    expect(read('this weekend', calendarDay('2026-11-29'))).toEqual({ q: '', ...days('2026-11-29') });
  });

  it.each(['may', 'march of the penguins', 'sun salutation', 'winter lights', 'in 2027', 'fall colours'])(
    '%s isn’t a day',
    (text) => {
      expect(read(text)?.from).toBeUndefined();
    },
  );

  it.each(['0001-01-01', '9999-12-31'])('months and seasons are read on %s, too', (day) => {
    for (const text of ['in january', 'next march', 'this summer', 'in winter', 'next winter', 'on saturday'])
      expect(() => read(text, calendarDay(day))).not.toThrow();
  });

  it('a second day is a word like others', () => {
    expect(read('tomorrow or saturday')).toEqual({ q: 'or saturday', ...days('2026-11-27') });
  });
});

describe('prices in a search', () => {
  it.each([
    ['free', { maxPrice: 0 }],
    ['for free', { maxPrice: 0 }],
    ['under $50', { maxPrice: 50 }],
    ['under 50', { maxPrice: 50 }],
    ['up to 15 dollars', { maxPrice: 15 }],
    ['$1,200 or less', { maxPrice: 1_200 }],
    ['over $200', { minPrice: 200 }],
    ['$200 and up', { minPrice: 200 }],
    ['$50 to $100', { minPrice: 50, maxPrice: 100 }],
    ['$50–100', { minPrice: 50, maxPrice: 100 }],
    ['between $50 and $100', { minPrice: 50, maxPrice: 100 }],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual({ q: '', ...expected });
  });

  it.each(['gluten free baking', 'free diving', 'free solo', 'under 19', '10 km', '$10001', '$100 to $50 run'])(
    '%s says no price of events',
    (text) => {
      expect(read(text)?.maxPrice ?? 100).not.toBe(0);
      expect(read(text)?.minPrice).toBeUndefined();
    },
  );
});

describe('audiences in a search', () => {
  it.each([
    ['kids', { hasKids: true }],
    ['with my family', { hasKids: true }],
    ['family-friendly', { hasKids: true }],
    ['for couples', { category: 'Romantic & Dating' }],
    ['date night', { category: 'Romantic & Dating' }],
  ])('%s', (text, found) => {
    expect(read(text)).toEqual({ q: '', ...found });
  });

  it('without its category an audience is a word', () => {
    expect(placedReading(readSearch('kids', { today, categories: ['Walks'] }), null)).toBeNull();
  });
});

describe('what’s left of a search', () => {
  it('words that say nothing are left out once anything was read, and the others stay as they were typed', () => {
    expect(read('Free things to do with the kids in July: Canoe trips')).toEqual({
      q: 'Canoe trips',
      hasKids: true,
      maxPrice: 0,
      ...days('2027-07-01', '2027-07-31'),
    });
  });

  it.each(['canoe', 'things to do', 'the who', '', '“free kids tomorrow”', '"free"'])('%s is only words', (text) => {
    expect(read(text)).toBeNull();
  });

  it('“near me” is left to the reader’s device or account', () => {
    expect(read('kids near me')).toEqual({ q: '', hasKids: true, isNearReader: true });
  });

  it('a place takes its words with it, and what’s before them', () => {
    const reading = readSearch('jazz near New Orleans in July', { today, categories: [] });
    const candidate = reading.candidates.find(({ name }) => name === 'New Orleans');
    expect(candidate && placedReading(reading, { candidate, label: 'New Orleans, Louisiana' })).toEqual({
      q: 'jazz',
      near: 'New Orleans, Louisiana',
      ...days('2027-07-01', '2027-07-31'),
    });
  });
});
