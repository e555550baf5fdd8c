import type { PracticalListName, PracticalLists } from '@ascendant/domain/event/practical-lists';
import { Fragment, type ReactNode } from 'react';
import { Button } from '../../ui/button/Button';
import { FieldError } from '../../ui/form/Field';
import { Icon } from '../../ui/layout/Icon';
import { mostEntries } from './entry-errors';
import { EntryHead } from './EntryHead';
import { usePanelForm } from './event-form';
import styles from './ListPanel.module.css';
import { RemovedRow } from './RemovedRow';
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
  const { errors } = usePanelForm();
  const entries = useEntries(name, entryName);
  const problem = errors[`${name}.root`];
  const isFull = entries.ids.length >= mostEntries[name];
  const removedAt = (index: number) =>
    entries.removed?.index === index && !isFull ? (
      <RemovedRow list={name} removed={entries.removed} onUndo={entries.undo} />
    ) : null;
  const headingId = `event-${name}`;
  return (
    <section className="panel" aria-labelledby={headingId}>
      <h2 id={headingId} className="label">
        <span>{title}</span> <em>(optional)</em>
      </h2>
      <p className={`${styles.help} meta`}>{help}</p>
      <ol className={styles.entries}>
        {entries.ids.map((id, index) => (
          <Fragment key={id}>
            {removedAt(index)}
            <li>
              <EntryHead list={name} entryName={entryName} index={index} entries={entries} />
              {children(index)}
            </li>
          </Fragment>
        ))}
        {removedAt(entries.ids.length)}
      </ol>
      {problem === undefined ? null : <FieldError>{problem}</FieldError>}
      {isFull ? null : (
        <Button id={entryButtonId(name, 'add')} size="small" onClick={() => entries.add(empty)}>
          <Icon name="plus" size="small" />
          <span>{`Add a ${entryName.toLowerCase()}`}</span>
        </Button>
      )}
      <output className="visually-hidden">{entries.said}</output>
    </section>
  );
}
