import type { BirthInput } from '../chart/natal-chart';
import { addDays } from '../day';
import type { BirthTime } from '../time/birth-time';
import { referenceBirths } from './births.golden';

/** Random numbers in [0, 1) that are the same in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Places between the polar circles. */
const places = referenceBirths.filter(({ lat }) => Math.abs(lat) < 66);
const startDay = '1926-01-01';
const days = 36_525;

/** A birth somewhere between the polar circles on some day of 1926 to 2025. */
export function randomBirth(chance: () => number, time: BirthTime): BirthInput {
  const place = places[Math.floor(chance() * places.length)];
  if (place === undefined) throw new Error('no places');
  return {
    date: addDays(startDay, Math.floor(chance() * days)),
    time,
    city: place.city,
    country: place.country,
    place: {
      id: 1,
      name: place.city,
      region: null,
      countryCode: place.countryCode,
      lat: place.lat,
      lon: place.lon,
      zone: place.zone,
    },
    countryZones: [],
  };
}

/** A minute of the day on the clock, 'HH:MM'. */
export function clockTime(minuteOfDay: number): string {
  const [hours, minutes] = [Math.floor(minuteOfDay / 60), minuteOfDay % 60];
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
