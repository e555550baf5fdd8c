import type { FieldProblems } from '@ascendant/domain/event/form/field-problems';
import type { PriceTypeKind } from '@ascendant/domain/pricing/price-type';
import {
  maxPriceTypes,
  priceTypeNameMaxLength,
  priceTypeProblems,
  proofMaxLength,
  type PriceTypeForm,
} from '@ascendant/domain/pricing/price-type-form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence, fieldsOf } from '../../api/api-error';
import { priceTypesQuery, useSetPriceTypes, type PriceTypeForms } from '../../data/event-series';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { FieldError, FieldGroup } from '../../ui/form/Field';
import { SelectField, TextField } from '../../ui/form/TextField';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Icon } from '../../ui/layout/Icon';
import { Spinner } from '../../ui/layout/Spinner';

interface PriceTypesDialogProps {
  readonly event: { readonly id: number; readonly title: string };
  readonly onClose: () => void;
}

/** What people can come as besides adult and child, on every date of an event. */
export function PriceTypesDialog({ event, onClose }: PriceTypesDialogProps) {
  const { data, isError, refetch } = useQuery(priceTypesQuery(event.id));
  if (data !== undefined) return <Loaded event={event} stored={data.priceTypes} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} title="Price types">
      {isError ? (
        <ErrorState title="We couldn’t load the price types" onRetry={() => void refetch()} />
      ) : (
        <Spinner label="Loading the price types" />
      )}
    </Dialog>
  );
}

const empty = { kind: 'percent', minAge: null, maxAge: null, proof: '' } as const;

/** What most organizers add, ready to be changed. */
const presets: readonly PriceTypeForm[] = [
  { ...empty, name: 'Senior', value: '85', minAge: 65 },
  { ...empty, name: 'Student', value: '85', proof: 'Student card' },
  { ...empty, name: 'Infant', kind: 'amount', value: '0', maxAge: 2 },
];

function Loaded({ event, stored, onClose }: PriceTypesDialogProps & { readonly stored: PriceTypeForms }) {
  const [types, setTypes] = useState<readonly PriceTypeForm[]>(stored);
  const [isAsked, setAsked] = useState(false);
  const save = useSetPriceTypes();
  const problems = isAsked ? { ...priceTypeProblems(types), ...fieldsOf(save.error) } : {};
  const submit = () => {
    setAsked(true);
    if (Object.keys(priceTypeProblems(types)).length > 0) return;
    const then = () => {
      showToast({ title: 'Saved', description: `Price types of ${event.title} are set.` });
      onClose();
    };
    save.mutate({ id: event.id, priceTypes: types }, { onSuccess: then });
  };
  const left = presets.filter(({ name }) => !types.some((type) => type.name.trim() === name));
  return (
    <Dialog
      onClose={onClose}
      guardsTyping
      title="Price types"
      keep="Close"
      action={{ label: 'Save', busy: save.isPending && 'Saving...' }}
      onSubmit={submit}
    >
      <p>
        {`Sell more than adults and children: seniors, students or infants, on every date of ${event.title}. Each person takes a seat. Bookings already made keep their price.`}
      </p>
      {types.map((type, index) => (
        <PriceTypeFields
          // oxlint-disable-next-line react/no-array-index-key -- two can be the same while they're typed
          key={index}
          number={index + 1}
          type={type}
          isNew={index >= stored.length}
          problems={problems}
          onChange={(part) => setTypes(types.with(index, { ...type, ...part }))}
          onRemove={() => setTypes(types.filter((_, other) => other !== index))}
        />
      ))}
      <div className="row wrap">
        {[...left, { ...empty, name: '', value: '' }].map((preset) => (
          <Button
            key={preset.name}
            size="small"
            disabled={types.length >= maxPriceTypes}
            onClick={() => setTypes([...types, preset])}
          >
            <Icon name="plus" size="small" />
            <span>{`Add ${preset.name === '' ? 'another' : preset.name}`}</span>
          </Button>
        ))}
      </div>
      {save.isError && Object.keys(problems).length === 0 ? <FieldError>{errorSentence(save.error)}</FieldError> : null}
    </Dialog>
  );
}

interface PriceTypeFieldsProps {
  readonly number: number;
  readonly type: PriceTypeForm;
  /** It has the focus once it's added. */
  readonly isNew: boolean;
  readonly problems: FieldProblems;
  readonly onChange: (part: Partial<PriceTypeForm>) => void;
  readonly onRemove: () => void;
}

function PriceTypeFields({ number, type, isNew, problems, onChange, onRemove }: PriceTypeFieldsProps) {
  const problemOf = (field: keyof PriceTypeForm) => problems[`priceTypes.${number - 1}.${field}`];
  return (
    <FieldGroup
      legend={
        <>
          <span>{`Price type ${number}`}</span>{' '}
          <Button kind="ghost" size="small" aria-label={`Remove price type ${number}`} onClick={onRemove}>
            Remove
          </Button>
        </>
      }
    >
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
            onChange={({ target }) => onChange({ [field]: ageOf(target.value) })}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** One function for all renders, so that it's called only when the field appears. */
function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
}

const ageLabels = { minAge: 'Youngest age (optional)', maxAge: 'Oldest age (optional)' } as const;

/** Only digits count, so that what's typed is what's kept. */
function ageOf(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '').slice(0, 3);
  return digits === '' ? null : Number(digits);
}
