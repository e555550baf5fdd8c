import { durationBand, durationLabel, type DurationBand } from '@ascendant/domain/event/duration-badge';
import { Badge } from '../../ui/layout/Badge';

const tones = { day: 'plain', short: 'pine', long: 'info' } as const satisfies Record<DurationBand, string>;

/** '3 days', in one of three colours: 1 day, up to 3 days, longer. */
export function DurationBadge({ days }: { readonly days: number }) {
  return <Badge tone={tones[durationBand(days)]}>{durationLabel(days)}</Badge>;
}
