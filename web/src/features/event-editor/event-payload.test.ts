import { expect, test } from 'vitest';
import { buildEventForm } from '../../test/build-event-form';
import { createFields, editBody } from './event-payload';
import { newEventValues, valuesOf } from './event-values';

const featureNames = new Map([[11, 'Hut nights']]);

test('the create payload has features by name and tiers as a list, and leaves out empty secondary categories', () => {
  const fields = createFields(valuesOf(buildEventForm()), { status: 'published', featureNames });
  expect(fields).toMatchObject({ mainCategory: '1', secondaryCategory1: '2', capacity: '12', status: 'published' });
  expect(Object.keys(fields)).not.toContain('secondaryCategory2');
  expect(JSON.parse(fields['features'] ?? '')).toEqual(['Hut nights']);
  expect(JSON.parse(fields['pricingTiers'] ?? '')).toEqual([
    { tierType: 'early_bird', adultPrice: '80.00', childPrice: '40.00', validUntil: '2099-06-01' },
    { tierType: 'regular', adultPrice: '100.00', childPrice: '50.00', validUntil: null },
  ]);
});

test('the edit payload has features by id, every tier by name, and the version', () => {
  const body = editBody(valuesOf(buildEventForm()), buildEventForm());
  expect(body).toMatchObject({
    categoryId: 1,
    secondaryCategoryId1: 2,
    secondaryCategoryId2: null,
    features: [11],
    version: 3,
  });
  expect(body.pricingTiers).toEqual({
    earlyBird: { adultPrice: '80.00', childPrice: '40.00', validUntil: '2099-06-01' },
    regular: { adultPrice: '100.00', childPrice: '50.00', validUntil: null },
    lastMinute: null,
  });
});

test('the difficulty is text in the create payload and a number in the edit payload', () => {
  const itinerary = [{ when: '', title: 'Up', text: '' }];
  const empty = { when: ' ', title: '', text: '' };
  const practical = { difficulty: '3', meetingPoint: 'By the kiosk', itinerary: [empty, ...itinerary] };
  const values = { ...valuesOf(buildEventForm()), ...practical };
  const fields = createFields(values, { status: 'draft', featureNames });
  expect(fields).toMatchObject({ difficulty: '3', meetingPoint: 'By the kiosk', languages: '' });
  expect([fields['itinerary'], fields['questions']]).toEqual([JSON.stringify(itinerary), '[]']);
  expect(editBody(values, buildEventForm())).toMatchObject({
    difficulty: 3,
    meetingPoint: 'By the kiosk',
    itinerary,
    questions: [],
  });
});

test('the child price is null where children cannot come', () => {
  const body = editBody(valuesOf(buildEventForm({ minimumAge: 12 })), buildEventForm());
  expect(body.pricingTiers?.regular?.childPrice).toBeNull();
});

test('an edit leaves out what is locked', () => {
  const locked = [
    { group: 'pricing', reason: '' },
    { group: 'minimumAge', reason: '' },
    { group: 'dates', reason: '' },
  ] as const;
  const body = editBody(valuesOf(buildEventForm()), buildEventForm({ locked: [...locked] }));
  for (const name of ['pricingTiers', 'minimumAge', 'startDate', 'endDate'])
    expect(Object.keys(body)).not.toContain(name);
  expect(body.title).toBe('Dawn Traverse');
});

test('the times of an event with seats taken can still be edited: only its days are locked', () => {
  const locked = [{ group: 'dates', reason: '' }] as const;
  const values = { ...valuesOf(buildEventForm()), startTime: '06:30', endTime: '18:00' };
  expect(editBody(values, buildEventForm({ locked: [...locked] }))).toMatchObject({
    startTime: '06:30',
    endTime: '18:00',
  });
});

test('an empty form is one day, 50 people, all ages, nine to five', () => {
  const fields = createFields(newEventValues(), { status: 'draft', featureNames });
  expect(fields).toMatchObject({
    duration: '1',
    capacity: '50',
    minimumAge: '0',
    startTime: '09:00',
    endTime: '17:00',
  });
});
