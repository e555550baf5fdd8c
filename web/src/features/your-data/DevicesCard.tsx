import type { Session } from '@ascendant/contract/personal-data';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { sessionsQuery, useEndAllDevices, useEndDevice, useEndOtherDevices } from '../../data/personal-data';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { Badge } from '../../ui/layout/Badge';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Panel } from '../../ui/layout/Panel';
import { Skeleton } from '../../ui/layout/Skeleton';
import { PanelRow, PanelRowWaiting } from '../../ui/table/PanelRow';
import { instantText } from '../../ui/text/instant-text';
import styles from './DevicesCard.module.css';

/** 'Your devices': where the person is signed in, and buttons to sign out there. For every role's account page. */
export function DevicesCard() {
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery);
  return (
    <Panel title="Your devices">
      {isError ? (
        <ErrorState title="We couldn’t load your devices" level={3} onRetry={() => void refetch()} />
      ) : (
        <ul className={styles.devices} aria-busy={sessions === undefined}>
          {sessions?.map((session) => <Device key={session.id} session={session} />) ?? <Waiting />}
        </ul>
      )}
      {sessions === undefined ? null : <AllDevices hasOthers={sessions.length > 1} />}
    </Panel>
  );
}

function Waiting() {
  return (
    <PanelRowWaiting>
      <Skeleton width={8} />
    </PanelRowWaiting>
  );
}

function Device({ session }: { readonly session: Session }) {
  const end = useEndDevice();
  const { id, browser, isCurrent, startedAt, lastUsedAt } = session;
  const signOut = () =>
    end.mutate(id, {
      onSuccess: () => showToast({ title: `Signed out of ${browser}` }),
      onError: (error) => showToast({ title: errorSentence(error), tone: 'bad' }),
    });
  return (
    <PanelRow
      name={browser}
      badge={isCurrent ? <Badge tone="good">This device</Badge> : null}
      meta={`Signed in ${instantText(startedAt)} · last used ${instantText(lastUsedAt)}`}
    >
      {isCurrent ? null : (
        <Button
          size="small"
          busy={end.isPending && 'Signing out...'}
          onClick={signOut}
          aria-label={`Sign out ${browser}`}
        >
          Sign out
        </Button>
      )}
    </PanelRow>
  );
}

function AllDevices({ hasOthers }: { readonly hasOthers: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const endOthers = useEndOtherDevices();
  const endAll = useEndAllDevices();
  const fail = (error: Error) => showToast({ title: errorSentence(error), tone: 'bad' });
  const signOutOthers = () =>
    endOthers.mutate(undefined, {
      onSuccess: () => showToast({ title: 'Signed out on all other devices' }),
      onError: fail,
    });
  return (
    <div className={styles.buttons}>
      {hasOthers ? (
        <Button size="small" busy={endOthers.isPending && 'Signing out...'} onClick={signOutOthers}>
          Sign out other devices
        </Button>
      ) : null}
      <Button size="small" onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      {isAsking ? (
        <SignOutEverywhereDialog
          isBusy={endAll.isPending}
          onConfirm={() => endAll.mutate(undefined, { onError: fail })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}

interface SignOutEverywhereDialogProps {
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before signing out everywhere, because that includes this device. */
function SignOutEverywhereDialog({ isBusy, onConfirm, onClose }: SignOutEverywhereDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      title="Sign out everywhere?"
      role="alertdialog"
      keep="Stay signed in"
      action={{ label: 'Sign out everywhere', busy: isBusy && 'Signing out...', onDo: onConfirm }}
    >
      <p>You’ll be signed out on every device, including this one.</p>
    </Dialog>
  );
}
