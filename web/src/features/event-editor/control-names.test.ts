import { expect, test } from 'vitest';
import { relatedTo, textAt, withText } from './control-names';
import { newEventValues } from './event-values';

const values = { ...newEventValues(), itinerary: [{ when: 'Day 1', title: 'Up', text: '' }] };

test('a control’s text is read and written where its name says', () => {
  const changed = withText(values, 'itinerary.0.title', 'Down');
  expect(changed.itinerary).toEqual([{ when: 'Day 1', title: 'Down', text: '' }]);
  expect(textAt(changed, 'itinerary.0.title')).toBe('Down');
  expect(textAt(withText(values, 'pricingTiers.regular.adultPrice', '80'), 'pricingTiers.regular.adultPrice')).toBe(
    '80',
  );
});

test('another text leaves every other part as it was', () => {
  const changed = withText(values, 'pricingTiers.regular.adultPrice', '80');
  expect(changed.itinerary).toBe(values.itinerary);
  expect(changed.pricingTiers.earlyBird).toBe(values.pricingTiers.earlyBird);
});

test('a day matters to the other day and to the last days of sale, and the description to nothing else', () => {
  expect(relatedTo('startDate')).toEqual(expect.arrayContaining(['endDate', 'pricingTiers.earlyBird.validUntil']));
  expect(relatedTo('description')).toEqual([]);
});
