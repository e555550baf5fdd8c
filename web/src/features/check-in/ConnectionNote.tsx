import { useAuth } from '../../auth/AuthProvider';
import { signInAgain } from '../../data/session-questions';
import { paths } from '../../paths';
import type { StoredList } from '../../storage/check-in-store';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/layout/Icon';
import { sentence } from '../../ui/text/sentence';
import { clockAt, waitingText } from './check-in-labels';
import styles from './ConnectionNote.module.css';
import type { Connection } from './offline-check-in';

interface ConnectionNoteProps {
  readonly connection: Connection;
  /** Scans and signatures. */
  readonly waiting: number;
  readonly signaturesWaiting: number;
  readonly list: StoredList;
  /** Whether what's unsent survives closing this page. */
  readonly isLasting: boolean;
}

/** Shows whether the device is online, how old the list is, and what's waiting to be sent. */
export function ConnectionNote({ connection, waiting, signaturesWaiting, list, isLasting }: ConnectionNoteProps) {
  const at = clockAt(list.serverTime, list.event.zoneOffsets);
  const isOnline = connection === 'online';
  return (
    <output data-testid="connection" className={isOnline ? styles.note : classNames(styles.note, styles.warning)}>
      <Icon name={isOnline ? 'check' : 'warn'} size="small" />
      <span>
        {isOnline ? (
          <span>{sentence(`Up to date as of ${at}`)}</span>
        ) : (
          <Trouble connection={connection} at={at} eventId={list.eventId} />
        )}
        {waiting === 0 ? null : <span>{` ${waitingText(waiting - signaturesWaiting, signaturesWaiting)}`}</span>}
        {waiting > 0 && !isLasting ? (
          <span> This browser can’t save them, so keep this page open until they sync.</span>
        ) : null}
      </span>
    </output>
  );
}

/** Asks for the password in front of this screen, so that it goes on where it is. */
function SignInHere() {
  return (
    <button type="button" className="link link-button" onClick={() => void signInAgain()}>
      Sign in
    </button>
  );
}

function SignInElsewhere({ eventId }: { readonly eventId: number }) {
  return (
    <a className="link" href={paths.authThen(paths.checkIn(eventId))}>
      Sign in
    </a>
  );
}

function Trouble({ connection, at, eventId }: { connection: Connection; at: string; eventId: number }) {
  const { user } = useAuth();
  if (connection !== 'signed_out') return <span>{sentence(`Offline. Using the list from ${at}`)}</span>;
  return (
    <>
      <span>{`You’re signed out. Using the list from ${sentence(at)}`}</span>{' '}
      {user ? <SignInHere /> : <SignInElsewhere eventId={eventId} />} <span>to sync your scans.</span>
    </>
  );
}
