import { describe, expect, it } from 'vitest';
import { chartAt } from '../chart/event-chart';
import { daySeconds } from '../day';
import { categoryMix, namedCategory, neutralMix } from './category-mix';
import { openFacts } from './event-facts';
import { eventSignature } from './event-vector';

const outdoor = categoryMix(namedCategory('Outdoor & Nature'));

describe('what an event’s matches could still use', () => {
  it('is the weight of the pairs that the engine leaves out without a place', () => {
    const at = daySeconds('2027-07-02') + 17_000;
    const [placed, unplaced] = [{ lat: 51.2, lon: -115.6 }, null].map(
      (place) => eventSignature(chartAt(at, place), outdoor, { domiciles: false }).raw,
    );
    const left = placed!.map((value, i) => value - unplaced![i]!);
    expect(left.some((value) => Math.abs(value) > 0.01)).toBe(true);
    expect(openFacts(outdoor).placeShare).toBeCloseTo(0.1, 1);
  });

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
