/** What a family or a couple types, and demo events that they'd choose. */
export interface FamilyExample {
  readonly query: string;
  /** Keys of demo events (server/db/seed/data/events.json): at least one of them is among the first three results. */
  readonly chosen: readonly string[];
}

const example = (query: string, ...chosen: readonly string[]): FamilyExample => ({ query, chosen });

/** Twenty searches, written with what people would choose before the first was tried. Source: docs/rules/events.md, "Children". */
export const familyExamples: readonly FamilyExample[] = [
  example('with kids near montreal in february', 'montreal-winter-lights', 'quebec-winter-theatre', 'vermont-sugar'),
  example('family weekend in quebec', 'quebec-winter-theatre', 'ile-orleans-saint-jean', 'montreal-winter-lights'),
  example('something with kids in new york', 'sleep-under-whale', 'philly-puppet-lab'),
  example('igloo with kids', 'canmore-igloos'),
  example('kids near calgary under $100', 'calgary-climb-night', 'jasper-dark-sky'),
  example('family camping under the stars', 'prosperous-lake-aurora', 'jasper-dark-sky', 'griffith-family-stars'),
  example('free with kids in vancouver', 'vancouver-shore-cleanup', 'whistler-lantern-solstice', 'goldstream-chum'),
  example('puppets for kids', 'philly-puppet-lab'),
  example('beach with kids', 'pei-sandcastle', 'jockeys-ridge-kites', 'algarve-tide-pools', 'vancouver-shore-cleanup'),
  example(
    'animals with the kids',
    'costa-rica-sloth-school',
    'camel-farm-alice',
    'lapland-reindeer-race',
    'rakiura-kiwi',
  ),
  example('family festival in summer', 'oland-midsummer', 'ile-orleans-saint-jean', 'tatsuno-fireflies'),
  example('kids telescope', 'griffith-family-stars'),
  example('treasure hunt with children', 'edinburgh-castle-quest'),
  example('family chicago', 'bamako-to-chicago', 'chicago-seed-library', 'chicago-train-yard'),
  example('date night toronto', 'toronto-slow-dating'),
  example('couples quebec in winter', 'quebec-sleigh-supper', 'quebec-city-organ'),
  example('romantic weekend on vancouver island', 'tofino-storm-cabins'),
  example('romantic dinner for two', 'maui-jetty-dinner', 'lake-como-cooking-couples', 'quebec-sleigh-supper'),
  example('couples cooking class', 'lake-como-cooking-couples'),
  example('couples skating', 'ottawa-skate-date'),
];

/** How many of them do today. Weekends in words, two words of a description and a cancelled event are what the others miss. */
export const mustBeChosen = 15;

/** Families' searches that nothing meets as they are. */
export const emptyFamilySearches: readonly string[] = [
  'kids near toronto this weekend',
  'free with kids in paris tomorrow',
  'family yoga near banff under $10',
  'skydiving with kids in ottawa',
];
