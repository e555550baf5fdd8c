import { maxAttendeesPerBooking } from '../event/limits';
import { cents, divideHalfUp, formatDollars, zeroCents, type Cents } from '../money';
import { childBelowAge } from '../person/age';
import { changedPrice } from './changed-price';
import { groupPriceFor, type GroupPrice } from './group-price';
import { percentPoints, rateLabel, wholeBasisPoints } from './rates';
import { maxTicketPrice, type PricingTier } from './tier';

export const priceTypeKinds = ['percent', 'amount'] as const;
export type PriceTypeKind = (typeof priceTypeKinds)[number];

/**
 * What people can come as besides adult and child: 'Senior', 'Student', 'Infant', or a package, one price for several of them: 'Family ticket'. Its name is
 * what it's known by, once in an event.
 */
export interface PriceType {
  readonly name: string;
  /** Whether it's a share of the adult price or an amount of its own. */
  readonly kind: PriceTypeKind;
  /** Basis points of a share, cents of an amount. */
  readonly hundredths: number;
  /** On the event's first day, both included; null without a bound. */
  readonly minAge: number | null;
  readonly maxAge: number | null;
  /** What people show at check-in: 'Student card'; empty for nothing. It keeps no one out. */
  readonly proof: string;
  /** How many seats it takes: 0 for an infant on a lap, those of a package, or null for the whole date. Left out for one. */
  readonly seats?: number | null | undefined;
  /** Of a package: up to how many people come for its price. */
  readonly covers?: number | undefined;
  /** At most so many for each adult in the same booking; left out if they need none. */
  readonly perAdult?: number | undefined;
}

/** What someone comes as, as their booking keeps it. */
export interface BookedType {
  readonly name: string;
  /** What they pay, before a discount code. */
  readonly price: Cents;
  /** Left out if there's nothing to show. */
  readonly proof?: string;
  /** As their price type had it when it was booked. Of those who share a package, the first has its price and its seats, the others have none. */
  readonly seats?: number;
  readonly covers?: number;
  readonly perAdult?: number;
  /** It takes every seat of the date. */
  readonly isWhole?: true;
}

/** A price type as it's on sale now. */
export interface OfferedType extends PriceType {
  readonly price: Cents;
  /** On this date. */
  readonly seats?: number | undefined;
  readonly isWhole?: true;
}

/** The highest age of a price type. */
export const oldestAge = 120;

/** What a price type costs on a tier: what's free for adults stays free. */
function typePrice({ kind, hundredths }: PriceType, { adultPrice }: Pick<PricingTier, 'adultPrice'>): Cents {
  if (adultPrice === 0) return adultPrice;
  if (kind === 'amount') return cents(hundredths);
  return cents(Math.min(maxTicketPrice, divideHalfUp(adultPrice * hundredths, wholeBasisPoints)));
}

/** How many people of one booking count for a group price (`groupSize`), and the group prices of its event. */
export interface Group {
  /** Of the date. */
  readonly capacity: number;
  readonly people: number;
  readonly groupPrices: readonly GroupPrice[] | undefined;
}

/**
 * The price types of an event with what each costs a person now: its share of the tier on sale, less the group price.
 * @param tier on sale, before a group price
 * Source: docs/rules/pricing.md, "Price types".
 */
export function typesOnSale(
  types: readonly PriceType[] | undefined,
  tier: Pick<PricingTier, 'adultPrice'>,
  { people, groupPrices, capacity }: Group,
): readonly OfferedType[] {
  const group = groupPriceFor(people, groupPrices);
  const step = group && ({ kind: 'percent_less', hundredths: group.percent * percentPoints } as const);
  return (types ?? []).map((type) => {
    const price = typePrice(type, tier);
    const lowered = step && countsInGroup(type) ? changedPrice(price, step) : price;
    return { ...type, price: lowered, ...seatsOn(type, capacity) };
  });
}

function seatsOn(
  { seats }: PriceType,
  capacity: number,
): { readonly seats: number | undefined; readonly isWhole?: true } {
  return seats === null ? { seats: capacity, isWhole: true } : { seats };
}

/** People of packages, and those without a seat, aren't counted for a group price, and it doesn't lower theirs. */
function countsInGroup({ seats, covers }: Pick<PriceType, 'seats' | 'covers'>): boolean {
  return seats !== 0 && covers === undefined;
}

/** How many of some people count for a group price. @param comingAs what each comes as; undefined for an adult or a child */
export function groupSize(comingAs: readonly (Pick<PriceType, 'seats' | 'covers'> | undefined)[]): number {
  return comingAs.filter((type) => countsInGroup(type ?? {})).length;
}

/** The price types that people named, in order; undefined for an adult or a child. */
export function typesNamed<Type extends Pick<PriceType, 'name'>>(
  people: readonly { readonly priceType?: string | undefined }[],
  types: readonly Type[],
): readonly (Type | undefined)[] {
  return people.map(({ priceType }) => types.find(({ name }) => name === priceType));
}

/** What a booking keeps of a price type. */
export function keptOf({ name, price, proof, seats, covers, perAdult, isWhole }: OfferedType): BookedType {
  return {
    name,
    price,
    ...(proof !== '' && { proof }),
    ...(seats !== undefined && { seats }),
    ...(covers !== undefined && { covers }),
    ...(perAdult !== undefined && { perAdult }),
    ...(isWhole && { isWhole }),
  };
}

/** Whether someone comes in a package that another of the booking has: it costs them nothing, and they take none of its seats. */
export function sharesPackage({ covers, seats }: Pick<BookedType, 'covers' | 'seats'>): boolean {
  return covers !== undefined && seats === 0;
}

/** A package as those have it who share it with the first. */
export function sharedOf({ name, proof, covers }: BookedType): BookedType {
  return {
    name,
    price: zeroCents,
    seats: 0,
    ...(proof !== undefined && { proof }),
    ...(covers !== undefined && { covers }),
  };
}

/** A booked price type as lists show it; nothing for an adult or a child. */
export function typeNamed(type: BookedType | null | undefined): { readonly priceType?: string } {
  return type ? { priceType: type.name } : {};
}

/** The same for those who look at what has to be shown. */
export function typeShown(type: BookedType | null | undefined): {
  readonly priceType?: string;
  readonly proof?: string;
} {
  return type?.proof === undefined ? typeNamed(type) : { ...typeNamed(type), proof: type.proof };
}

/** Whether someone can come as it. @param age on the event's first day; null for a guest, who's an adult */
export function fitsType({ minAge, maxAge }: Pick<PriceType, 'minAge' | 'maxAge'>, age: number | null): boolean {
  const [youngest, oldest] = [minAge ?? 0, maxAge ?? Number.POSITIVE_INFINITY];
  return age === null ? oldest >= childBelowAge : age >= youngest && age <= oldest;
}

/** 'Under 3', '65 and over', '16 to 25'; empty for every age. */
export function typeAgesLabel({ minAge, maxAge }: Pick<PriceType, 'minAge' | 'maxAge'>): string {
  if (maxAge === null) return minAge === null ? '' : `${minAge} and over`;
  if (minAge === null || minAge === 0) return `Under ${maxAge + 1}`;
  return minAge === maxAge ? `${minAge}` : `${minAge} to ${maxAge}`;
}

/**
 * What someone comes as unless they choose: the cheapest price type for their age alone, if that's less than what they'd pay without one.
 * @param age null for a guest
 * @returns undefined for adult or child
 */
export function usualType(
  { age, price }: { readonly age: number | null; readonly price: Cents },
  offered: readonly OfferedType[],
): OfferedType | undefined {
  if (age === null) return undefined;
  const byAge = offered.filter((type) => type.proof === '' && typeAgesLabel(type) !== '' && fitsType(type, age));
  const [cheapest] = byAge.toSorted((one, other) => one.price - other.price);
  return cheapest && cheapest.price < price ? cheapest : undefined;
}

/** What someone pays who comes in a package that another of the booking has. */
export const includedText = 'Included';

/** Said of a price type that takes none. */
export const noSeatText = 'no seat of their own';

type Terms = Pick<PriceType, 'seats' | 'covers' | 'perAdult'> & Pick<OfferedType, 'isWhole'>;

/** What a price type says of seats and adults: 'no seat of their own', 'at most 2 per adult'. */
export function seatTerms({ seats, covers, perAdult, isWhole }: Terms): readonly string[] {
  if (covers !== undefined) return [packageTerms(covers, isWhole ? null : (seats ?? null))];
  return [...(seats === 0 ? [noSeatText] : []), ...(perAdult === undefined ? [] : [perAdultLabel(perAdult)])];
}

/** 'for up to 4 people, 2 seats', 'for up to 8 people, the whole date' */
function packageTerms(covers: number, seats: number | null): string {
  const taken = seats === null ? 'the whole date' : seats === 1 ? '1 seat' : `${seats} seats`;
  return `for ${covers === 1 ? 'one person' : `up to ${covers} people`}, ${taken}`;
}

/** 'at most 2 per adult', 'with an adult' */
export function perAdultLabel(perAdult: number): string {
  return perAdult < maxAttendeesPerBooking ? `at most ${perAdult} per adult` : 'with an adult';
}

/** 'Senior (65 and over): 85% of the adult price', 'Infant (Under 3): $0.00, no seat of their own, at most 2 per adult' */
export function priceTypeLabel(type: PriceType): string {
  const { name, kind, hundredths } = type;
  const ages = typeAgesLabel(type);
  const costs = kind === 'percent' ? `${rateLabel(hundredths)} of the adult price` : formatDollars(cents(hundredths));
  return [`${name}${ages === '' ? '' : ` (${ages})`}: ${costs}`, ...seatTerms(type)].join(', ');
}
