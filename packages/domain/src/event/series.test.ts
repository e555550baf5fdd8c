import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar-day';
import { movedDay, repeatProblems, onePerSeries, shownOfSeries } from './series';
import { eventSlug } from './slug';

const facts = { today: calendarDay('2027-03-01'), taken: ['2027-03-07'] };

describe('the dates of a series', () => {
  it('are today or later, exist, and are there once', () => {
    expect(repeatProblems(['2027-03-01', '2028-02-29'], facts)).toEqual({});
    expect(repeatProblems(['2027-02-28', '2027-02-29', '2027-03-07', '2027-04-01', '2027-04-01'], facts)).toEqual({
      'dates.0': 'This date is in the past',
      'dates.1': 'Please select a valid date. The selected date does not exist.',
      'dates.2': 'This event already takes place on this date',
      'dates.4': 'This event already takes place on this date',
    });
  });

  it('are 1 to 52 at a time', () => {
    expect(repeatProblems([], facts)).toEqual({ dates: 'Add at least one date' });
    const year = Array.from({ length: 53 }, (_, week) =>
      movedDay('2027-04-01', '2027-01-01', `2028-01-${String((week % 28) + 1).padStart(2, '0')}`),
    );
    expect(repeatProblems(year.map(String), facts)).toEqual({ dates: 'Add up to 52 dates at a time' });
  });

  it('move their days by as much as the first day, over months and leap days', () => {
    expect(movedDay('2027-03-03', '2027-03-01', '2028-02-28')).toBe('2028-03-01');
    expect(movedDay('2027-02-14', '2027-03-01', '2027-03-08')).toBe('2027-02-21');
    expect(movedDay(null, '2027-03-01', '2027-03-08')).toBeNull();
  });
});

describe('the readable part of the URL', () => {
  it.each([
    ['Kayak the Nærøyfjord', 'kayak-the-naeroyfjord'],
    ['  Été à Montréal! ', 'ete-a-montreal'],
    ['星空', 'event'],
  ])('%s is %s', (title, slug) => {
    expect(eventSlug(title)).toBe(slug);
  });
});

describe('a list with one date of each series', () => {
  const date = (seriesId: number, id: number, isOpen = true) => ({ seriesId, id, isOpen });

  it('has the first of each that can be booked, where it is in the order', () => {
    const dates = [date(1, 10, false), date(2, 20), date(1, 11), date(3, 30), date(1, 12), date(2, 21)];
    expect(onePerSeries(dates).map(({ id }) => id)).toEqual([20, 11, 30]);
  });

  it('has the first of a series of which none can be booked', () => {
    expect(onePerSeries([date(1, 10, false), date(1, 11, false)])).toEqual([date(1, 10, false)]);
  });

  it('has the same dates whatever order they’re read in', () => {
    const dates = [date(1, 12), date(1, 10, false), date(1, 11), date(2, 20, false), date(2, 19, false)];
    const { shown, add } = shownOfSeries<(typeof dates)[number]>({
      isOpen: ({ isOpen }) => isOpen,
      isBefore: (one, other) => one.id < other.id,
    });
    for (const each of dates) add(each.seriesId, each);
    expect([...shown.values()].map(({ id }) => id)).toEqual([11, 19]);
  });
});
