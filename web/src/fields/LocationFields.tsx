import type { Place } from '@ascendant/contract/place';
import { currencyOf } from '@ascendant/domain/person/preferences';
import { regionsByCountry, residenceCountries } from '@ascendant/domain/person/regions';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Field } from '../ui/form/Field';
import { Suggest } from '../ui/form/Suggest';
import { SelectField } from '../ui/form/TextField';
import { usePlaceSuggestions } from './place-suggestions';
import type { PreferenceValues } from './preferences-form';

/** Country, province or state, and city of residence. Changing one resets those below it, and the country sets the currency. */
export function LocationFields() {
  const { control, register, setValue, formState } = useFormContext<PreferenceValues>();
  const { errors, defaultValues: stored } = formState;
  const country = useWatch({ control, name: 'currentCountry' });
  return (
    <div className="field-grid two-columns">
      <SelectField
        label="Country"
        error={errors.currentCountry?.message}
        {...register('currentCountry', {
          onChange: (event: { target: { value: string } }) => {
            setValue('currentProvince', '');
            setValue('currentCity', '');
            setValue('priceCurrency', currencyOf(event.target.value));
          },
        })}
        autoComplete="country-name"
      >
        <option value="">Select a country</option>
        <Names listed={residenceCountries} stored={stored?.currentCountry} />
      </SelectField>
      <SelectField
        label="Province or state"
        error={errors.currentProvince?.message}
        {...register('currentProvince', { onChange: () => setValue('currentCity', '') })}
        autoComplete="address-level1"
      >
        <option value="">{country === '' ? 'Select a country first' : 'Select a province or state'}</option>
        <Names
          listed={regionsByCountry[country] ?? []}
          stored={country === stored?.currentCountry ? stored.currentProvince : ''}
        />
      </SelectField>
      <CityField country={country} />
    </div>
  );
}

/** The names to choose from, with the stored one if it's not among them: 'Québec', or a country from before there was a list. */
function Names({ listed, stored }: { readonly listed: readonly string[]; readonly stored: string | undefined }) {
  const names = !stored || listed.includes(stored) ? listed : [...listed, stored];
  return names.map((name) => <option key={name}>{name}</option>);
}

function CityField({ country }: { readonly country: string }) {
  const { control } = useFormContext<PreferenceValues>();
  const { field, fieldState } = useController({ control, name: 'currentCity' });
  const province = useWatch({ control, name: 'currentProvince' });
  const { places, status } = usePlaceSuggestions(field.value, country);
  return (
    <Field label="City" className="full-width" error={fieldState.error?.message}>
      {(attributes) => (
        <Suggest
          {...attributes}
          name="currentCity"
          inputRef={field.ref}
          value={field.value}
          items={placesIn(province, places)}
          status={status}
          onBlur={field.onBlur}
          onType={field.onChange}
          onPick={(place) => field.onChange(place.name)}
        />
      )}
    </Field>
  );
}

/** The places in the province, or all of them if none has its name. */
function placesIn(province: string, places: readonly Place[]): readonly Place[] {
  const inside = places.filter((place) => place.region === province);
  return inside.length > 0 ? inside : places;
}
