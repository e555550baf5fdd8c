import type { DescribedEvent } from './described-event';
import { isEarly, isEvening, isLate, isMorning, isShort, seasonOf } from './event-hours';
import { activityOf, occasionText } from './occasion';
import { traitNames, type TraitName } from './trait-names';
import { featureTraits, kindTraits, makingKinds, titleTraits } from './trait-words';

/** What reasons may say of an event. */
export interface EventTraits {
  readonly names: ReadonlySet<TraitName>;
  /** 'a winter evening of music', 'four slow days on foot': fits where a thing is named. */
  readonly occasion: string;
  /** Tells events apart that are otherwise alike. */
  readonly title: string;
  /** People. */
  readonly capacity: number;
  readonly durationDays: number;
}

/** The most people of a small group, and the fewest of a crowd. */
const smallGroupUpTo = 12;
const crowdFrom = 150;
const longFrom = 4;
const hardFrom = 4;
/** Metres above the sea from which a place is called high: '2,100 metres', '4,000 m'. */
const highPlace = /\b[2-8],\d{3} ?(m|metres|meters)\b/i;

/** Said of the event itself; 'slow' alone may be said of anything. */
const slowWords =
  /\b(unhurried|at (an easy|a gentle) pace|slow (standing )?work|slow kilomet(re|er)s|no hurry whatever)\b/i;

/** The rules that numbers decide; words and features are in trait-words.ts. */
const measuredTraits: Readonly<Partial<Record<TraitName, (event: DescribedEvent) => boolean>>> = {
  early: isEarly,
  morning: isMorning,
  evening: isEvening,
  late: isLate,
  short: isShort,
  long: ({ durationDays }) => durationDays >= longFrom,
  small: ({ capacity }) => capacity <= smallGroupUpTo,
  crowd: ({ capacity }) => capacity >= crowdFrom,
  hard: ({ difficulty }) => difficulty >= hardFrom,
  slow: ({ text }) => slowWords.test(text),
  high: ({ text }) => highPlace.test(text),
  making: ({ kind, features }) => makingKinds.has(kind) && features.includes('Workshop materials'),
};

/**
 * What's true of an event, from its hours, season, size and length, its features, the words of its title and its category. A word that
 * could mean something else says nothing. Source: docs/rules/matching-model.md, "Plain lines".
 */
export function eventTraits(event: DescribedEvent): EventTraits {
  const names = new Set(traitNames.filter((name) => measuredTraits[name]?.(event) || seasonOf(event) === name));
  for (const feature of event.features) addIfAny(names, featureTraits[feature.toLowerCase()]);
  for (const [trait, words, except] of titleTraits) if (says(event.title, words, except)) names.add(trait);
  // A festival that's named after something else is about that: an eclipse, balloons.
  const kind = kindTraits[event.kind];
  if (kind !== 'celebration' || activityOf(event) === null) addIfAny(names, kind);
  // A swim is by the water too, and one sentence about water is enough.
  if (names.has('onWater')) names.delete('byWater');
  const { title, capacity, durationDays } = event;
  return { names, occasion: occasionText(event, names), title, capacity, durationDays };
}

function addIfAny(names: Set<TraitName>, name: TraitName | undefined): void {
  if (name !== undefined) names.add(name);
}

function says(title: string, words: RegExp, except: RegExp | undefined): boolean {
  const heading = title.toLowerCase();
  return words.test(except ? heading.replace(except, '') : heading);
}
