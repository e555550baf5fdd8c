import { dayOfYear, shortMonth } from '../../ui/text/day-text';

/** Sizes of the drawing in its own units. */
export const cell = 17;
export const pitch = 21.4;
export const labelWidth = 34;
export const headHeight = 22;
export const weeks = 53;
export const heatWidth = labelWidth + weeks * pitch;
export const heatHeight = headHeight + 7 * pitch;

export interface HeatCell<Day> {
  readonly entry: Day;
  readonly x: number;
  readonly y: number;
  readonly dayLabel: string;
}

export interface MonthLabel {
  readonly text: string;
  readonly x: number;
}

/** Lays out a year of days in columns of weeks, Monday at the top. @param days by date, without gaps */
export function layHeat<Day extends { readonly day: string }>(days: readonly Day[]): readonly HeatCell<Day>[] {
  const padding = mondayIndex(days[0]?.day ?? '');
  return days.slice(0, weeks * 7 - padding).map((entry, index) => ({
    entry,
    x: round(labelWidth + Math.floor((index + padding) / 7) * pitch),
    y: round(headHeight + ((index + padding) % 7) * pitch),
    dayLabel: dayOfYear(entry.day),
  }));
}

/** A label above the first week that starts in each month; January's includes the year. */
export function monthLabels(cells: readonly HeatCell<{ readonly day: string }>[]): readonly MonthLabel[] {
  const labels = new Map<string, MonthLabel>();
  for (const { entry, x } of cells) {
    const [year = '', month = '', day = ''] = entry.day.split('-');
    if (Number(day) > 7 || labels.has(month)) continue;
    labels.set(month, { x, text: month === '01' ? `Jan ${year}` : shortMonth(entry.day) });
  }
  return [...labels.values()];
}

/** The index of the day that a key leads to; null for any other key. */
export function dayByKey(key: string, index: number, last: number): number | null {
  const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 7, ArrowLeft: -7 };
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = steps[key];
  return step === undefined ? null : Math.min(Math.max(index + step, 0), last);
}

/** 0 for Monday to 6 for Sunday. */
function mondayIndex(day: string): number {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return Number.isNaN(weekday) ? 0 : (weekday + 6) % 7;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
