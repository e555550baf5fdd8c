import type { BackdropName } from '../land/backdrops';
import type { Growth } from '../land/growth';
import type { MotifName } from '../motifs/motifs';
import type { Stream } from '../random';
import { categoryMotifs, lastMotifs, neutralMotifs } from './category-motifs';
import { featureMotifs, motifWords } from './motif-words';
import { settings } from './settings';

/** What an event says of itself, and where and when it is. */
export interface Occasion {
  readonly category: string;
  readonly title: string;
  readonly features: readonly string[];
  readonly description: string;
  /** Backdrops that are true of the place, and those among them that a picture shows unless words ask for another. */
  readonly lands: ReadonlySet<BackdropName>;
  readonly likelyLands: ReadonlySet<BackdropName>;
  readonly growth: Growth;
  /** Whether snow lies on the mountains around, if there are any. */
  readonly hasHighSnow: boolean;
  /** Asked only for what needs it: the Sun's and the Moon's place take as long as the rest. */
  readonly isDark: () => boolean;
}

/** What a word of the title is worth; a later word is worth less, and a row of the table that comes later. */
const titleWord = 1000;
const weakTitleWord = 600;
const perCharacter = 4;
const perRow = 0.001;
const featureWord = 14;
const descriptionWord = 6;
const mostMentions = 4;
const ownCategory = 8;
/** From here on a motif shows what the event is about. */
const telling = 20;
const snowFrom = 0.3;
const deepWinter = 0.5;

const isSnowy = ({ growth }: Occasion): boolean => growth.winter > snowFrom;

/** Whether a motif is true of a place and a season. */
function isTrue(motif: MotifName, occasion: Occasion, lands = occasion.lands): boolean {
  const { needs, light } = settings[motif] ?? {};
  if (needs === 'heights' && !occasion.hasHighSnow) return false;
  if (needs === 'mild' && occasion.growth.winter > deepWinter) return false;
  if ((needs === 'snow' || needs === 'frost') && !isSnowy(occasion)) return false;
  if (light === 'dark' && !occasion.isDark()) return false;
  return landsOf(motif, lands).length > 0;
}

/** The backdrops that a motif can have among those given. */
export function landsOf(motif: MotifName, lands: Iterable<BackdropName>): readonly BackdropName[] {
  const { lands: own, never = [] } = settings[motif] ?? {};
  return [...lands].filter((name) => (own === undefined || own.includes(name)) && !never.includes(name));
}

/** Counts words of the title, the features and the description for each motif. */
function scoresOf({ category, title, features, description }: Occasion): ReadonlyMap<MotifName, number> {
  const scores = new Map<MotifName, number>();
  const add = (motif: MotifName, score: number) => void scores.set(motif, (scores.get(motif) ?? 0) + score);
  const titles = new Map<MotifName, number>();
  const titled = (motif: MotifName, score: number) => void titles.set(motif, Math.max(titles.get(motif) ?? 0, score));
  const heading = title.toLowerCase();
  const text = description.toLowerCase();
  for (const [row, { words, everyMention, motif, isWeak }] of motifWords.entries()) {
    const at = heading.search(words);
    if (at >= 0) titled(motif, (isWeak ? weakTitleWord : titleWord) - Math.min(80, at) * perCharacter - row * perRow);
    const mentions = text.match(everyMention)?.length ?? 0;
    if (mentions > 0) add(motif, Math.min(mostMentions, mentions) * descriptionWord);
  }
  for (const feature of features) {
    const motif = featureMotifs.get(feature.toLowerCase());
    if (motif) add(motif, featureWord);
  }
  for (const motif of ownOf(category)) if (scores.has(motif)) add(motif, ownCategory);
  return new Map([...scores, ...titles]);
}

const ownOf = (category: string): readonly MotifName[] =>
  Object.hasOwn(categoryMotifs, category) ? (categoryMotifs[category] ?? []) : [];

/** The same list in an order of its own. */
function shuffled<T>(list: readonly T[], rng: Stream): readonly T[] {
  return list
    .map((item) => ({ item, place: rng.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** What words tell that's true of the place and season, the strongest first. */
function toldBy(occasion: Occasion): readonly (readonly [motif: MotifName, score: number])[] {
  return [...scoresOf(occasion)]
    .filter(([motif, score]) => score >= telling && isTrue(motif, occasion))
    .sort(([, a], [, b]) => b - a);
}

/** Where a picture's motif comes from: words of the event, its category, or neither, so that only the land is shown. */
export type PictureBasis = 'words' | 'category' | 'land';

/** Source: docs/archive/design/covers.md, "Motifs". */
export function basisOf(occasion: Occasion): PictureBasis {
  if (toldBy(occasion).length > 0) return 'words';
  const own = ownOf(occasion.category).filter((motif) => isTrue(motif, occasion, occasion.likelyLands));
  return own.length > 0 ? 'category' : 'land';
}

/**
 * The motifs that fit an event, the best first: what its title names, then what its features and description are about, then what
 * its category shows, in an order that chance decides, then the land alone. Nothing that contradicts its place or season.
 * @returns each motif once; never empty
 * Source: docs/archive/design/covers.md, "Motifs"
 */
export function rankMotifs(occasion: Occasion, rng: Stream): readonly MotifName[] {
  const told = toldBy(occasion);
  const isTold = told.some(([, score]) => score >= ownCategory + featureWord * 2);
  const category = shuffled(ownOf(occasion.category), rng);
  const land = shuffled(neutralMotifs, rng);
  // Where words have told enough, the land alone is truer than another activity of the category.
  const rest = [...(isTold ? [...land, ...category] : [...category, ...land]), ...lastMotifs];
  const fitting = [
    ...told.map(([motif]) => motif),
    ...rest.filter((motif) => isTrue(motif, occasion, occasion.likelyLands)),
  ];
  return fitting.length > 0 ? [...new Set(fitting)] : ['landscape'];
}
