import { describe, expect, it } from 'vitest';
import { mapText, substantialChanges, watchedFields, type SeenEvent, type WatchedField } from './substantial-edit';

const empty = Object.fromEntries(watchedFields.map((field) => [field, ''])) as SeenEvent;
const changed = (field: WatchedField, before: string, after: string) =>
  substantialChanges({ ...empty, [field]: before }, { ...empty, [field]: after });

describe('an edit of a published event is substantial', () => {
  it.each<[WatchedField, string, string]>([
    ['title', 'Dawn traverse at Banff', 'Cheap watches'],
    ['title', 'Jazz', 'Jazz!  18+'],
    ['description', 'A walk along the ridge.', 'A walk along the ridge. Pay at example.org'],
    ['description', 'Ends at 5', 'Ends at 6'],
    ['category', 'Hiking', 'Hiking, Kayaking'],
    ['location', 'Banff, Alberta', 'Banff, Scotland'],
    ['map', '51.2° N, 115.6° W', '51.2° N, 115.6° E'],
    ['meetingPoint', '', 'Call 555 0100'],
    ['itinerary', 'Day 1: Up to the hut', ''],
    ['picture', '/uploads/a.webp', '/uploads/b.webp'],
    ['title', '夜明けの縦走', '夜明けの散歩'],
    ['title', 'Café 🌄', 'Café 🌅'],
  ])('when the words of %s differ: %j, %j', (field, before, after) => {
    expect(changed(field, before, after)).toEqual([{ field, before, after }]);
  });

  it.each<[WatchedField, string, string]>([
    ['title', 'Dawn traverse', 'Dawn Traverse'],
    ['description', 'A walk, along the ridge', '  A walk along\nthe ridge.'],
    ['title', 'Ｊａｚｚ', 'Jazz'],
  ])('not when %s has other spaces, punctuation or capitals: %j, %j', (field, before, after) => {
    expect(changed(field, before, after)).toEqual([]);
  });

  it('in every field that differs, in the order of the form', () => {
    const after = { ...empty, gallery: 'A boat', title: 'Other', location: 'Gimli' };
    expect(substantialChanges(empty, after).map(({ field }) => field)).toEqual(['title', 'location', 'gallery']);
  });
});

it('says where an event is on the map to about 10 km, or nothing', () => {
  expect(mapText(51.1784, -115.5708)).toBe('51.2° N, 115.6° W');
  expect(mapText(-33.87, 151.21)).toBe('33.9° S, 151.2° E');
  expect(mapText(null, null)).toBe('');
});
