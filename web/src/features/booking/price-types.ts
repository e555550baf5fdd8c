import { knownAge, type Attendee } from '@ascendant/domain/booking/attendees';
import { inPackages } from '@ascendant/domain/booking/packages';
import { tierForGroup } from '@ascendant/domain/pricing/group-price';
import {
  fitsType,
  groupSize,
  keptOf,
  typesOnSale,
  usualType,
  type OfferedType,
} from '@ascendant/domain/pricing/price-type';
import { readPriceType } from '@ascendant/domain/pricing/price-type-form';
import { priceOf } from '@ascendant/domain/pricing/quote';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import { useState } from 'react';
import { placeOf } from '../../fields/place-of';
import type { BookableEvent } from './party';

/** What the people of a party can come as, and what they do. */
export interface PriceTypes {
  /** The types that fit someone, besides adult or child. */
  readonly fitting: (person: Attendee) => readonly OfferedType[];
  /** A party with its price types: what was chosen, or else what's usual for someone's age. */
  readonly typed: (attendees: readonly Attendee[]) => readonly Attendee[];
  /** @param name of a type; empty for an adult or a child */
  readonly choose: (place: string, name: string) => void;
}

interface PartyToPrice {
  /** Those whose price type is known or can be chosen. */
  readonly attendees: readonly Attendee[];
  /** How many there are besides them. */
  readonly others: number;
}

/** What a party comes as at today's prices, with the group price of those who count. @param sold before a group price; null while nothing is on sale */
export function usePriceTypes(event: PricedEvent, sold: PricingTier | null, { attendees, others }: PartyToPrice) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  // What people come as decides how many count, and hardly ever the other way round.
  const all = typesFor(pricesFor(event, sold, attendees.length + others), chosen).typed(attendees);
  const counted = groupSize(all.map(({ priceType }) => priceType)) + others;
  const prices = pricesFor(event, sold, counted);
  const choose = (place: string, name: string) => setChosen({ ...chosen, [place]: name });
  return { counted, tier: prices.tier, types: { ...typesFor(prices, chosen), choose } satisfies PriceTypes };
}

type PricedEvent = Pick<BookableEvent, 'priceTypes' | 'groupPrices' | 'capacity'>;

interface Prices {
  readonly tier: PricingTier | null;
  readonly offered: readonly OfferedType[];
}

function pricesFor(
  { priceTypes = [], groupPrices, capacity }: PricedEvent,
  sold: PricingTier | null,
  people: number,
): Prices {
  if (sold === null) return { tier: null, offered: [] };
  const offered = typesOnSale(priceTypes.map(readPriceType), sold, { people, groupPrices, capacity });
  return { tier: tierForGroup(sold, people, groupPrices), offered };
}

function typesFor({ tier, offered }: Prices, chosen: Readonly<Record<string, string>>) {
  const fitting = (person: Attendee) => offered.filter((type) => fitsType(type, knownAge(person)));
  const typeOf = (person: Attendee, place: string) => {
    const name = chosen[place];
    if (name !== undefined) return fitting(person).find((type) => type.name === name);
    return tier === null ? undefined : usualType({ age: knownAge(person), price: priceOf(person, tier) }, offered);
  };
  const typed = (attendees: readonly Attendee[]) =>
    inPackages(
      attendees.map((person, index) => {
        const type = typeOf(person, placeOf(attendees, index));
        return type === undefined ? person : { ...person, priceType: keptOf(type) };
      }),
    );
  return { fitting, typed };
}
