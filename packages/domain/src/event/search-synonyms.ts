/** What someone searches for: a word or two, and what others call it. */
export interface SearchedThing {
  /** 'canoe', 'northern lights'. */
  readonly words: string;
  /** Other words and pairs of words that find it too, but count less. */
  readonly related: readonly string[];
}

/** Each of `names` finds all the names and `also`; words of `also` find only themselves. */
interface Synonyms {
  readonly names: readonly string[];
  readonly also?: readonly string[];
}

const synonyms: readonly Synonyms[] = [
  { names: ['safari'], also: ['wildlife', 'game drive', 'big game', 'mokoro', 'wildebeest', 'hippo', 'lion'] },
  {
    names: ['animal'],
    also: ['wildlife', 'zoo', 'farm', 'bird', 'camel', 'horse', 'reindeer', 'sloth', 'turtle', 'whale', 'penguin'],
  },
  { names: ['hike', 'trek'], also: ['walk', 'traverse'] },
  { names: ['kid', 'child', 'children', 'family', 'toddler'], also: ['junior'] },
  { names: ['northern light', 'aurora', 'aurora borealis'] },
  { names: ['stargazing', 'astronomy'], also: ['star', 'telescope', 'night sky', 'milky way'] },
  { names: ['bike', 'bicycle', 'cycle'], also: ['pedal'] },
  { names: ['paddle', 'canoe', 'kayak'] },
  { names: ['boat', 'sail', 'cruise', 'yacht', 'boat trip', 'boat tour'], also: ['ferry', 'dhow', 'catamaran'] },
  { names: ['birdwatching', 'birding', 'bird watching'], also: ['bird'] },
  { names: ['whale watching'], also: ['whale'] },
  { names: ['glassblowing'], also: ['glass'] },
  { names: ['pottery', 'ceramics'], also: ['clay'] },
  { names: ['painting', 'paint'], also: ['mural', 'fresco'] },
  { names: ['photography', 'photo', 'photograph'], also: ['camera', 'portrait'] },
  { names: ['class', 'workshop', 'course', 'lesson'], also: ['school', 'clinic', 'learn'] },
  { names: ['cook', 'cooking'], also: ['kitchen', 'recipe'] },
  { names: ['food', 'gastronomy', 'culinary'], also: ['tasting', 'supper', 'dinner'] },
  { names: ['wine', 'vineyard', 'winery'] },
  { names: ['whisky', 'whiskey'], also: ['distillery'] },
  { names: ['beer', 'brewery', 'pub'] },
  { names: ['video game', 'gaming', 'esports'], also: ['arcade', 'console'] },
  { names: ['meditation', 'mindfulness'], also: ['zazen', 'silence', 'breath'] },
  { names: ['spa', 'hot spring', 'sauna'], also: ['bathing', 'baths'] },
  { names: ['run', 'jogging'], also: ['marathon', 'relay'] },
  { names: ['swim'], also: ['open water'] },
  { names: ['camping', 'camp'], also: ['tent', 'bivouac'] },
  { names: ['cleanup', 'clean up'], also: ['clean'] },
  { names: ['volunteering', 'charity'], also: ['volunteer', 'community'] },
  { names: ['concert', 'gig', 'live music'], also: ['music'] },
  { names: ['dance'], also: ['tango', 'disco', 'ceilidh', 'samba'] },
  { names: ['party', 'nightlife'], also: ['disco', 'club'] },
  { names: ['romantic', 'couple', 'honeymoon'] },
  { names: ['singles', 'dating'] },
  { names: ['startup', 'founder', 'entrepreneur'] },
  {
    names: ['jazz', 'blues', 'swing music'],
    also: ['brass band', 'second line', 'saxophone', 'trumpet', 'listening bar'],
  },
  { names: ['sing', 'choir', 'karaoke'], also: ['song', 'chorus'] },
  { names: ['opera'], also: ['aria'] },
  { names: ['dog sled', 'dogsled', 'sled dog', 'husky', 'mushing'], also: ['sleigh', 'reindeer'] },
  { names: ['motorcycle', 'motorbike', 'moped', 'scooter'] },
  { names: ['horse riding', 'horseback', 'horseback riding'], also: ['horse'] },
  {
    names: ['snorkel', 'scuba', 'scuba diving', 'dive'],
    also: ['open water', 'reef', 'lagoon', 'tide pool', 'rock pool', 'marine biologist'],
  },
  { names: ['surf', 'surfing lesson'], also: ['wave'] },
  { names: ['skate', 'ice skating', 'ice skate'], also: ['rink'] },
  { names: ['fishing', 'angling'], also: ['lobster', 'fisherman', 'trawler'] },
  {
    names: ['climb', 'rock climbing', 'mountaineering', 'bouldering', 'alpinism'],
    also: ['granite', 'via ferrata', 'summit'],
  },
  { names: ['balloon', 'ballooning', 'air balloon'] },
  { names: ['film', 'movie', 'cinema'], also: ['screening'] },
  { names: ['theatre', 'theater'], also: ['stage', 'puppet'] },
  { names: ['draw', 'sketch'], also: ['ink', 'pencil'] },
  { names: ['calligraphy', 'lettering'], also: ['script', 'reed', 'ink'] },
  { names: ['knit', 'knitwear'], also: ['wool', 'sweater', 'yarn'] },
  { names: ['railway', 'train', 'railroad'], also: ['locomotive'] },
  { names: ['carnival', 'mardi gras'], also: ['parade', 'costume'] },
  { names: ['seafood', 'shellfish'], also: ['lobster', 'oyster', 'sushi', 'fish'] },
  { names: ['barbecue', 'bbq', 'cookout'], also: ['braai', 'grill'] },
  { names: ['tequila', 'mezcal'], also: ['agave'] },
  { names: ['coffee', 'espresso'], also: ['cafe', 'cupping', 'barista'] },
  { names: ['garden', 'gardening'], also: ['seed', 'planting'] },
  { names: ['tree planting', 'reforestation'], also: ['planting', 'forest'] },
  { names: ['hackathon', 'hack night'], also: ['hack', 'code'] },
  { names: ['language exchange', 'language course'], also: ['language', 'conversation'] },
  { names: ['coworking', 'digital nomad'], also: ['remote'] },
];

const relatedByStem = new Map(
  synonyms.flatMap(({ names, also = [] }) =>
    names.map((name): [string, readonly string[]] => [stemOf(name), [...names.filter((n) => n !== name), ...also]]),
  ),
);

/**
 * What the terms of a search mean. Two neighbours that have a meaning together are one thing.
 * @param terms words in lower case
 * Source: docs/rules/events.md, "Lists and search".
 */
export function searchedThings(terms: readonly string[]): readonly SearchedThing[] {
  const things: SearchedThing[] = [];
  for (let index = 0; index < terms.length; index += 1) {
    const pair = terms.slice(index, index + 2).join(' ');
    const isPair = index + 1 < terms.length && relatedByStem.has(stemOf(pair));
    const words = isPair ? pair : (terms[index] ?? '');
    things.push({ words, related: relatedByStem.get(stemOf(words)) ?? [] });
    if (isPair) index += 1;
  }
  return things;
}

/** Without the usual endings, to recognize 'hikes' and 'hiking' as 'hike'. Rough: it only compares words with our list. */
function stemOf(words: string): string {
  const [last = '', ...before] = words.split(' ').toReversed();
  const stem = last
    .replace(/ies$/, 'y')
    .replace(/(?:ings?|ers?|es|s|e)$/, '')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1');
  return [...before.toReversed(), stem].join(' ');
}
