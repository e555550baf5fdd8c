import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Note } from '../../ui/Note';
import { cardForm, toCard, type CardValues } from './card-form';
import { CardFields } from './CardFields';
import { ChallengeDialog } from './ChallengeDialog';
import type { ProviderFormProps } from './provider-outcome';
import { answerChallenge, payWithCard, type SandboxAnswer } from './sandbox-provider';
import panelStyles from './PaymentPanel.module.css';

/** The sandbox's card form: it behaves as a provider's does, and takes test cards only. */
export function SandboxPayment({ payLabel, isBusy, onOutcome, ...intent }: ProviderFormProps) {
  const [isAsking, setAsking] = useState(false);
  const [isChallenged, setChallenged] = useState(false);
  const form = useForm<CardValues>({
    resolver: zodResolver(cardForm),
    defaultValues: { number: '', expiry: '', cvc: '' },
  });
  const ask = async (question: Promise<SandboxAnswer>) => {
    setAsking(true);
    const answer = await question;
    setAsking(false);
    setChallenged(answer.kind === 'challenge');
    if (answer.kind !== 'challenge') onOutcome(answer);
  };
  const submit = form.handleSubmit((values) => ask(payWithCard(intent, toCard(values))));
  return (
    <>
      <Note tone="fair" className={panelStyles.note}>
        <Icon name="info" />
        <p>
          <b>Test mode.</b> No money moves. 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0025 0000
          3155 asks for a challenge; any number that is not a test card is refused here.
        </p>
      </Note>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <CardFields form={form} />
        <Button
          kind="primary"
          size="large"
          block
          className={panelStyles.pay}
          type="submit"
          busy={(isBusy || isAsking || isChallenged) && 'Processing...'}
        >
          {payLabel}
        </Button>
      </form>
      <ChallengeDialog
        open={isChallenged}
        isBusy={isAsking}
        onAnswer={(outcome) => void ask(answerChallenge(intent, outcome))}
      />
    </>
  );
}
