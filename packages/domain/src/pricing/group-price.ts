import { fieldProblems, type FieldProblems } from '../event/form/field-problems';
import { maxAttendeesPerBooking } from '../event/limits';
import { changedTier, type TierPrices } from './changed-price';
import { percentPoints } from './rates';

/** From how many people in one booking on each of them pays less. */
export interface GroupPrice {
  readonly people: number;
  /** A whole percentage off the price of each person. */
  readonly percent: number;
}

/** How many an event has. */
export const maxGroupPrices = 3;
export const smallestGroup = 2;
/** The largest percentage: 100% would make a group's booking free. */
export const maxGroupPercent = 90;

/** The group price of so many people: that of the largest group they are. Undefined if they're too few. */
export function groupPriceFor(people: number, prices: readonly GroupPrice[] = []): GroupPrice | undefined {
  return prices.findLast((price) => people >= price.people);
}

/**
 * A tier as a booking for so many people has it, everyone counted, children too: each price is lowered and rounded half up.
 * Source: docs/rules/pricing.md, "Group prices".
 */
export function tierForGroup<Tier extends TierPrices>(
  tier: Tier,
  people: number,
  prices: readonly GroupPrice[] | undefined,
): Tier {
  const price = groupPriceFor(people, prices);
  if (price === undefined) return tier;
  return changedTier(tier, { kind: 'percent_less', hundredths: price.percent * percentPoints });
}

/** 'Groups of 10 or more: 15% off' */
export function groupPriceLabel({ people, percent }: GroupPrice): string {
  return `Groups of ${people} or more: ${percent}% off`;
}

/**
 * What's wrong with an event's group prices, by field: `groupPrices.0.people` and so on. Larger groups come later, and pay less.
 * Source: docs/rules/pricing.md, "Group prices".
 */
export function groupPriceProblems(prices: readonly GroupPrice[]): FieldProblems {
  if (prices.length > maxGroupPrices) return { groupPrices: `Add up to ${maxGroupPrices} group prices` };
  return fieldProblems(prices.flatMap((price, index) => [...problemsOf(price, prices[index - 1], index)]));
}

type Problem = readonly [field: string, sentence: string];

function* problemsOf(
  { people, percent }: GroupPrice,
  before: GroupPrice | undefined,
  index: number,
): Iterable<Problem> {
  const field = `groupPrices.${index}`;
  if (!isWithin(people, smallestGroup, maxAttendeesPerBooking))
    yield [`${field}.people`, `A group has ${smallestGroup} to ${maxAttendeesPerBooking} people`];
  if (!isWithin(percent, 1, maxGroupPercent))
    yield [`${field}.percent`, `Please enter a whole percentage from 1 to ${maxGroupPercent}`];
  if (before === undefined) return;
  if (people <= before.people)
    yield [`${field}.people`, `Each group is larger than the one before: choose more than ${before.people} people`];
  if (percent <= before.percent)
    yield [`${field}.percent`, `A larger group gets more off: choose more than ${before.percent}%`];
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
