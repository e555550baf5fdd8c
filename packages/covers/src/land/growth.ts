/** Climate by latitude and season by date. Seasons run from 0 to 1 and may overlap. */
export interface Growth {
  readonly trees: 'palm' | 'broadleaf' | 'conifer';
  readonly winter: number;
  readonly autumn: number;
  readonly spring: number;
}

const yearDays = 365.25;
const dayMs = 86_400_000;
const clamp = (v: number) => Math.min(1, Math.max(0, v));

function treesAt(latitude: number): Growth['trees'] {
  const distance = Math.abs(latitude);
  if (distance < 25) return 'palm';
  return distance < 46 ? 'broadleaf' : 'conifer';
}

/**
 * What grows at a latitude on a day: palms within 25 degrees of the equator, broadleaf trees to 46, conifers beyond;
 * seasons by the day of the year, half a year later in the south, and weaker towards the tropics.
 */
export function growth(latitude: number, instant: Date): Growth {
  const newYear = Date.UTC(instant.getUTCFullYear(), 0, 1);
  const day = (instant.getTime() - newYear) / dayMs + (latitude < 0 ? yearDays / 2 : 0);
  const daysFrom = (peak: number) => Math.abs(((((day - peak) % yearDays) + 1.5 * yearDays) % yearDays) - yearDays / 2);
  const distance = Math.abs(latitude);
  const season = (peak: number, width: number) => clamp(1.6 - daysFrom(peak) / width) * clamp((distance - 24) / 14);
  return {
    trees: treesAt(latitude),
    winter: season(20, 44) * clamp((distance - 36) / 10),
    autumn: season(292, 30) * clamp((60 - distance) / 10),
    spring: season(115, 30),
  };
}
