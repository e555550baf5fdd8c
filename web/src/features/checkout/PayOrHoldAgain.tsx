import type { Cents } from '@ascendant/domain/money';
import { useState } from 'react';
import type { PaymentIntent } from '../../data/open-payment';
import { showToast } from '../../ui/dialog/toast-store';
import { useSecondsLeft } from '../../ui/late/use-seconds-left';
import { HoldExpired } from './CheckoutNotices';
import { PaymentPanel } from './PaymentPanel';
import type { ProviderOutcome } from './provider-outcome';

interface PayOrHoldAgainProps {
  readonly intent: PaymentIntent;
  /** On this device's clock, in milliseconds since 1970. */
  readonly heldUntilMs: number;
  readonly total: Cents;
  readonly note: string;
  readonly isBusy: boolean;
  readonly onGiven: () => void;
  readonly onHoldAgain: () => void;
}

/** The card form while the seats are held. A payment in progress is allowed to finish. */
export function PayOrHoldAgain({
  intent,
  heldUntilMs,
  total,
  note,
  isBusy,
  onGiven,
  onHoldAgain,
}: PayOrHoldAgainProps) {
  const seconds = useSecondsLeft(heldUntilMs);
  const [declined, setDeclined] = useState<string | null>(null);
  const take = (outcome: ProviderOutcome) => {
    setDeclined(outcome.kind === 'declined' ? outcome.sentence : null);
    if (outcome.kind === 'given') onGiven();
    else showToast({ title: 'Payment Failed', description: outcome.sentence, tone: 'bad' });
  };
  if (seconds === 0 && !isBusy) return <HoldExpired isBusy={isBusy} onHoldAgain={onHoldAgain} />;
  const panel = { intent, total, note, isBusy, declined };
  return <PaymentPanel {...panel} onOutcome={take} />;
}
