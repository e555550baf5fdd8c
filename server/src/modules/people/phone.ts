import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Whose numbers are written without a country code: the site's own country. */
const homeCountry = 'CA';

/**
 * A phone number as it's stored, E.164, from what someone typed: with a country code, or as people in Canada and the United States write theirs.
 * @returns null for what isn't a number that exists
 */
export function readPhone(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: homeCountry, extract: false });
  return number?.isValid() === true && number.ext === undefined ? number.number : null;
}

/** A stored number as people read it: '+1 403 762 1550'. */
export function phoneText(stored: string): string {
  return parsePhoneNumberFromString(stored)?.formatInternational() ?? stored;
}
