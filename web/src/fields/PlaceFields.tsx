import type { Place } from '@ascendant/contract/place';
import { siteLanguage } from '@ascendant/domain/site/locale';
import { Field } from '../ui/form/Field';
import { Options } from '../ui/form/Options';
import { Suggest } from '../ui/form/Suggest';
import { SelectField } from '../ui/form/TextField';
import type { FormFields } from '../ui/form/use-form';
import type { BirthValues } from './birth-form';
import { usePlaceSuggestions } from './place-suggestions';

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

const named =
  /^(?:United |Bahamas|Central African|Comoros|Czech|Dominican Republic|Gambia|Maldives|Marshall|Netherlands|Philippines|Solomon)/;

/** City and country of birth. Choosing a suggestion fills in both, and identifies the exact place. */
export function PlaceFields({ form }: { readonly form: FormFields<BirthValues> }) {
  const { values, errors, field, register, type } = form;
  const { cityOfBirth, countryOfBirth, birthPlaceId } = values;
  const { places, status, isNothing } = usePlaceSuggestions(cityOfBirth, birthPlaceId === null ? countryOfBirth : '');
  const forgetPlace = () => type('birthPlaceId', null);
  const { name, ref } = register('cityOfBirth');
  return (
    <>
      <Field
        label="City of birth"
        help={
          isNothing && countryOfBirth !== '' && birthPlaceId === null ? (
            <NothingIn country={countryOfBirth} onSearchEverywhere={() => type('countryOfBirth', '')} />
          ) : (
            placeHelp(places, birthPlaceId)
          )
        }
        error={errors.cityOfBirth}
      >
        {(attributes) => (
          <Suggest
            {...attributes}
            name={name}
            inputRef={ref}
            value={cityOfBirth}
            items={places}
            status={status}
            onType={(text) => {
              type('cityOfBirth', text);
              forgetPlace();
            }}
            onPick={(place) => {
              type('cityOfBirth', cityText(place));
              type('countryOfBirth', place.country);
              type('birthPlaceId', place.id);
            }}
          />
        )}
      </Field>
      <SelectField label="Country of birth" {...field('countryOfBirth', { onChange: forgetPlace })}>
        <option value="">Select a country</option>
        <Options of={offeredCountries(countryOfBirth)} />
      </SelectField>
    </>
  );
}

/** A country chosen by mistake would hide the right town. */
function NothingIn({
  country,
  onSearchEverywhere,
}: {
  readonly country: string;
  readonly onSearchEverywhere: () => void;
}) {
  return (
    <>
      <span>{`Nothing in ${withArticle(country)}. `}</span>
      <button type="button" className="link-button" onClick={onSearchEverywhere}>
        Search everywhere
      </button>
    </>
  );
}

/** With its region, so that the text alone identifies the same place if it is sent again: 'Springfield, Illinois'. */
function cityText({ name, region }: Pick<Place, 'name' | 'region'>): string {
  return region === null || region === name ? name : `${name}, ${region}`;
}

/** A place in the gazetteer may be in a territory that the list doesn't have. */
function offeredCountries(chosen: string): readonly string[] {
  return chosen === '' || countryNames.includes(chosen) ? countryNames : [...countryNames, chosen];
}

function placeHelp(places: readonly { readonly id: number; readonly label: string }[], placeId: number | null): string {
  const place = places.find(({ id }) => id === placeId);
  return place ? place.label : 'Start typing and choose from the list.';
}

function readCountryNames(): string[] {
  const names = new Intl.DisplayNames(siteLanguage, { type: 'region' });
  return isoCodes
    .split(' ')
    .map((code) => names.of(code) ?? code)
    .sort((a, b) => a.localeCompare(b, siteLanguage));
}

/** A country within a sentence: 'the United States', 'Sweden'. */
function withArticle(country: string): string {
  return named.test(country) ? `the ${country}` : country;
}
