import { cents, type Cents } from '../money';

/** A part of a payment, and how much of it has gone back. */
export interface Part {
  readonly paid: Cents;
  readonly back: Cents;
}

/**
 * Splits what goes back of a payment over its parts. After each refund, every part has given back its share of everything that went back so
 * far, to the cent; what rounding left over last time is made up this time. So many small refunds never drift from one large one, no part gives
 * back more than it has, and the last refund leaves nothing. A part can be negative: what the site paid of a discount comes back to it.
 * @param amount in cents
 * @returns what each part gives back now, in cents, in their order
 * @throws RangeError if less than that is left
 * Source: docs/rules/ledger.md, "Refunds".
 */
export function splitBack(parts: readonly Part[], amount: Cents): readonly Cents[] {
  const whole = sumOf(parts.map(({ paid }) => paid));
  const before = sumOf(parts.map(({ back }) => back));
  if (amount < 0 || before + amount > whole) throw new RangeError(`${amount} cents of ${whole - before} can't go back`);
  const shares = parts.map(({ paid, back }) => dueOf({ paid, back, whole, after: before + amount }));
  for (let missing = amount - sumOf(shares.map(({ now }) => now)); missing !== 0; missing -= Math.sign(missing)) {
    const step = Math.sign(missing);
    const next = shares.filter(canStep(step)).toSorted((a, b) => step * Number(owed(b, whole) - owed(a, whole)))[0];
    if (!next) throw new RangeError('no part can give more');
    next.now += step;
  }
  return shares.map(({ now }) => cents(now));
}

/** What a part should give. Changes in place. */
interface Share {
  /** What it still has; negative if it has paid. */
  readonly left: number;
  /** What it should give, times the whole payment: exact. */
  readonly due: bigint;
  now: number;
}

function dueOf({ paid, back, whole, after }: Part & { readonly whole: number; readonly after: number }): Share {
  const left = paid - back;
  if (whole === 0) return { left, due: 0n, now: 0 };
  const due = BigInt(paid) * BigInt(after) - BigInt(back) * BigInt(whole);
  const divided = due / BigInt(whole);
  const floor = Number(due < divided * BigInt(whole) ? divided - 1n : divided);
  // No part gives back more than it has, or gets something.
  return { left, due, now: Math.max(Math.min(0, left), Math.min(Math.max(0, left), floor)) };
}

/** How far it is from its exact share, times the whole payment. */
function owed({ due, now }: Share, whole: number): bigint {
  return due - BigInt(now) * BigInt(whole);
}

function canStep(step: number): (share: Share) => boolean {
  return ({ left, now }) => (step > 0 ? now < Math.max(0, left) : now > Math.min(0, left));
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
