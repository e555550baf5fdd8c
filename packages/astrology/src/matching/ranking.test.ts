import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from '../reference/chance.golden';
import { createEventMatrix, removeEvent, setEvent, vectorOf, type EventMatrix } from './event-matrix';
import { unroundedGroupScore, partyScores } from './group';
import { isBetter } from './ranking';
import { matchZ, unroundedScore } from './score';
import { createSelection } from './selection';
import { vectorLength } from './vector';

function randomVector(chance: () => number): Float32Array {
  return Float32Array.from({ length: vectorLength }, () => (chance() - 0.5) / 4);
}

function matrixOf(count: number, chance: () => number): EventMatrix {
  const matrix = createEventMatrix(4);
  for (let id = 1; id <= count; id++) setEvent(matrix, { id, startsAt: 1000 + (id % 7), vector: randomVector(chance) });
  return matrix;
}

/** A vector whose z with {@link unit} is the value. */
function plain(value: number): Float32Array {
  return new Float32Array(vectorLength).fill(value, 72);
}
const unit = plain(1);

/** The ids of the best events, best first. */
function ranked(people: readonly Float32Array[], matrix: EventMatrix, wanted: number): number[] {
  const scores = partyScores(people, matrix);
  const selection = createSelection(wanted, (a, b) => isBetter(scores, matrix, a, b));
  for (const row of matrix.ids.keys()) selection.add(row);
  return selection.ordered().map((row) => matrix.ids[row]!);
}

describe('ranking', () => {
  it('gives the same order as scoring and sorting everything', () => {
    const chance = seeded(5);
    const matrix = matrixOf(500, chance);
    for (const wanted of [0, 1, 7, 50, 500, 600]) {
      const person = randomVector(chance);
      const sorted = matrix.ids
        .map((id) => ({ id, z: matchZ(person, vectorOf(matrix, id)!) }))
        .sort((a, b) => b.z - a.z)
        .slice(0, wanted);
      expect(ranked([person], matrix, wanted)).toEqual(sorted.map(({ id }) => id));
    }
  });

  it('puts the earlier event first in a tie, then the lower id', () => {
    const matrix = createEventMatrix();
    setEvent(matrix, { id: 9, startsAt: 20, vector: plain(1) });
    setEvent(matrix, { id: 5, startsAt: 20, vector: plain(1) });
    setEvent(matrix, { id: 7, startsAt: 10, vector: plain(1) });
    setEvent(matrix, { id: 8, startsAt: 99, vector: plain(2) });
    expect(ranked([unit], matrix, 4)).toEqual([8, 7, 5, 9]);
    expect(ranked([unit], matrix, 3)).toEqual([8, 7, 5]);
  });

  it("has the z of a party's score for every event, and a person's own z for one", () => {
    const chance = seeded(8);
    const matrix = matrixOf(60, chance);
    const people = [randomVector(chance), randomVector(chance), randomVector(chance)];
    const scores = partyScores(people, matrix);
    for (const [row, id] of matrix.ids.entries()) {
      const zs = people.map((person) => matchZ(person, vectorOf(matrix, id)!));
      expect(unroundedScore(scores[row]!)).toBeCloseTo(unroundedGroupScore(zs), 9);
      expect(partyScores([people[0]!], matrix)[row]).toBe(zs[0]);
    }
    expect([...partyScores([], matrix)]).toEqual(Array.from({ length: 60 }, () => 0));
  });

  it('orders events for a group by the group score', () => {
    const chance = seeded(8);
    const matrix = matrixOf(150, chance);
    const people = [randomVector(chance), randomVector(chance), randomVector(chance)];
    const scoreOf = (id: number) => unroundedGroupScore(people.map((person) => matchZ(person, vectorOf(matrix, id)!)));
    const sorted = [...matrix.ids].sort((a, b) => scoreOf(b) - scoreOf(a)).slice(0, 20);
    expect(ranked(people, matrix, 20)).toEqual(sorted);
  });
});

describe('the event matrix', () => {
  it('holds exactly what a map would hold after events are added, replaced and removed', () => {
    const change = fc.record({
      id: fc.integer({ min: 1, max: 12 }),
      value: fc.integer({ min: 1, max: 99 }),
      removes: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
        const matrix = createEventMatrix(1);
        const expected = new Map<number, number>();
        for (const { id, value, removes } of changes) {
          if (removes) expect(removeEvent(matrix, id)).toBe(expected.delete(id));
          else {
            setEvent(matrix, { id, startsAt: value, vector: plain(value) });
            expected.set(id, value);
          }
        }
        expect(matrix.size).toBe(expected.size);
        for (const [id, value] of expected) expect(vectorOf(matrix, id)).toEqual(plain(value));
        const order = [...expected].sort(([a, x], [b, y]) => y - x || a - b).map(([id]) => id);
        expect(ranked([unit], matrix, 20)).toEqual(order);
      }),
      { seed: 9, numRuns: 300 },
    );
  });

  it('refuses a vector of another length', () => {
    expect(() => setEvent(createEventMatrix(), { id: 1, startsAt: 0, vector: new Float32Array(72) })).toThrow(
      RangeError,
    );
  });
});
