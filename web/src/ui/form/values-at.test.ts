import { expect, test } from 'vitest';
import { valueAt, withValueAt } from './values-at';

const values = {
  title: 'Dawn',
  itinerary: [{ when: 'Day 1', title: 'Up' }],
  tiers: { regular: { adult: '' }, early: { adult: '60' } },
};

test('a control’s value is read and written where its name says', () => {
  const changed = withValueAt(values, 'itinerary.0.title', 'Down');
  expect(changed.itinerary).toEqual([{ when: 'Day 1', title: 'Down' }]);
  expect(valueAt(changed, 'itinerary.0.title')).toBe('Down');
  expect(valueAt(withValueAt(values, 'tiers.regular.adult', '80'), 'tiers.regular.adult')).toBe('80');
  expect(valueAt(values, 'itinerary.3.title')).toBeUndefined();
});

test('another value leaves every other part as it was', () => {
  const changed = withValueAt(values, 'tiers.regular.adult', '80');
  expect(changed.itinerary).toBe(values.itinerary);
  expect(changed.tiers.early).toBe(values.tiers.early);
});
