import { chartAt } from '../chart/event-chart';
import { natalChart } from '../chart/natal-chart';
import { categoryMix, namedCategory } from '../matching/category-mix';
import { categorySignificators } from '../matching/category-significators';
import { eventVector } from '../matching/event-vector';
import { personVector } from '../matching/person-vector';
import { matchScore, matchZ } from '../matching/score';
import { ianaZones } from '../time/iana-zones';
import { clockTime, randomBirth, seeded } from './chance.golden';

/** Twelve years of months, from January 2024 to December 2035. */
export const firstYear = 2024;
export const monthCount = 144;
const peopleCount = 500;
const eventsAMonth = 84;

/** Scores of random people with random events, by month and event. */
export interface Sample {
  /** months × events × people */
  readonly months: readonly (readonly Float64Array[])[];
  /** The category of each event, in the same order. */
  readonly categories: readonly (readonly string[])[];
}

/** Six million pairs, the same ones in every run. Source: docs/rules/matching-model.md, "Scores". */
export function sampleScores(): Sample {
  const chance = seeded(20_261_122);
  const people = Array.from({ length: peopleCount }, () => {
    const birth = randomBirth(chance, { type: 'exact', at: clockTime(Math.floor(chance() * 1440)) });
    return personVector(natalChart(birth, ianaZones));
  });
  const names = Object.keys(categorySignificators);
  const drawn = Array.from({ length: monthCount }, (_, month) =>
    Array.from({ length: eventsAMonth }, () => {
      const name = names[Math.floor(chance() * names.length)] ?? '';
      const vector = eventVector(
        chartAt(instantIn(month, chance()), placeBy(chance)),
        categoryMix(namedCategory(name)),
      );
      return { name, scores: Float64Array.from(people, (person) => matchScore(matchZ(person, vector))) };
    }),
  );
  return {
    months: drawn.map((events) => events.map(({ scores }) => scores)),
    categories: drawn.map((events) => events.map(({ name }) => name)),
  };
}

function instantIn(month: number, share: number): number {
  const start = Date.UTC(firstYear, month, 1) / 1000;
  return start + share * (Date.UTC(firstYear, month + 1, 1) / 1000 - start);
}

/** Between 60° south and 60° north. */
function placeBy(chance: () => number): { lat: number; lon: number } {
  return { lat: chance() * 120 - 60, lon: chance() * 360 - 180 };
}
