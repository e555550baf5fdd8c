import type { CheckInTicket } from '@ascendant/contract/check-in';
import { useState } from 'react';
import type { Api } from '../../api/client';
import { CentredSpinner } from '../../auth/CentredSpinner';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { AttendeeList } from './AttendeeList';
import styles from './CheckIn.module.css';
import { CheckInHead, type WayBack } from './CheckInHead';
import { CodeForm } from './CodeForm';
import { ConnectionNote } from './ConnectionNote';
import { useShellKept } from './keep-shell';
import type { CheckInState, OfflineCheckIn } from './offline-check-in';
import { Scanner } from './Scanner';
import { SignHere } from './SignHere';
import { SyncConflicts } from './SyncConflicts';
import { useCheckIn } from './use-check-in';
import { VerdictPanel } from './VerdictPanel';

/** What someone is told who can't check in here. */
export interface NotTheirs {
  readonly title: string;
  readonly text: string;
}

interface CheckInWays {
  readonly eventId: number;
  readonly back: WayBack;
  /** As whom it asks; by default, who's signed in. */
  readonly api?: Api;
  readonly refused?: NotTheirs;
  /** Where the date's field sheet is; a phone with a check-in link has none. */
  readonly sheetPath?: string;
}

const notYours: NotTheirs = {
  title: 'This isn’t your event',
  text: 'Only the organizer’s team and admins can check people in.',
};

/** Checks people in, online or offline. */
export function CheckIn({ eventId, back, api, refused = notYours, sheetPath }: CheckInWays) {
  const opened = useCheckIn(eventId, api);
  useShellKept();
  if (opened === null || (opened.state.list === null && opened.state.isLoading))
    return <CentredSpinner label="Loading guest list" />;
  return opened.state.list === null ? (
    <NoList {...opened} refused={refused} back={back} />
  ) : (
    <CheckInScreen {...opened} back={back} sheetPath={sheetPath} />
  );
}

interface CheckInProps {
  readonly checkIn: OfflineCheckIn;
  readonly state: CheckInState;
}

interface NoListProps extends CheckInProps {
  readonly refused: NotTheirs;
  readonly back: WayBack;
}

function NoList({ checkIn, state, refused, back }: NoListProps) {
  if (state.connection === 'refused') {
    return (
      <EmptyState {...refused} level={1}>
        <ButtonLink to={back.to} reloadDocument>
          {back.label}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <ErrorState
      title="We couldn’t load the guest list"
      text="Connect once to download the list. After that, this screen works offline."
      level={1}
      onRetry={() => void checkIn.refresh()}
    />
  );
}

function CheckInScreen({
  checkIn,
  state,
  back,
  sheetPath,
}: CheckInProps & { readonly back: WayBack; readonly sheetPath: string | undefined }) {
  const { list, tickets, connection, waiting, signaturesWaiting, verdict, isChecking } = state;
  const [signing, setSigning] = useState<number | null>(null);
  if (list === null) return null;
  const zone = list.event.zoneOffsets;
  const onSign = ({ id }: CheckInTicket) => setSigning(id);
  const signer = tickets.find(({ id }) => id === signing) ?? null;
  return (
    <>
      <CheckInHead list={list} tickets={tickets} back={back} sheetPath={sheetPath} />
      <ConnectionNote {...{ connection, waiting, signaturesWaiting, list }} isLasting={checkIn.isLasting} />
      <SyncConflicts conflicts={list.conflicts} zone={zone} onNoted={(scanId) => void checkIn.dismiss(scanId)} />
      <div className={styles.columns}>
        <div className={styles.desk}>
          <VerdictPanel
            {...{ verdict, isChecking, list, tickets, onSign }}
            onAdmitEarly={() => void checkIn.admitEarly()}
          />
          <Scanner onCode={(text) => void checkIn.scan(text)} />
          <CodeForm onCode={checkIn.scan} />
        </div>
        <AttendeeList
          {...{ tickets, zone, onSign }}
          isBusy={isChecking}
          canUndo={connection === 'online' && waiting === 0}
          onUndo={(ticketId) => void checkIn.undo(ticketId)}
          onTick={(ticketId) => void checkIn.tick(ticketId)}
        />
      </div>
      {signer === null || !list.waiver ? null : (
        <SignHere
          waiver={list.waiver}
          ticket={signer}
          onSign={(signed) => {
            setSigning(null);
            void checkIn.sign({ ...signed, ticketId: signer.id });
          }}
          onClose={() => setSigning(null)}
        />
      )}
    </>
  );
}
