import type { EventChart } from '../chart/event-chart';
import { allPlanets, allPoints, type Planet, type Point } from '../point';
import type { CategoryMix } from './category-mix';
import { categoryModel, domicileBlocks, pairIndex } from './category-model';
import { eventSignature } from './event-vector';
import { harmonics } from './kernel';
import { blockLength, harmonicsAt, innerProduct } from './vector';
import { natalWeight, significatorWeight } from './weights';

/** What scores and explanations need to know about an event. */
export interface MatchEvent {
  readonly chart: EventChart;
  readonly mix: CategoryMix;
}

/** One term of the sum that makes a score. */
export interface Contribution {
  readonly natalPoint: Point;
  /** The event's point; null when the term is about the kind of event, not its sky. */
  readonly eventPoint: Point | null;
  /** The planet that signifies the kind of event; null when the term is about the sky. */
  readonly significator: Planet | null;
  /** How much it adds to z. */
  readonly share: number;
}

/**
 * Breaks a score down into what each natal point adds with each event point and with each significator of the kind of
 * event. The score is a sum, so all contributions add up to z minus the event quality.
 * @param person see personVector
 * @param options `domiciles` as for eventVector
 * Source: docs/rules/matching-model.md, "Reasons of a match".
 */
export function contributions(person: Float32Array, event: MatchEvent, options = { domiciles: true }): Contribution[] {
  const { norm } = eventSignature(event.chart, event.mix, options);
  const skies = allPoints.map((eventPoint) => {
    const { lon } = event.chart.points[eventPoint];
    return lon === null ? null : harmonicsAt(lon);
  });
  const found = allPoints.flatMap((natalPoint, natal) => {
    const block = person.subarray(natal * blockLength, (natal + 1) * blockLength);
    const pairs = pairShares({ natal, block, event, skies });
    return options.domiciles ? [...pairs, ...domicileShares({ natalPoint, block, event })] : pairs;
  });
  return found.map((contribution) => ({ ...contribution, share: contribution.share / norm }));
}

function pairShares({
  natal,
  block,
  event,
  skies,
}: {
  natal: number;
  block: Float32Array;
  event: MatchEvent;
  /** What `harmonicsAt` gives for each event point; null without a longitude. */
  skies: readonly (Float64Array | null)[];
}): Contribution[] {
  return allPoints.flatMap((eventPoint, q) => {
    const sky = skies[q];
    const natalPoint = allPoints[natal];
    if (!sky || natalPoint === undefined) return [];
    const together = separationHarmonics(block, sky);
    const share = event.mix.reduce((sum, { significators, weight }) => {
      const start = pairIndex(natal, q);
      const pair = categoryModel(significators).pairs.subarray(start, start + harmonics);
      return sum + weight * innerProduct(pair, together);
    }, 0);
    return [{ natalPoint, eventPoint, significator: null, share }];
  });
}

/** Expected cos(h (theta - phi)) for h = 1 to 6. */
function separationHarmonics(natal: Float32Array, event: Float64Array): Float64Array {
  const together = new Float64Array(harmonics);
  for (let h = 0; h < harmonics; h += 1) {
    const cosines = (natal[2 * h] ?? 0) * (event[2 * h] ?? 0);
    together[h] = cosines + (natal[2 * h + 1] ?? 0) * (event[2 * h + 1] ?? 0);
  }
  return together;
}

interface NatalBlock {
  readonly natalPoint: Point;
  readonly block: Float32Array;
  readonly event: MatchEvent;
}

function domicileShares({ natalPoint, block, event }: NatalBlock): Contribution[] {
  return allPlanets.flatMap((significator) => {
    const weight = event.mix.reduce(
      (sum, part) =>
        sum +
        part.weight *
          natalWeight(natalPoint, part.significators) *
          significatorWeight(part.significators, significator),
      0,
    );
    if (weight === 0) return [];
    const share = weight * innerProduct(domicileBlocks[significator], block);
    return [{ natalPoint, eventPoint: null, significator, share }];
  });
}
