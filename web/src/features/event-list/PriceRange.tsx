import { maxPriceLimit, priceStep } from '@ascendant/domain/person/preferences';
import { currencySign } from '@ascendant/domain/pricing/currency';
import { numberText } from '@ascendant/domain/site/locale';
import { useState } from 'react';
import { classNames } from '../../ui/class-names';
import { CountedChoice } from './CountedChoice';
import type { FilterProps } from './filter-props';
import styles from './PriceRange.module.css';

/**
 * The right end of the slider means any price.
 * Source: specification 2, section 9 (Business constants and limits), max price 0 to 2000 in steps of 10.
 */
const top = maxPriceLimit;

/** Two sliders on one track, for the lowest and highest adult price, and a box for free events. */
export function PriceRange(props: FilterProps) {
  const { filters, onChange, formId } = props;
  const { minPrice = 0, maxPrice = top } = filters;
  const [low, setLow] = useState(minPrice);
  const [high, setHigh] = useState(maxPrice);
  const [shownFor, setShownFor] = useState([minPrice, maxPrice]);
  if (shownFor[0] !== minPrice || shownFor[1] !== maxPrice) {
    setShownFor([minPrice, maxPrice]);
    setLow(minPrice);
    setHigh(maxPrice);
  }
  const commit = () => {
    const chosen = { minPrice: low > 0 ? low : undefined, maxPrice: high < top ? high : undefined };
    if (chosen.minPrice !== filters.minPrice || chosen.maxPrice !== filters.maxPrice) onChange(chosen);
  };
  return (
    <fieldset>
      <legend className={classNames(styles.legend, 'label')}>
        Price <span className="meta numeric">{priceRangeText(low, high)}</span>
      </legend>
      <div className={styles.range}>
        <RangeTrack low={low} high={high} />
        <PriceEnd
          label="Lowest price"
          name={low > 0 ? 'minPrice' : undefined}
          formId={formId}
          value={low}
          onMove={(value) => setLow(Math.min(value, high))}
          onCommit={commit}
        />
        <PriceEnd
          label="Highest price"
          name={high > 0 && high < top ? 'maxPrice' : undefined}
          formId={formId}
          value={high}
          onMove={(value) => setHigh(Math.max(value, low))}
          onCommit={commit}
        />
      </div>
      <FreeOnly {...props} />
    </fieldset>
  );
}

/** 'Free to $500'; at the right end of the slider there's no limit: '$100 or more', 'Any price'. */
export function priceRangeText(low: number, high: number): string {
  if (high === 0) return 'Free';
  if (high >= top) return low > 0 ? `${inDollars(low)} or more` : 'Any price';
  return `${low > 0 ? inDollars(low) : 'Free'} to ${inDollars(high)}`;
}

function inDollars(value: number): string {
  return `${currencySign}${numberText(value)}`;
}

function RangeTrack({ low, high }: { readonly low: number; readonly high: number }) {
  const percent = (value: number) => Math.min(100, (value / top) * 100);
  return (
    <svg className={styles.track} width="100%" height="4" aria-hidden="true">
      <rect width="100%" height="4" rx="2" />
      <rect
        className={styles.filled}
        x={`${percent(low)}%`}
        width={`${Math.max(0, percent(high) - percent(low))}%`}
        height="4"
        rx="2"
      />
    </svg>
  );
}

interface PriceEndProps {
  readonly label: string;
  readonly name: string | undefined;
  readonly formId: string;
  readonly value: number;
  readonly onMove: (value: number) => void;
  readonly onCommit: () => void;
}

function PriceEnd({ label, name, formId, value, onMove, onCommit }: PriceEndProps) {
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={value === 0 ? 'Free' : inDollars(value)}
      name={name}
      form={formId}
      min={0}
      max={top}
      step={priceStep}
      value={Math.min(value, top)}
      onChange={(e) => onMove(Number(e.target.value))}
      onPointerUp={onCommit}
      onKeyUp={onCommit}
      onBlur={onCommit}
    />
  );
}

/** Filters by events that cost nothing: a highest price of 0. Without JavaScript, it or the slider is sent, not both. */
function FreeOnly({ filters, onChange, formId, counts }: FilterProps) {
  const isFree = filters.maxPrice === 0;
  return (
    <CountedChoice
      label="Free only"
      name={filters.maxPrice ? undefined : 'maxPrice'}
      value="0"
      checked={isFree}
      counted={counts?.free}
      form={formId}
      onChange={() => onChange({ minPrice: undefined, maxPrice: isFree ? undefined : 0 })}
    />
  );
}
