import { calendarDay } from '@ascendant/domain/calendar-day';

/** What someone types, and the demo events that the first three results show. Where nothing is listed, nothing is found. */
export interface ReadingExample {
  readonly query: string;
  /** Keys of demo events (server/db/seed/data/events.json), three at most. */
  readonly expected: readonly string[];
}

const example = (query: string, ...expected: readonly string[]): ReadingExample => ({ query, expected });

/** The demo data is made for a Thursday that's far ahead, so that its events are still to come for years. */
export const demoMadeAt = new Date('2031-11-20T12:00:00Z');
/** The Thursday after it: the day of the person who searches. */
export const readersToday = calendarDay('2031-11-27');

/**
 * A hundred searches with days, places, prices and audiences, written with their results before the first of them was tried. They're read and
 * then searched for as the site does. `queries.ts` has searches for words alone. Source: docs/rules/events.md, "What a search means".
 */
export const readingExamples: readonly ReadingExample[] = [
  // Days.
  example('today'),
  example('tomorrow', 'chicago-first-friday', 'austin-arcade-night', 'austin-barton-springs'),
  example('this weekend', 'montreal-bagel-night', 'prospect-park-dawn', 'corona-arch'),
  example('weekend', 'montreal-bagel-night', 'prospect-park-dawn', 'corona-arch'),
  example('What’s on this weekend?', 'montreal-bagel-night', 'prospect-park-dawn', 'corona-arch'),
  example('next weekend', 'peru-reforest-queuna', 'edinburgh-castle-quest', 'oaxaca-print'),
  example('next week', 'calgary-climb-night', 'marrakesh-market-tagine', 'buenos-aires-milonga'),
  example('saturday', 'montreal-bagel-night', 'prospect-park-dawn', 'corona-arch'),
  example('on Sunday', 'london-night-shelter-cook'),
  example('next saturday', 'peru-reforest-queuna', 'edinburgh-castle-quest', 'oaxaca-print'),
  example('friday night austin', 'austin-arcade-night', 'austin-barton-springs'),
  example('this month', 'chicago-first-friday', 'austin-arcade-night', 'austin-barton-springs'),
  example('next month', 'calgary-climb-night', 'marrakesh-market-tagine', 'buenos-aires-milonga'),
  example('in july', 'sunshine-meadows', 'camel-farm-alice', 'costa-rica-sloth-school'),
  example('July 10', 'yungas-road'),
  example('10 july', 'yungas-road'),
  example('may 15 to 16', 'atacama-observing-week', 'fuji-hill-climb', 'pelee-warblers'),
  example('february 14th', 'nuremberg-boardgames', 'kona-open-water', 'canmore-igloos'),
  example('march 2032', 'rishikesh-yoga', 'lisbon-remote-week', 'waterloo-wargame'),
  example('this summer', 'iceland-eider-farm', 'stockholm-chess-park', 'lunenburg-skiff'),
  example('jan 1', 'vik-new-year', 'hogmanay-ceilidh'),
  example('2032-06-19', 'okavango-mokoro', 'sacred-valley-despacho', 'toronto-island-yoga'),
  example('dec 6', 'peru-reforest-queuna', 'edinburgh-castle-quest', 'oaxaca-print'),
  // Prices.
  example('free', 'vancouver-shore-cleanup', 'halifax-pub-choir', 'chicago-repair-lab'),
  example('free events', 'vancouver-shore-cleanup', 'halifax-pub-choir', 'chicago-repair-lab'),
  example('free this weekend', 'prospect-park-dawn', 'goldstream-chum', 'griffith-family-stars'),
  example('free in toronto', 'toronto-island-yoga'),
  example(
    'free things to do near vancouver',
    'vancouver-shore-cleanup',
    'goldstream-chum',
    'vancouver-speedrun-relief',
  ),
  example('free chicago', 'chicago-repair-lab', 'chicago-first-friday', 'chicago-seed-library'),
  example('calgary free', 'calgary-climb-night'),
  example('free yoga', 'toronto-island-yoga'),
  example('free concert', 'austin-barton-springs', 'halifax-pub-choir', 'ile-orleans-saint-jean'),
  example('under $20', 'vancouver-shore-cleanup', 'halifax-pub-choir', 'chicago-repair-lab'),
  example('tokyo under $50', 'tokyo-listening-bar', 'tokyo-arcade-crawl'),
  example('under 50 dollars in tokyo', 'tokyo-listening-bar', 'tokyo-arcade-crawl'),
  example('over $2000', 'kilimanjaro-lemosho', 'churchill-bears'),
  example('$30-$50 nashville', 'nashville-writers-round'),
  example('montreal $40 to $60', 'montreal-bagel-night', 'montreal-indie-lan'),
  example('dance under $30', 'berlin-tea-dance'),
  // Audiences.
  example('kids', 'vancouver-shore-cleanup', 'austin-arcade-night', 'austin-barton-springs'),
  example('kids near banff', 'canmore-igloos'),
  example('kids this weekend', 'goldstream-chum', 'griffith-family-stars'),
  example('family weekend', 'goldstream-chum', 'griffith-family-stars'),
  example('with kids in montreal', 'montreal-winter-lights'),
  example('family friendly austin', 'austin-arcade-night', 'austin-barton-springs'),
  example('free kids', 'vancouver-shore-cleanup', 'austin-barton-springs', 'goldstream-chum'),
  example('free family events in december', 'calgary-climb-night', 'whistler-lantern-solstice', 'santa-fe-canyon-road'),
  example('for the whole family in june', 'tatsuno-fireflies', 'yosemite-junior-ranger', 'ile-orleans-saint-jean'),
  example('los angeles kids', 'griffith-family-stars'),
  example('whistler with kids', 'vancouver-shore-cleanup', 'vancouver-seawall-10k', 'whistler-lantern-solstice'),
  example('stockholm kids', 'stockholm-forest-school'),
  example('robots for kids', 'osaka-robot-saturday'),
  example('couples', 'buenos-aires-milonga', 'toronto-slow-dating', 'joshua-sound-bath'),
  example('romantic paris', 'paris-wrong-map'),
  example('date night toronto', 'toronto-slow-dating'),
  example('couples in quebec', 'quebec-city-organ', 'quebec-sleigh-supper'),
  example('romantic in february', 'edinburgh-letter-night', 'maui-jetty-dinner'),
  // Places.
  example('toronto', 'toronto-slow-dating', 'toronto-island-yoga'),
  example('weekend toronto'),
  example('weekend vancouver', 'goldstream-chum'),
  example('near banff', 'canmore-ice', 'canmore-igloos', 'banff-silent-disco'),
  example('within 50 km of banff', 'canmore-ice', 'canmore-igloos', 'banff-silent-disco'),
  example('30 miles from banff', 'canmore-ice', 'canmore-igloos', 'banff-silent-disco'),
  example(
    'december within 300 km of vancouver',
    'vancouver-seawall-10k',
    'vancouver-speedrun-relief',
    'whistler-lantern-solstice',
  ),
  example('new york', 'prospect-park-dawn', 'sleep-under-whale', 'nyc-bridge-walk-talk'),
  example('london', 'london-night-shelter-cook', 'oxford-debating'),
  example('things to do in halifax', 'halifax-pub-choir', 'lunenburg-lobster', 'lunenburg-skiff'),
  example('events near ottawa'),
  example('tickets for boston', 'boston-rowing-week'),
  example('new orleans', 'new-orleans-portraits', 'nola-brass-porch'),
  example('kyoto in march', 'kyoto-kimono-dusk'),
  example('reykjavik in december', 'reykjavik-pool-party'),
  example('quebec february', 'quebec-winter-theatre'),
  example('edinburgh in february', 'edinburgh-letter-night'),
  example('chicago january', 'chicago-seed-library', 'bamako-to-chicago'),
  example('cusco june', 'sacred-valley-despacho', 'inti-raymi'),
  example('lisbon in june', 'lisbon-santo-antonio'),
  example('miami december', 'miami-beach-full-moon-drums'),
  example('june 19 toronto', 'toronto-island-yoga'),
  example('near banff next 3 months', 'canmore-ice', 'canmore-igloos'),
  example('toronto next 30 days', 'toronto-slow-dating'),
  // Words beside them.
  example('yoga toronto', 'toronto-island-yoga'),
  example('ice climbing near banff', 'canmore-ice'),
  example('surfing near tofino', 'tofino-surf-camp'),
  example('storm watching tofino january', 'tofino-storm-cabins'),
  example('sushi tokyo', 'tsukiji-sushi'),
  example('san francisco sunrise', 'sanfrancisco-ferry-sunrise'),
  example('gaming montreal', 'montreal-game-devs', 'montreal-indie-lan'),
  example('hiking in july', 'sunshine-meadows', 'laugavegur'),
  example('trek in july', 'laugavegur', 'sunshine-meadows'),
  example('northern lights in december', 'prosperous-lake-aurora'),
  example('stargazing in august', 'namib-fly-camp', 'merzouga-perseids'),
  example('kayak june', 'naeroyfjord-midsummer'),
  example('safari in june', 'okavango-mokoro'),
  example('volunteering this weekend', 'goldstream-chum', 'london-night-shelter-cook'),
  // Words that no event has, and words of titles that only look like days.
  example('zumba near banff', 'canmore-ice', 'canmore-igloos', 'banff-silent-disco'),
  example('parkour yoga', 'toronto-island-yoga', 'rishikesh-yoga'),
  example('igloo weekend', 'canmore-igloos'),
  example('sunday braai', 'cape-town-braai'),
  example('second line into the night', 'nola-brass-porch'),
];

/** How many of the examples must be found. */
export const mustBeRead = 95;
