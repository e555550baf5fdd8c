import {
  currencies,
  maxPriceLimit,
  maxTravelDistanceKm,
  priceLimitLabel,
  priceStep,
  travelDistanceLabel,
  travelDistanceStepKm,
} from '@ascendant/domain/person/preferences';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '../ui/form/Field';
import { Range } from '../ui/form/Range';
import { Select } from '../ui/form/Select';
import styles from './LimitFields.module.css';
import type { PreferenceValues } from './preferences-form';

/** How far the user would travel. */
export function DistanceField() {
  const { control, register } = useFormContext<PreferenceValues>();
  const label = travelDistanceLabel(useWatch({ control, name: 'maxTravelDistance' }));
  return (
    <Field
      label="Travel distance"
      aside={<output className="numeric strong">{label}</output>}
      help="0 means no preference."
    >
      {(attributes) => (
        <Range
          {...attributes}
          {...register('maxTravelDistance', { valueAsNumber: true })}
          min={0}
          max={maxTravelDistanceKm}
          step={travelDistanceStepKm}
          valueText={label}
        />
      )}
    </Field>
  );
}

/** How much the user would pay for one seat, and in which currency. */
export function PriceFields() {
  const { control, register } = useFormContext<PreferenceValues>();
  const [limit, currency] = useWatch({ control, name: ['maxPriceRange', 'priceCurrency'] });
  const label = priceLimitLabel(limit, currency);
  return (
    <div className={styles.price}>
      <Field
        label="Highest price"
        aside={<output className="numeric strong">{label}</output>}
        help="0 means unlimited."
      >
        {(attributes) => (
          <Range
            {...attributes}
            {...register('maxPriceRange', { valueAsNumber: true })}
            min={0}
            max={maxPriceLimit}
            step={priceStep}
            valueText={label}
          />
        )}
      </Field>
      <Field label="Currency">
        {(attributes) => (
          <Select {...attributes} {...register('priceCurrency')}>
            {currencies.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
