import { chargeCurrencies } from '../../pricing/currency';
import { maxTicketPriceDollars } from '../../pricing/tier';
import { lengthOfPhrase, type Match, type Word } from './word';

/** Whole dollars. */
export interface SearchPrices {
  readonly minPrice?: number;
  readonly maxPrice?: number;
}

const most = ['under', 'below', 'less than', 'up to', 'at most', 'max', 'maximum', 'cheaper than', 'for under'];
const least = ['over', 'above', 'more than', 'at least', 'from', 'min', 'minimum'];
const dollarWords: ReadonlySet<string> = new Set(['dollars', 'dollar', ...chargeCurrencies, 'bucks']);
/** 'gluten free', 'free diving': not a price. */
const notFreeAfter: ReadonlySet<string> = new Set([
  'alcohol',
  'car',
  'dairy',
  'gluten',
  'hands',
  'phone',
  'plastic',
  'screen',
  'smoke',
  'stress',
  'sugar',
]);
const notFreeBefore: ReadonlySet<string> = new Set(['climbing', 'dive', 'diving', 'fall', 'jazz', 'riding', 'solo']);
/** Without a dollar sign, a smaller number is an age. */
const leastBareAmount = 20;

/**
 * The prices that a list of words begins with: 'free', 'under $50', '$50 to $100', 'over $200', '$50 or less'.
 * @param previous the word before them
 * @returns null if they begin with no price
 */
export function searchPrices(words: readonly Word[], previous: Word | undefined): Match<SearchPrices> | null {
  return freeOf(words, previous) ?? rangeOf(words) ?? limitOf(words) ?? orLess(words);
}

function freeOf(words: readonly Word[], previous: Word | undefined): Match<SearchPrices> | null {
  const length = lengthOfPhrase(words, ['for free', 'free of charge', 'no cost', 'free']);
  const next = words[length]?.plain ?? '';
  const isOther = notFreeAfter.has(previous?.plain ?? '') || notFreeBefore.has(next);
  return length === 0 || isOther ? null : { length, found: { maxPrice: 0 } };
}

function rangeOf(words: readonly Word[]): Match<SearchPrices> | null {
  const lead = lengthOfPhrase(words, ['between', 'from']);
  const [low, to, high] = words.slice(lead);
  const [minPrice, maxPrice] = [amountOf(low, true), amountOf(high, true)];
  const hasSign = [low, high].some((word) => word?.plain.startsWith('$'));
  const isRange = (to?.plain === 'to' || to?.plain === 'and') && hasSign;
  if (!isRange || minPrice === null || maxPrice === null || minPrice > maxPrice) return null;
  return { length: lead + 3 + unitAfter(words, lead + 3), found: { minPrice, maxPrice } };
}

function limitOf(words: readonly Word[]): Match<SearchPrices> | null {
  for (const [phrases, name] of [
    [most, 'maxPrice'],
    [least, 'minPrice'],
  ] as const) {
    const lead = lengthOfPhrase(words, phrases);
    const unit = unitAfter(words, lead + 1);
    const amount = lead === 0 ? null : amountOf(words[lead], unit > 0);
    if (amount !== null) return { length: lead + 1 + unit, found: { [name]: amount } };
  }
  return null;
}

/** '$50 or less', '$200 and up', '50 dollars' */
function orLess(words: readonly Word[]): Match<SearchPrices> | null {
  const unit = unitAfter(words, 1);
  const amount = words[0]?.plain.startsWith('$') || unit > 0 ? amountOf(words[0], true) : null;
  if (amount === null) return null;
  const more = lengthOfPhrase(words.slice(1 + unit), ['or more', 'and up', 'and over']);
  if (more > 0) return { length: 1 + unit + more, found: { minPrice: amount } };
  const less = lengthOfPhrase(words.slice(1 + unit), ['or less', 'and under', 'max']);
  return { length: 1 + unit + less, found: { maxPrice: amount } };
}

const unitAfter = (words: readonly Word[], index: number): number =>
  dollarWords.has(words[index]?.plain ?? '') ? 1 : 0;

/** @param isMoney something else says that it's money; else a small number without a dollar sign isn't */
function amountOf(word: Word | undefined, isMoney: boolean): number | null {
  const [, sign, digits = ''] = /^(\$?)(\d{1,3}(?:,\d{3})+|\d{1,5})$/u.exec(word?.plain ?? '') ?? [];
  const amount = Number(digits.replaceAll(',', ''));
  if (digits === '' || amount > maxTicketPriceDollars) return null;
  return sign === '$' || isMoney || amount >= leastBareAmount ? amount : null;
}
