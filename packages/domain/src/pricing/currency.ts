/** The currencies that a site can charge in, and that bookings and payments are stored with, as Stripe spells them. */
export const chargeCurrencies = ['usd', 'cad'] as const;
export type ChargeCurrency = (typeof chargeCurrencies)[number];

/**
 * What a site charges in unless its setting `CURRENCY` says otherwise. It's stored with a booking when its seats are taken, and its payment and
 * refunds keep it (rule MON-04).
 */
export const defaultCurrency: ChargeCurrency = 'usd';

/** What comes before an amount, in each of them. */
export const currencySign = '$';

const names: Readonly<Record<ChargeCurrency, { readonly code: string; readonly name: string }>> = {
  usd: { code: 'USD', name: 'US dollars' },
  cad: { code: 'CAD', name: 'Canadian dollars' },
};

export function isChargeCurrency(text: string | undefined): text is ChargeCurrency {
  return text !== undefined && (chargeCurrencies as readonly string[]).includes(text);
}

/** 'USD': after an amount, and as ISO 4217 spells it. */
export function currencyCode(currency: ChargeCurrency): string {
  return names[currency].code;
}

/** 'US dollars': the same in a sentence. */
export function currencyName(currency: ChargeCurrency): string {
  return names[currency].name;
}

/** The sentence where a price is broken down. */
export function currencySentence(currency: ChargeCurrency): string {
  return `All prices are in ${currencyName(currency)}.`;
}
