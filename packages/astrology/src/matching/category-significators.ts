import type { Planet } from '../point';

/** The planets that signify a kind of event, with weights that add up to 1. */
export type Significators = Readonly<Partial<Record<Planet, number>>>;

/** The significators of every category that isn't in the table. Source: docs/rules/matching-model.md, "Category significators". */
export const neutral: Significators = { Sun: 0.25, Moon: 0.25, Mercury: 0.15, Venus: 0.2, Mars: 0.15 };

/**
 * The fifteen event types with their significators.
 * Source: docs/rules/matching-model.md, "Category significators" (with the basis of each).
 */
export const categorySignificators = {
  'Music & Concerts': { Venus: 0.6, Mercury: 0.2, Moon: 0.2 },
  'Art & Culture': { Venus: 0.7, Mercury: 0.3 },
  'Food & Drink': { Venus: 0.5, Moon: 0.5 },
  'Sports & Fitness': { Mars: 0.6, Sun: 0.4 },
  'Outdoor & Nature': { Moon: 0.4, Sun: 0.3, Mars: 0.3 },
  'Nightlife & Parties': { Venus: 0.6, Moon: 0.4 },
  'Education & Workshops': { Mercury: 0.7, Sun: 0.3 },
  'Spiritual & Wellness': { Moon: 0.6, Sun: 0.2, Venus: 0.2 },
  'Networking & Business': { Mercury: 0.6, Sun: 0.4 },
  'Family & Kids': { Moon: 0.7, Venus: 0.3 },
  'Gaming & Esports': { Mercury: 0.6, Mars: 0.4 },
  'Festivals & Seasonal Events': { Sun: 0.5, Venus: 0.5 },
  'Adventure & Extreme': { Mars: 0.7, Sun: 0.3 },
  'Romantic & Dating': { Venus: 0.6, Mars: 0.2, Moon: 0.2 },
  'Community & Volunteering': { Moon: 0.5, Mercury: 0.2, Sun: 0.3 },
} as const satisfies Record<string, Significators>;

/** Name of one of the fifteen event types. */
export type CategoryName = keyof typeof categorySignificators;
const allCategoryNames = Object.keys(categorySignificators) as CategoryName[];

/**
 * The beginnings of words by which we recognize a category. The first match in this order counts.
 * Source: docs/rules/matching-model.md, "Category significators".
 */
const keywords: readonly (readonly [CategoryName, string])[] = [
  ['Outdoor & Nature', 'trek hike hiking camp safari wildlife kayak park nature'],
  ['Adventure & Extreme', 'climb raft ski surf dive diving bungee extreme adventure'],
  ['Festivals & Seasonal Events', 'festival carnival seasonal holiday'],
  ['Music & Concerts', 'concert music gig'],
  ['Art & Culture', 'art museum theatre culture cultural'],
  ['Food & Drink', 'food wine tasting cooking'],
  ['Sports & Fitness', 'run cycling fitness sport'],
  ['Nightlife & Parties', 'party parties club nightlife'],
  ['Education & Workshops', 'class course workshop learning'],
  ['Spiritual & Wellness', 'yoga retreat meditation wellness spa'],
  ['Networking & Business', 'business network conference'],
  ['Family & Kids', 'family families kid child children'],
  ['Gaming & Esports', 'game gaming esport'],
  ['Romantic & Dating', 'romantic dating couple singles'],
  ['Community & Volunteering', 'volunteer community communities charity charities'],
];

/** The endings that a keyword may have: treks, trekking, surfer. They don't make "party" match "parties" or "art" match "article". */
const endings = '(?:s|es|er|ers|ing|ning|ping|bing|king)?';

const keywordPatterns = keywords.map(
  ([category, words]) => [category, new RegExp(`\\b(?:${words.split(' ').join('|')})${endings}\\b`)] as const,
);

/**
 * The event type that a category is, or is most like. We look up its exact name first (ignoring case and surrounding space), then the
 * first keyword in its name, then in its description. Null without a match.
 * Source: docs/rules/matching-model.md, "Category significators".
 */
export function categoryLike(name: string, description?: string | null): CategoryName | null {
  const wanted = name.trim().toLowerCase();
  const exact = allCategoryNames.find((category) => category.toLowerCase() === wanted);
  return exact ?? byKeyword(wanted) ?? byKeyword(description?.toLowerCase() ?? '');
}

/** The significators of a category: those of the event type it's like, or else neutral. */
export function significatorsFor(name: string, description?: string | null): Significators {
  const category = categoryLike(name, description);
  return category === null ? neutral : categorySignificators[category];
}

function byKeyword(text: string): CategoryName | null {
  return keywordPatterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
