import type { Climate } from '../place/climate';
import type { PlaceFacts } from '../place/place-facts';

/** What grows at a place, and the season. Seasons run from 0 to 1 and may overlap. */
export interface Growth {
  readonly trees: 'palm' | 'broadleaf' | 'conifer' | 'acacia' | 'cypress' | 'scrub' | 'none';
  readonly winter: number;
  readonly autumn: number;
  readonly spring: number;
  /** How bare broadleaf trees are, where they lose their leaves. */
  readonly leafless: number;
  /** How dry the ground is, 0 (green) to 1 (bare sand). */
  readonly dryness: number;
}

const yearDays = 365.25;
const dayMs = 86_400_000;
const clamp = (v: number) => Math.min(1, Math.max(0, v));

/** Where the place isn't known: leaf trees in no season, because the hemisphere is unknown. */
export const neutralGrowth: Growth = { trees: 'broadleaf', winter: 0, autumn: 0, spring: 0, leafless: 0, dryness: 0 };

function treesOf(facts: PlaceFacts): Growth['trees'] {
  const { climate, relief, latitude, longitude, altitudeM, settlement } = facts;
  const distance = Math.abs(latitude);
  const isHigh = relief === 'alpine' || relief === 'mountains';
  const isNorthwest = latitude > 45 && longitude < -110;
  switch (climate) {
    case 'rainforest':
      return 'palm';
    case 'tropics':
      return altitudeM > 1300 ? 'broadleaf' : 'palm';
    case 'savanna':
      return longitude > -20 ? 'acacia' : 'palm';
    case 'desert':
      return settlement !== 'country' && distance < 32 && altitudeM < 1500 && longitude < 110 ? 'palm' : 'scrub';
    case 'steppe':
      return distance < 38 ? 'scrub' : isHigh ? 'conifer' : 'broadleaf';
    case 'mediterranean':
      return relief === 'alpine' || altitudeM > 1100 ? 'conifer' : 'cypress';
    case 'subtropical':
      return relief === 'alpine' ? 'conifer' : distance < 28 && altitudeM < 700 ? 'palm' : 'broadleaf';
    case 'oceanic':
      return isHigh || isNorthwest ? 'conifer' : 'broadleaf';
    case 'continental':
      return relief === 'alpine' || distance > 50.9 ? 'conifer' : 'broadleaf';
    case 'boreal':
      return 'conifer';
    case 'tundra':
    case 'ice':
      return 'none';
  }
}

const dryness: Readonly<Partial<Record<Climate, number>>> = { desert: 0.95, steppe: 0.5, savanna: 0.55, tundra: 0.3 };

/** How much snow lies on low ground in midwinter, 0 to 1. */
function snowOf({ climate, relief, latitude, altitudeM }: PlaceFacts): number {
  const distance = Math.abs(latitude);
  if (climate === 'boreal' || climate === 'tundra' || climate === 'ice') return 1;
  if (climate === 'continental') return clamp((distance - 34.5) / 3);
  if (climate === 'desert' && altitudeM < 1800) return 0;
  if (
    distance > 30 &&
    ((relief === 'alpine' && (altitudeM > 600 || distance > 47 || latitude < -40)) || altitudeM > 1500)
  )
    return climate === 'mediterranean' ? 0.6 : 1;
  if (distance > 33 && relief === 'mountains' && altitudeM > 450) return 0.8;
  return climate === 'steppe' ? clamp((distance - 38) / 6) : 0;
}

/** How far into the year a place is, in days, half a year later in the south; and the distance from a day of the year. */
function calendarOf({ latitude }: PlaceFacts, instant: Date): (peak: number) => number {
  const newYear = Date.UTC(instant.getUTCFullYear(), 0, 1);
  const day = (instant.getTime() - newYear) / dayMs + (latitude < 0 ? yearDays / 2 : 0);
  return (peak) => Math.abs(((((day - peak) % yearDays) + 1.5 * yearDays) % yearDays) - yearDays / 2);
}

/** Whether there's enough snow on the heights to ski: from late autumn to spring, longer than in the valleys. */
export function hasHighSnow(facts: PlaceFacts, instant: Date): boolean {
  const { relief, latitude } = facts;
  if (relief === 'flat' || Math.abs(latitude) < 30) return false;
  const days = calendarOf(facts, instant)(38);
  return relief === 'hills' ? days < 45 && snowOf(facts) > 0.5 : days < (Math.abs(latitude) > 60 ? 105 : 84);
}

/**
 * What grows at a place on a day: trees by climate and altitude; seasons by the day of the year, half a year later in the south,
 * weaker towards the tropics; snow only where it lies.
 * Source: docs/archive/design/covers.md, "Land"
 */
export function growth(facts: PlaceFacts, instant: Date): Growth {
  const daysFrom = calendarOf(facts, instant);
  const distance = Math.abs(facts.latitude);
  const season = (peak: number, width: number) => clamp(1.6 - daysFrom(peak) / width) * clamp((distance - 24) / 14);
  const isLong = distance > 60 || facts.climate === 'tundra' || facts.climate === 'ice';
  const trees = treesOf(facts);
  // Leaf trees of the southern hemisphere are mostly evergreen.
  const losesLeaves = trees === 'broadleaf' && facts.latitude > 0;
  return {
    trees,
    winter: season(isLong ? 35 : 25, isLong ? 62 : 46) * snowOf(facts),
    autumn: season(292, 30) * clamp((60 - distance) / 10),
    spring: season(115, 30),
    leafless: losesLeaves ? season(22, 62) : 0,
    dryness: dryness[facts.climate] ?? (facts.climate === 'mediterranean' ? 0.15 + 0.4 * season(215, 50) : 0),
  };
}
