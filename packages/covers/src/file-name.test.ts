import { expect, test } from 'vitest';
import type { CoverInput } from './cover-input';
import { coverFileName } from './file-name';

const event: CoverInput = {
  id: '4001',
  category: 'Outdoor & Nature',
  instant: new Date('2026-06-21T11:05:00Z'),
  latitude: 51.18,
  longitude: -115.57,
  place: 'Banff',
  title: 'Dawn trek',
};

test('the name is a hash that every cache accepts', () => {
  expect(coverFileName(event)).toMatch(/^cover-[0-9a-f]{16}\.svg$/);
  expect(coverFileName({ ...event })).toBe(coverFileName(event));
});

test('everything that changes the drawing changes the name', () => {
  const variants: readonly CoverInput[] = [
    { ...event, id: '4002' },
    { ...event, category: 'Art & Culture' },
    { ...event, instant: new Date('2026-06-21T11:06:00Z') },
    { ...event, latitude: 51.19 },
    { ...event, longitude: null },
    { ...event, place: 'Canmore' },
    { ...event, title: null },
    { ...event, features: ['Campfire'] },
    { ...event, description: 'By canoe.' },
    { ...event, variant: 1 },
    { ...event, localHour: 5 },
    { ...event, pins: { backdrop: 'lake' } },
    { ...event, pins: { subjectTurnDeg: 12 } },
  ];
  const names = [event, ...variants].map((input) => coverFileName(input));
  expect(new Set([...names, coverFileName(event, 'og')]).size).toBe(variants.length + 2);
});

test('a missing fact and a null fact give the same name', () => {
  expect(coverFileName({ ...event, features: [], description: null, variant: 0, localHour: undefined })).toBe(
    coverFileName(event),
  );
});
