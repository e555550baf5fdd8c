import { expect, it } from 'vitest';
import { randomPairs } from '../reference/random-pairs.golden';
import { eventReasons, leadingReason } from './leading-reason';
import { matchReasons } from './reasons';

it('a card’s reason is the first line of the event’s page, and speaks for the event', () => {
  let told = 0;
  for (const pair of randomPairs(300, 22)) {
    const { matchScore, sum } = matchReasons(pair);
    const reason = leadingReason(pair.person, { event: eventReasons(pair.event, pair.traits), score: matchScore });
    const [first] = sum.lines;
    const isFor = matchScore >= 6 && first !== undefined && first.natalPoint !== null && first.share > 0;
    expect(reason).toBe(isFor ? first.text : null);
    if (reason !== null) told += 1;
  }
  expect(told).toBeGreaterThan(50);
});
