import type { Quote } from '@ascendant/domain/pricing/quote';
import { provinces, remitters, salesTaxes, type TaxLine } from '@ascendant/domain/pricing/taxes';
import { tierTypes, type TierType } from '@ascendant/domain/pricing/tier';
import { z } from 'zod';
import { fromWire, toWire } from './money';
import { id, priceText } from './wire';

/** One line of tax: on the tickets or on the site's fee, with who remits it and under which number. */
const taxLine = z.object({
  tax: z.enum(salesTaxes),
  /** in thousandths of a percent: 9975 is 9.975% */
  rate: z.int(),
  jurisdiction: z.enum(['CA', ...provinces]),
  on: z.enum(['tickets', 'fee']),
  remitter: z.enum(remitters),
  number: z.string().nullable().optional(),
  amount: priceText,
});

/** A quote in dollars with two decimals, line by line as printed at checkout. */
export const wireQuote = z.object({
  pricingTierId: id,
  tierType: z.enum(tierTypes),
  adults: z.int(),
  children: z.int(),
  adultPrice: priceText,
  childPrice: priceText,
  /** who comes as something else, and is in neither count; left out without any */
  priceTypes: z.array(z.object({ name: z.string(), people: z.int(), price: priceText })).optional(),
  ticketsTotal: priceText,
  discount: priceText,
  subtotal: priceText,
  bookingFee: priceText,
  totalBeforeTax: priceText,
  /** all taxes together */
  hst: priceText,
  total: priceText,
  /** under Canada's tax rules: the lines that `hst` adds up; left out under the specification's */
  taxes: z.array(taxLine).optional(),
});
export type WireQuote = z.infer<typeof wireQuote>;

/** The tier a quote was made on. */
interface QuotedTier {
  readonly id: number;
  readonly tierType: TierType;
}

/** A quote as replies carry it, in dollars, line by line. */
export function quoteToWire(quote: Quote, tier: QuotedTier): WireQuote {
  return {
    pricingTierId: tier.id,
    tierType: tier.tierType,
    adults: quote.adults,
    children: quote.children,
    adultPrice: toWire(quote.adultPrice),
    childPrice: toWire(quote.childPrice),
    ...(quote.types !== undefined && {
      priceTypes: quote.types.map(({ price, ...type }) => ({ ...type, price: toWire(price) })),
    }),
    ticketsTotal: toWire(quote.ticketsTotal),
    discount: toWire(quote.discount),
    subtotal: toWire(quote.subtotal),
    bookingFee: toWire(quote.bookingFee),
    totalBeforeTax: toWire(quote.totalBeforeTax),
    hst: toWire(quote.hst),
    total: toWire(quote.total),
    ...(quote.taxes === undefined ? {} : { taxes: quote.taxes.map(taxToWire) }),
  };
}

/** A quote from a reply, in cents. @throws RangeError if one of its lines isn't an amount */
export function quoteFromWire(wire: WireQuote): Quote {
  return {
    adults: wire.adults,
    children: wire.children,
    adultPrice: fromWire(wire.adultPrice),
    childPrice: fromWire(wire.childPrice),
    ...(wire.priceTypes !== undefined && {
      types: wire.priceTypes.map(({ price, ...type }) => ({ ...type, price: fromWire(price) })),
    }),
    ticketsTotal: fromWire(wire.ticketsTotal),
    discount: fromWire(wire.discount),
    subtotal: fromWire(wire.subtotal),
    bookingFee: fromWire(wire.bookingFee),
    totalBeforeTax: fromWire(wire.totalBeforeTax),
    hst: fromWire(wire.hst),
    total: fromWire(wire.total),
    ...(wire.taxes === undefined ? {} : { taxes: wire.taxes.map(taxFromWire) }),
  };
}

type WireTax = NonNullable<WireQuote['taxes']>[number];

function taxToWire({ amountCents, ...line }: TaxLine): WireTax {
  return { ...line, amount: toWire(amountCents) };
}

function taxFromWire({ amount, ...line }: WireTax): TaxLine {
  return { ...line, amountCents: fromWire(amount) };
}
