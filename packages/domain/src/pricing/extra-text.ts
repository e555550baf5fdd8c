import { formatDollars } from '../money';
import {
  extraLines,
  extraName,
  quantityOf,
  type BookedExtra,
  type ChosenExtra,
  type Extra,
  type ExtraScope,
} from './extra';

// Apart from extra.ts, because every page with a price loads that one.

/** From how many left on it's said how many. */
export const saidFromLeft = 5;

/** What someone takes along: 'Wetsuit M, Lunch, Parking × 2'; empty for nothing. */
export function extrasText(extras: readonly ChosenExtra[] = []): string {
  return extras
    .map((extra) => (quantityOf(extra) === 1 ? extraName(extra) : `${extraName(extra)} × ${quantityOf(extra)}`))
    .join(', ');
}

/** The same as lists say it of someone; nothing for nothing. */
export function extrasNamed(extras: readonly ChosenExtra[] | null | undefined): { readonly extras?: string } {
  return extras && extras.length > 0 ? { extras: extrasText(extras) } : {};
}

/** What's to be brought along for many people, one text for each extra: '9 × Wetsuit: 2 S, 4 M, 3 L'. */
export function extrasSum(people: readonly { readonly extras?: readonly BookedExtra[] | undefined }[]): string[] {
  const counts = new Map<string, Map<string, number>>();
  for (const { name, choice = '', quantity } of extraLines(people)) {
    const byChoice = counts.get(name) ?? new Map<string, number>();
    counts.set(name, byChoice.set(choice, (byChoice.get(choice) ?? 0) + quantity));
  }
  return [...counts].map(([name, byChoice]) => {
    const all = [...byChoice.values()].reduce((sum, quantity) => sum + quantity, 0);
    const choices = [...byChoice]
      .filter(([choice]) => choice !== '')
      .toSorted(([one], [other]) => bySize(one, other))
      .map(([choice, quantity]) => `${quantity} ${choice}`);
    return `${all} × ${name}${choices.length === 0 ? '' : `: ${choices.join(', ')}`}`;
  });
}

const sizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];

/** Sizes from small to large, and anything else as words are sorted. */
function bySize(one: string, other: string): number {
  const [first, second] = [one, other].map((choice) => sizes.indexOf(choice.toUpperCase()));
  return first === -1 || second === -1 || first === undefined || second === undefined
    ? one.localeCompare(other, 'en', { numeric: true })
    : first - second;
}

/** 'None left', '3 left'; empty while there are more. */
export function leftText(left: number | null): string {
  if (left === null || left > saidFromLeft) return '';
  return left === 0 ? 'None left' : `${left} left`;
}

/** 'Wetsuit (S, M, L): $15.00 per person' */
export function extraLabel({ name, choices, price, per }: Extra): string {
  const of = choices.length === 0 ? '' : ` (${choices.map((choice) => choice.name).join(', ')})`;
  return `${name}${of}: ${formatDollars(price)} ${perText[per]}`;
}

export const perText: Readonly<Record<ExtraScope, string>> = {
  person: 'per person',
  booking: 'for the whole booking',
};
