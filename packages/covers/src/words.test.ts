import { describe, expect, test } from 'vitest';
import { drawCover } from './cover';
import type { ShownBody } from './sky/shown-bodies';
import { describe as wordsFor } from './words';

const base = {
  light: 'civil',
  isRising: false,
  motifWords: 'a museum with columns',
  backdropWords: 'a city on the water',
  place: 'Halifax',
  moonPhaseAngleDeg: 91,
  isPlaced: true,
} as const;
const at = { x: 0, y: 0, altitudeDeg: 10 };
const moon: ShownBody = { kind: 'moon', name: 'Moon', ...at, azimuthDeg: 180 };
const venus: ShownBody = { kind: 'planet', name: 'Venus', ...at, azimuthDeg: 225 };
const star: ShownBody = { kind: 'star', name: 'Vega', ...at, azimuthDeg: 45 };

describe('the text alternative', () => {
  test('says the light, the landscape, the place and what is in the sky', () => {
    expect(wordsFor({ ...base, bodies: [moon, venus, star] })).toBe(
      'Dusk over a museum with columns and a city on the water near Halifax; the Moon, first quarter, in the south, Venus in the south-west',
    );
  });

  test('names a star only if there is little else in the sky', () => {
    expect(wordsFor({ ...base, bodies: [venus, star] })).toMatch(/; Venus in the south-west, Vega in the north-east$/);
    expect(wordsFor({ ...base, bodies: [star] })).toMatch(/; Vega in the north-east$/);
  });

  test('names at most three bodies', () => {
    const mars: ShownBody = { ...venus, name: 'Mars' };
    const text = wordsFor({ ...base, bodies: [moon, venus, mars, { ...venus, name: 'Saturn' }] });
    expect(text).toContain('Mars');
    expect(text).not.toContain('Saturn');
  });

  test('is short if nothing is known', () => {
    expect(wordsFor({ ...base, motifWords: '', place: '', isPlaced: false, bodies: [moon] })).toBe(
      'Dusk over a city on the water',
    );
  });
});

test('a real evening: the museum on the waterfront of Halifax', () => {
  const { alt } = drawCover({
    id: 'art-6',
    category: 'Art & Culture',
    title: 'Gallery night on the waterfront',
    place: 'Halifax',
    latitude: 44.65,
    longitude: -63.57,
    instant: new Date('2026-09-18T22:40:00Z'),
  });
  expect(alt).toMatch(
    /^Dusk over a museum with columns and a city on the water near Halifax; the Moon, first quarter, in the south/,
  );
});
