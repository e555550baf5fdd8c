import type { Health } from '@ascendant/contract/operations';

type Difference = Health['timeZones']['differences'][number];

/** Below the edition: whether events follow it already, and how many zones have other rules elsewhere. */
export function zonesNote({ isApplied, differences }: Health['timeZones']): string {
  if (!isApplied) return 'updating future events';
  if (differences.length === 0) return 'PostgreSQL and Node.js agree';
  return differences
    .map(({ source, zones }) => `${zones.length} ${zones.length === 1 ? 'differs' : 'differ'} in ${source}`)
    .join(', ');
}

/** 'PostgreSQL has other rules for Africa/Casablanca and America/Edmonton.' */
export function differenceText({ source, zones }: Difference): string {
  const last = zones.at(-1) ?? '';
  const list = zones.length < 2 ? last : `${zones.slice(0, -1).join(', ')} and ${last}`;
  return `${source} has other rules for ${list}.`;
}
