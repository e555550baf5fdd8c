import { provinces, remitters, salesTaxes } from '@ascendant/domain/pricing/taxes';
import { tierTypes } from '@ascendant/domain/pricing/tier';
import { z } from 'zod';
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
  priceTypes: z
    .array(
      z.object({
        name: z.string(),
        /** how many people, or how many of a package */
        people: z.int(),
        price: priceText,
        /** of a package: how many people come in it */
        sharedBy: z.int().optional(),
      }),
    )
    .optional(),
  /** what they take along; left out for nothing */
  extras: z
    .array(z.object({ name: z.string(), choice: z.string().optional(), quantity: z.int(), price: priceText }))
    .optional(),
  /** everyone's price and extras */
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
