import { useState } from 'react';
import type { FieldSheet as Sheet } from '../../data/check-in';
import { signInAgain } from '../../data/session-questions';
import { paths } from '../../paths';
import { Button, buttonClass, ButtonLink } from '../../ui/button/Button';
import { Choice } from '../../ui/form/Choice';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Icon } from '../../ui/layout/Icon';
import { Spinner } from '../../ui/layout/Spinner';
import { dayRange } from '../../ui/text/day-text';
import { instantText } from '../../ui/text/instant-text';
import { timeText } from '../../ui/text/reader-form';
import { sentence } from '../../ui/text/sentence';
import styles from './FieldSheet.module.css';
import { SheetParty } from './SheetParty';
import { useFieldSheet, type SheetState } from './use-field-sheet';

/** Who comes on a date, with phone numbers and answers: on a phone without a network, and on paper. */
export function FieldSheet({ eventId }: { readonly eventId: number }) {
  const { sheet, connection, isStored, refresh } = useFieldSheet(eventId);
  if (connection === 'refused')
    return (
      <EmptyState
        title="This field sheet isn’t yours to read"
        text="Owners and managers of the organization and the guides of this date can read it."
        level={1}
      >
        <ButtonLink to={paths.organizer} reloadDocument>
          Go to your own dates
        </ButtonLink>
      </EmptyState>
    );
  if (sheet === null && connection === 'loading') return <Spinner label="Loading the field sheet" />;
  if (sheet === null)
    return (
      <ErrorState
        title="We couldn’t load the field sheet"
        text="Connect once to download it. After that, it opens offline."
        level={1}
        onRetry={refresh}
      />
    );
  return (
    <div className={styles.sheet}>
      <Head sheet={sheet} />
      <Connection {...{ sheet, connection, isStored }} onRefresh={refresh} />
      <Tools sheet={sheet} />
      {sheet.parties.length === 0 ? (
        <EmptyState title="No one is booked yet" text="People who book will appear here." level={2} />
      ) : (
        <ol className={styles.parties} aria-label="Who’s coming">
          {sheet.parties.map((party) => (
            <SheetParty key={party.reference} party={party} questions={sheet.questions} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Head({ sheet: { event, parties, showsPhones } }: { readonly sheet: Sheet }) {
  const people = parties.flatMap((party) => party.people);
  const missing = parties.filter(
    (party) => party.missing.length > 0 || party.people.some((each) => each.missing.length > 0),
  );
  const unsigned = people.filter(({ waiver }) => waiver === 'missing').length;
  const counts = [
    people.length === 1 ? '1 person' : `${people.length} people`,
    parties.length === 1 ? '1 booking' : `${parties.length} bookings`,
    ...(missing.length === 0 ? [] : [`${missing.length} with missing answers`]),
    ...(unsigned === 0 ? [] : [`${unsigned === 1 ? '1 waiver' : `${unsigned} waivers`} not signed`]),
  ];
  return (
    <header className={styles.head}>
      <a className="link meta" href={paths.checkIn(event.id)}>
        <Icon name="left" size="small" />
        Check-in
      </a>
      <h1>{event.title}</h1>
      <p className="meta numeric">
        {[
          `${dayRange(event.startDate, event.endDate, 'short')}, ${timeText(event.startTime)}`,
          event.location,
          event.meetingPoint,
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      <p className="numeric">{counts.join(' · ')}</p>
      {showsPhones ? null : (
        <p className={styles.note}>Phone numbers are shown from a week before the date until a week after it.</p>
      )}
    </header>
  );
}

type ConnectionProps = Pick<SheetState, 'connection' | 'isStored'> & {
  readonly sheet: Sheet;
  readonly onRefresh: () => void;
};

function Connection({ sheet, connection, isStored, onRefresh }: ConnectionProps) {
  const at = instantText(sheet.readAt);
  return (
    <output className={styles.connection}>
      <span>{sentence(connection === 'online' ? `Up to date as of ${at}` : `This device’s copy, from ${at}`)}</span>{' '}
      {connection === 'online' && !isStored ? (
        <span>This browser can’t store it, so it won’t open offline. </span>
      ) : null}
      {connection === 'signed_out' ? (
        <button type="button" className="link link-button" onClick={() => void signInAgain().then(onRefresh)}>
          Sign in
        </button>
      ) : (
        <button type="button" className="link link-button" disabled={connection === 'loading'} onClick={onRefresh}>
          Refresh
        </button>
      )}
    </output>
  );
}

function Tools({ sheet: { event, questions } }: { readonly sheet: Sheet }) {
  const [hasSensitive, setSensitive] = useState(false);
  return (
    <div className={styles.tools}>
      <Button size="small" onClick={() => window.print()}>
        Print
      </Button>
      <a className={buttonClass({ size: 'small' })} href={paths.fieldSheetFile(event.id, hasSensitive)} download>
        <Icon name="down2" size="small" />
        Export CSV
      </a>
      {questions.some(({ isSensitive }) => isSensitive) ? (
        <Choice type="checkbox" checked={hasSensitive} onChange={(changed) => setSensitive(changed.target.checked)}>
          With sensitive answers
        </Choice>
      ) : null}
    </div>
  );
}
