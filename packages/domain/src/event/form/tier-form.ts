import { isCalendarDay, missingDayText } from '../../calendar-day';
import { cents, divideHalfUp, parseDollars, toDecimal, type Cents } from '../../money';
import { maxTicketPrice, tierName, tooDearText, tierTypes, type TierType } from '../../pricing/tier';
import { noChildTicketsFromAge } from '../limits';
import { fieldProblems, type FieldProblems } from './field-problems';

/** One tier as filled in: amounts as decimal text ('49.50'), the last day of sale as `YYYY-MM-DD`. */
export interface TierFormValues {
  readonly tierType: TierType;
  readonly adultPrice: string;
  /** Empty or null where the same price applies, and where children can't come. */
  readonly childPrice: string | null;
  /** Empty or null for no limit. */
  readonly validUntil: string | null;
}

/** A tier without anything in it, as the edit payload has those that an event doesn't have. */
export function isBlankTier({ adultPrice, childPrice, validUntil }: Omit<TierFormValues, 'tierType'>): boolean {
  return [adultPrice, childPrice, validUntil].every((text) => text === null || text.trim() === '');
}

/** What the rules for prices depend on. */
export interface TierFormEvent {
  readonly minimumAge: number;
  /** `YYYY-MM-DD`. */
  readonly startDate: string;
}

type Problem = readonly [field: string, sentence: string];

/** The name of a tier in payloads and in the names of its fields. Source: specification 2, section 3 (Payloads). */
export const tierKeys = { early_bird: 'earlyBird', regular: 'regular', last_minute: 'lastMinute' } as const;
export type TierKey = (typeof tierKeys)[TierType];

/** `pricingTiers.earlyBird.adultPrice`, as problems name it. */
export function tierField(tierType: TierType, field: 'adultPrice' | 'childPrice' | 'validUntil'): string {
  return `pricingTiers.${tierKeys[tierType]}.${field}`;
}

/** Whether children can come at all. Source: specification 2, section 2 (Create New Adventure Event dialog and Edit Adventure Event dialog). */
export function hasChildPrices(minimumAge: number): boolean {
  return minimumAge < noChildTicketsFromAge;
}

/** Why there's no child price to fill in. */
export const noChildPrices = `Children under 16 can't come when the minimum age is ${noChildTicketsFromAge} or more.`;

/**
 * What's wrong with the prices, by field: `pricingTiers` as a whole, and `pricingTiers.earlyBird.adultPrice` and so on.
 * Source: docs/rules/events.md, "The event form"; rule MON-05.
 */
export function tierProblems(tiers: readonly TierFormValues[], event: TierFormEvent): FieldProblems {
  return fieldProblems([
    ...repeatedTypes(tiers),
    ...tiers.flatMap((tier) => [...priceProblems(tier, event), ...lastDayProblems(tier, event)]),
    ...orderProblems(tiers),
  ]);
}

function* repeatedTypes(tiers: readonly TierFormValues[]): Iterable<Problem> {
  for (const type of tierTypes)
    if (tiers.filter(({ tierType }) => tierType === type).length > 1)
      yield ['pricingTiers', `There's more than one ${tierName(type)} price`];
}

function* priceProblems({ tierType, adultPrice, childPrice }: TierFormValues, event: TierFormEvent): Iterable<Problem> {
  const adult = priceProblem(adultPrice);
  if (adult !== null) yield [tierField(tierType, 'adultPrice'), adult];
  if (!hasChildPrices(event.minimumAge) || childPrice === null || childPrice.trim() === '') return;
  const child = priceProblem(childPrice);
  if (child !== null) yield [tierField(tierType, 'childPrice'), child];
}

function priceProblem(text: string): string | null {
  const amount = parseDollars(text.trim());
  if (amount === null) return 'Please enter a price, such as 49.50, or 0 for free';
  return amount > maxTicketPrice ? tooDearText : null;
}

function* lastDayProblems({ tierType, validUntil }: TierFormValues, { startDate }: TierFormEvent): Iterable<Problem> {
  const field = tierField(tierType, 'validUntil');
  const isEmpty = validUntil === null || validUntil === '';
  if (isEmpty && tierType === 'early_bird') yield [field, 'Choose the last day of the early bird price'];
  if (isEmpty) return;
  if (tierType === 'last_minute') yield [field, 'Last minute is on sale until the event starts, so it has no end date'];
  else if (!isCalendarDay(validUntil)) yield [field, missingDayText];
  else if (isCalendarDay(startDate) && validUntil > startDate)
    yield [field, "The last day of sale can't be after the event starts"];
}

function* orderProblems(tiers: readonly TierFormValues[]): Iterable<Problem> {
  const [early, regular] = [lastDay(tiers, 'early_bird'), lastDay(tiers, 'regular')];
  if (early && regular && early >= regular)
    yield [tierField('early_bird', 'validUntil'), 'Early bird must end before the regular price does'];
}

function lastDay(tiers: readonly TierFormValues[], type: TierType): string | null {
  return tiers.find(({ tierType }) => tierType === type)?.validUntil ?? null;
}

/** A tier as it's stored: in cents, with a child price exactly where children can come. */
export interface TierTerms {
  readonly tierType: TierType;
  readonly adultPrice: Cents;
  readonly childPrice: Cents | null;
  readonly validUntil: string | null;
}

/**
 * A tier without problems, as it's stored. Without a child price, children pay what adults pay.
 * @throws RangeError for a tier that `tierProblems` refuses
 */
export function tierTerms(
  { tierType, adultPrice, childPrice, validUntil }: TierFormValues,
  minimumAge: number,
): TierTerms {
  const adult = parseDollars(adultPrice.trim());
  const given = childPrice === null || childPrice.trim() === '' ? adult : parseDollars(childPrice.trim());
  if (adult === null || given === null) throw new RangeError('Not a price');
  const isLimited = tierType !== 'last_minute' && validUntil !== null && validUntil !== '';
  return {
    tierType,
    adultPrice: adult,
    childPrice: hasChildPrices(minimumAge) ? given : null,
    validUntil: isLimited ? validUntil : null,
  };
}

const earlyBirdShare = 80;

/**
 * The early bird price that the form proposes: 20% off the regular one, to the cent.
 * @returns decimal text; empty when the regular price isn't an amount
 * Source: docs/rules/pricing.md, "Honest prices".
 */
export function proposedEarlyBirdPrice(regularPrice: string): string {
  const regular = parseDollars(regularPrice.trim());
  return regular === null ? '' : toDecimal(cents(divideHalfUp(regular * earlyBirdShare, 100)));
}
