import type { DescribedEvent } from './described-event';
import { daysInWords, isByNight, isOneNight, partOfDay } from './event-hours';
import type { TraitName } from './trait-names';

type Kind = DescribedEvent['kind'];

/** What people do there, by a word of the title, in lower case; the more special words come first. */
const activities: readonly (readonly [words: RegExp, doing: string])[] = [
  [/\bpuzzle\b/, 'of puzzles'],
  [/speedrun|\blan\b|\barcade\b|\bchess\b|board games/, 'of games'],
  [/\beclipse\b/, 'around an eclipse'],
  [/\bballoons\b/, 'among balloons'],
  [/\bfireflies\b/, 'among fireflies'],
  [/\bcarnival\b/, 'at the carnival'],
  [/\blanguage\b|talk with\b/, 'in another language'],
  [/without talking|\bsilence\b|\bquiet\b|\bzazen\b|\bmeditation\b/, 'of quiet'],
  [/\byoga\b/, 'of yoga'],
  [/\bfitness\b|\bworkout\b/, 'of exercise'],
  [/snowshoe/, 'on snowshoes'],
  [/\bskis?\b|\bskiing\b/, 'on skis'],
  [/\bskate\b/, 'on skates'],
  [/\bsleigh\b/, 'by sleigh'],
  [/\bice climbing\b|frozen waterfall/, 'on ice'],
  [/\bigloos?\b/, 'in the snow'],
  [/\bmotorbike/, 'on a motorbike'],
  [/mountain bike|fat bike|\bbicycle\b|\bcycling\b|\bpedal\b/, 'on a bike'],
  [/\bclimb(s|ing)?\b|via ferrata|\bgranite\b/, 'of climbing'],
  [/hot springs|\bonsen\b/, 'at the hot springs'],
  [/bathing week|in the baths|swimming pool/, 'in warm water'],
  [/\bsurf|\bswim|open water|snorkel|\bdiving\b|\bplunge\b/, 'in the water'],
  [/kayak|\bcanoe|\braft|\bpaddl(e|ing)\b|\browing\b|learn to row|mokoro/, 'on the water'],
  [/\bsail\b|\bsailing\b|\bboat\b|\bdhow\b|\bferry\b/, 'on a boat'],
  [/trail running|\bmarathon\b|\brunning\b|\b10k\b|\brelay\b/, 'of running'],
  [/\btango\b|\bmilonga\b|\bceilidh\b|\bdisco\b|two-step|\bdance\b|\bcueca\b/, 'of dancing'],
  [/\bopera\b|\btheatre\b|\bpuppets?\b|\bcabaret\b/, 'of theatre'],
  [/\bcinema\b|\bfilms?\b/, 'of film'],
  [/\bchoir\b|\bsing\b|\bsongs\b/, 'of singing'],
  [/\bmuseum\b/, 'at the museum'],
  [/\bdark sky\b|milky way|\baurora\b|\bperseids\b|\btelescope|\bstar camp\b|night.*under the.*sky/, 'under the stars'],
  [/\bcook\b|\bcooking\b|\btagine\b|\bsushi\b|bouchon kitchen/, 'in the kitchen'],
  [/\bbraai\b|\bbarbecue\b/, 'around the grill'],
  [/\bcupping\b|\bcoffee\b/, 'over coffee'],
  [/\bpicnic\b/, 'with a picnic'],
  [/\bwhales?\b/, 'of whale watching'],
  [/\bcranes\b|\bwarbler|\bpenguins\b|\bkiwi\b|\bpuffins?\b/, 'of birdwatching'],
  [/\breindeer\b/, 'with reindeer'],
  [/\bbears\b|\bsloth\b|\bmonarchs\b/, 'of wildlife'],
  [/\bwalk(s|ing)?\b|\bhike\b|\btrek\b|\btraverse\b|on foot|kumano|francigena|\bcamino\b|torres del paine/, 'on foot'],
  [/\bsweater\b|\bknit/, 'of knitting'],
  [/\bpainting\b|\bpaint a\b|\bfresco\b/, 'of painting'],
  [/\bsketching\b/, 'of sketching'],
  [/\bbuild a\b|\badobe\b|\brobot\b/, 'of hands-on work'],
  [/\bcarve\b|\bglass\b|\bprint\b|\bindigo\b/, 'of crafts'],
];

const doingByKind: Readonly<Record<Kind, string>> = {
  'Music & Concerts': 'of music',
  'Art & Culture': 'of art',
  'Food & Drink': 'of good food',
  'Sports & Fitness': 'of sports',
  'Outdoor & Nature': 'outdoors',
  'Nightlife & Parties': 'out',
  'Education & Workshops': 'of learning something new',
  'Spiritual & Wellness': 'of rest',
  'Networking & Business': 'of meeting people',
  'Family & Kids': 'for the whole family',
  'Gaming & Esports': 'of games',
  'Festivals & Seasonal Events': 'of festivities',
  'Adventure & Extreme': 'of adventure',
  'Romantic & Dating': 'of romance',
  'Community & Volunteering': 'of helping out',
  any: 'out',
};

/** 'on foot', 'of yoga': what its title says people do there; null if it doesn't say. */
export function activityOf({ title }: Pick<DescribedEvent, 'title'>): string | null {
  const heading = title.toLowerCase();
  return activities.find(([words]) => words.test(heading))?.[1] ?? null;
}

/**
 * An event as a thing that a sentence can name, from what's certain: 'a slow dinner', 'an evening of music', 'four days on foot'. Who else comes has
 * sentences of its own. @param names the event's traits
 */
export function occasionText(event: DescribedEvent, names: ReadonlySet<TraitName>): string {
  const doing = activityOf(event) ?? doingByKind[event.kind];
  return event.durationDays === 1 || isOneNight(event) ? oneDay(event, names, doing) : severalDays(event, names, doing);
}

function oneDay(event: DescribedEvent, names: ReadonlySet<TraitName>, doing: string): string {
  const part = isOneNight(event) ? 'night' : partOfDay(event);
  const pace = names.has('slow') ? 'slow ' : '';
  if (isDinner(event, names)) return withArticle(`${pace}dinner`);
  const isBrief = part.includes(' ');
  if (doing === 'on foot' && part !== 'day') return withArticle(`${isBrief ? '' : pace}${part} walk`);
  return `${withArticle(`${isBrief ? '' : pace}${part}`)} ${doing}`;
}

function severalDays(event: DescribedEvent, names: ReadonlySet<TraitName>, doing: string): string {
  const [count, ...unit] = daysInWords(event.durationDays).split(' ');
  const pace = names.has('slow') ? 'slow' : '';
  const nights = isByNight(event) ? ['nights'] : unit;
  return `${[count, unit.join(' ') === 'week' ? '' : pace, ...(unit.join(' ') === 'days' ? nights : unit)].filter((word) => word !== '').join(' ')} ${doing}`;
}

/** A meal for the evening, not one that comes with something else. */
function isDinner({ kind, startTime }: DescribedEvent, names: ReadonlySet<TraitName>): boolean {
  const isMeal = kind === 'Food & Drink' || kind === 'Romantic & Dating';
  return isMeal && names.has('dinner') && startTime >= '17:00' && !names.has('boat') && !names.has('onWater');
}

function withArticle(text: string): string {
  return `${/^[aeiou]/.test(text) ? 'an' : 'a'} ${text}`;
}
