import { expect, test } from 'vitest';
import { buildEventForm } from '../../test/build-event-form';
import { byControl, newEventFacts, problemsOf } from './event-problems';
import { newEventValues, valuesOf, type EventValues } from './event-values';
import { problemFields } from './problem-fields';

const valid = valuesOf(buildEventForm());

test('an empty form has the sentences of the specification', () => {
  expect(problemsOf(newEventValues(), newEventFacts)).toMatchObject({
    title: 'Title is required',
    description: 'Description must be at least 10 characters',
    location: 'Location is required',
    mainCategory: 'Main category is required',
    startDate: 'Start date is required',
    endDate: 'End date is required',
  });
});

test.each<[Partial<EventValues>, string, string]>([
  [{ endDate: '2099-07-01' }, 'endDate', 'End date must be on or after start date'],
  [{ capacity: '0' }, 'capacity', 'Capacity must be at least 1'],
  [{ capacity: '' }, 'capacity', 'Capacity must be at least 1'],
  [{ duration: '31' }, 'duration', 'Duration cannot exceed 30 days'],
  [{ minimumAge: '26' }, 'minimumAge', 'Minimum age cannot exceed 25'],
])('%o is wrong at %s', (change, field, sentence) => {
  expect(problemsOf({ ...valid, ...change }, newEventFacts)).toEqual({ [field]: sentence });
});

test('a price that is no amount is wrong at its own field', () => {
  const pricingTiers = { ...valid.pricingTiers, regular: { adultPrice: 'ten', childPrice: '', validUntil: '' } };
  expect(Object.keys(problemsOf({ ...valid, pricingTiers }, newEventFacts))).toEqual([
    'pricingTiers.regular.adultPrice',
  ]);
});

test('what’s wrong with a step is at its own control', () => {
  const itinerary = [
    { when: '', title: 'Up', text: '' },
    { when: 'Day 2', title: '', text: '' },
  ];
  expect(problemFields(problemsOf({ ...valid, itinerary }, newEventFacts))).toEqual([
    { name: 'itinerary.1.title', label: 'Step 2, what happens' },
  ]);
});

test('a locked price cannot be wrong', () => {
  const pricingTiers = { ...valid.pricingTiers, regular: { adultPrice: 'ten', childPrice: '', validUntil: '' } };
  const facts = { seatsTaken: 0, locked: [{ group: 'pricing', reason: 'Published.' } as const] };
  expect(problemsOf({ ...valid, pricingTiers }, facts)).toEqual({});
});

test('the capacity cannot be lower than the seats taken', () => {
  expect(problemsOf({ ...valid, capacity: '3' }, { locked: [], seatsTaken: 4 })['capacity']).toMatch(/^4 seats are/);
});

test('the names of the calls become those of the controls', () => {
  expect(byControl({ categoryId: 'a', secondaryCategoryId3: 'b', pricingTiers: 'c', capacity: 'd' })).toEqual({
    mainCategory: 'a',
    secondaryCategories: 'b',
    'pricingTiers.root': 'c',
    capacity: 'd',
  });
});

test('errors are listed in the order of the screen, whatever their depth', () => {
  const values = {
    ...valid,
    capacity: '0',
    title: '',
    pricingTiers: { ...valid.pricingTiers, earlyBird: { adultPrice: '80', childPrice: '', validUntil: '' } },
  };
  const labels = problemFields(problemsOf(values, newEventFacts)).map(({ label }) => label);
  expect(labels).toEqual(['Title', 'Capacity', 'Early Bird valid until']);
});
