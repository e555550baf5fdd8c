import { maxAttendeesPerBooking } from '@ascendant/domain/event/limits';
import type { PriceTypeKind } from '@ascendant/domain/pricing/price-type';
import {
  maxPriceTypes,
  priceTypeNameMaxLength,
  priceTypeProblems,
  proofMaxLength,
  type PriceTypeForm,
} from '@ascendant/domain/pricing/price-type-form';
import { useQuery } from '@tanstack/react-query';
import { priceTypesQuery, useSetPriceTypes } from '../../data/event-series';
import { SelectField, TextField } from '../../ui/form/TextField';
import { SeriesListDialog, takeFocus, type RowProps, type SeriesDialogProps } from './SeriesListDialog';

const empty = { kind: 'percent', minAge: null, maxAge: null, proof: '' } as const;

/** What most organizers add, ready to be changed. */
const presets: readonly PriceTypeForm[] = [
  { ...empty, name: 'Senior', value: '85', minAge: 65 },
  { ...empty, name: 'Student', value: '85', proof: 'Student card' },
  { ...empty, name: 'Infant', kind: 'amount', value: '0', maxAge: 2, seats: 0, perAdult: 2 },
];

/** What people can come as besides adult and child, on every date of an event. */
export function PriceTypesDialog({ event, onClose }: SeriesDialogProps) {
  const query = useQuery({ ...priceTypesQuery(event.id), select: ({ priceTypes }) => priceTypes });
  return (
    <SeriesListDialog<PriceTypeForm, Parameters<ReturnType<typeof useSetPriceTypes>['mutate']>[0]>
      {...{ event, query, onClose }}
      title="Price types"
      item="Price type"
      field="priceTypes"
      intro={`Sell more than adults and children: seniors, students, infants, or packages such as a family ticket or a whole boat, on every date of ${event.title}. Bookings already made keep their price.`}
      problemsOf={priceTypeProblems}
      save={useSetPriceTypes()}
      toSend={(priceTypes) => ({ id: event.id, priceTypes })}
      most={maxPriceTypes}
      additions={(types) => [
        ...presets
          .filter(({ name }) => !types.some((type) => type.name.trim() === name))
          .map((row) => ({ label: `Add ${row.name}`, row })),
        { label: 'Add another', row: { ...empty, name: '', value: '' } },
        { label: 'Add a package', row: { ...empty, kind: 'amount', name: '', value: '', covers: 4, seats: 4 } },
      ]}
      Fields={PriceTypeFields}
    />
  );
}

function PriceTypeFields(props: RowProps<PriceTypeForm>) {
  return props.row.covers === undefined ? <PersonFields {...props} /> : <PackageFields {...props} />;
}

/** One price for several people. */
function PackageFields({ row: type, isNew, problemOf, onChange }: RowProps<PriceTypeForm>) {
  return (
    <div className="field-grid two-columns">
      <TextField
        ref={isNew ? takeFocus : undefined}
        label="Name of the package"
        error={problemOf('name')}
        maxLength={priceTypeNameMaxLength}
        autoComplete="off"
        value={type.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        label="Price in dollars"
        error={problemOf('value')}
        inputMode="decimal"
        autoComplete="off"
        value={type.value}
        onChange={({ target }) => onChange({ value: target.value })}
      />
      <TextField
        label="For up to how many people"
        error={problemOf('covers')}
        inputMode="numeric"
        autoComplete="off"
        value={type.covers || ''}
        onChange={({ target }) => onChange({ covers: numberIn(target.value) ?? 0 })}
      />
      <TextField
        label="Seats (empty: whole date)"
        error={problemOf('seats')}
        inputMode="numeric"
        autoComplete="off"
        value={type.seats ?? ''}
        onChange={({ target }) => onChange({ seats: numberIn(target.value) })}
      />
    </div>
  );
}

function PersonFields({ row: type, isNew, problemOf, onChange }: RowProps<PriceTypeForm>) {
  return (
    <div className="field-grid two-columns">
      <TextField
        ref={isNew ? takeFocus : undefined}
        label="Name"
        error={problemOf('name')}
        maxLength={priceTypeNameMaxLength}
        autoComplete="off"
        value={type.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        label="To show at check-in (optional)"
        error={problemOf('proof')}
        maxLength={proofMaxLength}
        autoComplete="off"
        value={type.proof}
        onChange={({ target }) => onChange({ proof: target.value })}
      />
      <TextField
        label="Price"
        error={problemOf('value')}
        inputMode="decimal"
        autoComplete="off"
        value={type.value}
        onChange={({ target }) => onChange({ value: target.value })}
      />
      <SelectField
        label="Price in"
        value={type.kind}
        onChange={({ target }) => onChange({ kind: target.value as PriceTypeKind })}
      >
        <option value="percent">% of the adult price</option>
        <option value="amount">Dollars</option>
      </SelectField>
      {(['minAge', 'maxAge'] as const).map((field) => (
        <TextField
          key={field}
          label={ageLabels[field]}
          error={problemOf(field)}
          inputMode="numeric"
          autoComplete="off"
          value={type[field] ?? ''}
          onChange={({ target }) => onChange({ [field]: numberIn(target.value) })}
        />
      ))}
      <SelectField
        label="Seat"
        error={problemOf('seats')}
        value={type.seats ?? 1}
        onChange={({ target }) => onChange({ seats: target.value === '0' ? 0 : undefined })}
      >
        <option value="1">Takes a seat</option>
        <option value="0">No seat of their own</option>
      </SelectField>
      <SelectField
        label="Adults in the same booking"
        error={problemOf('perAdult')}
        value={type.perAdult ?? ''}
        onChange={({ target }) => onChange({ perAdult: target.value === '' ? undefined : Number(target.value) })}
      >
        <option value="">Not needed</option>
        {adultChoices.map((most) => (
          <option key={most} value={most}>
            {most < maxAttendeesPerBooking ? `At most ${most} per adult` : 'Needs an adult'}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** At most so many per adult; the last is any number. */
const adultChoices = [1, 2, 3, 4, maxAttendeesPerBooking];

const ageLabels = { minAge: 'Youngest age (optional)', maxAge: 'Oldest age (optional)' } as const;

/** Only digits count, so that what's typed is what's kept. */
function numberIn(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '').slice(0, 3);
  return digits === '' ? null : Number(digits);
}
