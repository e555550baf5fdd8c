import { readFileSync } from 'node:fs';
import { eventVector } from '@ascendant/astrology/matching/event-vector';
import { eventReasons, leadingReason } from '@ascendant/astrology/matching/leading-reason';
import { nothingSaid } from '@ascendant/astrology/matching/lines/line-of-reason';
import { match } from '@ascendant/astrology/matching/score';
import { describe, expect, it } from 'vitest';
import { demoPairEvents, linesToJudge, randomDemoPairs, randomPeople } from './demo-pairs';

const pairs = randomDemoPairs(1000, 20_261_126);
const most = 40;

/** How often each is said, the most frequent first. */
function counted(predicates: readonly string[]): (readonly [predicate: string, times: number])[] {
  const counts = new Map<string, number>();
  for (const predicate of predicates) counts.set(predicate, (counts.get(predicate) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

describe('what we say of the demo’s events to a thousand random people', () => {
  it('uses no predicate for more than 4% of them, in all lines of an explanation', () => {
    const said = pairs.flatMap(({ reasons }) => reasons.sum.lines.map(({ predicate }) => predicate));
    expect(counted(said).filter(([, times]) => times > most)).toEqual([]);
  });

  it('uses no predicate for more than 4% of them on cards', () => {
    const first = pairs.flatMap(({ reasons: { matchScore, sum } }) =>
      matchScore >= 6 ? sum.lines.slice(0, 1).map(({ predicate }) => predicate) : [],
    );
    expect(first.length).toBeGreaterThan(500);
    expect(counted(first).filter(([, times]) => times > first.length * 0.04)).toEqual([]);
  });

  it('says nothing twice in an explanation', () => {
    for (const { reasons } of pairs) {
      const predicates = reasons.sum.lines.map(({ predicate }) => predicate);
      expect(new Set(predicates).size).toBe(predicates.length);
    }
  });
});

describe('a screen of twelve cards', () => {
  it('says nothing twice, and something of every event, for a hundred people', () => {
    const events = demoPairEvents.map(({ event, traits }) => ({
      vector: eventVector(event.chart, event.mix),
      reasons: eventReasons(event, traits),
    }));
    for (const [i, person] of randomPeople(100, 12).entries()) {
      const said = nothingSaid();
      // Any twelve that suit the person, as a page of a list may have them.
      const texts = [...events.slice((i * 7) % 240), ...events]
        .map(({ vector, reasons }) => ({ reasons, score: match(person.vector, vector).matchScore }))
        .filter(({ reasons, score }) => leadingReason(person, { event: reasons, score }) !== null)
        .slice(0, 12)
        .map(({ reasons, score }) => leadingReason(person, { event: reasons, score, said }));
      expect(texts).toHaveLength(12);
      expect(texts).not.toContain(null);
      expect(said.predicates.size).toBe(texts.length);
    }
  });
});

describe('sixty sentences, judged with the facts of their events beside them', () => {
  const file = readFileSync(new URL('../../../docs/measurements/reasons.tsv', import.meta.url), 'utf8');
  const [, ...rows] = file
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'));

  it('are those that we say: after a change they’re judged again', () => {
    expect(rows.map((row) => row.slice(0, 4))).toEqual(linesToJudge());
  });

  it('are true of this event, at least 54, and what someone would say, at least 50', () => {
    const yes = (column: number) => rows.filter((row) => row[column] === 'yes').length;
    expect(rows).toHaveLength(60);
    expect(yes(4)).toBeGreaterThanOrEqual(54);
    expect(yes(5)).toBeGreaterThanOrEqual(50);
  });
});
