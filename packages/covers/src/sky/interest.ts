import { radiansPerDegree, turnBetween, type Direction } from '@ascendant/astrology/sky/directions';
import type { Light } from '@ascendant/astrology/sky/light';
import { milkyWayBrightness } from '@ascendant/astrology/sky/milky-way';
import type { Sky } from '@ascendant/astrology/sky/sky';
import type { Stream } from '../random';
import { isMoonLitEnough } from './moon-sight';

/** Something worth looking at, if it's in view. */
interface Attraction {
  readonly azimuthDeg: number;
  readonly worth: number;
}

/** What a body counts for at its altitude: nothing if it's below the horizon or above the frame. */
function attraction({ altitudeDeg, azimuthDeg }: Direction, worth: number): Attraction {
  const isInFrame = altitudeDeg >= -1 && altitudeDeg <= 39;
  const height = altitudeDeg > 33 ? (39 - altitudeDeg) / 6 : 1;
  return { azimuthDeg, worth: isInFrame ? worth * height : 0 };
}

/** 1 well inside the frame, 0 outside. */
function share(turnDeg: number): number {
  const off = Math.abs(turnDeg);
  return off < 22 ? 1 : Math.max(0, 1 - (off - 22) / 36);
}

function sunAttraction({ sun }: Sky): Attraction {
  const isLow = sun.altitudeDeg < 12;
  return attraction(sun, sun.altitudeDeg <= -0.8 ? 0 : isLow ? 5 : 2.2);
}

function moonAttraction({ sun, moon }: Sky): Attraction {
  if (!isMoonLitEnough(moon, sun.altitudeDeg)) return attraction(moon, 0);
  const light = (0.7 + 2.2 * moon.litFraction) * (sun.altitudeDeg > 0 ? 0.8 : 1.25);
  // A crescent in twilight is worth turning to.
  const isTwilight = sun.altitudeDeg < 0 && sun.altitudeDeg > -14;
  return attraction(moon, light + (moon.litFraction < 0.3 && isTwilight ? 1.4 : 0));
}

/** Planets and stars bright enough for this light, and the Milky Way if it's dark enough. */
function nightAttractions({ planets, stars, milkyWay }: Sky, light: Light): readonly Attraction[] {
  const shows = ({ magnitude }: { magnitude: number }) => magnitude < light.limitingMagnitude;
  const cloud = light.milkyWay > 0 ? milkyWay : [];
  return [
    ...planets.filter(shows).map((planet) => attraction(planet, Math.max(0.3, 1.1 - 0.35 * planet.magnitude))),
    ...stars.filter(shows).map((star) => attraction(star, 0.42 * 10 ** (-0.2 * star.magnitude))),
    ...cloud.map((point) => attraction(point, light.milkyWay * 0.1 * milkyWayBrightness(point.galacticLongitudeDeg))),
  ];
}

/** Scores the glow of a Sun below the horizon; for a high Sun, the view across the light, with the Sun out of the frame. */
function glowScore({ sun }: Sky, view: number): number {
  const facing = Math.cos(turnBetween(view, sun.azimuthDeg) * radiansPerDegree);
  if (sun.altitudeDeg >= 39) return 0.8 * (1 - Math.abs(facing));
  const isTwilight = sun.altitudeDeg <= -0.8 && sun.altitudeDeg > -13;
  return isTwilight ? (3.4 + sun.altitudeDeg / 5) * Math.max(0, facing) : 0;
}

/** The most interesting azimuth of a sky, in steps of 5 degrees. Source: docs/archive/design/covers.md, "Sky: where to look". */
export function mostInteresting(sky: Sky, light: Light, rng: Stream): number {
  const all = [sunAttraction(sky), moonAttraction(sky), ...nightAttractions(sky, light)];
  const attractions = all.filter(({ worth }) => worth > 0);
  let best = { score: -1, azimuthDeg: 0 };
  for (let azimuthDeg = 0; azimuthDeg < 360; azimuthDeg += 5) {
    let score = 0.02 * rng.next() + glowScore(sky, azimuthDeg);
    for (const one of attractions) score += one.worth * share(turnBetween(azimuthDeg, one.azimuthDeg));
    if (score > best.score) best = { score, azimuthDeg };
  }
  return best.azimuthDeg;
}
