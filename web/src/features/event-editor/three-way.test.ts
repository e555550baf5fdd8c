import { expect, test } from 'vitest';
import { buildEventForm } from '../../test/build-event-form';
import { valuesOf } from './event-values';
import { changesOf, isSameEvent, mergeMine } from './three-way';

const base = valuesOf(buildEventForm());

test('only what someone else has changed is listed, and whether I changed it too', () => {
  const mine = { ...base, title: 'Mine', capacity: '20' };
  const theirs = { ...base, title: 'Theirs', description: 'Four days on the Divide.' };
  expect(changesOf({ base, mine, theirs })).toEqual([
    { field: 'title', isContested: true },
    { field: 'description', isContested: false },
  ]);
});

test('keeping mine keeps theirs in the fields that I have not changed', () => {
  const mine = { ...base, title: 'Mine', capacity: '20' };
  const theirs = { ...base, title: 'Theirs', description: 'Four days on the Divide.' };
  expect(mergeMine({ base, mine, theirs })).toEqual({
    ...base,
    title: 'Mine',
    capacity: '20',
    description: 'Four days on the Divide.',
  });
});

test('the same change by both is no conflict', () => {
  const changed = { ...base, title: 'Same' };
  expect(changesOf({ base, mine: changed, theirs: changed })).toEqual([]);
});

test('the order of steps is a change, and a step that someone else has added is listed', () => {
  const [up, down] = ['Up', 'Down'].map((title) => ({ when: '', title, text: '' }));
  if (!up || !down) throw new RangeError('two steps');
  const opened = { ...base, itinerary: [up, down] };
  expect(isSameEvent(opened, { ...opened, itinerary: [down, up] })).toBe(false);
  expect(isSameEvent(opened, { ...opened, itinerary: [{ ...up }, down] })).toBe(true);
  expect(changesOf({ base: opened, mine: opened, theirs: { ...opened, itinerary: [up, up, down] } })).toEqual([
    { field: 'itinerary', isContested: false },
  ]);
});

test('the order of features means nothing', () => {
  expect(isSameEvent({ ...base, features: [1, 2] }, { ...base, features: [2, 1] })).toBe(true);
  expect(isSameEvent({ ...base, features: [1, 2] }, { ...base, features: [1] })).toBe(false);
});
