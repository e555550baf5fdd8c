import { createHash } from 'node:crypto';
import { eventChart, type EventChart } from '@ascendant/astrology/chart/event-chart';
import { categoryMix, type CategoryMix, type MatchCategory } from '@ascendant/astrology/matching/category-mix';
import { neutral } from '@ascendant/astrology/matching/category-significators';
import { eventAnalysis } from '@ascendant/astrology/matching/event-analysis';
import { eventKind } from '@ascendant/astrology/matching/event-kind';
import { eventVector } from '@ascendant/astrology/matching/event-vector';
import { modelVersion } from '@ascendant/astrology/model';
import { ianaZones } from '@ascendant/astrology/time/iana-zones';
import { eventTraits } from '@ascendant/domain/event/traits/event-traits';
import type { NewEventAstrologyAnalysisRow } from '../../../db/schema/charts';
import type { CategoryRow, EventStartRow } from './event-skies.repository';
import type { EventTextRow } from './event-texts.repository';

type Categories = ReadonlyMap<number, CategoryRow>;

/** The categories of an event as matching weighs them. */
export function mixOf(event: EventStartRow, categories: Categories): CategoryMix {
  const known = event.categoryIds.flatMap((id) => {
    const category = id === null ? undefined : categories.get(id);
    return category ? [toMatchCategory(category)] : [];
  });
  const [main, ...secondary] = known;
  if (!main) throw new RangeError(`event ${event.id} has no category`);
  return categoryMix(main, secondary);
}

/** What reasons may say of an event. */
export function traitsOf({ categoryId, itinerary, description, ...event }: EventTextRow, categories: Categories) {
  const category = categories.get(categoryId);
  if (!category) throw new RangeError(`event ${event.id} has no category`);
  const steps = itinerary.flatMap(({ title, text }) => [title, text]);
  return eventTraits({ ...event, text: [description, ...steps].join('\n'), kind: eventKind(category.name) });
}

/** A category whose planets no one has chosen is neutral, whatever its name. */
function toMatchCategory({ id, significators }: CategoryRow): MatchCategory {
  return { key: id, significators: significators ?? neutral };
}

/** Tells whether a stored analysis was made from this start, place and categories by this model. */
export function fingerprintOf(event: EventStartRow, mix: CategoryMix): string {
  const { startDate, startTime, timezone, latitude, longitude, startsAt } = event;
  const facts = [modelVersion, startDate, startTime, timezone, latitude, longitude, startsAt.toISOString(), mix];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

/** Reads the sky of an event's start: chart, vector, and what they say to everyone. */
export function analyse(
  event: EventStartRow,
  mix: CategoryMix,
): NewEventAstrologyAnalysisRow & { chart: EventChart & Record<string, unknown> } {
  const chart = chartOf(event);
  const analysis = eventAnalysis({ chart, mix });
  return {
    eventId: event.id,
    bestAlignedSigns: [...analysis.bestAlignedSigns],
    leastCompatibleSigns: [...analysis.leastCompatibleSigns],
    emotionalTone: analysis.emotionalTone,
    reasoning: analysis.reasoning,
    chart: { ...chart },
    vector: eventVector(chart, mix),
    model: modelVersion,
    fingerprint: fingerprintOf(event, mix),
  };
}

function chartOf({ startDate, startTime, timezone, latitude, longitude }: EventStartRow): EventChart {
  const place = latitude === null || longitude === null ? null : { lat: latitude, lon: longitude };
  return eventChart({ date: startDate, time: startTime, zone: timezone, place }, ianaZones);
}
