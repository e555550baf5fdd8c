import { beforeAll, describe, expect, it } from 'vitest';
import { chartAt } from '../chart/event-chart';
import { natalChart } from '../chart/natal-chart';
import { daySeconds } from '../day';
import { clockTime, randomBirth, seeded } from '../reference/chance.golden';
import { ianaZones } from '../time/iana-zones';
import { categoryMix, namedCategory } from './category-mix';
import { categorySignificators } from './category-significators';
import { createEventMatrix, removeEvent, setEvent, vectorOf, type EventMatrix } from './event-matrix';
import { eventVector } from './event-vector';
import { unroundedGroupScore } from './group';
import { partyScores } from './party-scores';
import { personVector } from './person-vector';
import { rankEvents, rankEventsForGroup } from './ranking';
import { matchScore, matchZ, zOfScore } from './score';
import { vectorLength } from './vector';

const chance = seeded(20_261_123);
const skyCount = 300;
/** More than one piece, and not a whole number of them. */
const eventCount = 4_500;
const mixes = Object.keys(categorySignificators).map((name) => categoryMix(namedCategory(name)));

const exact = { type: 'exact', at: clockTime(Math.floor(chance() * 1440)) } as const;
const period = { type: 'period', period: 'evening' } as const;
const unknown = { type: 'unknown' } as const;
const born = (time: typeof exact | typeof period | typeof unknown, isPlaced = true) => {
  const birth = randomBirth(chance, time);
  return personVector(natalChart(isPlaced ? birth : { ...birth, place: null }, ianaZones));
};
/** Two adults, one of whom knows only the part of the day, and three children: one without a time, one without a place. */
const family = [born(exact), born(period), born(exact), born(unknown), born(exact, false)];

let matrix: EventMatrix;

beforeAll(() => {
  const skies = Array.from({ length: skyCount }, () => {
    const place = chance() < 0.2 ? null : { lat: chance() * 120 - 60, lon: chance() * 360 - 180 };
    return chartAt(daySeconds('2027-01-01') + chance() * 31_536_000, place);
  });
  matrix = createEventMatrix();
  for (let id = 1; id <= eventCount; id++) {
    const [sky, mix] = [skies[id % skyCount], mixes[id % mixes.length]];
    // Ids 15 apart share a sky only after 300, so each vector occurs several times: in ties the start decides, then the id.
    if (sky && mix) setEvent(matrix, { id: eventCount - id, startsAt: id % 4, vector: eventVector(sky, mix) });
  }
});

describe('finding 8: ranking very many events', () => {
  it('computes them in WebAssembly, and few of them without', () => {
    expect(matrix.kernel).not.toBeNull();
    expect(createEventMatrix().kernel).toBeNull();
  });

  it('gives every event the z of the plain rule to the last digit, for births of every kind', () => {
    for (const person of family) {
      const scores = partyScores([person], matrix);
      expect(scores.size).toBe(eventCount);
      matrix.ids.forEach((id, row) => expect(scores.z(row)).toBe(matchZ(person, vectorOf(matrix, id)!)));
    }
  });

  it('tells by its estimates what the plain rule says about two events, and about a limit on either side of a score', () => {
    const parties = [...family.map((person) => [person]), family];
    for (const people of parties) {
      const exact = matrix.ids.map((id) => plainZ(people, vectorOf(matrix, id)!));
      const scores = partyScores(people, matrix);
      const wrong = (row: number) => {
        const [z = 0, next = 0] = [exact[row], exact[(row * 31) % eventCount]];
        return (
          Math.sign(scores.compare(row, (row * 31) % eventCount)) !== Math.sign(next - z) ||
          !scores.isAtLeast(row, z) ||
          scores.isAtLeast(row, z + 1e-12) ||
          scores.isAtLeast(row, next) !== z >= next
        );
      };
      expect(exact.map((_, row) => row).filter((row) => wrong(row))).toEqual([]);
    }
  });

  it('puts them in the order of sorting all by the plain rule, ties included', () => {
    for (const person of family) {
      const all = inOrder((id) => matchZ(person, vectorOf(matrix, id)!));
      expect(new Set(all.map(({ value }) => value)).size).toBeLessThan(eventCount / 2);
      for (const wanted of [1, 50, eventCount]) {
        expect(rankEvents({ person, matrix, wanted })).toEqual(
          all.slice(0, wanted).map(({ id, value }) => ({ id, z: value, matchScore: matchScore(value) })),
        );
      }
    }
  });

  it('orders them for a party of five by the exact score of the group', () => {
    const all = inOrder((id) => unroundedGroupScore(family.map((person) => matchZ(person, vectorOf(matrix, id)!))));
    const ranked = rankEventsForGroup({ people: family, matrix, wanted: 200 });
    expect(ranked.map(({ id }) => id)).toEqual(all.slice(0, 200).map(({ id }) => id));
    expect(() => rankEventsForGroup({ people: [], matrix, wanted: 1 })).toThrow(RangeError);
  });

  it('makes no difference between events when nobody is asked for, as with the stars off', () => {
    const scores = partyScores([], matrix);
    expect([scores.z(7), scores.compare(3, 8), scores.isAtLeast(5, 0), scores.isAtLeast(5, 0.1)]).toEqual([
      0,
      0,
      true,
      false,
    ]);
  });

  it('keeps every vector while the matrix grows and events are removed', () => {
    const growing = createEventMatrix(1);
    const vectors = new Map<number, Float32Array>();
    for (let id = 1; id <= 9_000; id++) {
      const vector = new Float32Array(vectorLength).fill(id);
      setEvent(growing, { id, startsAt: id, vector });
      vectors.set(id, vector);
      if (id % 3 > 0) continue;
      removeEvent(growing, id - 1);
      vectors.delete(id - 1);
    }
    expect(growing.kernel).not.toBeNull();
    expect(growing.size).toBe(6_000);
    const changed = [...vectors].filter(([id]) => !vectorOf(growing, id)?.every((value) => value === id));
    expect(changed).toEqual([]);
  });
});

function plainZ(people: readonly Float32Array[], vector: Float32Array): number {
  const [first = 0, ...others] = people.map((person) => matchZ(person, vector));
  return others.length > 0 ? zOfScore(unroundedGroupScore([first, ...others])) : first;
}

function inOrder(valueOf: (id: number) => number): { id: number; value: number }[] {
  return matrix.ids
    .map((id, row) => ({ id, value: valueOf(id), startsAt: matrix.startsAt[row] ?? 0 }))
    .sort((a, b) => b.value - a.value || a.startsAt - b.startsAt || a.id - b.id)
    .map(({ id, value }) => ({ id, value }));
}
