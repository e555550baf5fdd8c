import type { OctoUnit } from '@ascendant/contract/octo/catalogue-shapes';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { octoUnits } from '@ascendant/domain/channel/octo';
import { netOf } from '@ascendant/domain/channel/reseller';
import { noChildTicketsFromAge } from '@ascendant/domain/event/limits';
import type { Cents } from '@ascendant/domain/money';
import { childBelowAge } from '@ascendant/domain/person/age';
import type { ChargeCurrency } from '@ascendant/domain/pricing/currency';
import { currentTier } from '@ascendant/domain/pricing/current-tier';
import { oldestAge, typesOnSale, type PriceType } from '@ascendant/domain/pricing/price-type';
import { childPriceOf } from '@ascendant/domain/pricing/tier';
import { tierOf } from '../../../database/quote-row';
import type { ResellerDate } from './dates.repository';

/** What prices are said in. */
export interface Selling {
  readonly currency: ChargeCurrency;
  /** Whole percent. */
  readonly commission: number;
}

/** A price in the standard's words: before tax, and without the site's fee, which isn't charged. */
export function priced(price: Cents, { currency, commission }: Selling) {
  const net = netOf(price, commission);
  return { original: price, retail: price, net, currency, currencyPrecision: 2 as const, includedTaxes: [] };
}

/** Whether a price type is a unit: a package is for several people, which a unit isn't. */
export function isUnit({ covers, seats }: Pick<PriceType, 'covers' | 'seats'>): boolean {
  return covers === undefined && seats !== null;
}

/** What someone can come as on a date, with today's price for one; null while nothing is on sale. */
export function pricesOf(date: ResellerDate): readonly { readonly unitId: string; readonly price: Cents }[] | null {
  const tiers = date.tiers.map(tierOf);
  const tier = currentTier(tiers, { today: calendarDay(date.today), hasBegun: date.hasBegun });
  if (tier === null) return null;
  const { groupPrices, capacity } = date;
  const types = typesOnSale(date.priceTypes.filter(isUnit), tier, { people: 1, groupPrices, capacity });
  return [
    { unitId: octoUnits.adult, price: tier.adultPrice },
    ...(takesChildren(date) ? [{ unitId: octoUnits.child, price: childPriceOf(tier) }] : []),
    ...types.map(({ name, price }) => ({ unitId: name, price })),
  ];
}

export function takesChildren({ minimumAge }: Pick<ResellerDate, 'minimumAge'>): boolean {
  return minimumAge < noChildTicketsFromAge;
}

/** The units of a product. */
export function unitsOf(date: ResellerDate, selling: Selling | null): OctoUnit[] {
  const { minimumAge } = date;
  const prices = new Map(pricesOf(date)?.map(({ unitId, price }) => [unitId, price]));
  const unit = (id: string, facts: Pick<OctoUnit, 'internalName' | 'type'> & OctoUnitAges): OctoUnit => {
    const price = prices.get(id);
    const { minAge, maxAge, idRequired = false, accompaniedBy = [], ...named } = facts;
    const restrictions = { minAge, maxAge, idRequired, accompaniedBy, ...onePerson };
    return {
      id,
      ...named,
      reference: null,
      restrictions,
      requiredContactFields: [],
      ...(selling !== null && price !== undefined && { pricingFrom: [priced(price, selling)] }),
    };
  };
  return [
    unit(octoUnits.adult, {
      internalName: 'Adult',
      type: 'ADULT',
      minAge: Math.max(minimumAge, childBelowAge),
      maxAge: oldestAge,
    }),
    ...(takesChildren(date)
      ? [
          unit(octoUnits.child, {
            internalName: 'Child',
            type: 'CHILD',
            minAge: minimumAge,
            maxAge: childBelowAge - 1,
            accompaniedBy: [octoUnits.adult],
          }),
        ]
      : []),
    ...date.priceTypes.filter(isUnit).map((type) =>
      unit(type.name, {
        internalName: type.name,
        type: type.seats === 0 ? 'INFANT' : 'OTHER',
        minAge: type.minAge ?? minimumAge,
        maxAge: type.maxAge ?? oldestAge,
        idRequired: type.proof !== '',
        accompaniedBy: type.perAdult === undefined ? [] : [octoUnits.adult],
      }),
    ),
  ];
}

interface OctoUnitAges {
  readonly minAge: number;
  readonly maxAge: number;
  readonly idRequired?: boolean;
  readonly accompaniedBy?: string[];
}

const onePerson = { minQuantity: null, maxQuantity: null, paxCount: 1 } as const;
