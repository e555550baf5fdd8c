import { maxAttendeesPerBooking } from '@ascendant/domain/event/limits';
import { groupPriceProblems, maxGroupPrices, type GroupPrice } from '@ascendant/domain/pricing/group-price';
import { useQuery } from '@tanstack/react-query';
import { groupPricesQuery, useSetGroupPrices, type GroupPrices } from '../../data/event-series';
import { SeriesListDialog, type RowProps, type SeriesDialogProps } from '../../fields/SeriesListDialog';
import { TextField } from '../../ui/form/TextField';

/** A group price as the text in its controls. */
interface Row {
  readonly people: string;
  readonly percent: string;
}

/** From how many people a booking costs less, on every date of an event. */
export function GroupPricesDialog({ event, onClose }: SeriesDialogProps) {
  const query = useQuery({ ...groupPricesQuery(event.id), select: rowsOf });
  return (
    <SeriesListDialog<Row, Parameters<ReturnType<typeof useSetGroupPrices>['mutate']>[0]>
      {...{ event, query, onClose }}
      title="Group prices"
      item="Group price"
      field="groupPrices"
      intro={`When one booking is for enough people, each of them pays less, on every date of ${event.title}. Children count too. A booking is for up to ${maxAttendeesPerBooking} people. Bookings already made keep their price.`}
      problemsOf={(rows) => groupPriceProblems(pricesOf(rows))}
      save={useSetGroupPrices()}
      toSend={(rows) => ({ id: event.id, groupPrices: pricesOf(rows) })}
      most={maxGroupPrices}
      additions={() => [{ label: 'Add a group price', row: { people: '', percent: '' } }]}
      Fields={GroupPriceFields}
    />
  );
}

function GroupPriceFields({ row, problemOf, onChange }: RowProps<Row>) {
  return (
    <div className="field-grid two-columns">
      {(['people', 'percent'] as const).map((field) => (
        <TextField
          key={field}
          label={labels[field]}
          error={problemOf(field)}
          inputMode="numeric"
          autoComplete="off"
          value={row[field]}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      ))}
    </div>
  );
}

const labels = { people: 'People, at least', percent: '% off each price' } as const;

function rowsOf({ groupPrices }: { readonly groupPrices: GroupPrices }): readonly Row[] {
  return groupPrices.map(({ people, percent }) => ({ people: String(people), percent: String(percent) }));
}

function pricesOf(rows: readonly Row[]): readonly GroupPrice[] {
  return rows.map(({ people, percent }) => ({ people: numberOf(people), percent: numberOf(percent) }));
}

/** NaN, which every rule refuses, for nothing. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
