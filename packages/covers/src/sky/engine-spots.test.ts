// oxlint-disable-next-line no-restricted-imports -- our sky is checked against the engine itself
import { Body, Equator, Horizon, Observer } from 'astronomy-engine';
import { describe, expect, test } from 'vitest';
import { drawCover } from '../cover';
import { sampleEvents } from '../samples';
import { projectionTo } from './projection';

/** J2000 right ascension in hours and declination in degrees of the brightest stars. */
const stars: Readonly<Record<string, readonly [number, number]>> = {
  Sirius: [6.7525, -16.7161],
  Canopus: [6.3992, -52.6957],
  Arcturus: [14.261, 19.1825],
  Vega: [18.6156, 38.7837],
  Capella: [5.2782, 45.998],
  Rigel: [5.2423, -8.2016],
  Procyon: [7.655, 5.225],
  Betelgeuse: [5.9195, 7.4071],
  Altair: [19.8464, 8.8683],
  Aldebaran: [4.5987, 16.5093],
  Antares: [16.4901, -26.432],
  Spica: [13.4199, -11.1613],
  Pollux: [7.7553, 28.0262],
  Fomalhaut: [22.9608, -29.6222],
  Deneb: [20.6905, 45.2803],
  Regulus: [10.1395, 11.9672],
};

const events = sampleEvents(20, 'spots');

describe('20 spot checks against the engine', () => {
  test.each(events.map((event, i) => ({ i, event })))('event $i', ({ event }) => {
    const { latitude, longitude, instant } = event;
    const observer = new Observer(latitude ?? 0, longitude ?? 0, 0);
    const cover = drawCover(event);
    for (const { kind, name, altitudeDeg, azimuthDeg } of cover.bodies) {
      const body = kind === 'sun' ? Body.Sun : kind === 'moon' ? Body.Moon : undefined;
      const place = body && Equator(body, instant, observer, true, true);
      const [ra, dec] = place ? [place.ra, place.dec] : (stars[name] ?? []);
      if (ra === undefined || dec === undefined) continue;
      const truth = Horizon(instant, observer, ra, dec, 'normal');
      // Stars move by up to 0.4 degrees between J2000 and 2026.
      const near = kind === 'star' ? 0.6 : 0.2;
      expect(Math.abs(altitudeDeg - truth.altitude)).toBeLessThan(near);
      const turn = Math.abs(((azimuthDeg - truth.azimuth + 540) % 360) - 180) * Math.cos((altitudeDeg * Math.PI) / 180);
      expect(turn).toBeLessThan(near);
    }
  });

  test('bodies are drawn where they are said to be', () => {
    for (const event of events) {
      const { bodies, azimuthDeg } = drawCover(event);
      const project = projectionTo(azimuthDeg, 0);
      const offsets = bodies.map((body) => body.y * 675 - project(body).y);
      for (const offset of offsets) expect(offset).toBeCloseTo(offsets[0] ?? offset, 6);
      for (const body of bodies) expect(body.x * 1200).toBeCloseTo(project(body).x, 6);
    }
  });

  test('the light follows the height of the Sun', () => {
    for (const event of events) {
      const observer = new Observer(event.latitude ?? 0, event.longitude ?? 0, 0);
      const sun = Equator(Body.Sun, event.instant, observer, true, true);
      const { altitude } = Horizon(event.instant, observer, sun.ra, sun.dec, 'normal');
      const light = drawCover(event).light;
      if (altitude > 7) expect(light).toBe('day');
      if (altitude < -19) expect(['night', 'moonlit']).toContain(light);
    }
  });
});
