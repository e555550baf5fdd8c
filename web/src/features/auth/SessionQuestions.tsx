import { useEffect, useState } from 'react';
import { offerConfirmation } from '../../data/session-questions';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import { SessionEnded } from './SessionEnded';

const ConfirmIdentityDialog = lazyDialog(async () => (await import('./ConfirmIdentityDialog')).ConfirmIdentityDialog);

/** What the server can ask a signed-in person before it serves a call, on whatever page they are. */
export function SessionQuestions() {
  return (
    <>
      <SessionEnded />
      <ConfirmIdentity />
    </>
  );
}

/**
 * A sensitive call that the server refuses until the person has proved again who they are waits while this dialog asks, and is then
 * sent again. What was typed stays. Closing the dialog shows the refusal.
 * Source: rule SES-11.
 */
export function ConfirmIdentity() {
  const [answer, setAnswer] = useState<{ readonly give: (isConfirmed: boolean) => void } | null>(null);
  useEffect(() => offerConfirmation(async () => new Promise<boolean>((give) => setAnswer({ give }))), []);
  if (answer === null) return null;
  const close = (isConfirmed: boolean) => {
    setAnswer(null);
    answer.give(isConfirmed);
  };
  return <ConfirmIdentityDialog onDone={() => close(true)} onClose={() => close(false)} />;
}
