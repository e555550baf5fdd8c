import { chartAt } from '@ascendant/astrology/chart/event-chart';
import { natalChart } from '@ascendant/astrology/chart/natal-chart';
import { daySeconds } from '@ascendant/astrology/day';
import { categoryMix, namedCategory } from '@ascendant/astrology/matching/category-mix';
import { categorySignificators } from '@ascendant/astrology/matching/category-significators';
import { createEventMatrix, setEvent, type EventMatrix } from '@ascendant/astrology/matching/event-matrix';
import { eventVector } from '@ascendant/astrology/matching/event-vector';
import { partyScores } from '@ascendant/astrology/matching/group';
import { personVector } from '@ascendant/astrology/matching/person-vector';
import { isBetter } from '@ascendant/astrology/matching/ranking';
import { createSelection } from '@ascendant/astrology/matching/selection';
import { clockTime, randomBirth, seeded } from '@ascendant/astrology/reference/chance.golden';
import { ianaZones } from '@ascendant/astrology/time/iana-zones';
import { medianMs } from '../quantile';

const wanted = 50;
const skyCount = 500;

/** How long ranking takes, in milliseconds. */
export function rankingFigures(): Record<string, number> {
  const chance = seeded(20_261_122);
  const people = Array.from({ length: 5 }, () => {
    const birth = randomBirth(chance, { type: 'exact', at: clockTime(Math.floor(chance() * 1440)) });
    return personVector(natalChart(birth, ianaZones));
  });
  const one = people.slice(0, 1);
  const vectors = skyVectors(chance);
  const hundred = matrixOf(100_000, vectors);
  const rank100kMs = medianMs(41, () => rank(one, hundred));
  const rank100kForFiveMs = medianMs(41, () => rank(people, hundred));
  const million = matrixOf(1_000_000, vectors);
  return {
    rank100kMs,
    rank100kForFiveMs,
    rankMillionMs: medianMs(21, () => rank(one, million)),
  };
}

/** The rows of the best events, best first, as `server/src/modules/matches/rank-rows.ts` finds them. */
function rank(people: readonly Float32Array[], matrix: EventMatrix): readonly number[] {
  const scores = partyScores(people, matrix);
  const selection = createSelection(wanted, (a, b) => isBetter(scores, matrix, a, b));
  for (let row = 0; row < scores.length; row += 1) selection.add(row);
  return selection.ordered();
}

/** Vectors of every kind of event at random instants of a year. */
function skyVectors(chance: () => number): readonly Float32Array[] {
  const mixes = Object.keys(categorySignificators).map((name) => categoryMix(namedCategory(name)));
  return Array.from({ length: skyCount }, () => {
    const place = { lat: chance() * 120 - 60, lon: chance() * 360 - 180 };
    const chart = chartAt(daySeconds('2027-01-01') + chance() * 31_536_000, place);
    return mixes.map((mix) => eventVector(chart, mix));
  }).flat();
}

function matrixOf(count: number, vectors: readonly Float32Array[]): EventMatrix {
  const matrix = createEventMatrix(count);
  for (let id = 0; id < count; id++) {
    const vector = vectors[(id * 37) % vectors.length];
    if (vector !== undefined) setEvent(matrix, { id, startsAt: id % 1000, vector });
  }
  return matrix;
}
