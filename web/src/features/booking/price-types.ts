import { knownAge, type Attendee } from '@ascendant/domain/booking/attendees';
import { fitsType, keptOf, typesOnSale, usualType, type OfferedType } from '@ascendant/domain/pricing/price-type';
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

/** @param offered at today's prices @param tier null while nothing is on sale */
export function usePriceTypes(offered: readonly OfferedType[], tier: PricingTier | null): PriceTypes {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const fitting = (person: Attendee) => offered.filter((type) => fitsType(type, knownAge(person)));
  const typeOf = (person: Attendee, place: string) => {
    const name = chosen[place];
    if (name !== undefined) return fitting(person).find((type) => type.name === name);
    return tier === null ? undefined : usualType({ age: knownAge(person), price: priceOf(person, tier) }, offered);
  };
  return {
    fitting,
    typed: (attendees) =>
      attendees.map((person, index) => {
        const type = typeOf(person, placeOf(attendees, index));
        return type === undefined ? person : { ...person, priceType: keptOf(type) };
      }),
    choose: (place, name) => setChosen({ ...chosen, [place]: name }),
  };
}

/** The price types of an event at today's prices. @param sold before a group price; null while nothing is on sale */
export function typesOf(
  { priceTypes = [], groupPrices }: Pick<BookableEvent, 'priceTypes' | 'groupPrices'>,
  sold: PricingTier | null,
  people: number,
) {
  return sold === null ? [] : typesOnSale(priceTypes.map(readPriceType), sold, { people, groupPrices });
}
