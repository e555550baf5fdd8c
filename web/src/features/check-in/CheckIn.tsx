import { CentredSpinner } from '../../auth/CentredSpinner';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { AttendeeList } from './AttendeeList';
import { CodeForm } from './CodeForm';
import { ConnectionNote } from './ConnectionNote';
import type { Gate, GateState } from './gate';
import { GateHead } from './GateHead';
import { useShellKept } from './keep-shell';
import { Scanner } from './Scanner';
import { Surprises } from './Surprises';
import { useGate } from './use-gate';
import { VerdictPanel } from './VerdictPanel';
import styles from './CheckIn.module.css';

/** Checks people in, online or offline. */
export function CheckIn({ eventId }: { readonly eventId: number }) {
  const opened = useGate(eventId);
  useShellKept();
  if (opened === null || (opened.state.list === null && opened.state.isLoading))
    return <CentredSpinner label="Loading guest list" />;
  return opened.state.list === null ? <NoList {...opened} /> : <AtTheGate {...opened} />;
}

interface GateProps {
  readonly gate: Gate;
  readonly state: GateState;
}

function NoList({ gate, state }: GateProps) {
  if (state.connection === 'refused') {
    return (
      <EmptyState title="This isn’t your event" text="Only the organizer and admins can check people in." level={1} />
    );
  }
  return (
    <ErrorState
      title="We couldn’t load the guest list"
      text="Connect once to download the list. After that, this screen works offline."
      level={1}
      onRetry={() => void gate.refresh()}
    />
  );
}

function AtTheGate({ gate, state }: GateProps) {
  const { list, tickets, connection, waiting, verdict, isChecking } = state;
  if (list === null) return null;
  const timeZone = list.event.timezone;
  return (
    <>
      <GateHead list={list} tickets={tickets} />
      <ConnectionNote {...{ connection, waiting, list }} isLasting={gate.isLasting} />
      <Surprises surprises={list.surprises} timeZone={timeZone} onNoted={(scanId) => void gate.dismiss(scanId)} />
      <div className={styles.columns}>
        <div className={styles.desk}>
          <VerdictPanel {...{ verdict, isChecking, list }} />
          <Scanner onCode={(text) => void gate.scan(text)} />
          <CodeForm onCode={gate.scan} />
        </div>
        <AttendeeList {...{ tickets, timeZone }} isBusy={isChecking} onTick={(ticketId) => void gate.tick(ticketId)} />
      </div>
    </>
  );
}
