import type { KindOfLight } from '@ascendant/astrology/sky/light';
import type { CoverInput } from '../cover-input';
import type { BackdropName } from '../land/backdrops';
import { growth, hasHighSnow, neutralGrowth, type Growth } from '../land/growth';
import type { MotifName } from '../motifs/motifs';
import { likelyLands, neutralLands, possibleLands, type LikelyLand } from '../place/lands';
import { placeFacts } from '../place/place-facts';
import { stream, type Stream } from '../random';
import { basisOf, landsOf, rankMotifs, type Occasion, type PictureBasis } from './rank-motifs';

/** What the picture of an event shows. */
export interface Scene {
  readonly motif: MotifName;
  readonly backdrop: BackdropName;
  readonly growth: Growth;
  /** How high its towers are, if it has a city: 1 for the largest. */
  readonly towerShare: number;
}

/** What is true of an event's place on its day. */
interface Surroundings {
  readonly likely: readonly LikelyLand[];
  readonly possible: ReadonlySet<BackdropName>;
  readonly growth: Growth;
  readonly hasHighSnow: boolean;
  readonly towerShare: number;
}

const unknown: Surroundings = {
  likely: neutralLands,
  possible: new Set(neutralLands.map(([name]) => name)),
  growth: neutralGrowth,
  hasHighSnow: false,
  towerShare: 0.8,
};

/** Towns of 160,000 people have low roofs, cities of 20 million the highest towers. */
const towerShareOf = (people: number): number => Math.min(1, Math.max(0.36, 0.36 + 0.3 * Math.log10(people / 160_000)));

function surroundingsOf({ latitude, longitude, instant }: CoverInput): Surroundings {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return unknown;
  const facts = placeFacts(latitude, longitude);
  return {
    likely: likelyLands(facts),
    possible: possibleLands(facts),
    growth: growth(facts, instant),
    hasHighSnow: hasHighSnow(facts, instant),
    towerShare: towerShareOf(facts.people),
  };
}

const dark: ReadonlySet<KindOfLight> = new Set(['civil', 'nautical', 'astronomical', 'night', 'moonlit']);

function occasionOf(
  { category, title, features, description }: CoverInput,
  { growth, likely, possible, hasHighSnow }: Surroundings,
  light: () => KindOfLight,
): Occasion {
  return {
    category,
    title: title ?? '',
    features: features ?? [],
    description: description ?? '',
    lands: possible,
    likelyLands: new Set(likely.map(([name]) => name)),
    growth,
    hasHighSnow,
    isDark: () => dark.has(light()),
  };
}

function ranked(input: CoverInput, around: Surroundings, light: () => KindOfLight) {
  return rankMotifs(occasionOf(input, around, light), stream(`${input.id}|${input.category}|motifs`));
}

/** Where the motif of an event's picture comes from. */
export function sceneBasis(input: CoverInput, light: () => KindOfLight): PictureBasis {
  return basisOf(occasionOf(input, surroundingsOf(input), light));
}

/** The motifs that fit an event, the best first. */
export function rankedMotifs(input: CoverInput, light: () => KindOfLight): readonly MotifName[] {
  return ranked(input, surroundingsOf(input), light);
}

/**
 * Chooses an event's motif and backdrop: what its words name if it's true of its place and season, then by chance among what fits.
 * Source: docs/archive/design/covers.md, "Motifs", "Land"
 */
export function chooseScene(input: CoverInput, light: KindOfLight, rng: Stream): Scene {
  const around = surroundingsOf(input);
  const motifs = ranked(input, around, () => light);
  const motif = input.pins?.motif ?? motifs[(input.variant ?? 0) % motifs.length] ?? 'landscape';
  return {
    motif,
    backdrop: input.pins?.backdrop ?? backdropFor(motif, input, around, rng),
    growth: around.growth,
    towerShare: around.towerShare,
  };
}

/** True almost anywhere, so drawn only if a title asks for them or nothing else fits. */
const onRequest: ReadonlySet<BackdropName> = new Set(['town', 'lake', 'woods', 'islands', 'dunes', 'harbour']);

function backdropFor(
  motif: MotifName,
  { title }: CoverInput,
  { likely, possible }: Surroundings,
  rng: Stream,
): BackdropName {
  const allowed = new Set(landsOf(motif, possible));
  const named = namedLands(title ?? '').filter((name) => allowed.has(name));
  const fitting = likely.filter(([name]) => allowed.has(name));
  const country = [...allowed].filter((name) => !onRequest.has(name));
  const others = country.length > 0 ? country : allowed.size > 0 ? [...allowed] : likely.map(([name]) => name);
  const chance = fitting.length > 0 ? rng.weighted(fitting) : rng.pick(others);
  return named.find((name) => fitting.some(([likelyName]) => likelyName === name)) ?? named[0] ?? chance;
}

const landWords: readonly (readonly [words: RegExp, lands: readonly BackdropName[]])[] = [
  [/\bdunes?\b|sahara|\berg\b/, ['dunes', 'desert']],
  [/desert|wadi/, ['desert', 'canyon', 'dunes']],
  [/canyon|\bmesas?\b|badlands|gorge|red rocks?/, ['canyon']],
  [/fjord/, ['fjord']],
  [/volcano|crater|caldera|\bfuji\b|kilimanjaro/, ['volcano']],
  [/\blakes?\b|lagoon|\bloch\b|\blago\b/, ['lake', 'lakeshore']],
  [/\bislands?\b|\bisles?\b|\bîle\b/, ['islands']],
  [/\bbeach|\bocean|\bsea\b|\bcoast|\bbay\b|\bshore|\bcove\b|\bpier\b|sandbank|reef/, ['sea', 'islands']],
  [/harbou?r|waterfront|\bquay|\bport\b/, ['harbour']],
  [/mountain|\balps?\b|alpine|\bpeaks?\b|summit|glacier|\bpass\b|andes|dolomites/, ['peaks', 'mountains', 'ridges']],
  [/jungle|rainforest/, ['jungle']],
  [/forest|\bwoods?\b|woodland|\bpines?\b/, ['woods', 'ridges', 'jungle']],
  [/savann?ah|safari|\bmara\b/, ['savanna']],
  [/prairie|steppe|\bplains?\b/, ['plain']],
  [/\brice terrace|terraces/, ['terraces']],
  [/\bcity\b|downtown|\burban\b|rooftop/, ['city']],
  [/old town|village/, ['town']],
  [/\bfields?\b|\bfarm/, ['fields', 'hills']],
  [/\bhills?\b/, ['hills']],
];

/** The backdrops that words of a title name, in the order of the words. */
function namedLands(title: string): readonly BackdropName[] {
  const heading = title.toLowerCase();
  return landWords
    .map(([words, lands]) => ({ at: heading.search(words), lands }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .flatMap(({ lands }) => lands);
}
