/** What someone types, and the demo event they mean. Where several events are as good, any of them counts. */
export interface SearchExample {
  readonly query: string;
  /** Keys of demo events (server/db/seed/data/events.json). */
  readonly expected: readonly string[];
}

const example = (query: string, ...expected: readonly string[]): SearchExample => ({ query, expected });

/**
 * A hundred searches: sixty written before the order by relevance was built, forty after people had missed events. At least `mustBeFound` of
 * them show an expected event among the first three. Source: docs/rules/events.md, "Lists and search".
 */
export const searchExamples: readonly SearchExample[] = [
  // Words of a title.
  example('canoe', 'algonquin-circuit'),
  example('ski', 'haute-route', 'rovaniemi-cross-country'),
  example('kayak', 'naeroyfjord-midsummer'),
  example('polar bears', 'churchill-bears'),
  example('yoga', 'toronto-island-yoga', 'rishikesh-yoga'),
  example('sushi', 'tsukiji-sushi'),
  example('tango', 'buenos-aires-milonga'),
  example('chess', 'stockholm-chess-park'),
  example('board games', 'nuremberg-boardgames'),
  example('eclipse', 'luxor-eclipse'),
  example('milky way', 'big-bend-night-photo'),
  example('silent disco', 'banff-silent-disco'),
  example('torres del paine', 'torres-w'),
  example('kilimanjaro', 'kilimanjaro-lemosho'),
  example('sleigh ride', 'quebec-sleigh-supper'),
  example('ice climbing', 'canmore-ice'),
  example('hydrophone', 'johnstone-hydrophone'),
  example('half marathon', 'tromso-midnight-run'),
  example('via francigena', 'via-francigena'),
  example('sloths', 'costa-rica-sloth-school'),
  // Other forms of a word, and the beginning of one.
  example('rowing', 'boston-rowing-week', 'venice-row-aperitivo'),
  example('rafting', 'zambezi-raft'),
  example('mountain biking', 'moab-slickrock-clinic', 'yungas-road'),
  example('penguin', 'boulders-penguins'),
  example('telesc', 'griffith-family-stars'),
  example('hot air balloons', 'albuquerque-balloons'),
  // Words for the same thing.
  example('safari', 'okavango-mokoro', 'mara-crossing'),
  example('safari kenya', 'mara-crossing'),
  example('hike iceland', 'laugavegur'),
  example('trek', 'laugavegur', 'el-chalten-two'),
  example('northern lights', 'prosperous-lake-aurora'),
  example('stargazing', 'atacama-observing-week', 'griffith-family-stars', 'namib-fly-camp'),
  example('cycling japan', 'fuji-hill-climb'),
  example('birdwatching', 'pelee-warblers', 'platte-cranes'),
  example('glassblowing', 'corning-glass'),
  example('children museum', 'sleep-under-whale'),
  example('vineyard', 'napa-crush-morning'),
  example('cooking class morocco', 'marrakesh-market-tagine'),
  example('whisky', 'islay-peat-week'),
  example('video games tokyo', 'tokyo-arcade-crawl'),
  // Places and categories.
  example('montreal food', 'montreal-bagel-night'),
  example('montréal', 'montreal-winter-lights', 'montreal-bagel-night', 'montreal-rooftop-frost', 'montreal-indie-lan'),
  example('oaxaca art', 'oaxaca-print', 'oaxaca-alebrije', 'oaxaca-mezcal'),
  example('couples argentina', 'el-chalten-two'),
  example('family igloo', 'canmore-igloos'),
  example('romantic hawaii', 'maui-jetty-dinner'),
  example('wellness kyoto', 'kyoto-zazen'),
  example('nashville', 'nashville-writers-round', 'nashville-two-step'),
  // Words of a description only.
  example('hippos', 'okavango-mokoro', 'mara-crossing'),
  example('wildebeest', 'mara-crossing'),
  example('butterflies', 'el-rosario-monarchs'),
  example('meteors', 'merzouga-perseids'),
  // Other words for what an event is about, as people asked for them in use.
  example('jazz', 'nola-brass-porch', 'tokyo-listening-bar'),
  example('dog sled', 'longyearbyen-polar-night', 'whitehorse-fat-bike'),
  example('dogsledding', 'longyearbyen-polar-night', 'whitehorse-fat-bike'),
  example('motorcycle', 'ha-giang-loop'),
  example('motorbike vietnam', 'ha-giang-loop'),
  example('snorkel', 'kona-open-water', 'galapagos-field-notes', 'algarve-tide-pools', 'la-parguera-glow'),
  example('fishing', 'lunenburg-lobster'),
  example('surfing', 'tofino-surf-camp'),
  example('opera', 'row-house-opera'),
  example('photography workshop', 'big-bend-night-photo', 'new-orleans-portraits'),
  example('robots for kids', 'osaka-robot-saturday'),
  example('theater', 'quebec-winter-theatre'),
  example('coffee', 'wellington-coffee', 'chicago-first-friday'),
  example('singing', 'halifax-pub-choir', 'skaftafell-glacier-song'),
  example('karaoke', 'halifax-pub-choir'),
  example('knitting', 'husavik-knitting'),
  example('puppets', 'philly-puppet-lab'),
  example('robotics', 'osaka-robot-saturday'),
  example('sleigh', 'quebec-sleigh-supper'),
  example('samba', 'rio-samba-workshop'),
  example('new years eve', 'vik-new-year', 'hogmanay-ceilidh', 'gisborne-first-light'),
  example('camel ride', 'camel-farm-alice', 'merzouga-perseids', 'wadi-rum-traverse'),
  example('railway', 'chicago-train-yard'),
  example('tequila', 'oaxaca-mezcal'),
  example('barbecue', 'cape-town-braai'),
  example('seafood', 'lunenburg-lobster', 'galway-oyster'),
  example('rock climbing', 'yosemite-first-lead', 'calgary-climb-night'),
  example('mountaineering', 'kilimanjaro-lemosho', 'haute-route', 'twin-falls-via-ferrata', 'yosemite-first-lead'),
  example('hackathon', 'austin-civic-tech'),
  example('gardening', 'detroit-alley-garden', 'chicago-seed-library'),
  example('tree planting', 'peru-reforest-queuna', 'nairobi-forest-ride'),
  example('public speaking', 'oxford-debating'),
  example('calligraphy', 'fez-calligraphy'),
  example('drawing', 'galapagos-field-notes'),
  example('snowshoeing', 'quebec-winter-theatre'),
  example('beach volleyball', 'rio-beach-volley'),
  example('language exchange', 'osaka-language-cafe'),
  example('scuba', 'kona-open-water', 'galapagos-field-notes', 'algarve-tide-pools', 'la-parguera-glow'),
  example('espresso', 'wellington-coffee'),
  example('boat trip', 'inside-passage-sail', 'santorini-slow-sail', 'kerala-spice-boat', 'johnstone-hydrophone'),
  // Typing errors.
  example('canoo', 'algonquin-circuit'),
  example('kayk', 'naeroyfjord-midsummer'),
  example('killimanjaro', 'kilimanjaro-lemosho'),
  example('reykjavk', 'reykjavik-pool-party', 'space-pilots', 'reykjavik-geothermal-club'),
  example('lobstre', 'lunenburg-lobster'),
  example('yogga sunrise', 'toronto-island-yoga'),
  example('pengiuns', 'boulders-penguins'),
  example('volcanoe picnic', 'big-island-lava-picnic'),
];

/** How many of the examples must be found. */
export const mustBeFound = 93;
