import { paths } from '../../paths';
import type { StoredList } from '../../storage/gate-store';
import { Icon } from '../../ui/Icon';
import type { Connection } from './gate';
import { clockAt } from './gate-words';

interface ConnectionNoteProps {
  readonly connection: Connection;
  readonly waiting: number;
  readonly list: StoredList;
  /** Whether scans that wait outlive this page. */
  readonly isLasting: boolean;
}

/** Whether there is network, of when the list is, and what waits to be sent. */
export function ConnectionNote({ connection, waiting, list, isLasting }: ConnectionNoteProps) {
  const at = clockAt(list.serverTime, list.event.timezone);
  const isOnline = connection === 'online';
  return (
    <output className={isOnline ? 'gate-note' : 'gate-note warn'}>
      <Icon name={isOnline ? 'check' : 'warn'} size="s" />
      <span>
        {isOnline ? `Up to date at ${at}.` : <Trouble connection={connection} at={at} eventId={list.eventId} />}
        {waiting === 0 ? null : ` ${waiting === 1 ? '1 scan waits' : `${waiting} scans wait`} to be sent.`}
        {waiting > 0 && !isLasting ? ' This browser keeps nothing: leave this page open until they are sent.' : null}
      </span>
    </output>
  );
}

function Trouble({ connection, at, eventId }: { connection: Connection; at: string; eventId: number }) {
  if (connection !== 'signed_out') return `No network. The list of ${at} decides.`;
  return (
    <>
      You are signed out; the list of {at} decides.{' '}
      <a className="link" href={paths.authThen(paths.checkIn(eventId))}>
        Sign in
      </a>{' '}
      to send what was scanned.
    </>
  );
}
