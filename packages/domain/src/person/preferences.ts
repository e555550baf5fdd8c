import { dayOfWeek, type CalendarDay } from '../calendar-day';
import { currencySign } from '../pricing/currency';
import { numberText } from '../site/locale';

/** Limits and choices of a traveller's preferences. Source: specification 2, section 9 (Business constants and limits). */
export const maxTravelDistanceKm = 500;
export const travelDistanceStepKm = 10;
/** What the profile page shows until a value is saved. Source: specification 2, section 3 (Users and sign-up). */
export const defaultTravelDistanceKm = 50;
export const maxPriceLimit = 2000;
export const priceStep = 10;

/** Characters of the city where someone lives. */
export const cityMaxLength = 120;

export const currencies = ['USD', 'CAD'] as const;
export type Currency = (typeof currencies)[number];

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

export const timePeriods = ['Early Morning', 'Morning', 'Noon', 'Afternoon', 'Evening', 'Night', 'Late Night'] as const;
export type TimePeriod = (typeof timePeriods)[number];

/** A period in lower case and without spaces, as the database keeps it and the admins' dialog sends it: early-morning. */
export function timePeriodKey(period: TimePeriod): string {
  return period.toLowerCase().replace(' ', '-');
}

/** The periods with these keys, in the same order. Keys of no period are left out. */
export function timePeriodsOfKeys(keys: readonly string[]): TimePeriod[] {
  return keys.flatMap((key) => timePeriods.filter((period) => timePeriodKey(period) === key));
}

/** When each period of the day begins; it lasts until the next one begins. Source: rule PRE-06. */
const periodStarts: Readonly<Record<TimePeriod, string>> = {
  'Late Night': '00:00',
  'Early Morning': '05:00',
  Morning: '08:00',
  Noon: '11:00',
  Afternoon: '13:00',
  Evening: '17:00',
  Night: '20:00',
};

/** The period that a clock time falls in. @param time `HH:MM` */
export function timePeriodOf(time: string): TimePeriod {
  const begun = timePeriods.filter((period) => periodStarts[period] <= time);
  return begun.reduce(
    (latest, period) => (periodStarts[period] > periodStarts[latest] ? period : latest),
    'Late Night',
  );
}

export function weekdayOf(day: CalendarDay): Weekday {
  const mondayFirst = (dayOfWeek(day) + weekdays.length - 1) % weekdays.length;
  return weekdays[mondayFirst] ?? 'monday';
}

/** CAD for Canada, otherwise USD. Source: specification 2, section 4 (States and transitions), Location form. */
export function currencyOf(country: string): Currency {
  return country === 'Canada' ? 'CAD' : 'USD';
}

/** 'No preference', 'Up to 120 km'. @param kilometres 0 means no preference */
export function travelDistanceLabel(kilometres: number): string {
  return kilometres === 0 ? 'No preference' : `Up to ${kilometres} km`;
}

/**
 * 'Unlimited', 'Up to $1,200 CAD', 'Up to $1,200'.
 * @param limit whole dollars; 0 means unlimited
 * @param currency null if it can't be promised that this one is compared (rule PRE-03)
 */
export function priceLimitLabel(limit: number, currency: Currency | null): string {
  if (limit === 0) return 'Unlimited';
  return [`Up to ${currencySign}${numberText(limit)}`, currency].filter(Boolean).join(' ');
}

/** 'Tuesday'. */
export function weekdayLabel(day: Weekday): string {
  return day.charAt(0).toUpperCase() + day.slice(1);
}
