import type { ZoneHistory } from './zone-history';

/** What the clocks of a zone showed at an instant. */
export interface ClockRule {
  /** Seconds east of UTC. */
  readonly offsetSeconds: number;
  /** Clocks were ahead for a season: the offsets before and after are both smaller. */
  readonly isDaylight: boolean;
}

/** The longest a season of daylight time lasts, in seconds: ten months. War time lasted years and isn't called so. */
const longestSeason = 300 * 86_400;

/** The clock rule of a zone at an instant in Unix seconds. Source: docs/rules/sky.md, "Where the time comes from". */
export function clockRuleAt(unixSeconds: number, history: ZoneHistory): ClockRule {
  let index = 0;
  while (index + 2 < history.length && (history[index + 1] ?? Infinity) <= unixSeconds) index += 2;
  const offsetSeconds = history[index] ?? 0;
  const [before, start] = [history[index - 2], history[index - 1]];
  const [end, after] = [history[index + 1], history[index + 2]];
  const isSeason = start !== undefined && end !== undefined && end - start <= longestSeason;
  const isDaylight = isSeason && (before ?? Infinity) < offsetSeconds && (after ?? Infinity) < offsetSeconds;
  return { offsetSeconds, isDaylight };
}

/** 'UTC−5, daylight time', 'UTC+5:30', 'UTC'. */
export function clockRuleText({ offsetSeconds, isDaylight }: ClockRule): string {
  return `UTC${offsetText(offsetSeconds)}${isDaylight ? ', daylight time' : ''}`;
}

/** '−5', '+5:30', '−5:50:36', ''. */
function offsetText(offsetSeconds: number): string {
  if (offsetSeconds === 0) return '';
  const amount = Math.abs(offsetSeconds);
  const parts = [Math.floor(amount / 3600), Math.floor((amount % 3600) / 60), amount % 60];
  while (parts.length > 1 && parts.at(-1) === 0) parts.pop();
  const text = parts.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
  return `${offsetSeconds < 0 ? '−' : '+'}${text}`;
}
