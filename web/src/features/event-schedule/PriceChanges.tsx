import { calendarDay } from '@ascendant/domain/calendar-day';
import type { FieldProblems } from '@ascendant/domain/event/form/field-problems';
import { changedTier, type PriceChangeKind } from '@ascendant/domain/pricing/changed-price';
import { amountOrFree } from '@ascendant/domain/pricing/price-label';
import { tierName, type PricingTier } from '@ascendant/domain/pricing/tier';
import {
  maxPriceChanges,
  priceChangeOn,
  priceChangeProblems,
  readPriceChange,
  type PriceChangeForm,
} from '@ascendant/domain/schedule/price-changes';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { FieldError, FieldGroup } from '../../ui/form/Field';
import { SelectField, TextField } from '../../ui/form/TextField';
import { Icon } from '../../ui/layout/Icon';
import { dayWithWeekday } from '../../ui/text/day-text';
import { priceChangeOptions } from './schedule-labels';
import styles from './ScheduleDialog.module.css';
import { WeekdayChoices } from './WeekdayChoices';

interface PriceChangesProps {
  readonly changes: readonly PriceChangeForm[];
  /** What the first date costs. */
  readonly tiers: readonly PricingTier[];
  readonly firstDay: string;
  readonly problems: FieldProblems;
  readonly onChange: (changes: readonly PriceChangeForm[]) => void;
}

const weekend: PriceChangeForm = { weekdays: ['SU', 'SA'], from: null, until: null, kind: 'percent_more', value: '20' };

/** On which dates tickets cost more or less than on the first one. */
export function PriceChanges({ changes, tiers, firstDay, problems, onChange }: PriceChangesProps) {
  return (
    <section className={classNames(styles.entries, styles.part)} aria-labelledby="schedule-prices">
      <h3 id="schedule-prices">Prices by weekday and season</h3>
      <p className="meta">
        {`New dates cost what the first date costs${tiers.length === 0 ? '' : `: ${pricesText(tiers)}`}. Add a price change for days that cost more or less. Dates that exist keep their prices.`}
      </p>
      {changes.map((change, index) => (
        <PriceChangeFields
          // oxlint-disable-next-line react/no-array-index-key -- two can be the same while they're typed
          key={index}
          number={index + 1}
          change={change}
          tiers={tiers}
          problems={problems}
          onChange={(part) => onChange(changes.with(index, { ...change, ...part }))}
          onRemove={() => onChange(changes.filter((_, other) => other !== index))}
        />
      ))}
      {changes.length > 1 ? <p className="meta">Where several fit a day, the last one counts.</p> : null}
      {fitsFirst(changes, firstDay) ? (
        <p className="meta">{`The first date, ${dayWithWeekday(firstDay, 'short')}, keeps its own price.`}</p>
      ) : null}
      {problems['prices'] === undefined ? null : <FieldError>{problems['prices']}</FieldError>}
      <Button size="small" disabled={changes.length >= maxPriceChanges} onClick={() => onChange([...changes, weekend])}>
        <Icon name="plus" size="small" />
        Add a price change
      </Button>
    </section>
  );
}

interface PriceChangeFieldsProps extends Pick<PriceChangesProps, 'tiers' | 'problems'> {
  readonly number: number;
  readonly change: PriceChangeForm;
  readonly onChange: (part: Partial<PriceChangeForm>) => void;
  readonly onRemove: () => void;
}

function PriceChangeFields({ number, change, tiers, problems, onChange, onRemove }: PriceChangeFieldsProps) {
  const problemOf = (field: keyof PriceChangeForm) => problems[`prices.${number - 1}.${field}`];
  return (
    <FieldGroup legend={`Price change ${number}`} className={styles.priceChange}>
      <div className={styles.fields}>
        <WeekdayChoices
          legend="On"
          help="Choose none for every day."
          chosen={change.weekdays}
          onChange={(weekdays) => onChange({ weekdays })}
        />
        <div className="field-grid two-columns">
          {(['from', 'until'] as const).map((field) => (
            <TextField
              key={field}
              label={dayLabels[field]}
              error={problemOf(field)}
              type="date"
              value={change[field] ?? ''}
              onChange={({ target }) => onChange({ [field]: target.value === '' ? null : target.value })}
            />
          ))}
          <TextField
            label="Amount"
            error={problemOf('value')}
            inputMode="decimal"
            autoComplete="off"
            value={change.value}
            onChange={({ target }) => onChange({ value: target.value })}
          />
          <SelectField
            label="More or less"
            value={change.kind}
            onChange={({ target }) => onChange({ kind: target.value as PriceChangeKind })}
          >
            {priceChangeOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
        <p className="meta numeric" aria-live="polite">
          {changedText(change, tiers)}
        </p>
        <Button kind="ghost" size="small" aria-label={`Remove price change ${number}`} onClick={onRemove}>
          <Icon name="x" size="small" />
          Remove
        </Button>
      </div>
    </FieldGroup>
  );
}

const dayLabels = { from: 'First day', until: 'Last day' } as const;

/** 'Regular $120.00, child $72.00'; empty while something's wrong with the change. */
function changedText(form: PriceChangeForm, tiers: readonly PricingTier[]): string {
  if (priceChangeProblems([form]).length > 0) return '';
  const change = readPriceChange(form);
  return pricesText(tiers.map((tier) => changedTier(tier, change)));
}

function pricesText(tiers: readonly PricingTier[]): string {
  return tiers
    .map(({ tierType, adultPrice, childPrice }) => {
      const child = childPrice === null || childPrice === adultPrice ? '' : `, child ${amountOrFree(childPrice)}`;
      return `${tierName(tierType)} ${amountOrFree(adultPrice)}${child}`;
    })
    .join('; ');
}

function fitsFirst(changes: readonly PriceChangeForm[], firstDay: string): boolean {
  if (priceChangeProblems(changes).length > 0) return false;
  return priceChangeOn(calendarDay(firstDay), changes.map(readPriceChange)) !== undefined;
}
