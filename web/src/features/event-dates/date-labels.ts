import type { EventDate } from '@ascendant/contract/event-dates';
import { fromWire } from '@ascendant/contract/money';
import { formatScore } from '@ascendant/domain/match/score-label';
import { cents, formatShortDollars, type Cents } from '@ascendant/domain/money';
import { priceLabel } from '@ascendant/domain/pricing/price-label';
import { canBookDate } from '@ascendant/domain/schedule/nearest-date';
import { numberText } from '@ascendant/domain/site/locale';
import { dayWithWeekday } from '../../ui/text/day-text';

/** 'From $76', 'Free'. */
export function datePrice({ lowestAdultPrice }: Pick<EventDate, 'lowestAdultPrice'>): string {
  const price = fromWire(lowestAdultPrice);
  return priceLabel(price === 0 ? null : price);
}

/** '5 seats left', 'Sold out', 'Cancelled'. */
export function seatsText({ status, seatsLeft }: Pick<EventDate, 'status' | 'seatsLeft'>): string {
  if (status === 'cancelled') return 'Cancelled';
  if (seatsLeft === 0) return 'Sold out';
  return seatsLeft === 1 ? '1 seat left' : `${numberText(seatsLeft)} seats left`;
}

/** The highest score among the dates of a day that have enough seats; null without any. */
export function bestScore(dates: readonly EventDate[], seats: number): number | null {
  const scores = dates.filter((date) => canBookDate(date, seats)).flatMap(({ matchScore }) => matchScore ?? []);
  return scores.length === 0 ? null : Math.max(...scores);
}

/** What the cheapest date of a day that has enough seats costs an adult, in cents; null without any. */
export function cheapestOf(dates: readonly EventDate[], seats: number): Cents | null {
  const prices = dates.filter((date) => canBookDate(date, seats)).map((date) => fromWire(date.lowestAdultPrice));
  return prices.length === 0 ? null : prices.reduce((low, price) => (price < low ? price : low));
}

/** The same in the little room of a day: '$77' of $76.50, 'Free'. */
export function dayPrice(price: Cents): string {
  return price === 0 ? 'Free' : formatShortDollars(cents(Math.ceil(price / 100) * 100));
}

/** What a day of the calendar says: 'Saturday, July 12, 2027, 2 times, from $76, match up to 8.4 out of 10'. */
export function dayLabel(day: string, dates: readonly EventDate[], seats: number): string {
  if (dates.length === 0) return `${dayWithWeekday(day)}, no dates`;
  const score = bestScore(dates, seats);
  const cheapest = cheapestOf(dates, seats);
  return [
    dayWithWeekday(day),
    dates.length === 1 ? '1 time' : `${dates.length} times`,
    ...(dates.some((date) => canBookDate(date, seats)) ? [] : [noneText(dates, seats)]),
    ...(cheapest === null ? [] : [priceLabel(cheapest === 0 ? null : cheapest).toLowerCase()]),
    ...(score === null ? [] : [`match ${dates.length === 1 ? '' : 'up to '}${formatScore(score)} out of 10`]),
  ].join(', ');
}

function noneText(dates: readonly EventDate[], seats: number): string {
  if (dates.every(({ status }) => status === 'cancelled')) return 'cancelled';
  return dates.every((date) => !canBookDate(date)) ? 'sold out' : `not enough seats for ${seats}`;
}
