import { neutral } from '@ascendant/astrology/matching/category-significators';
import type { SkyPreview, skyPreviewQuery } from '@ascendant/contract/sky-preview';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { organizerOf } from '@ascendant/domain/event/access';
import { eventFormDefaults } from '@ascendant/domain/event/form/options';
import { lightName } from '@ascendant/domain/event/light-name';
import { parseSpot } from '@ascendant/domain/event/meeting-spot';
import { taxesOf } from '@ascendant/domain/pricing/event-taxes';
import { taxNote } from '@ascendant/domain/pricing/tax-text';
import type { z } from 'zod';
import type { Caller } from '../../../access/caller';
import type { Database } from '../../../database/database';
import { findRegistration } from '../../../database/tax-settings.repository';
import { events } from '../../events/events.module';
import type { DrawPreview } from '../pictures/preview-pictures';
import { findChoices, type CategoryChoice } from './catalog-choice.repository';
import { findEditableEvent } from './event-form.repository';
import { drawnSentence, eventHints } from './event-hints';
import { placeSoFar } from './event-place.service';
import { todayIn } from './event-writes.repository';
import { startOf } from './start.repository';

/** What the form has so far of an event. */
export type UnsavedEvent = z.output<typeof skyPreviewQuery>;

interface PreviewDeps {
  readonly db: Database;
  readonly draw: DrawPreview;
}

/** The id that a cover varies with while the event has none. */
const unsavedId = 0;
const defaultTime = eventFormDefaults.startTime;

/**
 * The light at the start of an event, and the cover drawn from it, before it's saved.
 * @throws AppError not_found, forbidden for the `eventId` of an event that the caller doesn't manage; invalid_input for an unknown place
 * Source: docs/rules/sky.md, "The sky above an event"; docs/archive/design/covers.md, "Contract".
 */
export async function previewSky(
  { db, draw }: PreviewDeps,
  unsaved: UnsavedEvent,
  caller: Caller,
): Promise<SkyPreview> {
  const { date, time = defaultTime, location = '', categoryId, title = '', eventId } = unsaved;
  const edited = eventId === undefined ? null : events.requireChangeable(await findEditableEvent(db, eventId), caller);
  const { question: _question, ...place } = await placeSoFar(db, {
    location,
    placeId: unsaved.placeId ?? null,
    spot: parseSpot(unsaved.spot ?? ''),
  });
  const startsAt = await startOf(db, { date, time, timezone: place.timezone });
  const choices = await findChoices(db);
  const categories = chosen(choices.categories, [categoryId, ...(unsaved.secondaryCategoryIds ?? [])]);
  const event = {
    ...place,
    id: eventId ?? unsavedId,
    categoryName: categoryId === undefined ? '' : (categories[0]?.name ?? ''),
    startsAt,
    startTime: time,
    location,
    title,
    features: chosen(choices.features, unsaved.featureIds ?? []).map(({ name }) => name),
    description: '',
  };
  const sky = events.eventSky(event);
  const { svg, alt, basis } = draw(events.coverInput(event));
  const hints = eventHints({
    isPlaced: place.latitude !== null,
    hasTime: unsaved.time !== undefined,
    categories: categoryId === undefined ? [] : categories.map(toMatchCategory),
    basis,
  });
  const today = await todayIn(db, place.timezone);
  const organizer = await findRegistration(db, edited?.organizerId ?? organizerOf(caller));
  const taxes = organizer && taxesOf({ place: place.province ?? 'outside', day: calendarDay(today), organizer });
  return {
    label: labelOf(sky),
    sky,
    timezone: place.timezone,
    today,
    svg,
    alt,
    drawn: drawnSentence(alt, basis),
    taxes: taxes && [...taxes],
    taxNote: taxes && taxNote(taxes, place.country),
    hints,
  };
}

/** The choices with these ids, in the order of the ids. */
function chosen<T extends { readonly id: number }>(choices: readonly T[], ids: readonly (number | undefined)[]): T[] {
  return ids.flatMap((id) => choices.find((choice) => choice.id === id) ?? []);
}

function toMatchCategory({ id, significators }: CategoryChoice) {
  return { key: id, significators: significators ?? neutral };
}

/** 'civil twilight, Moon 12% lit'; without a place the light is unknown. */
function labelOf({ light, moonLitPercent }: SkyPreview['sky']): string {
  const moon = `Moon ${moonLitPercent}% lit`;
  return light === null ? moon : `${lightName(light)}, ${moon}`;
}
