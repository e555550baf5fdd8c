import { preferenceReasons, reasonsText } from '@ascendant/domain/match/preference-reasons';
import type { ChargedPrices } from '@ascendant/domain/pricing/exchange-rate';
import type { Database } from '../../database/database';
import { places } from '../places/places.module';
import type { EventIndex } from './event-index';
import { preferencesOf } from './event-preferences';
import { findPreferences } from './preferences.repository';

interface PracticalDeps {
  readonly db: Database;
  readonly index: Pick<EventIndex, 'find'>;
  readonly prices: ChargedPrices;
}

/** What a person's preferences say for an event, beside the stars: '161 km from you, within your price, on a Saturday'; null for nothing. */
export async function practicalFitOf(deps: PracticalDeps, userId: number, eventId: number): Promise<string | null> {
  const row = await findPreferences(deps.db, userId);
  const event = deps.index.find(eventId);
  if (!row || !event) return null;
  const home = await places.homeOf(deps.db, row);
  const distanceKm = home && event.place ? places.kmBetween(places.directionOf(home), event.place) : null;
  return reasonsText(preferenceReasons({ ...event.offered, distanceKm }, preferencesOf(row, deps.prices)));
}
