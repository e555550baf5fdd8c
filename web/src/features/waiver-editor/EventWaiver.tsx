import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, errorSentence } from '../../api/api-error';
import { eventWaiverQuery, useEndWaiver, type EventWaiver as Waiver } from '../../data/waivers';
import { Button } from '../../ui/button/Button';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Panel } from '../../ui/layout/Panel';
import { Skeleton } from '../../ui/layout/Skeleton';
import { datedInstantText } from '../../ui/text/instant-text';

const WaiverDialog = lazyDialog(async () => (await import('./WaiverDialog')).WaiverDialog);

interface EventWaiverProps {
  readonly eventId: number;
  /** In the event's form, whose headings are small. */
  readonly isPart?: boolean;
}

/** What the organizer asks everyone who comes to sign: its state, its versions, and the way to change it. */
export function EventWaiver({ eventId, isPart = false }: EventWaiverProps) {
  const { data, error, isError, refetch } = useQuery(eventWaiverQuery(eventId));
  const [isWriting, setWriting] = useState(false);
  // The page says already that there's no such event.
  if (error instanceof ApiError && error.status === 404) return null;
  return (
    <Panel
      className="stack"
      title="Waiver"
      isPart={isPart}
      aside={
        data?.isAsked ? (
          <span className="meta numeric">{`${data.signed} of ${data.signed + data.missing} signed`}</span>
        ) : null
      }
    >
      {data ? <State eventId={eventId} waiver={data} onWrite={() => setWriting(true)} /> : null}
      {!data && isError ? (
        <ErrorState
          title="We couldn’t load the waiver"
          text="Please try again."
          level={3}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data || isError ? null : <Skeleton shape="row" />}
      {data && isWriting ? <WaiverDialog eventId={eventId} current={data} onClose={() => setWriting(false)} /> : null}
    </Panel>
  );
}

interface StateProps {
  readonly eventId: number;
  readonly waiver: Waiver;
  readonly onWrite: () => void;
}

function State({ eventId, waiver, onWrite }: StateProps) {
  const { isAsked, versions, otherDates } = waiver;
  return (
    <>
      <p>
        {isAsked
          ? `“${waiver.waiver?.title}” is sent to everyone who books${otherDates > 0 ? `, also for the ${otherDates} other dates` : ''}. Adults sign for themselves, and a parent or guardian for each child.`
          : 'Ask everyone who comes to read and sign your own text. We email a link after booking, and the check-in screen shows who hasn’t signed.'}
      </p>
      {versions.length === 0 ? null : <Versions versions={versions} />}
      <div className="row wrap">
        <Button onClick={onWrite}>{isAsked ? 'Change the waiver' : 'Write a waiver'}</Button>
        {isAsked ? <End eventId={eventId} /> : null}
      </div>
    </>
  );
}

function Versions({ versions }: Pick<Waiver, 'versions'>) {
  return (
    <ul className="meta numeric" aria-label="Versions">
      {versions.map(({ version, writtenAt, signatures, stillCounts }) => (
        <li key={version}>
          {`Version ${version}, ${datedInstantText(writtenAt)}: ${signatures === 1 ? '1 signature' : `${signatures} signatures`}${stillCounts ? '' : ', no longer counts'}`}
        </li>
      ))}
    </ul>
  );
}

function End({ eventId }: { readonly eventId: number }) {
  const [isAsking, setAsking] = useState(false);
  const end = useEndWaiver();
  return (
    <>
      <Button kind="ghost" onClick={() => setAsking(true)}>
        Stop asking
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Stop asking for the waiver?"
        confirmLabel="Stop asking"
        keep="Keep asking"
        busy={end.isPending}
        onConfirm={() =>
          end.mutate(eventId, {
            onSuccess: () => {
              setAsking(false);
              showToast({ title: 'No waiver is asked for any more' });
            },
            onError: (error) => showToast({ title: 'Not saved', description: errorSentence(error), tone: 'bad' }),
          })
        }
      >
        No one will be asked to sign, on this date and its other dates. What was signed stays.
      </ConfirmDialog>
    </>
  );
}
