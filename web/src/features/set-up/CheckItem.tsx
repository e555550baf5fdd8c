import type { ReactNode } from 'react';
import { useAddStarterSet, useSendSetUpMail, type SetUpCheck } from '../../data/set-up';
import { Button } from '../../ui/button/Button';
import { StatusBadge } from '../../ui/layout/Badge';
import { stateLabels, topicLabels } from './set-up-labels';
import styles from './SetUp.module.css';

interface CheckItemProps {
  readonly check: SetUpCheck;
  readonly children?: ReactNode;
}

/** One check: whether it works, what was seen, and what to do. */
export function CheckItem({ check: { topic, state, text, remedy }, children }: CheckItemProps) {
  return (
    <li>
      <div className={styles.heading}>
        <h3>{topicLabels[topic]}</h3>
        <StatusBadge {...stateLabels[state]} />
      </div>
      <p>{text}</p>
      {remedy === null ? null : <p className={styles.remedy}>{remedy}</p>}
      {children}
      {topic === 'mail' ? <TestMail /> : null}
      {topic === 'catalogue' && state === 'failed' ? <StarterSet /> : null}
    </li>
  );
}

function TestMail() {
  const send = useSendSetUpMail();
  return (
    <>
      <Button size="small" busy={send.isPending && 'Sending...'} onClick={() => send.mutate()}>
        Send me a test email
      </Button>
      <div aria-live="polite">
        {send.data === undefined ? null : <p>{[send.data.text, send.data.remedy].filter(Boolean).join(' ')}</p>}
        {send.isError ? <p>We couldn’t send it. Please try again.</p> : null}
      </div>
    </>
  );
}

function StarterSet() {
  const add = useAddStarterSet();
  return (
    <Button size="small" busy={add.isPending && 'Adding...'} onClick={() => add.mutate()}>
      Add the starter set
    </Button>
  );
}
