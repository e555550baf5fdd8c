import { eventTraits } from '@ascendant/domain/event/traits/event-traits';
import { eventChart } from '../chart/event-chart';
import { natalChart } from '../chart/natal-chart';
import { addDays } from '../day';
import { categoryMix } from '../matching/category-mix';
import { categorySignificators, type CategoryName } from '../matching/category-significators';
import { personVector } from '../matching/person-vector';
import type { BirthTime } from '../time/birth-time';
import { ianaZones } from '../time/iana-zones';
import { clockTime, randomBirth, seeded } from './chance.golden';

const names = Object.keys(categorySignificators) as CategoryName[];

/** An event that says little: its category, its hour, its season and its size. */
function traitsOf(
  kind: CategoryName,
  { date, time, place }: { date: string; time: string; place: { lat: number } | null },
  i: number,
) {
  return eventTraits({
    title: `Event ${i}`,
    text: '',
    kind,
    features: [],
    startDate: date,
    startTime: time,
    endTime: time,
    durationDays: 1 + (i % 3),
    latitude: place?.lat ?? null,
    capacity: [8, 40, 300][i % 3] ?? 40,
    difficulty: 0,
  });
}

/** Random people with exact, vague and unknown times at random events of every kind, with and without a place. */
export function randomPairs(count: number, seed: number) {
  const chance = seeded(seed);
  const minute = () => clockTime(Math.floor(chance() * 1440));
  const time = (i: number): BirthTime => {
    if (i % 3 === 0) return { type: 'exact', at: minute() };
    return i % 3 === 1 ? { type: 'period', period: 'evening' } : { type: 'unknown' };
  };
  return Array.from({ length: count }, (_, i) => {
    const chart = natalChart(randomBirth(chance, time(i)), ianaZones);
    const kind = names[Math.floor(chance() * names.length)] ?? 'Food & Drink';
    const place = i % 7 === 0 ? null : { lat: chance() * 130 - 65, lon: chance() * 360 - 180 };
    const start = { date: addDays('2026-01-01', Math.floor(chance() * 1500)), time: minute(), zone: 'UTC', place };
    const mix = categoryMix({ key: kind, significators: categorySignificators[kind] });
    return {
      person: { vector: personVector(chart), chart: chart.birthChart },
      event: { chart: eventChart(start, ianaZones), mix },
      traits: traitsOf(kind, start, i),
    };
  });
}
