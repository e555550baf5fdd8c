import type { Place } from '@ascendant/contract/place';
import { Field } from '../ui/form/Field';
import { Select } from '../ui/form/Select';
import { Suggest } from '../ui/form/Suggest';
import type { FormFields } from '../ui/form/use-form';
import type { BirthValues } from './birth-form';
import { countryNames, withArticle } from './countries';
import { usePlaceSuggestions } from './place-suggestions';

/** City and country of birth. Choosing a suggestion fills in both, and identifies the exact place. */
export function PlaceFields({ form }: { readonly form: FormFields<BirthValues> }) {
  const { values, errors, register, type } = form;
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
      <Field label="Country of birth" error={errors.countryOfBirth}>
        {(attributes) => (
          <Select {...attributes} {...register('countryOfBirth', { onChange: forgetPlace })}>
            <option value="">Select a country</option>
            {offeredCountries(countryOfBirth).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
      </Field>
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
