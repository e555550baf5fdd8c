// @vitest-environment node
import { expect, test } from 'vitest';
import { buildEventForm } from '../../test/build-event-form';
import { movedErrors } from './entry-errors';
import { byControl, newEventFacts, problemsOf } from './event-problems';
import { type EventValues, newEventValues, valuesOf } from './event-values';
import { relatedTo } from './field-labels';
import { partStates } from './form-parts';
import { problemFields } from './problem-fields';
import { afterInsert, afterMove } from './removed-entry';

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

test('a day matters to the other day and to the last days of sale, and the description to nothing else', () => {
  expect(relatedTo('startDate')).toEqual(expect.arrayContaining(['endDate', 'pricingTiers.earlyBird.validUntil']));
  expect(relatedTo('description')).toEqual([]);
});

const errors = {
  title: 'Title is required',
  'itinerary.1.title': 'Say what happens',
  'questions.1.answer': 'Answer it',
};

test('an error moves with its entry', () => {
  const moved = movedErrors(errors, 'itinerary', { before: [4, 7], after: [7, 4] });
  expect(moved).toEqual([['itinerary.0.title', 'Say what happens']]);
});

test('an entry that’s put in before it pushes it down', () => {
  const moved = movedErrors(errors, 'itinerary', { before: [4, 7], after: [9, 4, 7] });
  expect(moved).toEqual([['itinerary.2.title', 'Say what happens']]);
});

test('an error goes away with its entry, and no other list’s moves', () => {
  expect(movedErrors(errors, 'itinerary', { before: [4, 7], after: [4] })).toEqual([]);
  expect(movedErrors(errors, 'gallery', { before: [1, 2], after: [2, 1] })).toEqual([]);
});

const statesOf = (values: EventValues) => partStates(values, problemsOf(values, newEventFacts));
const missingOf = (values: EventValues) =>
  statesOf(values).map(({ label, missing }) => [label, missing.map((field) => field.label)] as const);

const filled: EventValues = {
  ...newEventValues(),
  title: 'Dawn Traverse',
  description: 'Three days on the Divide, hut to hut, above the trees.',
  location: 'Banff',
  mainCategory: 1,
  startDate: '2099-07-02',
  endDate: '2099-07-02',
  pricingTiers: { ...newEventValues().pricingTiers, regular: { adultPrice: '100', childPrice: '', validUntil: '' } },
};

test('of an empty form each part says what’s missing in it, in the order of the screen', () => {
  const missing = new Map(missingOf(newEventValues()));
  expect([...missing.keys()]).toEqual([
    'What and where',
    'More pictures',
    'When',
    'Good to know',
    'Itinerary',
    'Questions and answers',
    'Pricing tiers',
  ]);
  expect(missing.get('What and where')).toEqual(['Title', 'Description', 'Location', 'Main category']);
  expect(missing.get('When')).toEqual(['Start date', 'End date']);
  expect(missing.get('Pricing tiers')).toEqual(['Regular adult price']);
  for (const optional of ['More pictures', 'Good to know', 'Itinerary', 'Questions and answers'])
    expect(missing.get(optional)).toEqual([]);
});

test('of a form that can be sent nothing is missing', () => {
  expect(missingOf(filled).flatMap(([, labels]) => labels)).toEqual([]);
});

test('what may be left out and is says so, until it says something', () => {
  const leftOut = (values: EventValues) =>
    statesOf(values)
      .filter(({ isLeftOut }) => isLeftOut)
      .map(({ label }) => label);
  expect(leftOut(filled)).toEqual(['More pictures', 'Good to know', 'Itinerary', 'Questions and answers']);
  const step = { when: '', title: 'Up to the hut', text: '' };
  const blank = { question: ' ', answer: '' };
  const more = { ...filled, meetingPoint: 'The dam', itinerary: [step], questions: [blank] };
  expect(leftOut(more)).toEqual(['More pictures', 'Questions and answers']);
});

const removedAt = (index: number) => ({ entry: { question: 'Dogs?', answer: 'Yes.' }, name: 'Question 2', index });

test.each([
  [0, 2],
  [1, 2],
  [2, 1],
])('an entry removed from place 1 comes back to its neighbours after one was put in at %i', (at, index) => {
  expect(afterInsert(removedAt(1), at).index).toBe(index);
});

// The entries are A, B, C and D; the one that's removed was between B and C.
test.each([
  ['A below B', 0, 1, 2],
  ['B above A', 1, 0, 2],
  ['C below D', 2, 3, 2],
  ['D above C', 3, 2, 2],
  ['B below C', 1, 2, 1],
  ['C above B', 2, 1, 3],
  ['A to the end', 0, 3, 1],
  ['D to the beginning', 3, 0, 3],
])('a removed entry comes back between its neighbours after moving %s', (_, from, to, index) => {
  expect(afterMove(removedAt(2), from, to).index).toBe(index);
});
