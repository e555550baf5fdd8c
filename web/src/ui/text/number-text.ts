import { currencySign } from '@ascendant/domain/pricing/currency';
import { numberText } from '@ascendant/domain/site/locale';
/** '1 booking', '1,247 bookings' */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}

/** An amount on an axis: '$0', '$800', '$16k', '$1.5M'. @param dollars not negative */
export function shortDollars(dollars: number): string {
  if (dollars >= 1_000_000) return `${currencySign}${trimmed(dollars / 1_000_000)}M`;
  return dollars >= 1000 ? `${currencySign}${trimmed(dollars / 1000)}k` : `${currencySign}${trimmed(dollars)}`;
}

function trimmed(amount: number): string {
  return String(Math.round(amount * 10) / 10);
}
