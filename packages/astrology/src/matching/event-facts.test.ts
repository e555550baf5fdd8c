import { describe, expect, it } from 'vitest';
import { categoryMix, namedCategory, neutralMix } from './category-mix';
import { openFacts } from './event-facts';

const outdoor = categoryMix(namedCategory('Outdoor & Nature'));

describe('what an event’s matches could still use', () => {
  it('grows with the weight that a kind of event gives the Moon', () => {
    const hour = (name: string) => openFacts(categoryMix(namedCategory(name))).hourShare;
    expect(hour('Family & Kids')).toBeGreaterThan(hour('Adventure & Extreme'));
  });

  it('is the category too where none says what the event is about', () => {
    expect(openFacts(neutralMix).isNeutral).toBe(true);
    expect(openFacts(categoryMix(namedCategory('Odds and ends'))).isNeutral).toBe(true);
    expect(openFacts(categoryMix(namedCategory('Odds and ends'), [namedCategory('Kayak trips')])).isNeutral).toBe(
      false,
    );
    expect(openFacts(outdoor).isNeutral).toBe(false);
  });
});
