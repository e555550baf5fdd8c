import { describe, expect, it } from 'vitest';
import { noPracticalDetails } from '../practical-details';
import { eventFormProblems, type EventFormValues } from './event-form';
import { eventImageProblem } from './event-image';
import {
  checkInOpensLabel,
  createDurationOptions,
  editDurationOptions,
  eventFormDefaults,
  minimumAgeOptions,
  withOwnValue,
} from './options';

const right: EventFormValues = {
  title: 'Dawn traverse',
  description: 'Along the ridge.',
  location: 'Banff',
  mainCategory: 1,
  secondaryCategories: [2, null, 3, null],
  duration: 1,
  capacity: 1,
  minimumAge: 0,
  checkInOpensHours: 24,
  childCarer: '',
  cancellationPolicy: 'final_sale',
  ...noPracticalDetails,
  startDate: '2027-06-12',
  endDate: '2027-06-12',
  startTime: '09:00',
  endTime: '17:00',
  gallery: [],
};

describe('the event form', () => {
  it('accepts a form without mistakes, at its limits too', () => {
    expect(eventFormProblems(right)).toEqual({});
    expect(eventFormProblems({ ...right, duration: 30, capacity: 100_000, minimumAge: 25 })).toEqual({});
    expect(eventFormProblems({ ...right, title: 'x'.repeat(160), description: 'x'.repeat(10) })).toEqual({});
  });

  it.each([
    ['title', { title: ' ' }, 'Title is required'],
    ['title', { title: '\u3164\u200b' }, 'Title is required'],
    ['title', { title: 'x'.repeat(161) }, 'Please use at most 160 characters'],
    ['description', { description: ' nine chr ' }, 'Description must be at least 10 characters'],
    ['description', { description: '\u200b'.repeat(20) }, 'Description must be at least 10 characters'],
    ['location', { location: '' }, 'Location is required'],
    ['location', { location: '\u2800' }, 'Location is required'],
    ['mainCategory', { mainCategory: null }, 'Main category is required'],
    ['secondaryCategory1', { secondaryCategories: [1] }, 'This category is already chosen'],
    ['secondaryCategory3', { secondaryCategories: [2, null, 2] }, 'This category is already chosen'],
    ['secondaryCategory5', { secondaryCategories: [2, 3, 4, 5, 6] }, 'Choose up to 4 secondary categories'],
    ['duration', { duration: 0 }, 'Duration must be at least 1 day'],
    ['duration', { duration: Number.NaN }, 'Duration must be at least 1 day'],
    ['duration', { duration: 31 }, 'Duration cannot exceed 30 days'],
    ['duration', { duration: 2.5 }, 'Please enter a whole number'],
    ['capacity', { capacity: 0 }, 'Capacity must be at least 1'],
    ['capacity', { capacity: 100_001 }, 'Capacity cannot exceed 100,000'],
    ['checkInOpensHours', { checkInOpensHours: 0 }, 'Check-in can open 1 to 8760 hours before the start'],
    ['checkInOpensHours', { checkInOpensHours: 8761 }, 'Check-in can open 1 to 8760 hours before the start'],
    ['checkInOpensHours', { checkInOpensHours: 1.5 }, 'Please enter a whole number'],
    ['childCarer', { childCarer: 'a'.repeat(201) }, 'Please use at most 200 characters'],
    ['meetingPoint', { meetingPoint: 'a'.repeat(301) }, 'Please use at most 300 characters'],
    ['notIncluded', { notIncluded: 'a'.repeat(1001) }, 'Please use at most 1000 characters'],
    ['difficulty', { difficulty: 6 }, 'Please choose how hard it is'],
    ['difficulty', { difficulty: 1.5 }, 'Please choose how hard it is'],
    ['minimumAge', { minimumAge: -1 }, 'Minimum age must be 0 or higher'],
    ['minimumAge', { minimumAge: 26 }, 'Minimum age cannot exceed 25'],
    ['startDate', { startDate: '' }, 'Start date is required'],
    ['startDate', { startDate: '2027-02-29' }, 'Please select a valid date. The selected date does not exist.'],
    ['endDate', { endDate: '' }, 'End date is required'],
    ['endDate', { endDate: '2027-06-11' }, 'End date must be on or after start date'],
    ['endDate', { endDate: '2027-07-13' }, 'An event lasts at most 30 days, from its start to its end'],
    ['endDate', { endDate: '9999-12-31' }, 'An event lasts at most 30 days, from its start to its end'],
    ['startTime', { startTime: '' }, 'Start time is required'],
    ['startTime', { startTime: '24:00' }, 'Please enter a time as HH:MM'],
    ['endTime', { endTime: '' }, 'End time is required'],
    ['endTime', { endTime: '09:00' }, 'End time must be after start time'],
  ] as const)('refuses %s in %j', (field, wrong, sentence) => {
    expect(eventFormProblems({ ...right, ...wrong })).toEqual({ [field]: sentence });
  });

  it('an event can end at an earlier hour on a later day', () => {
    expect(eventFormProblems({ ...right, endDate: '2027-06-13', endTime: '02:00' })).toEqual({});
  });
});

it('an event lasts at most 30 days from its start to its end, to the minute', () => {
  const [start, end] = [{ ...right, startTime: '10:00' }, { endDate: '2027-07-12' }];
  expect(eventFormProblems({ ...start, ...end, endTime: '10:00' })).toEqual({});
  expect(Object.keys(eventFormProblems({ ...start, ...end, endTime: '10:01' }))).toEqual(['endDate']);
});

describe('what the form offers', () => {
  it('has the options and defaults of the specification', () => {
    expect([...createDurationOptions]).toEqual([1, 2, 3, 4, 5]);
    expect([...editDurationOptions]).toEqual([1, 2, 3, 4, 5, 7, 14, 30]);
    expect([...minimumAgeOptions]).toEqual([0, 5, 8, 10, 12, 14, 16, 18, 21]);
    expect(eventFormDefaults).toEqual({
      duration: 1,
      capacity: 50,
      minimumAge: 0,
      checkInOpensHours: 24,
      childCarer: '',
      cancellationPolicy: 'final_sale',
      startTime: '09:00',
      endTime: '17:00',
    });
  });

  it("also has the event's own value", () => {
    expect(withOwnValue(editDurationOptions, 6)).toEqual([1, 2, 3, 4, 5, 6, 7, 14, 30]);
    expect(withOwnValue(editDurationOptions, 7)).toBe(editDurationOptions);
  });
});

describe('the photograph', () => {
  it('is a PNG, JPG or GIF of up to 10 MB', () => {
    const tenMegabytes = 10 * 1024 * 1024;
    expect(eventImageProblem({ type: 'image/gif', size: tenMegabytes })).toBeNull();
    expect(eventImageProblem({ type: 'image/png', size: tenMegabytes + 1 })).toBe('File size must be less than 10MB');
    expect(eventImageProblem({ type: 'image/webp', size: 1 })).toBe('Please choose a PNG, JPG or GIF image');
    expect(eventImageProblem({ type: 'image/heic', size: 1 })).toContain('export it as a JPG');
  });
});

it.each([
  [1, '1 hour before'],
  [24, '24 hours before'],
  [48, '2 days before'],
  [168, '7 days before'],
  [8760, 'At any time'],
])('check-in that opens %i hours before the start says so: %s', (hours, label) => {
  expect(checkInOpensLabel(hours)).toBe(label);
});
