import { expect, test } from 'vitest';
import { newEventFacts, problemsOf } from './event-problems';
import { newEventValues, type EventValues } from './event-values';
import { partStates } from './form-parts';

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
