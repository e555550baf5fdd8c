import type { SkyPlace } from '@ascendant/astrology/sky/place';

const standInLatitude = 40;
const noon = 12;

/**
 * The position to use if the place isn't known: 40 degrees north, at the longitude where solar time matches the event's clock.
 * @param localHour clock time of the start, 0 to 24
 */
export function standIn(instant: Date, localHour = noon): SkyPlace {
  const utcHours = instant.getUTCHours() + instant.getUTCMinutes() / 60;
  const turn = (localHour - utcHours) * 15;
  return { latitude: standInLatitude, longitude: (((((turn % 360) + 540) % 360) + 360) % 360) - 180 };
}
