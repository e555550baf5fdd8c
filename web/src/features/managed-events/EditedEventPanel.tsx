import { datesText } from '@ascendant/domain/event/dates-edit-text';
import { ofEachText, practicalTextRules } from '@ascendant/domain/event/practical-details';
import type { WatchedField } from '@ascendant/domain/event/substantial-edit';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMarkEditSeen, type EditedEvent } from '../../data/edited-events';
import { paths } from '../../paths';
import { MainAndMore } from '../../ui/menu/MainAndMore';
import { Table } from '../../ui/table/Table';
import { agoText } from '../../ui/text/instant-text';
import styles from './EditedEvents.module.css';

const editedFieldLabels: Readonly<Record<WatchedField, string>> = {
  title: 'Title',
  description: 'Description',
  category: 'Categories',
  location: 'Location',
  map: 'On the map',
  ...ofEachText((name) => practicalTextRules[name].name),
  childCarer: 'Looks after children',
  itinerary: 'Itinerary',
  questions: 'Questions and answers',
  picture: 'Photograph',
  gallery: 'Gallery',
};

interface EditedEventPanelProps {
  readonly event: EditedEvent;
  readonly onReturn: () => void;
}

/** An edited event: both versions of what has changed, and what an admin can do about it. */
export function EditedEventPanel({ event, onReturn }: EditedEventPanelProps) {
  const { id, slug, title, organizerName, since, dates } = event;
  const [now] = useState(() => new Date().toISOString());
  const heading = `edited-${id}`;
  return (
    <section className="panel" aria-labelledby={heading}>
      <div className={styles.event}>
        <div>
          <h2 id={heading}>
            <Link className="link" to={paths.event(id, slug)}>
              {title}
            </Link>
          </h2>
          <p className="meta">
            {[organizerName, dates > 1 && `The same edit on ${datesText(dates)}`, `Edited ${agoText(since, now)}`]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <Changes event={event} />
        <Actions event={event} onReturn={onReturn} />
      </div>
    </section>
  );
}

function Changes({ event: { title, changes } }: Pick<EditedEventPanelProps, 'event'>) {
  return (
    <Table folds className={styles.changes}>
      <caption className="visually-hidden">{`What has changed in ${title}`}</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Last seen by an admin</th>
          <th scope="col">Now</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <td>
              <b>{editedFieldLabels[field]}</b>
            </td>
            <td data-label="Last seen by an admin">{editedFieldText(field, before)}</td>
            <td data-label="Now">
              {field === 'picture' && after !== '' ? (
                <img src={after} alt="The new photograph" loading="lazy" />
              ) : (
                editedFieldText(field, after)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Actions({ event, onReturn }: EditedEventPanelProps) {
  const see = useMarkEditSeen();
  const { id, title, seatsTaken } = event;
  const markAsSeen = { label: 'Mark as seen', does: () => see.mutate(event) };
  const edit = { label: 'Edit', does: { to: paths.editEvent('admin', id) } };
  return (
    <>
      {seatsTaken > 0 ? (
        <p className="meta">
          People have seats, so it can’t become a draft again. Edit it yourself, or disable it in Events: then everyone
          is refunded.
        </p>
      ) : null}
      <MainAndMore
        of={title}
        kind="primary"
        main={markAsSeen}
        more={[...(seatsTaken > 0 ? [] : [{ label: 'Return', does: onReturn }]), edit]}
        running={see.isPending ? { label: markAsSeen.label, text: 'Marking...' } : null}
        isDisabled={see.isPending}
      />
    </>
  );
}

/** A version of a field as text. Pictures that have been replaced are no longer stored, so a gallery is named by its captions. */
function editedFieldText(field: WatchedField, value: string): string {
  if (value === '') return 'None';
  if (field === 'gallery')
    return value
      .split('\n')
      .filter((_, index) => index % 2 === 0)
      .join('\n');
  return field === 'picture' ? 'Another photograph' : value;
}
