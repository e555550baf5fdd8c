import type { SkyPreview } from '@ascendant/contract/event-editor';
import { drawCover } from '@ascendant/covers/cover';
import type { CalendarDay, ClockTime } from '@ascendant/domain/calendar-day';
import { lightName } from '@ascendant/domain/event/light-name';
import type { Caller } from '../../access/caller';
import type { Database } from '../../database/database';
import { events } from '../events/events.module';
import { places } from '../places/places.module';
import { findChoices } from './catalog-choice.repository';
import { findEditableEvent } from './event-form.repository';
import { placeOf, unknownPlace, type EventPlace, type GivenPlace } from './event-place.service';
import { startOf } from './start.repository';

/** What the form has so far of an event. */
export interface UnsavedEvent {
  readonly date: CalendarDay;
  readonly time: ClockTime;
  readonly placeId?: number | undefined;
  readonly location?: string | undefined;
  readonly categoryId?: number | undefined;
  readonly title?: string | undefined;
  readonly eventId?: number | undefined;
}

/** The id that a cover varies with while the event has none. */
const unsavedId = 0;

/**
 * The light at the start of an event, and the cover drawn from it, before it's saved.
 * @throws AppError not_found, forbidden for the `eventId` of an event that the caller doesn't manage; invalid_input for an unknown place
 * Source: docs/rules/sky.md, "The sky above an event"; docs/design/covers.md, "Contract".
 */
export async function previewSky(db: Database, unsaved: UnsavedEvent, caller: Caller): Promise<SkyPreview> {
  const { date, time, location = '', categoryId, title = '', eventId } = unsaved;
  if (eventId !== undefined) events.requireChangeable(await findEditableEvent(db, eventId), caller);
  const place = await placeSoFar(db, { location, placeId: unsaved.placeId ?? null });
  const startsAt = await startOf(db, { date, time, timezone: place.timezone });
  const { categories } = await findChoices(db);
  const event = {
    ...place,
    id: eventId ?? unsavedId,
    categoryName: categories.find(({ id }) => id === categoryId)?.name ?? '',
    startsAt,
    startTime: time,
    location,
    title,
    features: [],
    description: '',
  };
  const sky = events.eventSky(event);
  const { svg, alt } = drawCover(events.coverInput(event), 'card');
  return { label: labelOf(sky), sky, timezone: place.timezone, svg, alt };
}

/** While the gazetteer is being loaded, a location means no place yet: the Moon is known without one. */
async function placeSoFar(db: Database, given: GivenPlace): Promise<EventPlace> {
  if (given.placeId === null && !(await places.gazetteerIsReady(db))) return unknownPlace;
  return placeOf(db, given);
}

/** 'civil twilight, Moon 12% lit'; without a place the light is unknown. */
function labelOf({ light, moonLitPercent }: SkyPreview['sky']): string {
  const moon = `Moon ${moonLitPercent}% lit`;
  return light === null ? moon : `${lightName(light)}, ${moon}`;
}
