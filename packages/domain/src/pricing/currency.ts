/** The currencies that bookings and payments can be stored with, as Stripe spells them. */
export const chargeCurrencies = ['usd', 'cad'] as const;
export type ChargeCurrency = (typeof chargeCurrencies)[number];

/** What cards are charged in. It's stored with a booking when its seats are taken, and its payment and refunds keep it (rule MON-04). */
export const chargedCurrency: ChargeCurrency = 'usd';

/** What comes before an amount. */
export const currencySign = '$';

const names: Readonly<Record<ChargeCurrency, { readonly short: string; readonly long: string }>> = {
  usd: { short: 'USD', long: 'US dollars' },
  cad: { short: 'CAD', long: 'Canadian dollars' },
};

/** 'USD': the currency of every price, after an amount. */
export const currency = names[chargedCurrency].short;

/** 'US dollars': the same in a sentence. */
export const currencyName = names[chargedCurrency].long;

/** The sentence where a price is broken down. */
export const currencySentence = `All prices are in ${currencyName}.`;
