import { allPoints } from '../point';
import type { Contribution } from './contributions';
import { strongest } from './reason-sentence';

/** A reason with a line of its own. */
export interface NamedReason {
  /** What the line speaks of. */
  readonly leading: Contribution;
  /** Of all that's counted in the line. */
  readonly share: number;
  /** How many smaller ones of the same natal point are counted with it. */
  readonly others: number;
}

interface Enough {
  readonly named: readonly NamedReason[];
  readonly left: readonly Contribution[];
  /** Whether what's left is smaller than the largest line. */
  readonly isRestSmall: boolean;
}

/**
 * The reasons that get a line: the strongest, and as many more as it takes for what's left to be smaller than the largest line. Those are
 * taken by natal point, all that's left of it at once.
 * @param tenthsOf what lines of these shares add, and last what's left, in tenths of a point
 * Source: docs/rules/matching-model.md, "Points".
 */
export function enoughReasons(
  all: readonly Contribution[],
  score: number,
  tenthsOf: (reasons: readonly Pick<NamedReason, 'share'>[]) => readonly number[],
): Enough {
  const first = strongest(all, score);
  const named: NamedReason[] = first.map((leading) => ({ leading, share: leading.share, others: 0 }));
  let left = all.filter((each) => !first.includes(each));
  for (;;) {
    const tenths = tenthsOf(named);
    const rest = tenths.at(-1) ?? 0;
    const largest = Math.max(0, ...tenths.slice(0, -1).map(Math.abs));
    const isRestSmall = Math.abs(rest) < largest || (rest === 0 && largest === 0);
    const next = isRestSmall ? null : largestGroup(left, rest);
    if (next === null || tenthsOf([next])[0] === 0) return { named, left, isRestSmall };
    named.push(next);
    left = left.filter(({ natalPoint }) => natalPoint !== next.leading.natalPoint);
  }
}

/** Of what's left of each natal point, what adds most in the direction of the rest. */
function largestGroup(left: readonly Contribution[], rest: number): NamedReason | null {
  const groups = allPoints.flatMap((point) => {
    const parts = left.filter(({ natalPoint }) => natalPoint === point);
    const share = parts.reduce((sum, part) => sum + part.share, 0);
    const [leading] = parts.toSorted((a, b) => (b.share - a.share) * Math.sign(rest));
    return leading && share * rest > 0 ? [{ leading, share, others: parts.length - 1 }] : [];
  });
  return groups.toSorted((a, b) => Math.abs(b.share) - Math.abs(a.share))[0] ?? null;
}
