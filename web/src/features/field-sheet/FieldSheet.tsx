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
import { instantText } from '../../ui/text/instant-text';
import { sentence } from '../../ui/text/sentence';
import styles from './FieldSheet.module.css';
import { SheetHead } from './SheetHead';
import { SheetParties } from './SheetParties';
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
      <SheetHead
        sheet={sheet}
        back={
          <a className="link meta" href={paths.checkIn(sheet.event.id)}>
            <Icon name="left" size="small" />
            Check-in
          </a>
        }
      />
      <Connection {...{ sheet, connection, isStored }} onRefresh={refresh} />
      <Tools sheet={sheet} />
      {sheet.parties.length === 0 ? (
        <EmptyState title="No one is booked yet" text="People who book will appear here." level={2} />
      ) : (
        <SheetParties sheet={sheet} label="Who’s coming" />
      )}
    </div>
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
      <a
        className={buttonClass({ size: 'small' })}
        href={`/organizer/events/${event.id}/field-sheet.csv${hasSensitive ? '?sensitive=yes' : ''}`}
        download
      >
        <Icon name="down2" size="small" />
        Export CSV
      </a>
      <ButtonLink size="small" to={paths.daySheets(event.startDate)} reloadDocument>
        All dates of this day
      </ButtonLink>
      {questions.some(({ isSensitive }) => isSensitive) ? (
        <Choice type="checkbox" checked={hasSensitive} onChange={(changed) => setSensitive(changed.target.checked)}>
          With sensitive answers
        </Choice>
      ) : null}
    </div>
  );
}
