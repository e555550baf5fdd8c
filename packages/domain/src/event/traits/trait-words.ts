import type { EventType } from '../event-types';
import type { TraitName } from './trait-names';

/** What a feature says for certain. Keys are in lower case. */
export const featureTraits: Readonly<Record<string, TraitName>> = {
  'live music': 'liveMusic',
  campfire: 'campfire',
  lanterns: 'lanterns',
  dinner: 'dinner',
  breakfast: 'breakfast',
  lunch: 'lunch',
  'all meals': 'allMeals',
  'tasting flight': 'tasting',
  'food stalls': 'foodStalls',
  'welcome drink': 'welcomeDrink',
  'hot drinks': 'hotDrinks',
  'tent nights': 'tents',
  'hut nights': 'huts',
  'guesthouse nights': 'beds',
  'hotel nights': 'beds',
  'tools and gloves': 'tools',
  'qualified teacher': 'teacher',
  coaching: 'coach',
  'local guide': 'guide',
  'naturalist guide': 'guide',
  'certified mountain guide': 'guide',
  'speaker talks': 'talks',
  prizes: 'prizes',
  transfers: 'transfers',
  '4×4 transfer': 'transfers',
  'luggage transfer': 'luggage',
  'bicycle hire': 'bikes',
  'boat transfer': 'boat',
  'boats and paddles': 'onWater',
  wetsuit: 'onWater',
  'hot springs': 'hotSprings',
  sauna: 'sauna',
  'skis and boots': 'snow',
  snowshoes: 'snow',
  telescopes: 'stars',
  'astronomer on site': 'stars',
  'dogs welcome': 'dogs',
  'yoga mats': 'yoga',
  "children's area": 'children',
};

/** What a word of the title says, in lower case. What's named like that but is something else comes second, and is taken out first. */
export const titleTraits: readonly (readonly [trait: TraitName, words: RegExp, except?: RegExp])[] = [
  ['slow', /\bslow(ly)?\b|\bno hurry\b|\bunhurried\b|\bleisurely\b/, /slow money/],
  [
    'quiet',
    /\bsilen(ce|t)\b|\bquiet\b|without talking|\bmeditation\b|\bzazen\b|forest bathing/,
    /silent (disco|films?)/,
  ],
  [
    'onWater',
    /kayak|\bcanoe|\braft|\bpaddl(e|ing)\b|\browing\b|learn to row|mokoro|\bsurf(ing)?\b|\bsail(ing)?\b|open water|\bswim|\bdiv(e|ing)\b|snorkel/,
    /swimming pool/,
  ],
  [
    'byWater',
    /\b(lake|river|sea|ocean|beach|bay|coast|shore|fjord|harbour|harbor|pier|jetty|seawall|sandbank|tide|rock pools)\b/,
    /dry lake|fire lookout/,
  ],
  [
    'high',
    /\bsummit\b|\bpeaks?\b|\baltitude\b|\balps\b|haute route|\brooftop\b|\bgondola\b|above the clouds|via ferrata/,
    /\bsummit:/,
  ],
  ['snow', /\bsnow(y|shoes?)?\b|\bskis?\b|\bskiing\b|\bskate\b|\bigloos?\b|\bice climbing\b|frozen waterfalls?/],
  [
    'animals',
    /\bwhales?\b|\bbears?\b|\bcranes\b|\bwarblers?\b|\bbirds?\b|\bpuffins?\b|\bpenguins?\b|\bkiwi\b|\bsloths?\b|\breindeer\b|\bcamels\b|\bsafari\b|\bmonarchs\b|\bfireflies\b|\bwildlife\b|crossing season/,
    /under a whale/,
  ],
  ['stars', /\bstars?\b|dark sky|milky way|\baurora\b|\bperseids\b|\btelescope|\beclipse\b/],
  ['campfire', /\bbonfire\b|\bcampfire\b|log fire/],
  ['lanterns', /\bcandlelight\b|\blanterns?\b/],
  ['dancing', /\bdanc(e|es|ing)\b|\btango\b|\bmilonga\b|\bceilidh\b|\bdisco\b|\brave\b|two-step|\bcueca\b|\bsamba\b/],
  ['dinner', /\bdinner\b|\bsupper\b/],
  ['celebration', /\bcarnival\b|new year\b/],
  ['sport', /\bmarathon\b|\brelay\b|\brunning\b|\bfitness\b/, /speedrun marathon/],
];

/** Kinds of events whose workshop materials are for making something; elsewhere they're dice, cards and maps. */
export const makingKinds: ReadonlySet<EventType | 'any'> = new Set([
  'Art & Culture',
  'Food & Drink',
  'Education & Workshops',
  'Spiritual & Wellness',
  'Family & Kids',
  'Romantic & Dating',
]);

/** What the main category is about. */
export const kindTraits: Readonly<Partial<Record<EventType | 'any', TraitName>>> = {
  'Music & Concerts': 'liveMusic',
  'Art & Culture': 'art',
  'Sports & Fitness': 'sport',
  'Outdoor & Nature': 'outdoors',
  'Nightlife & Parties': 'nightOut',
  'Education & Workshops': 'learning',
  'Spiritual & Wellness': 'rest',
  'Networking & Business': 'strangers',
  'Family & Kids': 'children',
  'Gaming & Esports': 'games',
  'Festivals & Seasonal Events': 'celebration',
  'Adventure & Extreme': 'adventure',
  'Romantic & Dating': 'romance',
  'Community & Volunteering': 'helping',
};
