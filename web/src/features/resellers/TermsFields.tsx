import { maxCommission, resellerNameMaxLength } from '@ascendant/domain/channel/reseller';
import type { ResellerTerms, Sellable } from '../../data/resellers';
import { Choice } from '../../ui/form/Choice';
import { FieldGroup } from '../../ui/form/Field';
import { TextField } from '../../ui/form/TextField';

/** What's agreed on with a reseller, as it's typed. */
export interface TypedTerms {
  readonly name: string;
  readonly seriesIds: readonly number[];
  /** Percent. */
  readonly commission: string;
}

export type WrongTerms = Readonly<Partial<Record<keyof TypedTerms, string | undefined>>>;

/** What's missing or wrong; empty if nothing is. */
export function wrongTerms({ name, seriesIds, commission }: TypedTerms): WrongTerms {
  const isPercent = /^\d{1,2}$/.test(commission.trim()) && Number(commission) <= maxCommission;
  return {
    ...(name.trim() === '' && { name: 'Please enter the company’s name' }),
    ...(seriesIds.length === 0 && { seriesIds: 'Choose at least one event' }),
    ...(!isPercent && { commission: `Enter a whole number from 0 to ${maxCommission}` }),
  };
}

/** The same as it's sent. */
export function termsOf({ name, seriesIds, commission }: TypedTerms): ResellerTerms {
  return { name, seriesIds: [...seriesIds], commission: Number(commission) };
}

interface TermsFieldsProps {
  readonly terms: TypedTerms;
  readonly onChange: (terms: TypedTerms) => void;
  readonly series: Sellable;
  readonly errors: WrongTerms;
}

/** The fields of what a reseller can sell, and for how much. */
export function TermsFields({ terms, onChange, series, errors }: TermsFieldsProps) {
  const { name, seriesIds, commission } = terms;
  const choose = (id: number, isChosen: boolean) =>
    onChange({ ...terms, seriesIds: isChosen ? [...seriesIds, id] : seriesIds.filter((each) => each !== id) });
  return (
    <>
      <TextField
        label="Company"
        error={errors.name}
        required
        autoComplete="off"
        maxLength={resellerNameMaxLength}
        value={name}
        onChange={(event) => onChange({ ...terms, name: event.target.value })}
      />
      <TextField
        label="Commission, %"
        help="What they keep of the ticket price, without the booking fee and tax."
        error={errors.commission}
        required
        inputMode="numeric"
        autoComplete="off"
        value={commission}
        onChange={(event) => onChange({ ...terms, commission: event.target.value })}
      />
      <FieldGroup legend="What they can sell" error={errors.seriesIds}>
        {series.map(({ id, title }) => (
          <Choice
            key={id}
            type="checkbox"
            checked={seriesIds.includes(id)}
            onChange={(event) => choose(id, event.target.checked)}
          >
            {title}
          </Choice>
        ))}
      </FieldGroup>
    </>
  );
}
