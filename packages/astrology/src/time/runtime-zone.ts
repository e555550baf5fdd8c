/** The first and last instant we look at, in Unix seconds: 1900-01-01 and 2037-12-31, the span of the zone table. */
const firstSecond = Date.UTC(1900, 0, 1) / 1000;
const lastSecond = Date.UTC(2037, 11, 31) / 1000;
/** Every offset in every zone lasts at least this long, in seconds: ten days. */
const step = 864_000;

/**
 * The history of a zone from the runtime's own data. That data lacks some zones' rules before 1970, so use it only for
 * zones that the table doesn't have.
 * @throws RangeError when the runtime doesn't know the zone
 * Source: docs/rules/sky.md, "Local time to instant" and "Edge cases".
 */
export function runtimeHistory(zone: string): number[] {
  const offsetAt = runtimeOffsets(zone);
  const history = [offsetAt(firstSecond)];
  for (let at = firstSecond, before = offsetAt(firstSecond); at < lastSecond; at += step) {
    const after = offsetAt(at + step);
    if (after !== before) history.push(changeBetween({ from: at, to: at + step, offsetAt }), after);
    before = after;
  }
  return history;
}

/** The first second in (from, to] that has the offset of `to`. */
function changeBetween(span: { from: number; to: number; offsetAt: (at: number) => number }): number {
  const after = span.offsetAt(span.to);
  let { from, to } = span;
  while (to - from > 1) {
    const middle = Math.floor((from + to) / 2);
    if (span.offsetAt(middle) === after) to = middle;
    else from = middle;
  }
  return to;
}

/** How far the runtime thinks the clocks of a zone are ahead of UTC, in seconds. @throws RangeError when it doesn't know the zone */
export function runtimeOffsets(zone: string): (unixSeconds: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (unixSeconds) => {
    const read: Record<string, number> = {};
    for (const part of format.formatToParts(unixSeconds * 1000)) read[part.type] = Number(part.value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = read;
    return Date.UTC(year, month - 1, day, hour, minute, second) / 1000 - unixSeconds;
  };
}
