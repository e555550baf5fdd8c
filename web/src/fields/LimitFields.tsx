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
import { Options } from '../ui/form/Options';
import { RangeField } from '../ui/form/Range';
import { SelectField } from '../ui/form/TextField';
import { siteCurrency } from '../ui/text/site-currency';
import styles from './LimitFields.module.css';
import type { PreferenceValues } from './preferences-form';
import { priceLimitNote } from './price-limit-note';

/** How far the user would travel. */
export function DistanceField() {
  const { control, register } = useFormContext<PreferenceValues>();
  const label = travelDistanceLabel(useWatch({ control, name: 'maxTravelDistance' }));
  return (
    <RangeField
      label="Travel distance"
      aside={<output className="numeric strong">{label}</output>}
      help="Move to the left end for no limit."
      {...register('maxTravelDistance', { valueAsNumber: true })}
      min={0}
      max={maxTravelDistanceKm}
      step={travelDistanceStepKm}
      valueText={label}
    />
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
      <RangeField
        label="Highest price"
        aside={<output className="numeric strong">{label}</output>}
        help={`Move to the left end for no limit. ${priceLimitNote(limit, currency, rate)}`}
        {...register('maxPriceRange', { valueAsNumber: true })}
        min={0}
        max={maxPriceLimit}
        step={priceStep}
        valueText={label}
      />
      <SelectField label="Currency" {...register('priceCurrency')}>
        <Options of={currencies} />
      </SelectField>
    </div>
  );
}
