import { CentredSpinner } from '../../auth/CentredSpinner';
import { whenText } from '../../fields/WorkDatePicks';
import { paths } from '../../paths';
import type { StoredGate } from '../../storage/gate';
import { ButtonLink } from '../../ui/button/Button';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { PanelRow } from '../../ui/table/PanelRow';
import { instantText } from '../../ui/text/instant-text';
import { CheckIn } from './CheckIn';
import styles from './Gate.module.css';
import { useShellKept } from './keep-shell';
import { useGate, useGateApi, type GateRefusal } from './use-gate';

/** What a phone with a check-in link shows. @param eventId the date that it checks in; null for the list of its dates */
export function Gate({ eventId }: { readonly eventId: number | null }) {
  const { gate, refusal, hasOther, isLoading, isFailed, retry } = useGate();
  if (refusal !== null) return <Refused {...refusal} hasOther={hasOther} />;
  if (isLoading) return <CentredSpinner label="Loading your dates" />;
  if (isFailed)
    return (
      <ErrorState
        title="We couldn’t load the dates"
        text="Connect once to download them. After that, check-in works offline."
        level={1}
        onRetry={retry}
      />
    );
  if (gate === null)
    return (
      <EmptyState
        title="Open your check-in link"
        text="This phone has no check-in link yet. Open the one that the organizer gave you, or scan its QR code."
        level={1}
      />
    );
  return eventId === null ? <GateDates gate={gate} /> : <GateCheckIn gate={gate} eventId={eventId} />;
}

/** A link that doesn't work, with the way to the dates of one that this phone opened earlier. */
function Refused({ sentence, isUnknown, hasOther }: GateRefusal & { readonly hasOther: boolean }) {
  return (
    <EmptyState
      title={isUnknown ? 'We don’t know this check-in link' : 'Check-in has ended here'}
      text={sentence}
      level={1}
    >
      {hasOther ? (
        <ButtonLink to={paths.gate} reloadDocument>
          Go to the dates of your other link
        </ButtonLink>
      ) : null}
    </EmptyState>
  );
}

const back = { to: paths.gate, label: 'Your dates' };
const notHere = {
  title: 'This link doesn’t check this date in',
  text: 'Go back to your dates and choose one of them, or ask the organizer for another link.',
};

function GateCheckIn({ gate, eventId }: { readonly gate: StoredGate; readonly eventId: number }) {
  return <CheckIn eventId={eventId} api={useGateApi(gate.secret)} back={back} refused={notHere} />;
}

function GateDates({ gate }: { readonly gate: StoredGate }) {
  useShellKept();
  return (
    <>
      <header className={styles.head}>
        <h1>{gate.name}</h1>
        <p className="meta">{`Check-in for ${gate.organizer}, until ${instantText(gate.endsAt)}`}</p>
        {gate.dates.length === 0 ? null : (
          <p className="meta">Open each date once while you’re online. After that, its check-in works offline.</p>
        )}
      </header>
      {gate.dates.length === 0 ? (
        <EmptyState title="No dates" text="The dates of this link are over, or they’ve been cancelled." />
      ) : (
        <ul className={styles.rows} aria-label="Your dates">
          {gate.dates.map((date) => (
            <PanelRow key={date.id} name={date.title} meta={whenText(date)}>
              <ButtonLink
                kind="primary"
                to={paths.gateCheckIn(date.id)}
                reloadDocument
                aria-label={`Check-in for ${date.title}, ${whenText(date)}`}
              >
                Check-in
              </ButtonLink>
            </PanelRow>
          ))}
        </ul>
      )}
    </>
  );
}
