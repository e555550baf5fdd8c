import type { EmailChangeStage } from '@ascendant/contract/own-account';
import { useState } from 'react';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import { EmailRequestForm } from './EmailRequestForm';

const EmailCodeForm = lazyDialog(async () => (await import('./EmailCodeForm')).EmailCodeForm);

/**
 * Changes the email in three stages: asked for, confirmed at the current address, confirmed at the new one.
 * Source: specification 2, section 4 (States and transitions).
 */
export function EmailCard({ email }: { readonly email: string }) {
  const [stage, setStage] = useState<EmailChangeStage>('initial');
  const [newEmail, setNewEmail] = useState('');
  const cancel = () => setStage('initial');
  return (
    <section className="panel" aria-labelledby="email-heading">
      <h2 id="email-heading">Change email</h2>
      {stage === 'initial' ? (
        <EmailRequestForm
          newEmail={newEmail}
          onSent={(wanted) => {
            setNewEmail(wanted);
            setStage('verify-current');
          }}
        />
      ) : (
        <EmailCodeForm
          key={stage}
          step={stage}
          address={stage === 'verify-current' ? email : newEmail}
          onVerified={(next) => {
            if (next === 'initial') setNewEmail('');
            setStage(next);
          }}
          onClose={cancel}
        />
      )}
    </section>
  );
}
