import type { EventType } from '../event-types';
import { lengthOfPhrase, type Match, type Word } from './word';

interface Audience {
  readonly category: EventType;
  readonly phrases: readonly string[];
}

/** Who an event is for, and the category of such events. The longest phrases come first. */
const audiences: readonly Audience[] = [
  {
    category: 'Family & Kids',
    phrases: [
      'family friendly',
      'kid friendly',
      'kids friendly',
      'child friendly',
      'family-friendly',
      'kid-friendly',
      'child-friendly',
      'the whole family',
      'whole family',
      'the family',
      'my family',
      'my kids',
      'the kids',
      'my children',
      'toddlers',
      'toddler',
      'children',
      'families',
      'family',
      'child',
      'kids',
      'kid',
    ],
  },
  {
    category: 'Romantic & Dating',
    phrases: ['date night', 'for two', 'couples', 'couple', 'honeymoon', 'romantic', 'singles'],
  },
];

const before = ['for', 'with', 'good for', 'great for'];

/**
 * The category that the audience at the start of a list of words means: 'kids', 'with the whole family', 'for couples'.
 * @returns null if it begins with no audience
 */
export function searchAudience(words: readonly Word[]): Match<EventType> | null {
  for (const lead of [0, ...before.map((phrase) => lengthOfPhrase(words, [phrase]))])
    for (const { category, phrases } of audiences) {
      const length = lengthOfPhrase(words.slice(lead), phrases);
      if (length > 0) return { length: lead + length, found: category };
    }
  return null;
}
