/** '1,247' */
export function countText(count: number): string {
  return count.toLocaleString('en-CA');
}

/** '1 booking', '1,247 bookings' */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${countText(count)} ${count === 1 ? one : many}`;
}

/** An amount on an axis: '$0', '$800', '$16k', '$1.5M'. @param dollars not negative */
export function shortDollars(dollars: number): string {
  if (dollars >= 1_000_000) return `$${trimmed(dollars / 1_000_000)}M`;
  return dollars >= 1000 ? `$${trimmed(dollars / 1000)}k` : `$${trimmed(dollars)}`;
}

function trimmed(amount: number): string {
  return String(Math.round(amount * 10) / 10);
}
