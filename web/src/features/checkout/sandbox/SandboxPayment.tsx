import { testCardNotes } from '@ascendant/domain/payment/test-card-notes';
import { useState } from 'react';
import { notLoadedSentence } from '../../../api/api-error';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { showToast } from '../../../ui/dialog/toast-store';
import { useSettle } from '../../../ui/form/open-forms';
import { useForm } from '../../../ui/form/use-form';
import { Icon } from '../../../ui/layout/Icon';
import { Note } from '../../../ui/layout/Note';
import panelStyles from '../PaymentPanel.module.css';
import type { ProviderFormProps } from '../use-settlement';
import { toCard } from './card-form';
import { CardFields } from './CardFields';
import { answerChallenge, payWithCard, type SandboxAnswer } from './sandbox-provider';

/** The sandbox's card form. It behaves like a provider's, but takes only test cards. */
export function SandboxPayment({ payLabel, isBusy, onOutcome, ...intent }: ProviderFormProps) {
  const [isAsking, setAsking] = useState(false);
  const [isChallenged, setChallenged] = useState(false);
  const form = useForm({
    check: async () => (await import('./card-check')).cardForm,
    values: { number: '', expiry: '', cvc: '' },
    onUnreachable: () =>
      navigator.onLine ? showToast({ title: notLoadedSentence(), tone: 'bad' }) : onOutcome({ kind: 'unanswered' }),
  });
  const ask = async (question: Promise<SandboxAnswer>) => {
    setAsking(true);
    const answer = await question;
    setAsking(false);
    setChallenged(answer.kind === 'challenge');
    if (answer.kind !== 'challenge') onOutcome(answer);
  };
  const settle = useSettle();
  const submit = form.handleSubmit(async (values) => {
    if (await settle()) await ask(payWithCard(intent, toCard(values)));
  });
  return (
    <>
      <Note tone="fair" className={panelStyles.note}>
        <Icon name="info" />
        <div>
          <p>
            <b>Test mode.</b> No real charges. Pay with 4242 4242 4242 4242, or use 4000 0000 0000 0002 for a declined
            card and 4000 0025 0000 3155 for one that needs authentication. Real card numbers aren’t accepted.
          </p>
          <details>
            <summary>Cards for refunds and disputes</summary>
            <ul className="meta">
              {testCardNotes.map(([number, note]) => (
                <li key={number}>
                  <span className="numeric no-wrap">{number}</span> {note}
                </li>
              ))}
            </ul>
          </details>
        </div>
      </Note>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <CardFields field={form.field} />
        <Button
          kind="primary"
          size="large"
          block
          className={panelStyles.pay}
          type="submit"
          busy={(form.isSending || isBusy || isAsking || isChallenged) && 'Processing...'}
        >
          {payLabel}
        </Button>
      </form>
      {isChallenged ? (
        <ChallengeDialog isBusy={isAsking} onAnswer={(outcome) => void ask(answerChallenge(intent, outcome))} />
      ) : null}
    </>
  );
}

interface ChallengeDialogProps {
  readonly isBusy: boolean;
  readonly onAnswer: (outcome: 'pass' | 'fail') => void;
}

/** Simulates a bank's 3-D Secure confirmation. Closing it counts as a failure. */
function ChallengeDialog({ isBusy, onAnswer }: ChallengeDialogProps) {
  return (
    <Dialog
      onClose={() => onAnswer('fail')}
      title="Confirm it’s you"
      footer={
        <div className="row align-end">
          <Button onClick={() => onAnswer('fail')} disabled={isBusy}>
            Fail authentication
          </Button>
          <Button kind="primary" onClick={() => onAnswer('pass')} busy={isBusy && 'Processing...'}>
            Complete authentication
          </Button>
        </div>
      }
    >
      <p>
        <b>Test mode.</b> This is where your bank would ask you to confirm. Choose its response.
      </p>
    </Dialog>
  );
}
