import type { CoverInput } from './cover-input';
import { stream } from './random';

/** Real places: name, latitude, longitude. */
const places = [
  ['Banff', 51.18, -115.57],
  ['Grand Canyon', 36.06, -112.14],
  ['Tofino', 49.15, -125.9],
  ['Montreal', 45.5, -73.57],
  ['Austin', 30.27, -97.74],
  ['Moab', 38.57, -109.55],
  ['Quebec City', 46.81, -71.21],
  ['Maui', 20.8, -156.33],
  ['Whitehorse', 60.72, -135.06],
  ['Miami Beach', 25.79, -80.13],
  ['New York', 40.71, -74],
  ['Halifax', 44.65, -63.57],
  ['Yosemite', 37.75, -119.59],
  ['Vancouver', 49.28, -123.12],
  ['Santa Fe', 35.69, -105.94],
  ['Chicago', 41.88, -87.63],
  ['Tromso', 69.65, 18.96],
  ['Cusco', -13.52, -71.97],
  ['Queenstown', -45.03, 168.66],
  ['Cape Town', -33.92, 18.42],
  ['Kyoto', 35.01, 135.77],
  ['Marrakesh', 31.63, -7.99],
  ['Iqaluit', 63.75, -68.52],
  ['San Francisco', 37.77, -122.42],
] as const;

type Hours = readonly [from: number, to: number];

/** Solar hours at which events of each category start. */
const hoursByCategory: Readonly<Record<string, Hours>> = {
  'Music & Concerts': [17, 21.5],
  'Art & Culture': [8, 20],
  'Food & Drink': [11, 20.5],
  'Sports & Fitness': [6.5, 20],
  'Outdoor & Nature': [5, 23],
  'Nightlife & Parties': [19, 25],
  'Education & Workshops': [9, 22],
  'Spiritual & Wellness': [5, 22],
  'Networking & Business': [8, 20],
  'Family & Kids': [8, 20],
  'Gaming & Esports': [13, 22],
  'Festivals & Seasonal Events': [10, 23],
  'Adventure & Extreme': [5.5, 15],
  'Romantic & Dating': [17, 22],
  'Community & Volunteering': [8, 20],
};

export const sampleCategories: readonly string[] = Object.keys(hoursByCategory);

const hourMs = 3_600_000;
const anyHour: Hours = [0, 24];

/**
 * Made-up events in real places, spread over a year, for tests and benchmarks.
 * @param category gives all events this category, around the clock; without it, categories take turns at their usual hours
 */
export function sampleEvents(count: number, salt = 'sample', category?: string): readonly CoverInput[] {
  return Array.from({ length: count }, (_, i) => {
    const rng = stream(`${salt}${i}`);
    const own = category ?? sampleCategories[i % sampleCategories.length] ?? '';
    const [place, latitude, longitude] = rng.pick(places);
    const hours = category === undefined ? (hoursByCategory[own] ?? anyHour) : anyHour;
    const solarHour = Math.round(rng.range(...hours) * 2) / 2;
    const day = Date.UTC(2026, 0, 1 + rng.int(0, 364));
    const instant = new Date(day + (solarHour - longitude / 15) * hourMs);
    return { id: String(4000 + i), category: own, latitude, longitude, instant, place };
  });
}
