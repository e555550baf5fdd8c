import { resourceNameMaxLength } from '@ascendant/domain/event/need';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence, fieldsOf } from '../../api/api-error';
import { resourcesQuery, useSaveGroup, type Resource, type ResourceGroup } from '../../data/resources';
import { Button } from '../../ui/button/Button';
import { TextField } from '../../ui/form/TextField';
import { useFirstWrong } from '../../ui/form/use-first-wrong';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Panel } from '../../ui/layout/Panel';
import { Spinner } from '../../ui/layout/Spinner';
import { PanelRow } from '../../ui/table/PanelRow';
import { GroupDialog } from './GroupDialog';

/** Boats, guides and stock that the organization's dates share, in groups of those that can stand in for each other. */
export function ResourcesScreen() {
  const { data, isError, refetch } = useQuery(resourcesQuery);
  const [opened, setOpened] = useState<number | null>(null);
  const group = data?.groups.find(({ id }) => id !== null && id === opened);
  return (
    <div className="stack-wide">
      <p>
        Boats, vans, guides or wetsuits that your dates share. A date takes what it needs with its first booking, and no
        other date can have it at that time. What each date needs is set in the event’s menu, under Resources.
      </p>
      <Panel title="Your resources">
        {isError ? <ErrorState title="We couldn’t load your resources" onRetry={() => void refetch()} /> : null}
        {data === undefined && !isError ? <Spinner label="Loading your resources" /> : null}
        {data?.groups.length === 0 ? (
          <EmptyState title="No resources yet" text="Groups you add will appear here." level={3} />
        ) : null}
        {data === undefined || data.groups.length === 0 ? null : (
          <ul className="stack">
            {data.groups.map((each) => (
              <PanelRow
                key={each.id}
                name={each.name}
                meta={each.resources.map(resourceText).join(', ') || 'Nothing in it yet'}
              >
                <Button size="small" aria-label={`Change ${each.name}`} onClick={() => setOpened(each.id)}>
                  Change
                </Button>
              </PanelRow>
            ))}
          </ul>
        )}
      </Panel>
      {data === undefined ? null : <AddGroupForm onAdded={setOpened} />}
      {group === undefined ? null : <GroupDialog group={group} onClose={() => setOpened(null)} />}
    </div>
  );
}

/** 'Tern (carries 8)', '20 Wetsuit M', 'Old Tern, no longer used' */
function resourceText({ name, quantity, carries, isRetired }: Resource): string {
  const counted = quantity === 1 ? name : `${quantity} ${name}`;
  return `${counted}${carries === null ? '' : ` (carries ${carries})`}${isRetired ? ', no longer used' : ''}`;
}

/** Adds a group, which is opened then to say what's in it. */
function AddGroupForm({ onAdded }: { readonly onAdded: (id: number | null) => void }) {
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [formRef, focusFirstWrong] = useFirstWrong();
  const save = useSaveGroup();
  const isMissing = name.trim() === '';
  const submit = () => {
    setChecked(true);
    focusFirstWrong();
    if (isMissing) return;
    const added = ({ groups }: { readonly groups: readonly ResourceGroup[] }) => {
      onAdded(groups.find((group) => group.name === name.trim())?.id ?? null);
      setName('');
      setChecked(false);
    };
    save.mutate({ id: null, name, resources: [] }, { onSuccess: added });
  };
  return (
    <form
      ref={formRef}
      className="panel stack"
      aria-labelledby="add-group"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2 id="add-group">Add a group</h2>
      <TextField
        label="Name"
        help="Those that can stand in for each other: “Double kayaks”, “Vans”, “Wetsuits M”."
        error={isChecked && isMissing ? 'Please enter a name' : refusalOf(save.error)}
        required
        autoComplete="off"
        maxLength={resourceNameMaxLength}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <div>
        <Button kind="primary" type="submit" busy={save.isPending && 'Adding...'}>
          Add the group
        </Button>
      </div>
    </form>
  );
}

function refusalOf(error: Error | null): string | undefined {
  return error === null ? undefined : (Object.values(fieldsOf(error))[0] ?? errorSentence(error));
}
