import type { EventTraits } from '@ascendant/domain/event/traits/event-traits';
import { allPlanets, allPoints } from '../point';
import { categoryModel, domicileBlocks, pairIndex } from './category-model';
import type { MatchEvent } from './contributions';
import { eventSignature } from './event-vector';
import { lineOfReason, nothingSaid, type Said } from './lines/line-of-reason';
import type { MatchPerson } from './match-person';
import { goodFrom, worthSaying } from './reason-sentence';
import { addScaled, blockLength, harmonicsAt, innerProduct } from './vector';
import { natalWeight, significatorWeight } from './weights';

/** What an event multiplies each natal point by, for each of its own points and for its kind: worked out once for everyone. */
export interface EventReasons {
  readonly traits: EventTraits;
  /** Blocks of 12: a natal point's with each of the six event points, then with the kind; so for each natal point. */
  readonly factors: Float64Array;
}

/** The six points of an event, and its kind. */
const topics = allPoints.length + 1;

/** Prepares an event for {@link leadingReason}. Source: docs/rules/matching-model.md, "Reasons of a match". */
export function eventReasons(event: MatchEvent, traits: EventTraits): EventReasons {
  const { norm } = eventSignature(event.chart, event.mix);
  const factors = new Float64Array(allPoints.length * topics * blockLength);
  for (let natal = 0; natal < allPoints.length; natal++) {
    for (let topic = 0; topic < topics; topic++) {
      const block = blockOf(factors, natal * topics + topic);
      addTopic(block, event, { natal, topic, norm });
    }
  }
  return { traits, factors };
}

/**
 * The first plain line of a traveller's score, for a list of events: what speaks most for it. It's the line that the event's own page
 * begins with, unless a card before it in the list says the same of another event.
 * @param score rounded to one decimal
 * @param said what the list has said so far; the line is added
 * @returns null for a score below 6, whose first line would speak against it, and if no contribution is worth a line
 * Source: docs/rules/matching-model.md, "Reasons of a match" and "Plain lines".
 */
export function leadingReason(
  person: Pick<MatchPerson, 'vector' | 'chart'>,
  { event: { traits, factors }, score, said = nothingSaid() }: { event: EventReasons; score: number; said?: Said },
): string | null {
  let [largest, found] = [worthSaying, -1];
  for (let index = 0; index < allPoints.length * topics; index++) {
    const natal = blockOf(person.vector, Math.floor(index / topics));
    const share = innerProduct(blockOf(factors, index), natal);
    if (share > largest) [largest, found] = [share, index];
  }
  const natalPoint = allPoints[Math.floor(found / topics)];
  if (natalPoint === undefined || score < goodFrom) return null;
  const topic = { natalPoint, eventPoint: allPoints[found % topics] ?? null, helps: true };
  return lineOfReason(topic, { person, event: traits, said })?.text ?? null;
}

interface Topic {
  readonly natal: number;
  /** An event point; after the last one, the kind of event. */
  readonly topic: number;
  readonly norm: number;
}

function addTopic(block: Float64Array, { chart, mix }: MatchEvent, { natal, topic, norm }: Topic): void {
  const [natalPoint, eventPoint] = [allPoints[natal], allPoints[topic]];
  if (natalPoint === undefined) return;
  if (eventPoint === undefined) {
    for (const { significators, weight } of mix) {
      const share = (weight * natalWeight(natalPoint, significators)) / norm;
      for (const planet of allPlanets)
        addScaled(block, domicileBlocks[planet], share * significatorWeight(significators, planet));
    }
    return;
  }
  const { lon } = chart.points[eventPoint];
  if (lon === null) return;
  const sky = harmonicsAt(lon);
  for (const { significators, weight } of mix) {
    const { pairs } = categoryModel(significators);
    const pair = pairIndex(natal, topic);
    const scaled = sky.map((value, i) => value * (pairs[pair + Math.floor(i / 2)] ?? 0));
    addScaled(block, scaled, weight / norm);
  }
}

function blockOf<Numbers extends { subarray(start: number, end: number): Numbers }>(numbers: Numbers, index: number) {
  return numbers.subarray(index * blockLength, (index + 1) * blockLength);
}
