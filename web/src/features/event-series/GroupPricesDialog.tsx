import { maxAttendeesPerBooking } from '@ascendant/domain/event/limits';
import { groupPriceProblems, maxGroupPrices } from '@ascendant/domain/pricing/group-price';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence, fieldsOf } from '../../api/api-error';
import { groupPricesQuery, useSetGroupPrices, type GroupPrices } from '../../data/event-series';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { FieldError, FieldGroup } from '../../ui/form/Field';
import { TextField } from '../../ui/form/TextField';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Icon } from '../../ui/layout/Icon';
import { Spinner } from '../../ui/layout/Spinner';

interface GroupPricesDialogProps {
  readonly event: { readonly id: number; readonly title: string };
  readonly onClose: () => void;
}

/** From how many people a booking costs less, on every date of an event. */
export function GroupPricesDialog({ event, onClose }: GroupPricesDialogProps) {
  const { data, isError, refetch } = useQuery(groupPricesQuery(event.id));
  if (data !== undefined) return <Loaded event={event} stored={data.groupPrices} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} title="Group prices">
      {isError ? (
        <ErrorState title="We couldn’t load the group prices" onRetry={() => void refetch()} />
      ) : (
        <Spinner label="Loading the group prices" />
      )}
    </Dialog>
  );
}

/** A group price as the text in its controls. */
interface Row {
  readonly people: string;
  readonly percent: string;
}

function Loaded({ event, stored, onClose }: GroupPricesDialogProps & { readonly stored: GroupPrices }) {
  const [rows, setRows] = useState<readonly Row[]>(() =>
    stored.map(({ people, percent }) => ({ people: String(people), percent: String(percent) })),
  );
  const [isAsked, setAsked] = useState(false);
  const save = useSetGroupPrices();
  const groupPrices = rows.map(({ people, percent }) => ({ people: numberOf(people), percent: numberOf(percent) }));
  const problems = isAsked ? { ...groupPriceProblems(groupPrices), ...fieldsOf(save.error) } : {};
  const submit = () => {
    setAsked(true);
    if (Object.keys(groupPriceProblems(groupPrices)).length > 0) return;
    const then = () => {
      showToast({ title: 'Saved', description: `Group prices of ${event.title} are set.` });
      onClose();
    };
    save.mutate({ id: event.id, groupPrices }, { onSuccess: then });
  };
  return (
    <Dialog
      onClose={onClose}
      guardsTyping
      title="Group prices"
      keep="Close"
      action={{ label: 'Save', busy: save.isPending && 'Saving...' }}
      onSubmit={submit}
    >
      <p>
        {`When one booking is for enough people, each of them pays less, on every date of ${event.title}. Children count too. A booking is for up to ${maxAttendeesPerBooking} people. Bookings already made keep their price.`}
      </p>
      {rows.map((row, index) => (
        <GroupPriceFields
          // oxlint-disable-next-line react/no-array-index-key -- two can be the same while they're typed
          key={index}
          number={index + 1}
          row={row}
          problems={problems}
          onChange={(part) => setRows(rows.with(index, { ...row, ...part }))}
          onRemove={() => setRows(rows.filter((_, other) => other !== index))}
        />
      ))}
      <Button
        size="small"
        disabled={rows.length >= maxGroupPrices}
        onClick={() => setRows([...rows, { people: '', percent: '' }])}
      >
        <Icon name="plus" size="small" />
        Add a group price
      </Button>
      {save.isError && Object.keys(problems).length === 0 ? <FieldError>{errorSentence(save.error)}</FieldError> : null}
    </Dialog>
  );
}

interface GroupPriceFieldsProps {
  readonly number: number;
  readonly row: Row;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<Row>) => void;
  readonly onRemove: () => void;
}

function GroupPriceFields({ number, row, problems, onChange, onRemove }: GroupPriceFieldsProps) {
  return (
    <FieldGroup
      legend={
        <>
          <span>{`Group price ${number}`}</span>{' '}
          <Button kind="ghost" size="small" aria-label={`Remove group price ${number}`} onClick={onRemove}>
            Remove
          </Button>
        </>
      }
    >
      <div className="field-grid two-columns">
        {(['people', 'percent'] as const).map((field) => (
          <TextField
            key={field}
            label={labels[field]}
            error={problems[`groupPrices.${number - 1}.${field}`]}
            inputMode="numeric"
            autoComplete="off"
            value={row[field]}
            onChange={({ target }) => onChange({ [field]: target.value })}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

const labels = { people: 'People, at least', percent: '% off each price' } as const;

/** NaN, which every rule refuses, for nothing. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
