import {
  currencies,
  maxPriceLimit,
  maxTravelDistanceKm,
  priceLimitLabel,
  priceStep,
  travelDistanceLabel,
  travelDistanceStepKm,
} from '@ascendant/domain/person/preferences';
import { isComparable } from '@ascendant/domain/pricing/exchange-rate';
import { useFormContext, useWatch } from 'react-hook-form';
import { useExchangeRate } from '../data/exchange-rate';
import { Field } from '../ui/form/Field';
import { Select } from '../ui/form/Input';
import { Range } from '../ui/form/Range';
import { siteCurrency } from '../ui/text/site-currency';
import styles from './LimitFields.module.css';
import type { PreferenceValues } from './preferences-form';
import { priceLimitNote } from './price-limit-note';

/** How far the user would travel. */
export function DistanceField() {
  const { control, register } = useFormContext<PreferenceValues>();
  const label = travelDistanceLabel(useWatch({ control, name: 'maxTravelDistance' }));
  return (
    <Field
      label="Travel distance"
      aside={<output className="numeric strong">{label}</output>}
      help="Move to the left end for no limit."
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
  const rate = useExchangeRate();
  const label = priceLimitLabel(limit, isComparable(currency, { charged: siteCurrency(), rate }) ? currency : null);
  return (
    <div className={styles.price}>
      <Field
        label="Highest price"
        aside={<output className="numeric strong">{label}</output>}
        help={`Move to the left end for no limit. ${priceLimitNote(limit, currency, rate)}`}
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
