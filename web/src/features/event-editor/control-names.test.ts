import { expect, test } from 'vitest';
import { relatedTo } from './control-names';

test('a day matters to the other day and to the last days of sale, and the description to nothing else', () => {
  expect(relatedTo('startDate')).toEqual(expect.arrayContaining(['endDate', 'pricingTiers.earlyBird.validUntil']));
  expect(relatedTo('description')).toEqual([]);
});
