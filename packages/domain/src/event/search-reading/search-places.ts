import { maxSearchDistanceKm, minSearchDistanceKm } from '../event-search';
import { lengthOfPhrase, typedText, type Word } from './word';

/** A part of a search that may name a place. */
export interface PlaceCandidate {
  readonly name: string;
  /** Which of the words say it, with what's before the name. */
  readonly start: number;
  readonly end: number;
  /** What's before the name: 'near', or what says the same; 'in'; nothing. */
  readonly after: 'near' | 'in' | null;
  /** 'within 50 km of', in kilometres. */
  readonly within?: number;
}

const mostWordsOfName = 3;
const mostCandidates = 12;
const near = ['close to', 'near to', 'just outside', 'outside', 'around', 'near', 'in'];
const kilometresPerMile = 1.609_344;

/** How many people live in a place that's meant by its name; with events around it, or without any. */
const leastPopulation = { near: 1_000, in: 50_000, aloneWithEvents: 7_000, alone: 100_000 } as const;

/** What's known of the place that has a candidate's name. */
export interface NamedPlaceFacts {
  readonly population: number;
  /** There are events to come around it. */
  readonly hasEvents: boolean;
  /** Events have the name as a word. */
  readonly isWordOfEvents: boolean;
}

/**
 * Whether a part of a search means the place of that name: 'Nice', 'Reading' and 'Tours' are words too. After 'near' any town is meant, after
 * 'in' one with events or many people ('in Spanish' is no village), and a word alone only where events are, or where it's nothing else.
 */
export function isPlaceMeant({ after }: PlaceCandidate, { population, hasEvents, isWordOfEvents }: NamedPlaceFacts) {
  if (after === 'near') return population >= leastPopulation.near || hasEvents;
  if (after === 'in') return population >= leastPopulation.in || hasEvents;
  if (hasEvents) return population >= leastPopulation.aloneWithEvents;
  return population >= leastPopulation.alone && !isWordOfEvents;
}

const units: Readonly<Record<string, number>> = {
  km: 1,
  kms: 1,
  kilometres: 1,
  kilometers: 1,
  mi: kilometresPerMile,
  miles: kilometresPerMile,
};

/**
 * What of the words may be a place: after 'near', 'in' or a distance, then words alone at the end and at the beginning, the longest first.
 * @param words those that say nothing else; null where something else was said between them
 */
export function placeCandidates(words: readonly (Word | null)[]): readonly PlaceCandidate[] {
  const after = words.flatMap((_, start) => afterNear(words, start));
  const alone = [...runsOf(words)].flatMap(namesIn);
  return [...after, ...alone].slice(0, mostCandidates);
}

function afterNear(words: readonly (Word | null)[], start: number): readonly PlaceCandidate[] {
  const run = untilGap(words, start);
  const distance = distanceOf(run);
  const lead = distance?.length ?? lengthOfPhrase(run, near);
  if (lead === 0) return [];
  const after = run[0]?.plain === 'in' ? 'in' : 'near';
  const name = run.slice(lead, lead + mostWordsOfName);
  return name.map((_, index) => {
    const length = name.length - index;
    const end = start + lead + length;
    const found: PlaceCandidate = { name: typedText(name.slice(0, length)), start, end, after };
    return distance ? { ...found, within: distance.kilometres } : found;
  });
}

/** 'within 50 km of', '50 km from', '20 miles of' */
function distanceOf(words: readonly Word[]): { readonly length: number; readonly kilometres: number } | null {
  const lead = lengthOfPhrase(words, ['within']);
  const [count, unit, of] = words.slice(lead);
  const [, digits, joined] = /^(\d{1,5})([a-z]*)$/u.exec(count?.plain ?? '') ?? [];
  const isJoined = joined !== undefined && joined !== '';
  const factor = units[(isJoined ? joined : unit?.plain) ?? ''];
  const link = (isJoined ? unit : of)?.plain ?? '';
  if (digits === undefined || factor === undefined || !['of', 'from', 'around'].includes(link)) return null;
  const kilometres = Math.min(maxSearchDistanceKm, Math.max(minSearchDistanceKm, Math.round(Number(digits) * factor)));
  return { length: lead + (isJoined ? 2 : 3), kilometres };
}

interface Run {
  readonly words: readonly Word[];
  readonly start: number;
}

function untilGap(words: readonly (Word | null)[], start: number): readonly Word[] {
  const gap = words.indexOf(null, start);
  return words.slice(start, gap === -1 ? undefined : gap).filter((word) => word !== null);
}

/** Stretches of words without a gap. */
function* runsOf(words: readonly (Word | null)[]): Generator<Run> {
  for (let start = 0; start < words.length; start += 1) {
    const run = untilGap(words, start);
    if (run.length > 0) yield { words: run, start };
    start += run.length;
  }
}

/** The end of a run, then its beginning, each from three words to one. */
function namesIn({ words, start }: Run): readonly PlaceCandidate[] {
  const lengths = [3, 2, 1].filter((length) => length <= words.length);
  const at = (from: number, length: number): PlaceCandidate => ({
    name: typedText(words.slice(from, from + length)),
    start: start + from,
    end: start + from + length,
    after: null,
  });
  const ends = lengths.map((length) => at(words.length - length, length));
  const starts = lengths.filter((length) => length < words.length).map((length) => at(0, length));
  return [...ends, ...starts];
}
