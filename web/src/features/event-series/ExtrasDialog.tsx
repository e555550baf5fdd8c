import type { ExtraScope } from '@ascendant/domain/pricing/extra';
import {
  extraNameMaxLength,
  extraNoteMaxLength,
  extraProblems,
  maxExtras,
  type ExtraForm,
} from '@ascendant/domain/pricing/extra-form';
import { useQuery } from '@tanstack/react-query';
import { extrasQuery, useSetExtras } from '../../data/event-series';
import { SeriesListDialog, takeFocus, type RowProps, type SeriesDialogProps } from '../../fields/SeriesListDialog';
import { Choice } from '../../ui/form/Choice';
import { SelectField, TextField } from '../../ui/form/TextField';

const empty = { note: '', price: '', per: 'person', choices: '', limit: '', isRefundable: true } as const;

/** What most organizers add, ready to be changed. */
const presets: readonly ExtraForm[] = [
  { ...empty, name: 'Wetsuit', price: '15', choices: 'S: 4, M: 8, L: 6, XL: 2' },
  { ...empty, name: 'Lunch', price: '20' },
  { ...empty, name: 'Photographs', price: '40', per: 'booking' },
];

/** What people can take along, on every date of an event. */
export function ExtrasDialog({ event, onClose }: SeriesDialogProps) {
  const query = useQuery({ ...extrasQuery(event.id), select: ({ extras }) => extras });
  return (
    <SeriesListDialog<ExtraForm, Parameters<ReturnType<typeof useSetExtras>['mutate']>[0]>
      {...{ event, query, onClose }}
      title="Extras"
      item="Extra"
      field="extras"
      intro={`Rent or sell something along with ${event.title}, on every date: a wetsuit, lunch, photographs. Discount codes and group prices don’t lower extras. Bookings already made keep what they have. An extra is known by its name: one with another name is counted from the start.`}
      problemsOf={extraProblems}
      save={useSetExtras()}
      toSend={(extras) => ({ id: event.id, extras })}
      most={maxExtras}
      additions={(extras) => [
        ...presets
          .filter(({ name }) => !extras.some((extra) => extra.name.trim() === name))
          .map((row) => ({ label: `Add ${row.name}`, row })),
        { label: 'Add another', row: { ...empty, name: '' } },
      ]}
      Fields={ExtraFields}
    />
  );
}

function ExtraFields({ row: extra, isNew, problemOf, onChange }: RowProps<ExtraForm>) {
  return (
    <>
      <div className="field-grid two-columns">
        <TextField
          ref={isNew ? takeFocus : undefined}
          label="Name"
          error={problemOf('name')}
          maxLength={extraNameMaxLength}
          autoComplete="off"
          value={extra.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <TextField
          label="Note (optional)"
          error={problemOf('note')}
          maxLength={extraNoteMaxLength}
          autoComplete="off"
          value={extra.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
        <TextField
          label="Price in dollars"
          error={problemOf('price')}
          inputMode="decimal"
          autoComplete="off"
          value={extra.price}
          onChange={({ target }) => onChange({ price: target.value })}
        />
        <SelectField
          label="Sold"
          value={extra.per}
          onChange={({ target }) => onChange({ per: target.value as ExtraScope })}
        >
          <option value="person">Per person</option>
          <option value="booking">For the whole booking</option>
        </SelectField>
        <TextField
          label="Choices (optional)"
          help="Separated by commas, with how many there are on each date if that’s limited: S: 4, M: 8"
          error={problemOf('choices')}
          autoComplete="off"
          value={extra.choices}
          onChange={({ target }) => onChange({ choices: target.value })}
        />
        <TextField
          label="How many on each date (optional)"
          help="All choices together"
          error={problemOf('limit')}
          inputMode="numeric"
          autoComplete="off"
          value={extra.limit}
          onChange={({ target }) => onChange({ limit: target.value })}
        />
      </div>
      <Choice
        type="checkbox"
        checked={extra.isRefundable}
        onChange={({ target }) => onChange({ isRefundable: target.checked })}
      >
        Refunded by the cancellation policy, like the seats
      </Choice>
    </>
  );
}
