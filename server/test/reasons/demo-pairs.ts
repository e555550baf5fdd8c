import { eventChart } from '@ascendant/astrology/chart/event-chart';
import { natalChart } from '@ascendant/astrology/chart/natal-chart';
import { categoryMix, namedCategory } from '@ascendant/astrology/matching/category-mix';
import type { MatchPerson } from '@ascendant/astrology/matching/match-person';
import { personVector } from '@ascendant/astrology/matching/person-vector';
import { matchReasons } from '@ascendant/astrology/matching/reasons';
import { clockTime, randomBirth, seeded } from '@ascendant/astrology/reference/chance.golden';
import type { BirthTime } from '@ascendant/astrology/time/birth-time';
import { ianaZones } from '@ascendant/astrology/time/iana-zones';
import { calendarDay } from '@ascendant/domain/calendar-day';
import type { DescribedEvent } from '@ascendant/domain/event/traits/described-event';
import { eventTraits } from '@ascendant/domain/event/traits/event-traits';
import { readDemoEvents } from '../../db/seed/event-content';
import { eventDays } from '../../db/seed/event-dates';

/** The day that the demo's dates are relative to here, whenever the test runs. */
const today = calendarDay('2026-11-26');

/** The demo's real events with their skies and traits. */
export const demoPairEvents = readDemoEvents().map((content) => {
  const { category, place, startTime, secondaryCategories } = content;
  const { startDate } = eventDays(content, today);
  const described: DescribedEvent = {
    ...content,
    startDate,
    text: content.description.join('\n'),
    kind: category,
    latitude: place.latitude,
    difficulty: content.details?.difficulty ?? 0,
  };
  const mix = categoryMix(
    namedCategory(category),
    secondaryCategories.map((name) => namedCategory(name)),
  );
  const at = { lat: place.latitude, lon: place.longitude };
  const chart = eventChart({ date: startDate, time: startTime, zone: place.timezone, place: at }, ianaZones);
  return { content, described, event: { chart, mix }, traits: eventTraits(described) };
});

export type DemoPairEvent = (typeof demoPairEvents)[number];

/** Random people: a third each with an exact time, a vague one and none. */
export function randomPeople(count: number, seed: number): readonly MatchPerson[] {
  const chance = seeded(seed);
  const timeOf = (i: number): BirthTime => {
    if (i % 3 === 0) return { type: 'exact', at: clockTime(Math.floor(chance() * 1440)) };
    return i % 3 === 1 ? { type: 'period', period: 'evening' } : { type: 'unknown' };
  };
  return Array.from({ length: count }, (_, i) => {
    const chart = natalChart(randomBirth(chance, timeOf(i)), ianaZones);
    return { vector: personVector(chart), chart: chart.birthChart };
  });
}

/** A thousand people, each at an event of the demo that chance picks. */
export function randomDemoPairs(count: number, seed: number) {
  const chance = seeded(seed);
  return randomPeople(count, seed + 1).map((person) => {
    const at = demoPairEvents[Math.floor(chance() * demoPairEvents.length)];
    if (at === undefined) throw new RangeError('no demo events');
    return { person, at, reasons: matchReasons({ person, event: at.event, traits: at.traits }) };
  });
}

/** Sixty lines with the facts of their events, as someone who judges them reads them: tone, sentence, event, facts. */
export function linesToJudge(): readonly (readonly string[])[] {
  return randomPeople(60, 60).map((person, i) => {
    const at = demoPairEvents[(i * 4 + (i % 4)) % demoPairEvents.length];
    if (at === undefined) throw new RangeError('no demo events');
    const { lines } = matchReasons({ person, event: at.event, traits: at.traits }).sum;
    const line = lines[i % Math.min(3, lines.length)];
    return [(line?.share ?? 0) >= 0 ? 'for' : 'against', line?.text ?? '', at.content.title, factsOf(at)];
  });
}

function factsOf({ content, described }: DemoPairEvent): string {
  const { startTime, endTime, durationDays, place, capacity, features } = content;
  const days = durationDays === 1 ? '1 day' : `${durationDays} days`;
  const facts = [`${startTime}–${endTime}`, days, described.startDate.slice(0, 7), place.name, `${capacity} people`];
  return [...facts, features.join(', ')].join('; ');
}
