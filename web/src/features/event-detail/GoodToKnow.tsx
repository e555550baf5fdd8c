import type { EventDetail } from '@ascendant/contract/event';
import { spotText, type MeetingPlace } from '@ascendant/domain/event/meeting-place';
import type { PracticalDetails } from '@ascendant/domain/event/practical-details';
import { difficultyLabel, notIncludedList } from '@ascendant/domain/event/practical-text';
import type { ReactNode } from 'react';
import { AskedWaiver } from '../../fields/AskedWaiver';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/layout/Icon';
import type { IconName } from '../../ui/layout/icon-shapes';
import eventSectionsStyles from './EventSections.module.css';
import styles from './GoodToKnow.module.css';
import { MeetingLink } from './MeetingLink';

type KnownEvent = PracticalDetails & MeetingPlace & Pick<EventDetail, 'waiver'>;

/** What people ask before they book; nothing if the organizer says none of it. */
export function GoodToKnow({ event }: { readonly event: KnownEvent }) {
  const difficulty = difficultyLabel(event.difficulty);
  const rows: readonly Row[] = [
    {
      icon: 'pin',
      name: 'Meeting point',
      text: event.meetingPoint || spotText(event),
      link: <MeetingLink event={event} />,
    },
    { icon: 'bag', name: 'What to bring', text: event.whatToBring },
    { icon: 'grip', name: 'Difficulty', text: event.difficultyNote, lead: difficulty },
    { icon: 'speech', name: 'Language', text: event.languages },
    { icon: 'access', name: 'Accessibility', text: event.accessibility },
    { icon: 'edit', name: 'Waiver', text: '', more: event.waiver ? <AskedWaiver waiver={event.waiver} /> : null },
  ];
  const said = rows.filter(({ text, lead = '', more }) => text !== '' || lead !== '' || more);
  if (said.length === 0) return null;
  return (
    <section className={eventSectionsStyles.section}>
      <h2>Good to know</h2>
      <dl className={styles.rows}>
        {said.map((row) => (
          <GoodToKnowRow key={row.name} {...row} />
        ))}
      </dl>
    </section>
  );
}

interface Row {
  readonly icon: IconName;
  readonly name: string;
  readonly text: string;
  /** Comes first, in bold. */
  readonly lead?: string;
  /** Comes last, in a line of its own. */
  readonly link?: ReactNode;
  /** Instead of a text. */
  readonly more?: ReactNode;
}

function GoodToKnowRow({ icon, name, text, lead = '', link, more }: Row) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        <span>{name}</span>
      </dt>
      <dd className={eventSectionsStyles.asWritten}>
        {lead === '' ? null : <b>{text === '' ? lead : `${lead}. `}</b>}
        <span>{text}</span>
        {link ? <p>{link}</p> : null}
        {more}
      </dd>
    </div>
  );
}

/** What the price doesn't include. */
export function NotIncluded({ event }: { readonly event: PracticalDetails }) {
  const things = notIncludedList(event);
  if (things.length === 0) return null;
  return (
    <section className={eventSectionsStyles.section}>
      <h2>Not included</h2>
      <ul className={classNames(eventSectionsStyles.included, styles.excluded)}>
        {things.map((thing, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line may occur twice, and lines never move
          <li key={index}>
            <Icon name="x" />
            <span>{thing}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
