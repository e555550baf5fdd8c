import { e_tilt, SiderealTime } from 'astronomy-engine';
import { angleOf, norm, radians } from '../zodiac';
import { astroTime } from './longitudes';

/** How far the sky turns in an hour, in degrees. Source: docs/rules/sky.md, "Incomplete birth time". */
const turnPerHour = 15.04106864;

export interface Observer {
  /** Degrees north. */
  readonly lat: number;
  /** Degrees east. */
  readonly lon: number;
}

/**
 * The longitude in degrees of the point of the ecliptic that's rising in the east.
 * Source: docs/rules/sky.md, "Positions".
 */
export function ascendantAt(unixSeconds: number, observer: Observer): number {
  return ascendantClock(unixSeconds, observer)(unixSeconds);
}

/**
 * The ascendant as a function of time near a start. It computes sidereal time and obliquity once and turns the sky from
 * there, which is exact to a few seconds of arc over a day.
 * Source: docs/rules/sky.md, "Algorithm", step 2.
 */
export function ascendantClock(startSeconds: number, observer: Observer): (unixSeconds: number) => number {
  const time = astroTime(startSeconds);
  const startRamc = 15 * SiderealTime(time) + observer.lon;
  const obliquity = e_tilt(time).tobl * radians;
  return (unixSeconds) => {
    const ramc = startRamc + ((unixSeconds - startSeconds) / 3600) * turnPerHour;
    return risingPoint({ ramc: ramc * radians, obliquity, latitude: observer.lat * radians });
  };
}

/** All angles in radians; the result in degrees. */
function risingPoint(sky: { ramc: number; obliquity: number; latitude: number }): number {
  const { ramc, obliquity, latitude } = sky;
  const ascendant = angleOf({
    y: Math.cos(ramc),
    x: -(Math.sin(ramc) * Math.cos(obliquity) + Math.tan(latitude) * Math.sin(obliquity)),
  });
  const midheaven = angleOf({ y: Math.sin(ramc), x: Math.cos(ramc) * Math.cos(obliquity) });
  // Inside the polar circles the formula gives the setting point for part of each day. The rising point follows the midheaven.
  return norm(ascendant - midheaven) > 180 ? norm(ascendant + 180) : ascendant;
}
