import { useEffect, useState } from 'react';
import { offerConfirmation } from '../../data/session';
import { Dialog } from '../../ui/Dialog';
import { ConfirmIdentityForm } from './ConfirmIdentityForm';

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
  return (
    <Dialog open onClose={() => close(false)} title="Confirm it’s you">
      <ConfirmIdentityForm onDone={() => close(true)} onCancel={() => close(false)} />
    </Dialog>
  );
}
