import { siteLanguage } from '@ascendant/domain/site/locale';
const isoCodes =
  'AF AL DZ AD AO AG AR AM AU AT AZ BS BH BD BB BY BE BZ BJ BT BO BA BW BR BN BG BF BI CV KH CM CA CF TD CL CN CO KM CG CD CR ' +
  'CI HR CU CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET FJ FI FR GA GM GE DE GH GR GD GT GN GW GY HT HN HU IS IN ID IR IQ IE ' +
  'IL IT JM JP JO KZ KE KI KP KR KW KG LA LV LB LS LR LY LI LT LU MG MW MY MV ML MT MH MR MU MX FM MD MC MN ME MA MZ MM NA ' +
  'NR NP NL NZ NI NE NG MK NO OM PK PW PA PG PY PE PH PL PT QA RO RU RW KN LC VC WS SM ST SA SN RS SC SL SG SK SI SB SO ZA ' +
  'SS ES LK SD SR SE CH SY TJ TZ TH TL TG TO TT TN TR TM TV UG UA AE GB US UY UZ VU VE VN YE ZM ZW VA PS TW XK';

/**
 * The countries of the birth forms by their English names, in order.
 * Source: specification 2, section 9 (Business constants and limits), about 195.
 */
export const countryNames: readonly string[] = readCountryNames();

function readCountryNames(): string[] {
  const names = new Intl.DisplayNames(siteLanguage, { type: 'region' });
  return isoCodes
    .split(' ')
    .map((code) => names.of(code) ?? code)
    .sort((a, b) => a.localeCompare(b, siteLanguage));
}

const named =
  /^(?:United |Bahamas|Central African|Comoros|Czech|Dominican Republic|Gambia|Maldives|Marshall|Netherlands|Philippines|Solomon)/;

/** A country within a sentence: 'the United States', 'Sweden'. */
export function withArticle(country: string): string {
  return named.test(country) ? `the ${country}` : country;
}
