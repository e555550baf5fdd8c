import { cents, type Cents } from '../money';

/** What an extra is taken by: each person, or a whole booking. */
export const extraScopes = ['person', 'booking'] as const;
export type ExtraScope = (typeof extraScopes)[number];

/** One of several that an extra is taken as: a size, a dish. */
export interface ExtraChoice {
  readonly name: string;
  /** How many there are on each date; null for any number. */
  readonly limit: number | null;
}

/** What people can take along on every date of a series: a wetsuit, lunch, photographs. Its name is what it's known by, once in an event. */
export interface Extra {
  readonly name: string;
  /** What people read below it; empty for nothing. */
  readonly note: string;
  readonly price: Cents;
  readonly per: ExtraScope;
  /** One of them is taken; none of an extra without choices. */
  readonly choices: readonly ExtraChoice[];
  /** How many there are on each date, of all choices together; null for any number. */
  readonly limit: number | null;
  /** Whether it follows the booking's cancellation policy; otherwise nothing of it goes back to those who cancel. */
  readonly isRefundable: boolean;
}

/** How many of an extra are taken on a date, or of one of its choices; of all of them with an empty `choice`. */
export interface TakenExtra {
  readonly name: string;
  readonly choice: string;
  readonly taken: number;
}

/** An extra as it's on sale on a date. `left` is null for any number. */
export interface OfferedExtra extends Extra {
  readonly left: number | null;
  readonly choices: readonly OfferedChoice[];
}

export interface OfferedChoice extends ExtraChoice {
  readonly left: number | null;
}

/** What someone takes. */
export interface ChosenExtra {
  readonly name: string;
  readonly choice?: string | undefined;
  /** 1 if it's left out. */
  readonly quantity?: number | undefined;
}

/** The same as a booking keeps it. */
export interface BookedExtra extends ChosenExtra {
  /** Of one. */
  readonly price: Cents;
  /** Nothing of it goes back to those who cancel. */
  readonly isFinal?: true;
}

/** How many of an extra are in a booking, and what each costs. */
export interface ExtraLine extends ChosenExtra {
  readonly price: Cents;
  readonly quantity: number;
}

export function quantityOf({ quantity = 1 }: ChosenExtra): number {
  return quantity;
}

/** What extras cost together. */
export function extrasPrice(extras: readonly BookedExtra[] = []): Cents {
  return cents(extras.reduce((sum, extra) => sum + quantityOf(extra) * extra.price, 0));
}

/** What people take along, by extra, choice and price, in the order in which they're first named. */
export function extraLines(people: readonly { readonly extras?: readonly BookedExtra[] | undefined }[]): ExtraLine[] {
  const found = new Map<string, ExtraLine>();
  for (const extra of people.flatMap(({ extras = [] }) => extras)) {
    const { name, choice, price } = extra;
    const key = JSON.stringify([name, choice, price]);
    const quantity = (found.get(key)?.quantity ?? 0) + quantityOf(extra);
    found.set(key, { name, ...(choice !== undefined && { choice }), price, quantity });
  }
  return [...found.values()];
}

/** 'Wetsuit M', 'Photographs' */
export function extraName({ name, choice }: Pick<ChosenExtra, 'name' | 'choice'>): string {
  return choice === undefined ? name : `${name} ${choice}`;
}
