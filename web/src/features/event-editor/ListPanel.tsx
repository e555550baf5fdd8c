import {
  practicalListRules,
  type PracticalListName,
  type PracticalLists,
} from '@ascendant/domain/event/practical-lists';
import type { ReactNode } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { Button } from '../../ui/Button';
import { FieldError } from '../../ui/FieldError';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import type { EventValues } from './event-values';
import styles from './ListPanel.module.css';
import { entryButtonId, useEntries } from './use-entries';

interface ListPanelProps<Name extends PracticalListName> {
  readonly name: Name;
  readonly title: string;
  readonly help: string;
  /** What one entry is called: 'Step'. */
  readonly entryName: string;
  /** A new entry. */
  readonly empty: PracticalLists[Name][number];
  /** The controls of an entry. */
  readonly children: (index: number) => ReactNode;
}

/** A list whose entries can be added, removed and moved, by keyboard too. */
export function ListPanel<Name extends PracticalListName>(props: ListPanelProps<Name>) {
  const { name, title, help, entryName, empty, children } = props;
  const { formState } = useFormContext<EventValues>();
  const entries = useEntries(name, entryName);
  const problem: unknown = get(formState.errors, `${name}.root.message`);
  const headingId = `event-${name}`;
  return (
    <section className="panel" aria-labelledby={headingId}>
      <h2 id={headingId} className="label">
        {title} <em>(optional)</em>
      </h2>
      <p className={`${styles.help} meta`}>{help}</p>
      <ol className={styles.entries}>
        {entries.ids.map((id, index) => (
          <li key={id}>
            <EntryHead list={name} entryName={entryName} index={index} entries={entries} />
            {children(index)}
          </li>
        ))}
      </ol>
      {typeof problem === 'string' ? <FieldError>{problem}</FieldError> : null}
      {entries.ids.length < practicalListRules[name].most ? (
        <Button id={entryButtonId(name, 'add')} size="small" onClick={() => entries.add(empty)}>
          <Icon name="plus" size="small" />
          Add a {entryName.toLowerCase()}
        </Button>
      ) : null}
      <output className="visually-hidden">{entries.said}</output>
    </section>
  );
}

interface EntryHeadProps {
  readonly list: PracticalListName;
  readonly entryName: string;
  readonly index: number;
  readonly entries: ReturnType<typeof useEntries>;
}

/** The number of an entry, and what can be done with it. */
function EntryHead({ list, entryName, index, entries: { ids, move, remove } }: EntryHeadProps) {
  const what = `${entryName.toLowerCase()} ${index + 1}`;
  return (
    <div className={styles.heading}>
      <b>
        {entryName} {index + 1}
      </b>
      <span className="row">
        <IconButton
          id={entryButtonId(list, 'up', index)}
          className={styles.raise}
          aria-label={`Move ${what} up`}
          disabled={index === 0}
          onClick={() => move(index, index - 1)}
        >
          <Icon name="down" size="small" />
        </IconButton>
        <IconButton
          id={entryButtonId(list, 'down', index)}
          aria-label={`Move ${what} down`}
          disabled={index === ids.length - 1}
          onClick={() => move(index, index + 1)}
        >
          <Icon name="down" size="small" />
        </IconButton>
        <IconButton
          id={entryButtonId(list, 'remove', index)}
          aria-label={`Remove ${what}`}
          onClick={() => remove(index)}
        >
          <Icon name="x" size="small" />
        </IconButton>
      </span>
    </div>
  );
}
