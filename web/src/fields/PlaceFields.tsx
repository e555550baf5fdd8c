import type { Place } from '@ascendant/contract/place';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Field } from '../ui/Field';
import { Select } from '../ui/Select';
import { Suggest } from '../ui/Suggest';
import type { BirthValues } from './birth-form';
import { countryNames } from './countries';
import { usePlaceSuggestions } from './place-suggestions';

/** City and country of birth. Choosing a suggestion fills in both, and identifies the exact place. */
export function PlaceFields() {
  const { control, setValue } = useFormContext<BirthValues>();
  const city = useController({ control, name: 'cityOfBirth' });
  const country = useController({ control, name: 'countryOfBirth' });
  const placeId = useWatch({ control, name: 'birthPlaceId' });
  const { places, status } = usePlaceSuggestions(city.field.value, placeId === null ? country.field.value : '');
  const forgetPlace = () => setValue('birthPlaceId', null);
  return (
    <>
      <Field label="City of birth" help={placeHelp(places, placeId)} error={city.fieldState.error?.message}>
        {(attributes) => (
          <Suggest
            {...attributes}
            name="cityOfBirth"
            inputRef={city.field.ref}
            value={city.field.value}
            items={places}
            status={status}
            onBlur={city.field.onBlur}
            onType={(text) => {
              city.field.onChange(text);
              forgetPlace();
            }}
            onPick={(place) => {
              city.field.onChange(cityText(place));
              setValue('countryOfBirth', place.country, { shouldValidate: country.fieldState.invalid });
              setValue('birthPlaceId', place.id);
            }}
          />
        )}
      </Field>
      <Field label="Country of birth" error={country.fieldState.error?.message}>
        {(attributes) => (
          <Select
            {...attributes}
            {...country.field}
            onChange={(event) => {
              country.field.onChange(event);
              forgetPlace();
            }}
          >
            <option value="">Select a country</option>
            {offeredCountries(country.field.value).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
      </Field>
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
