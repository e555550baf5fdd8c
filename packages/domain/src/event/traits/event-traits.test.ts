import { describe, expect, it } from 'vitest';
import type { DescribedEvent } from './described-event';
import { eventTraits } from './event-traits';
import type { TraitName } from './trait-names';

/** An afternoon of which nothing is said. */
const plain: DescribedEvent = {
  title: 'Together',
  text: '',
  kind: 'any',
  features: [],
  startDate: '2027-07-10',
  startTime: '13:00',
  endTime: '16:00',
  durationDays: 1,
  latitude: null,
  capacity: 40,
  difficulty: 0,
};
const traits = (event: Partial<DescribedEvent> = {}): readonly TraitName[] => [
  ...eventTraits({ ...plain, ...event }).names,
];
const occasion = (event: Partial<DescribedEvent> = {}) => eventTraits({ ...plain, ...event }).occasion;

describe('traits of an event', () => {
  it('are none where nothing is known', () => {
    expect(traits()).toEqual([]);
    expect(occasion()).toBe('an afternoon out');
  });

  it.each<[TraitName, Partial<DescribedEvent>, Partial<DescribedEvent>]>([
    ['early', { startTime: '03:00', endTime: '09:00' }, { startTime: '02:59', endTime: '09:00' }],
    ['early', { startTime: '07:29', endTime: '12:00' }, { startTime: '07:30', endTime: '12:00' }],
    ['morning', { startTime: '09:00', endTime: '14:00' }, { startTime: '09:00', endTime: '14:01' }],
    ['morning', { startTime: '11:59', endTime: '13:00' }, { startTime: '12:00', endTime: '13:00' }],
    ['evening', { startTime: '17:00', endTime: '20:00' }, { startTime: '16:59', endTime: '20:00' }],
    ['evening', { startTime: '20:59', endTime: '22:00' }, { startTime: '21:00', endTime: '22:00' }],
    ['late', { startTime: '18:00', endTime: '23:30' }, { startTime: '18:00', endTime: '23:29' }],
    ['late', { startTime: '22:00', endTime: '02:00' }, { startTime: '22:00', endTime: '02:00', durationDays: 2 }],
    ['short', { endTime: '15:30' }, { endTime: '15:31' }],
    ['long', { durationDays: 4 }, { durationDays: 3 }],
    ['small', { capacity: 12 }, { capacity: 13 }],
    ['crowd', { capacity: 150 }, { capacity: 149 }],
    ['hard', { difficulty: 4 }, { difficulty: 3 }],
    ['high', { text: 'At 2,000 metres' }, { text: 'At 1,999 metres' }],
    ['summer', { latitude: 30 }, { latitude: 29.9 }],
    ['winter', { latitude: -34 }, { latitude: 34 }],
  ])('%s: at the boundary, and not beyond it', (name, within, beyond) => {
    expect(traits(within)).toContain(name);
    expect(traits(beyond)).not.toContain(name);
  });

  it.each<[string, TraitName]>([
    ['Disco in a Dry Lake', 'byWater'],
    ['Shingles and Paint for a Fire Lookout', 'byWater'],
    ['Merzouga Dunes Under the Perseids', 'byWater'],
    ['Dance the Dark: a Party in a Swimming Pool', 'onWater'],
    ['Silent Disco at the Top of the Gondola', 'quiet'],
    ['Courtyard Cinema: Silent Films', 'quiet'],
    ['Night in the Museum: Sleep under a Whale', 'animals'],
    ['Slow Money: a Walking Seminar', 'slow'],
    ['Speedrun Marathon for the Food Bank', 'sport'],
    ['Sound Bath Under the Desert Sky', 'hotSprings'],
  ])('a word that means something else says nothing: %s isn’t %s', (title, name) => {
    expect(traits({ title })).not.toContain(name);
  });

  it.each<[string, TraitName]>([
    ['Spice Boat on Vembanad Lake', 'byWater'],
    ['Kayak the Nærøyfjord at Midsummer', 'onWater'],
    ['The Quiet Conference', 'quiet'],
    ['Half a Million Cranes Before Breakfast', 'animals'],
    ['Slow Sail round the Caldera', 'slow'],
    ['Jasper Dark Sky Weekend', 'stars'],
  ])('a word that means it does: %s is %s', (title, name) => {
    expect(traits({ title })).toContain(name);
  });

  it('come from features, whatever their capitals', () => {
    expect(traits({ features: ['Dinner', 'live music', 'Something else'] })).toEqual(['dinner', 'liveMusic']);
  });

  it('materials of a game aren’t for making things', () => {
    expect(traits({ kind: 'Gaming & Esports', features: ['Workshop materials'] })).not.toContain('making');
    expect(traits({ kind: 'Art & Culture', features: ['Workshop materials'] })).toContain('making');
  });
});

describe('the occasion', () => {
  it.each<[Partial<DescribedEvent>, string]>([
    [
      {
        title: 'Harvest Table',
        text: 'Unhurried.',
        kind: 'Food & Drink',
        features: ['Dinner'],
        startTime: '18:10',
        endTime: '22:00',
        capacity: 12,
      },
      'a slow dinner',
    ],
    [{ title: 'Dawn Traverse', kind: 'Outdoor & Nature', durationDays: 3, latitude: 51 }, 'three days on foot'],
    [{ title: 'Night Walk', startTime: '20:00', endTime: '22:00' }, 'an evening walk'],
    [
      { title: 'Bach', kind: 'Music & Concerts', startTime: '20:00', endTime: '21:40', latitude: 47 },
      'an evening of music',
    ],
    [{ title: 'Okavango by Mokoro', durationDays: 7 }, 'a week on the water'],
    [{ title: 'Forty days', durationDays: 40, kind: 'Spiritual & Wellness' }, '40 days of rest'],
    [{ title: 'Kiwi', startTime: '16:30', endTime: '11:00', durationDays: 2, capacity: 8 }, 'a night of birdwatching'],
    [{ title: 'Aurora', startTime: '21:00', endTime: '02:00', durationDays: 3 }, 'three nights under the stars'],
  ])('%o is %s', (event, text) => {
    expect(occasion(event)).toBe(text);
  });
});
