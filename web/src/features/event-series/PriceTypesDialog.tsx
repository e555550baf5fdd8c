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
import { SeriesListDialog, takeFocus, type RowProps, type SeriesDialogProps } from '../../fields/SeriesListDialog';
import { SelectField, TextField } from '../../ui/form/TextField';

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
function PackageFields(props: RowProps<PriceTypeForm>) {
  const { row: type, onChange } = props;
  return (
    <div className="field-grid two-columns">
      <TypedField {...props} field="name" label="Name of the package" />
      <TypedField {...props} field="value" label="Price in dollars" />
      <NumberField
        {...props}
        field="covers"
        label="For up to how many people"
        value={type.covers || null}
        onNumber={(covers) => onChange({ covers: covers ?? 0 })}
      />
      <NumberField
        {...props}
        field="seats"
        label="Seats (optional)"
        help="Empty for the whole date"
        value={type.seats}
        onNumber={(seats) => onChange({ seats })}
      />
    </div>
  );
}

function PersonFields(props: RowProps<PriceTypeForm>) {
  const { row: type, problemOf, onChange } = props;
  return (
    <div className="field-grid two-columns">
      <TypedField {...props} field="name" label="Name" />
      <TypedField {...props} field="proof" label="To show at check-in (optional)" />
      <TypedField {...props} field="value" label="Price" />
      <SelectField
        label="Price in"
        value={type.kind}
        onChange={({ target }) => onChange({ kind: target.value as PriceTypeKind })}
      >
        <option value="percent">% of the adult price</option>
        <option value="amount">Dollars</option>
      </SelectField>
      {(['minAge', 'maxAge'] as const).map((field) => (
        <NumberField
          {...props}
          key={field}
          field={field}
          label={ageLabels[field]}
          value={type[field]}
          onNumber={(age) => onChange({ [field]: age })}
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

const mostLetters = { name: priceTypeNameMaxLength, proof: proofMaxLength, value: undefined } as const;

interface TypedFieldProps extends RowProps<PriceTypeForm> {
  readonly field: keyof typeof mostLetters;
  readonly label: string;
}

/** A text of a price type, or its price. A new one's name has the focus. */
function TypedField({ row, isNew, problemOf, onChange, field, label }: TypedFieldProps) {
  return (
    <TextField
      ref={isNew && field === 'name' ? takeFocus : undefined}
      label={label}
      error={problemOf(field)}
      maxLength={mostLetters[field]}
      inputMode={field === 'value' ? 'decimal' : undefined}
      autoComplete="off"
      value={row[field]}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  );
}

interface NumberFieldProps extends Pick<RowProps<PriceTypeForm>, 'problemOf'> {
  readonly field: 'covers' | 'seats' | 'minAge' | 'maxAge';
  readonly label: string;
  readonly help?: string;
  readonly value: number | null | undefined;
  readonly onNumber: (value: number | null) => void;
}

function NumberField({ problemOf, field, label, help, value, onNumber }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      help={help}
      error={problemOf(field)}
      inputMode="numeric"
      autoComplete="off"
      value={value ?? ''}
      onChange={({ target }) => onNumber(numberIn(target.value))}
    />
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
