import type { BackdropName } from './land/backdrops';
import type { Growth } from './land/growth';
import type { MotifName } from './motifs/motifs';
import type { Stream } from './random';
import { spokenBackdrop, spokenMotif } from './spoken';

/** A motif and the backdrops it can have. A backdrop listed twice is twice as likely. */
interface Recipe {
  readonly motif: MotifName;
  readonly backdrops: readonly BackdropName[];
  /** How often it's chosen, relative to the others in its category; 1 if left out. */
  readonly weight?: number;
  /** Chosen only in this season, or if a word in the title asks for it. */
  readonly season?: 'winter';
}

/** What the picture of an event shows. */
export interface Scene {
  readonly motif: MotifName;
  readonly backdrop: BackdropName;
}

const land = ['ridges', 'peaks', 'woods', 'fields'] as const;
const open = ['ridges', 'fields', 'peaks', 'dunes'] as const;

/** By main category. Secondary categories don't change the cover. */
const recipes: Readonly<Record<string, readonly Recipe[]>> = {
  'Music & Concerts': [
    { motif: 'stage', backdrops: [...land, 'city', 'canyon', 'sea'], weight: 3 },
    { motif: 'bandShell', backdrops: ['fields', 'city', 'ridges', 'lake', 'harbour'], weight: 2 },
  ],
  'Art & Culture': [
    { motif: 'museum', backdrops: ['city', 'fields', 'ridges', 'harbour'] },
    { motif: 'sculptures', backdrops: [...open, 'sea', 'city', 'islands'] },
    { motif: 'library', backdrops: ['city', 'fields', 'lake'], weight: 0.3 },
  ],
  'Food & Drink': [
    { motif: 'longTable', backdrops: ['fields', 'ridges', 'sea', 'peaks', 'lake'] },
    { motif: 'market', backdrops: ['city', 'ridges', 'peaks', 'fields'] },
    { motif: 'villageTable', backdrops: ['fields', 'ridges', 'woods', 'lake'], weight: 0.6 },
  ],
  'Sports & Fitness': [
    { motif: 'track', backdrops: ['ridges', 'peaks', 'city', 'fields', 'woods'] },
    { motif: 'cyclists', backdrops: [...land, 'sea', 'canyon', 'islands'], weight: 1.4 },
    { motif: 'stadium', backdrops: ['city', 'ridges', 'peaks', 'fields'] },
    { motif: 'sailing', backdrops: ['sea', 'islands', 'harbour'], weight: 0.4 },
    { motif: 'skier', backdrops: ['peaks'], weight: 0.7, season: 'winter' },
  ],
  'Outdoor & Nature': [
    { motif: 'camp', backdrops: ['peaks', 'ridges', 'woods', 'lake', 'canyon', 'dunes'], weight: 2 },
    { motif: 'kayaks', backdrops: ['peaks', 'ridges', 'canyon'], weight: 1.4 },
    { motif: 'hikers', backdrops: ['peaks', 'ridges', 'canyon', 'islands', 'dunes'], weight: 2 },
    { motif: 'lighthouse', backdrops: ['sea', 'islands'] },
    { motif: 'skier', backdrops: ['peaks'], weight: 0.5, season: 'winter' },
    { motif: 'landscape', backdrops: ['dunes', 'canyon'], weight: 0.5 },
    { motif: 'treeline', backdrops: ['peaks', 'lake', 'ridges', 'islands'], weight: 0.8 },
  ],
  'Nightlife & Parties': [
    { motif: 'rooftop', backdrops: ['city', 'harbour', 'city', 'ridges', 'sea'], weight: 1.5 },
    { motif: 'beachBar', backdrops: ['sea', 'islands', 'harbour'], weight: 1.2 },
    { motif: 'stage', backdrops: ['city', 'harbour', 'islands'] },
    { motif: 'skyLanterns', backdrops: ['city', 'lake', 'harbour'], weight: 0.7 },
  ],
  'Education & Workshops': [
    { motif: 'library', backdrops: ['ridges', 'city', 'peaks', 'sea', 'fields', 'woods', 'lake'], weight: 2 },
    { motif: 'observatory', backdrops: ['ridges', 'peaks', 'dunes', 'canyon', 'city', 'woods'], weight: 1.6 },
    { motif: 'museum', backdrops: ['city', 'harbour', 'fields'], weight: 0.7 },
    { motif: 'garden', backdrops: ['fields', 'ridges', 'city'], weight: 0.5 },
  ],
  'Spiritual & Wellness': [
    { motif: 'standingStones', backdrops: ['ridges', 'fields', 'sea', 'peaks', 'islands'] },
    { motif: 'pavilion', backdrops: ['ridges', 'lake', 'woods', 'peaks', 'islands'] },
    { motif: 'cairn', backdrops: ['sea', 'lake', 'islands'] },
    { motif: 'treeline', backdrops: ['lake', 'peaks', 'ridges'], weight: 0.5 },
  ],
  'Networking & Business': [
    { motif: 'bridge', backdrops: ['harbour', 'sea', 'lake', 'islands'] },
    { motif: 'terrace', backdrops: ['city', 'harbour', 'ridges', 'sea'] },
    { motif: 'rooftop', backdrops: ['city', 'harbour'], weight: 0.5 },
  ],
  'Family & Kids': [
    { motif: 'kites', backdrops: [...open, 'sea', 'islands'], weight: 1.5 },
    { motif: 'playground', backdrops: ['fields', 'city', 'ridges', 'woods'] },
    { motif: 'balloons', backdrops: ['fields', 'ridges', 'canyon'], weight: 0.8 },
    { motif: 'wheel', backdrops: ['fields', 'sea', 'city'], weight: 0.6 },
    { motif: 'bigTop', backdrops: ['fields', 'ridges', 'woods'], weight: 0.6 },
  ],
  'Gaming & Esports': [
    { motif: 'arcade', backdrops: ['city', 'harbour', 'ridges', 'sea'], weight: 1.5 },
    { motif: 'tournament', backdrops: ['city', 'ridges', 'peaks', 'fields'] },
    { motif: 'stadium', backdrops: ['city', 'harbour', 'ridges'], weight: 0.5 },
  ],
  'Festivals & Seasonal Events': [
    { motif: 'bigTop', backdrops: [...land, 'sea'], weight: 1.4 },
    { motif: 'wheel', backdrops: ['sea', 'city', 'fields', 'ridges', 'harbour'], weight: 1.4 },
    { motif: 'balloons', backdrops: ['canyon', 'fields', 'dunes', 'ridges'] },
    { motif: 'skyLanterns', backdrops: ['lake', 'ridges', 'islands', 'fields'] },
    { motif: 'stage', backdrops: ['fields', 'woods', 'peaks'], weight: 0.8 },
  ],
  'Adventure & Extreme': [
    { motif: 'climber', backdrops: ['canyon', 'peaks', 'sea', 'ridges', 'woods'], weight: 1.3 },
    { motif: 'paragliders', backdrops: ['peaks', 'ridges', 'islands', 'dunes', 'lake'], weight: 1.3 },
    { motif: 'kayaks', backdrops: ['canyon', 'peaks'], weight: 0.8 },
    { motif: 'hikers', backdrops: ['peaks', 'ridges', 'canyon', 'dunes'], weight: 0.8 },
    { motif: 'sailing', backdrops: ['sea', 'islands'], weight: 0.9 },
    { motif: 'skier', backdrops: ['peaks'], weight: 0.9, season: 'winter' },
  ],
  'Romantic & Dating': [
    { motif: 'jetty', backdrops: ['lake', 'sea', 'islands', 'harbour'], weight: 1.6 },
    { motif: 'picnic', backdrops: ['ridges', 'fields', 'sea', 'lake', 'city'], weight: 1.4 },
    { motif: 'skyLanterns', backdrops: ['lake', 'islands', 'ridges'], weight: 0.7 },
    { motif: 'sailing', backdrops: ['sea', 'islands', 'lake'], weight: 0.6 },
    { motif: 'balloons', backdrops: ['fields', 'canyon', 'ridges'], weight: 0.5 },
  ],
  'Community & Volunteering': [
    { motif: 'garden', backdrops: ['ridges', 'fields', 'peaks', 'harbour'], weight: 1.5 },
    { motif: 'villageTable', backdrops: ['fields', 'ridges', 'peaks', 'woods'], weight: 1.3 },
    { motif: 'market', backdrops: ['city', 'fields', 'ridges'], weight: 0.7 },
    { motif: 'treeline', backdrops: ['lake', 'ridges', 'peaks'], weight: 0.6 },
  ],
};

/** Any other category: the landscape alone. */
const other: readonly Recipe[] = [
  { motif: 'landscape', backdrops: ['dunes', 'canyon', 'woods', 'sea', 'fields', 'city', 'harbour'] },
  { motif: 'treeline', backdrops: ['ridges', 'peaks', 'lake', 'islands'] },
];

/** Backdrops that need the sea, and what replaces each of them inland. */
const inland: Readonly<Partial<Record<BackdropName, BackdropName>>> = { sea: 'lake', islands: 'lake', harbour: 'city' };
const seasideMotifs: ReadonlySet<MotifName> = new Set(['lighthouse', 'beachBar']);

const waterMotifs: ReadonlySet<MotifName> = new Set(['jetty', 'sailing', 'cairn', 'bridge', 'lighthouse', 'beachBar']);

export interface SceneInput {
  readonly category: string;
  readonly title: string;
  /** False rules out the sea, islands and harbour; undefined if it isn't known. */
  readonly coast: boolean | undefined;
}

/** Chooses an event's motif and backdrop: by the words of its title first, then by chance. */
export function chooseScene({ category, title, coast }: SceneInput, growth: Growth, rng: Stream): Scene {
  const all = Object.hasOwn(recipes, category) ? (recipes[category] ?? other) : other;
  const list = all.filter(({ motif }) => coast !== false || !seasideMotifs.has(motif));
  const spoken = spokenMotif(title, new Set(list.map(({ motif }) => motif)));
  const isInSeason = ({ season }: Recipe) => !season || growth[season] > 0.3;
  // There are lakes to sail on, but sailing isn't the first thing people think of inland.
  const isLikely = (recipe: Recipe) => isInSeason(recipe) && (coast !== false || recipe.motif !== 'sailing');
  const chosen = rng.weighted(list.map((recipe) => [recipe, isLikely(recipe) ? (recipe.weight ?? 1) : 0] as const));
  const recipe = list.find(({ motif }) => motif === spoken?.motif) ?? chosen;
  const picked = rng.pick(recipe.backdrops);
  const named = fittingBackdrop(spokenBackdrop(title), recipe);
  const backdrop = named ?? spoken?.backdrop ?? picked;
  const isInland = coast === false && named === undefined;
  return { motif: recipe.motif, backdrop: isInland ? (inland[backdrop] ?? backdrop) : backdrop };
}

/** Motifs on the water keep a backdrop with water, even if the title names mountains. */
function fittingBackdrop(named: BackdropName | undefined, { motif, backdrops }: Recipe): BackdropName | undefined {
  return named && waterMotifs.has(motif) && !backdrops.includes(named) ? undefined : named;
}
