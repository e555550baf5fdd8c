import { maxNeeds, type NeedKind } from '@ascendant/domain/event/need';
import { needProblems, type NeedForm } from '@ascendant/domain/event/need-form';
import { useQuery } from '@tanstack/react-query';
import { needsQuery, resourcesQuery, useSetNeeds, type Need, type ResourceGroup } from '../../data/resources';
import { SeriesListDialog, type RowProps, type SeriesDialogProps } from '../../fields/SeriesListDialog';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { SelectField, TextField } from '../../ui/form/TextField';

/** With the groups, for their names. */
type Row = NeedForm & Pick<Need, 'group' | 'choice'> & { readonly groups: readonly ResourceGroup[] };

const kinds: Readonly<Record<NeedKind, string>> = {
  date: 'For each date',
  people: 'For every so many seats',
  carries: 'Enough to carry everyone',
  extra: 'For each of an extra',
};

/** What each date of an event takes of the organization's boats, guides and stock. */
export function NeedsDialog({ event, onClose }: SeriesDialogProps) {
  const { data: shared } = useQuery(resourcesQuery);
  const groups = shared?.groups ?? [];
  const query = useQuery({
    ...needsQuery(event.id),
    enabled: shared !== undefined,
    select: ({ needs }) => needs.map((need) => rowOf(need, groups)),
  });
  const save = useSetNeeds();
  if (shared?.groups.length === 0) return <NoGroups onClose={onClose} />;
  return (
    <SeriesListDialog<Row, Parameters<ReturnType<typeof useSetNeeds>['mutate']>[0]>
      {...{ event, query, onClose }}
      title="Resources"
      item="Resource"
      field="needs"
      intro={`What each date of ${event.title} takes, from its first booking on. A date that can’t have it takes no more bookings. Bookings already made stay.`}
      problemsOf={needProblems}
      save={save}
      toSend={(rows) => ({ id: event.id, needs: rows.map(needOf) })}
      most={maxNeeds}
      additions={(rows) =>
        groups
          .filter(({ id }) => !rows.some(({ group }) => group === id))
          .map(({ id, name }) => ({
            label: `Add ${name}`,
            row: {
              group: id ?? 0,
              by: 'date',
              amount: '1',
              per: '1',
              extra: '',
              choice: '',
              before: '0',
              after: '0',
              groups,
            },
          }))
      }
      Fields={NeedFields}
    />
  );
}

function NoGroups({ onClose }: Pick<SeriesDialogProps, 'onClose'>) {
  return (
    <Dialog onClose={onClose} title="Resources">
      <p>Add the boats, vans or guides that your dates share first. Then say here what each date needs of them.</p>
      <ButtonLink kind="primary" to={paths.organizerResources}>
        Add resources
      </ButtonLink>
    </Dialog>
  );
}

function NeedFields({ row, problemOf, onChange }: RowProps<Row>) {
  const number = (field: 'amount' | 'per' | 'before' | 'after', label: string) => (
    <TextField
      label={label}
      error={problemOf(field)}
      inputMode="numeric"
      autoComplete="off"
      value={row[field]}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  );
  return (
    <>
      <p>
        <b>{row.groups.find(({ id }) => id === row.group)?.name}</b>
      </p>
      <div className="field-grid two-columns">
        <SelectField
          label="Needed"
          value={row.by}
          onChange={({ target }) => onChange({ by: target.value as NeedKind })}
        >
          {(Object.keys(kinds) as NeedKind[]).map((kind) => (
            <option key={kind} value={kind}>
              {kinds[kind]}
            </option>
          ))}
        </SelectField>
        {row.by === 'carries' ? null : number('amount', 'How many')}
        {row.by === 'people' ? number('per', 'For every how many seats') : null}
        {row.by === 'extra' ? (
          <>
            <TextField
              label="Extra"
              help="Its name, as it’s under Extras"
              error={problemOf('extra')}
              autoComplete="off"
              value={row.extra}
              onChange={({ target }) => onChange({ extra: target.value })}
            />
            <TextField
              label="Choice (optional)"
              error={problemOf('choice')}
              autoComplete="off"
              value={row.choice}
              onChange={({ target }) => onChange({ choice: target.value })}
            />
          </>
        ) : null}
        {number('before', 'Minutes before the start')}
        {number('after', 'Minutes after the end')}
      </div>
    </>
  );
}

function rowOf({ amount, per, before, after, ...need }: Need, groups: readonly ResourceGroup[]): Row {
  return { ...need, amount: String(amount), per: String(per), before: String(before), after: String(after), groups };
}

function needOf({ group, by, amount, per, extra, choice, before, after }: Row): Need {
  return {
    group,
    by,
    extra: by === 'extra' ? extra.trim() : '',
    choice: by === 'extra' ? choice.trim() : '',
    amount: by === 'carries' ? 1 : Number(amount),
    per: by === 'people' ? Number(per) : 1,
    before: Number(before),
    after: Number(after),
  };
}
