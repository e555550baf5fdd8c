import { maxResources, resourceNameMaxLength } from '@ascendant/domain/event/need';
import { resourceProblems, type ResourceForm } from '@ascendant/domain/event/need-form';
import { useQuery } from '@tanstack/react-query';
import { resourcesQuery, useSaveGroup, type Resource, type ResourceGroup } from '../../data/resources';
import { SeriesListDialog, takeFocus, type RowProps } from '../../fields/SeriesListDialog';
import { TextField } from '../../ui/form/TextField';

type Row = ResourceForm & Pick<Resource, 'id' | 'memberId'>;

interface GroupDialogProps {
  readonly group: ResourceGroup;
  readonly onClose: () => void;
}

/** What's in a group, in the order in which it's assigned. One that's removed isn't assigned any more, and keeps the dates that it's on. */
export function GroupDialog({ group, onClose }: GroupDialogProps) {
  const query = useQuery({
    ...resourcesQuery,
    select: ({ groups }) => rowsOf(groups.find(({ id }) => id === group.id)),
  });
  return (
    <SeriesListDialog<Row, ResourceGroup>
      event={{ id: group.id ?? 0, title: group.name }}
      {...{ query, onClose }}
      title="Resources"
      item="Resource"
      field="resources"
      intro={`What’s in ${group.name}. Dates take the first ones that are free. One that you remove keeps the dates that it’s on, and isn’t taken for others.`}
      problemsOf={resourceProblems}
      save={useSaveGroup()}
      toSend={(rows) => changed(group, rows)}
      most={maxResources}
      additions={() => [
        { label: 'Add a resource', row: { id: null, memberId: null, name: '', quantity: '1', carries: '' } },
      ]}
      Fields={ResourceFields}
    />
  );
}

function ResourceFields({ row, isNew, problemOf, onChange }: RowProps<Row>) {
  return (
    <div className="field-grid two-columns">
      <TextField
        ref={isNew ? takeFocus : undefined}
        label="Name"
        error={problemOf('name')}
        maxLength={resourceNameMaxLength}
        autoComplete="off"
        value={row.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        label="How many there are"
        error={problemOf('quantity')}
        inputMode="numeric"
        autoComplete="off"
        value={row.quantity}
        onChange={({ target }) => onChange({ quantity: target.value })}
      />
      <TextField
        label="People that one carries (optional)"
        error={problemOf('carries')}
        inputMode="numeric"
        autoComplete="off"
        value={row.carries}
        onChange={({ target }) => onChange({ carries: target.value })}
      />
    </div>
  );
}

function rowsOf(group: ResourceGroup | undefined): readonly Row[] {
  const used = group?.resources.filter(({ isRetired }) => !isRetired) ?? [];
  return used.map(({ id, memberId, name, quantity, carries }) => ({
    id,
    memberId,
    name,
    quantity: String(quantity),
    carries: carries === null ? '' : String(carries),
  }));
}

/** Those that were removed are retired. */
function changed({ id, name, resources }: ResourceGroup, rows: readonly Row[]): ResourceGroup {
  const kept = rows.map(({ quantity, carries, ...row }) => ({
    ...row,
    quantity: Number(quantity),
    carries: carries.trim() === '' ? null : Number(carries),
    isRetired: false,
  }));
  const removed = resources.filter((one) => !one.isRetired && !rows.some((row) => row.id === one.id));
  return { id, name, resources: [...kept, ...removed.map((one) => ({ ...one, isRetired: true }))] };
}
