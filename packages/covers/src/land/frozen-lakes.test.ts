import { expect, test } from 'vitest';
import { drawCover } from '../cover';

const lake = (latitude: number, longitude: number, day: string) =>
  drawCover({
    id: '1',
    category: 'Outdoor & Nature',
    title: 'A walk by the lake',
    instant: new Date(`${day}T18:00:00Z`),
    latitude,
    longitude,
    pins: { backdrop: 'lake', motif: 'landscape' },
  }).svg;

test('a lake that is frozen mirrors nothing, and an open one mirrors its shore', () => {
  const banff = [51.18, -115.57] as const;
  expect(lake(...banff, '2027-07-10')).toContain('<use');
  expect(lake(...banff, '2027-01-16')).not.toContain('<use');
});
