import { calendarDay, dayOfWeek, isCalendarDay, missingDayText, type CalendarDay } from '../calendar-day';
import { parseDollars } from '../money';
import {
  changedTier,
  isPercentage,
  type PriceChangeKind,
  type PriceStep,
  type TierPrices,
} from '../pricing/changed-price';
import { wholeBasisPoints } from '../pricing/rates';
import { maxTicketPrice, tooDearText } from '../pricing/tier';
import { weekdayCodes, type WeekdayCode } from './recurrence';

/** How many price changes a schedule has. */
export const maxPriceChanges = 12;

/** On which of a schedule's dates tickets cost more or less than on its first one, by weekday, by season or by both. */
export interface PriceChange extends PriceStep {
  /** Every day if it's empty. */
  readonly weekdays: readonly WeekdayCode[];
  /** The first and the last day; null without one. */
  readonly from: CalendarDay | null;
  readonly until: CalendarDay | null;
}

/** The same as it's sent: days as `YYYY-MM-DD`, a percentage or dollars as text. */
export interface PriceChangeForm {
  readonly weekdays: readonly WeekdayCode[];
  readonly from: string | null;
  readonly until: string | null;
  readonly kind: PriceChangeKind;
  readonly value: string;
}

/** The change that counts on a day: the last one that fits. Undefined if none does. */
export function priceChangeOn(day: CalendarDay, changes: readonly PriceChange[]): PriceChange | undefined {
  const weekday = weekdayCodes[dayOfWeek(day)];
  return changes.findLast(
    ({ weekdays, from, until }) =>
      (weekdays.length === 0 || weekdays.some((code) => code === weekday)) &&
      (from === null || day >= from) &&
      (until === null || day <= until),
  );
}

/**
 * The tiers of a date that a schedule makes.
 * @param tiers of its first date
 * Source: docs/rules/events.md, "Prices by weekday and season".
 */
export function tiersOn<Tier extends TierPrices>(
  day: CalendarDay,
  tiers: readonly Tier[],
  changes: readonly PriceChange[],
): readonly Tier[] {
  const change = priceChangeOn(day, changes);
  return change === undefined ? tiers : tiers.map((tier) => changedTier(tier, change));
}

type Problem = readonly [field: string, sentence: string];

/** What's wrong with a schedule's price changes, by field: `prices.0.value` and so on. */
export function priceChangeProblems(changes: readonly PriceChangeForm[]): readonly Problem[] {
  if (changes.length > maxPriceChanges) return [['prices', `Add up to ${maxPriceChanges} price changes`]];
  return changes.flatMap((change, index) =>
    [...changeProblems(change)].map(([field, sentence]) => [`prices.${index}.${field}`, sentence] as const),
  );
}

function* changeProblems({ weekdays, from, until, kind, value }: PriceChangeForm): Iterable<Problem> {
  const days = { from, until };
  for (const field of ['from', 'until'] as const)
    if (days[field] !== null && !isCalendarDay(days[field])) yield [field, missingDayText];
  if (from !== null && until !== null && until < from) yield ['until', 'The last day can’t be before the first'];
  if (weekdays.length === 0 && from === null && until === null)
    yield ['from', 'Choose weekdays, or a first or last day'];
  const problem = valueProblem(kind, value);
  if (problem !== null) yield ['value', problem];
}

/** What's wrong with a percentage or an amount; null if nothing is. */
function valueProblem(kind: PriceChangeKind, value: string): string | null {
  const hundredths = parseDollars(value.trim());
  if (isPercentage(kind)) {
    const isWithin = hundredths !== null && hundredths > 0 && hundredths <= wholeBasisPoints;
    return isWithin ? null : 'Please enter a percentage above 0 and up to 100, such as 20';
  }
  if (hundredths === null || hundredths === 0) return 'Please enter an amount, such as 10 or 7.50';
  return hundredths > maxTicketPrice ? tooDearText : null;
}

/** The change that a form without problems says. @throws RangeError for one that `priceChangeProblems` refuses */
export function readPriceChange({ weekdays, from, until, kind, value }: PriceChangeForm): PriceChange {
  const hundredths = parseDollars(value.trim());
  if (hundredths === null) throw new RangeError('Not a price change');
  const dayOf = (day: string | null) => (day === null ? null : calendarDay(day));
  return { weekdays: [...weekdays], from: dayOf(from), until: dayOf(until), kind, hundredths };
}

/** The changes with which a ticket would cost more than any may, by field. @param tiers of the schedule's first date */
export function dearPriceProblems(changes: readonly PriceChange[], tiers: readonly TierPrices[]): readonly Problem[] {
  return changes.flatMap((change, index) => {
    const prices = tiers.map((tier) => changedTier(tier, change));
    const isTooDear = prices.some(
      ({ adultPrice, childPrice }) => Math.max(adultPrice, childPrice ?? 0) > maxTicketPrice,
    );
    return isTooDear ? [[`prices.${index}.value`, tooDearText] as const] : [];
  });
}
