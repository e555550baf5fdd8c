import { describe, expect, it } from 'vitest';
import { natalChart, type BirthInput } from '../chart/natal-chart';
import { randomBirth, seeded } from '../reference/chance.golden';
import { referenceEvents } from '../reference/matches.golden';
import { ianaZones } from '../time/iana-zones';
import { eventVector } from './event-vector';
import { personVector } from './person-vector';
import { matchScore, matchZ } from './score';
import { scoreRange } from './score-range';

const vectors = referenceEvents.map(({ chart, mix }) => eventVector(chart, mix));

function rangeOf(birth: BirthInput, event = vectors[0]!) {
  const chart = natalChart(birth, ianaZones);
  const score = matchScore(matchZ(personVector(chart), event));
  return { score, range: scoreRange({ birth: chart.birthChart, event, score }) };
}

describe('an open birth', () => {
  it('has a range that holds the score of every time it could have been', () => {
    const chance = seeded(3);
    for (const event of vectors.slice(0, 4)) {
      const birth = randomBirth(chance, { type: 'unknown' });
      const { range } = rangeOf(birth, event);
      expect(range?.missing).toBe('birth time');
      for (const at of ['00:30', '06:00', '12:15', '18:45', '23:30']) {
        const { score } = rangeOf({ ...birth, time: { type: 'exact', at } }, event);
        expect(score).toBeGreaterThanOrEqual(range!.low - 0.1);
        expect(score).toBeLessThanOrEqual(range!.high + 0.1);
      }
    }
  });

  it('has a narrower one when the part of the day is known', () => {
    const birth = randomBirth(seeded(5), { type: 'unknown' });
    const whole = rangeOf(birth).range!;
    const evening = rangeOf({ ...birth, time: { type: 'period', period: 'evening' } }).range!;
    expect(evening.high - evening.low).toBeLessThan(whole.high - whole.low);
    expect(evening.missing).toBe('exact birth time');
  });

  it('has none when time and place are known', () => {
    expect(rangeOf(randomBirth(seeded(1), { type: 'exact', at: '12:00' })).range).toBeNull();
  });

  it('asks for the city when that is what is missing', () => {
    const birth = {
      ...randomBirth(seeded(1), { type: 'exact', at: '12:00' }),
      place: null,
      countryZones: ['Asia/Tokyo'],
    };
    expect(rangeOf(birth).range?.missing).toBe('birth city');
  });

  it('is only asked about where the answer could change the score by more than 0.5', () => {
    const chance = seeded(9);
    const ranges = Array.from({ length: 60 }, (_, i) =>
      rangeOf(randomBirth(chance, { type: 'unknown' }), vectors[i % 15]),
    );
    const asked = ranges.filter(({ range }) => range?.question);
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.length).toBeLessThan(60);
    for (const { score, range } of ranges) {
      if (!range) continue;
      const change = Math.max(range.high - score, score - range.low);
      expect(range.question !== null).toBe(change > 0.55);
    }
    expect(asked[0]?.range?.question).toBe('Know your birth time? Add it for a more precise score.');
  });
});
