import type { CheckInTicket } from '@ascendant/contract/check-in';
import type { WaiverText } from '@ascendant/contract/waiver';
import { useState } from 'react';
import type { Api } from '../../api/client';
import { CentredSpinner } from '../../auth/CentredSpinner';
import { SignWaiver } from '../../fields/SignWaiver';
import { ButtonLink, Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Icon } from '../../ui/layout/Icon';
import { Note } from '../../ui/layout/Note';
import { AttendeeList } from './AttendeeList';
import styles from './CheckIn.module.css';
import { CheckInHead, type WayBack } from './CheckInHead';
import { CodeForm } from './CodeForm';
import { ConnectionNote } from './ConnectionNote';
import { useShellKept } from './keep-shell';
import type { CheckInState, OfflineCheckIn } from './offline-check-in';
import { SyncConflicts } from './SyncConflicts';
import { useCamera, type CameraState } from './use-camera';
import { useCheckIn } from './use-check-in';
import { VerdictPanel } from './VerdictPanel';

const problems: Readonly<Partial<Record<CameraState, string>>> = {
  blocked: 'Camera access is blocked. Allow it in your browser settings, or type the code.',
  missing: 'We can’t find a camera. Type the code or search by name.',
  unread: 'We couldn’t load the code reader. Go online and try again, type the code, or search by name.',
};

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
  const [tickedId, setTickedId] = useState<number | null>(null);
  if (list === null) return null;
  const zone = list.event.zoneOffsets;
  const onSign = ({ id }: CheckInTicket) => setSigning(id);
  const answer = verdict !== null && verdict.ticket?.id === tickedId && !isChecking ? verdict : null;
  const onAdmitEarly = () => void checkIn.admitEarly();
  const scan = (text: string) => {
    setTickedId(null);
    return checkIn.scan(text);
  };
  const signer = tickets.find(({ id }) => id === signing) ?? null;
  return (
    <>
      <CheckInHead list={list} tickets={tickets} back={back} sheetPath={sheetPath} />
      <ConnectionNote {...{ connection, waiting, signaturesWaiting, list }} isLasting={checkIn.isLasting} />
      <SyncConflicts conflicts={list.conflicts} zone={zone} onNoted={(scanId) => void checkIn.dismiss(scanId)} />
      <div className={styles.columns}>
        <div className={styles.desk}>
          <VerdictPanel {...{ verdict, isChecking, list, tickets, onAdmitEarly, onSign }} isInList={answer !== null} />
          <Scanner onCode={(text) => void scan(text)} />
          <CodeForm onCode={scan} />
        </div>
        <AttendeeList
          {...{ tickets, list, zone, answer, onAdmitEarly, onSign }}
          isBusy={isChecking}
          canUndo={connection === 'online' && waiting === 0}
          onUndo={(ticketId) => void checkIn.undo(ticketId)}
          onTick={(ticketId) => {
            setTickedId(ticketId);
            void checkIn.tick(ticketId);
          }}
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

interface SignHereProps {
  readonly waiver: WaiverText;
  readonly ticket: CheckInTicket;
  readonly onSign: (signed: { readonly version: number; readonly signedName: string }) => void;
  readonly onClose: () => void;
}

/** The waiver, for someone at the gate to read and sign on this device. It isn't loaded later: it has to work without a network. */
function SignHere({ waiver, ticket, onSign, onClose }: SignHereProps) {
  const person = { name: ticket.attendeeName, needsGuardian: ticket.needsGuardian ?? ticket.isChild };
  return (
    <Dialog onClose={onClose} title={`Waiver for ${ticket.attendeeName}`}>
      <SignWaiver waiver={waiver} person={person} isBusy={false} onSign={onSign} />
    </Dialog>
  );
}

/** The camera, once someone starts it. */
function Scanner({ onCode }: { readonly onCode: (text: string) => void }) {
  const { state, video, start, stop } = useCamera(onCode);
  const isUsed = state === 'on' || state === 'starting';
  const problem = problems[state];
  return (
    <section className={styles.scanner} aria-label="Camera">
      <div className={styles.view} hidden={!isUsed}>
        <video ref={video} muted playsInline aria-label="Camera preview" />
      </div>
      {problem === undefined ? null : (
        <Note as="p" className={styles.warning} role="alert">
          <Icon name="warn" size="small" />
          <span>{problem}</span>
        </Note>
      )}
      {isUsed ? (
        <Button block onClick={stop}>
          Stop camera
        </Button>
      ) : (
        <Button kind="primary" size="large" block onClick={start}>
          <Icon name="scan" />
          Scan with camera
        </Button>
      )}
    </section>
  );
}
