import type { OtherDate } from '@ascendant/contract/event-editor';
import { shownPrices } from '@ascendant/contract/tier-wire';
import { priceLabel } from '@ascendant/domain/pricing/price-label';
import type { Viewer } from '../../access/caller';
import { events } from '../events/events.module';
import type { EditorDeps } from './editor-deps';
import { findOtherDateIds } from './series.repository';

/** The other dates of an event that the caller may read, with the seats left and the caller's match. @throws AppError not_found */
export async function otherDates(
  deps: Pick<EditorDeps, 'db' | 'eventScores'>,
  eventId: number,
  caller: Viewer | null,
): Promise<OtherDate[]> {
  await events.readableEvent(deps.db, eventId, caller);
  const found = await events.eventSummaries(deps, await findOtherDateIds(deps.db, eventId), caller);
  return found.map((event) => ({ ...event, price: priceLabel(shownPrices(event).from) }));
}
