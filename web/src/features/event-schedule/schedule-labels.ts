import { withOwnValue } from '@ascendant/domain/event/form/options';
import type { PriceChangeKind } from '@ascendant/domain/pricing/changed-price';
import { currencySign } from '@ascendant/domain/pricing/currency';
import { maxWindowWeeks, minWindowWeeks } from '@ascendant/domain/schedule/schedule';
import type { Repeats } from './schedule-values';

interface Option<Value> {
  readonly value: Value;
  readonly label: string;
}

export const repeatsOptions: readonly Option<Repeats>[] = [
  { value: 'day', label: 'Daily' },
  { value: 'week', label: 'Weekly' },
  { value: 'month-day', label: 'Monthly, on the same day' },
  { value: 'month-weekday', label: 'Monthly, on the same weekday' },
];

export const priceChangeOptions: readonly Option<PriceChangeKind>[] = [
  { value: 'percent_more', label: '% more' },
  { value: 'percent_less', label: '% less' },
  { value: 'amount_more', label: `${currencySign} more` },
  { value: 'amount_less', label: `${currencySign} less` },
];

/** What an interval counts. */
export function unitOf(repeats: Repeats): string {
  if (repeats === 'day') return 'days';
  return repeats === 'week' ? 'weeks' : 'months';
}

const closes = [0, 1, 2, 4, 12, 24, 48, 72] as const;

/** When booking can close, with the schedule's own choice. */
export function closesOptions(own: number): readonly Option<number>[] {
  return withOwnValue(closes, own).map((value) => ({ value, label: closesText(value) }));
}

function closesText(hours: number): string {
  if (hours === 0) return 'When it starts';
  return hours === 1 ? '1 hour before the start' : `${hours} hours before the start`;
}

const windows = [minWindowWeeks, 13, 26, 39, 52, maxWindowWeeks] as const;

/** How far ahead dates exist, with the schedule's own choice. */
export function windowOptions(own: number): readonly Option<number>[] {
  return withOwnValue(windows, own).map((value) => ({ value, label: `Up to ${value} weeks ahead` }));
}
