import { daysInWords } from '@ascendant/domain/event/traits/event-hours';
import type { EventTraits } from '@ascendant/domain/event/traits/event-traits';
import type { TraitName } from '@ascendant/domain/event/traits/trait-names';
import { numberText } from '@ascendant/domain/site/locale';
import occasions from '../../../data/occasion-lines.json';
import persons from '../../../data/person-lines.json';
import traits from '../../../data/trait-lines.json';
import type { Point } from '../../point';
import type { Element } from '../../zodiac';
/** What one trait of an event can mean to a person, by their point. `{n}` is how many people it takes, `{days}` how long it is. */
export interface TraitLines {
  /** What the lines are about; an explanation speaks of each thing once. */
  readonly topic: string;
  /** A point in a sign of these elements likes the trait; in the others it doesn't. */
  readonly likes: readonly string[];
  readonly helps: Readonly<Partial<Record<Point, string>>>;
  readonly strains: Readonly<Partial<Record<Point, string>>>;
}

/** A line about the event as a whole. `{it}` and `{It}` are the occasion, `{name}` a dependent's first name. */
export interface OccasionLine {
  readonly you: string;
  readonly other: string;
}

interface Tones<Line> {
  readonly helps: readonly Line[];
  readonly strains: readonly Line[];
}

/** The traits with their lines. Source: docs/rules/matching-model.md, "Plain lines". */
export const traitLines: Readonly<Partial<Record<TraitName, TraitLines>>> = traits;

/** What an event as a whole is to a person, whatever its traits. Source: docs/rules/matching-model.md, "Plain lines". */
export const occasionLines: Readonly<Record<Point, Tones<OccasionLine>>> = occasions.person;

/** What's left to say of a person once the occasion has been named: nothing of the event. Source: docs/rules/matching-model.md, "Plain lines". */
export const personLines: Readonly<Record<Point, Tones<OccasionLine>>> = persons;

/** What the day does for everyone. */
export const everyonesLines: Tones<string> = occasions.everyone;

/** One sentence about an event and a person. */
export interface PlainLine {
  readonly text: string;
  /** The sentence without what's filled in: two lines with the same predicate say the same thing. */
  readonly predicate: string;
  readonly topic: string;
}

/** What a line has to say. */
export interface LineRequest {
  readonly natalPoint: Point;
  /** Null for the kind of event. */
  readonly eventPoint: Point | null;
  readonly helps: boolean;
  /** Of every sign the natal point may be in: a line about a taste must be true of them all. */
  readonly elements: readonly Element[];
  readonly event: EventTraits;
  /** Given for a dependent. */
  readonly firstName?: string | undefined;
}

/** With fewer lines about traits than this, one about the event as a whole competes with them, so that none is said too often. */
const fewTraits = 2;

/**
 * The lines that are true of an event and of a person's point, the one we'd say first at the top: those about its traits that a sign of
 * this element likes, or doesn't, then those about the event as a whole, then those about the person alone. Always the same for the same event and point.
 * Source: docs/rules/matching-model.md, "Plain lines".
 */
export function plainLines(request: LineRequest): readonly PlainLine[] {
  const { natalPoint, eventPoint, event, firstName } = request;
  const orderOf = (line: PlainLine) => hash(`${event.title}|${natalPoint}|${eventPoint ?? 'kind'}|${line.predicate}`);
  const inOrder = (lines: readonly PlainLine[]) =>
    lines
      .map((line) => ({ line, order: orderOf(line) }))
      .sort((a, b) => a.order - b.order)
      .map(({ line }) => line);
  // Lines about traits can't name someone.
  const traits = firstName === undefined ? linesOfTraits(request) : [];
  const whole = inOrder(namingLines(occasionLines, 'occasion', request));
  const ofPerson = inOrder(namingLines(personLines, `person ${natalPoint}`, request));
  if (traits.length < fewTraits) return [...inOrder([...traits, ...whole.slice(0, 1)]), ...whole.slice(1), ...ofPerson];
  return [...inOrder(traits), ...whole, ...ofPerson];
}

/** What the day does for everyone, in the same way. */
export function everyonesLine(helps: boolean, event: EventTraits): PlainLine {
  const lines = everyonesLines[helps ? 'helps' : 'strains'];
  const predicate = lines[hash(`${event.title}|day`) % lines.length] ?? '';
  return { predicate, topic: 'day', text: predicate.replace('{it}', event.occasion) };
}

function linesOfTraits({ natalPoint, helps, elements, event }: LineRequest): PlainLine[] {
  return [...event.names].flatMap((name) => {
    const lines = traitLines[name];
    if (!lines || elements.some((element) => lines.likes.includes(element) !== helps)) return [];
    const predicate = (helps ? lines.helps : lines.strains)[natalPoint];
    return predicate === undefined ? [] : [{ predicate, topic: lines.topic, text: filled(predicate, event) }];
  });
}

function namingLines(
  lines: Readonly<Record<Point, Tones<OccasionLine>>>,
  topic: string,
  { natalPoint, helps, event, firstName }: LineRequest,
): PlainLine[] {
  return lines[natalPoint][helps ? 'helps' : 'strains'].map(({ you, other }) => {
    const text = firstName === undefined ? you : other.replaceAll('{name}', firstName);
    return {
      predicate: you,
      topic,
      text: text.replace('{It}', capitalized(event.occasion)).replace('{it}', event.occasion),
    };
  });
}

function filled(text: string, { capacity, durationDays }: EventTraits): string {
  const days = daysInWords(durationDays);
  return text.replace('{n}', numberText(capacity)).replace('{days}', days).replace('{Days}', capitalized(days));
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** FNV-1a: a number that looks random and is always the same for the same text. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  // The last characters alone hardly change the upper bits.
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) >>> 0;
  return (value ^ (value >>> 13)) >>> 0;
}
