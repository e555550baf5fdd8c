import { describe, expect, test } from 'vitest';
import { drawCover } from '../cover';
import { sampleEvents } from '../samples';
import type { ShownBody } from './shown-bodies';

describe('bodies for leader lines', () => {
  test.each(['card', 'og', 'hero', 'plate', 'tall'] as const)(
    'all stand inside the %s and above the horizon',
    (format) => {
      const bodies = sampleEvents(45, format).flatMap((event) => drawCover(event, format).bodies);
      expect(bodies.length).toBeGreaterThan(20);
      const isWrong = ({ x, y, altitudeDeg }: ShownBody) => Math.min(x, 1 - x, y, 1 - y) <= 0 || altitudeDeg <= 0;
      expect(bodies.filter(isWrong)).toEqual([]);
    },
  );

  test('a body is at the same spot on the card and on its crop', () => {
    for (const event of sampleEvents(30, 'crop')) {
      const card = new Map(drawCover(event, 'card').bodies.map((body) => [body.name, body]));
      for (const { name, x, y } of drawCover(event, 'og').bodies) {
        expect(x).toBeCloseTo(card.get(name)!.x, 9);
        expect(y * 630 + 20).toBeCloseTo(card.get(name)!.y * 675, 6);
      }
    }
  });

  test('bodies farther right have larger azimuths', () => {
    for (const event of sampleEvents(60, 'order')) {
      const { bodies, azimuthDeg } = drawCover(event, 'plate');
      const turn = (azimuth: number) => ((azimuth - azimuthDeg + 540) % 360) - 180;
      for (const body of bodies) expect(Math.sign(turn(body.azimuthDeg))).toBe(Math.sign(body.x - 0.5));
    }
  });

  test('nothing behind the library wall is named', () => {
    for (const event of sampleEvents(40, 'window')) {
      const { bodies } = drawCover({ ...event, pins: { motif: 'library' } }, 'hero');
      for (const { x } of bodies) expect(Math.abs(x * 1560 - 780)).toBeLessThan(300 + 85 + 1);
    }
  });

  test('the main body stays in the middle square of the card', () => {
    for (const event of sampleEvents(120, 'square')) {
      const sun = drawCover(event).bodies.find(({ kind }) => kind === 'sun');
      if (sun && sun.altitudeDeg < 12) expect(Math.abs(sun.x * 1200 - 600)).toBeLessThan(337.5);
    }
  });
});
