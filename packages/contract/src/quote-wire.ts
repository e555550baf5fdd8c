import type { Quote } from '@ascendant/domain/pricing/quote';
import type { TaxLine } from '@ascendant/domain/pricing/taxes';
import type { TierType } from '@ascendant/domain/pricing/tier';
import { fromWire, toWire } from './money';
import type { WireQuote } from './quote-schema';

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
    ...(quote.extras !== undefined && {
      extras: quote.extras.map(({ price, ...extra }) => ({ ...extra, price: toWire(price) })),
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
    ...(wire.extras !== undefined && {
      extras: wire.extras.map(({ price, ...extra }) => ({ ...extra, price: fromWire(price) })),
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
