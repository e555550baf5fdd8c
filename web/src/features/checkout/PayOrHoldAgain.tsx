import type { Cents } from '@ascendant/domain/money';
import { useState } from 'react';
import type { PaymentIntent } from '../../data/open-payment';
import { showToast } from '../../ui/dialog/toast-store';
import { useSecondsLeft } from '../../ui/late/use-seconds-left';
import { HoldExpired, SiteUnreached } from './CheckoutNotices';
import { PaymentPanel } from './PaymentPanel';
import type { ProviderOutcome } from './provider-outcome';
import type { Unreached } from './use-confirming';

interface PayOrHoldAgainProps {
  readonly intent: PaymentIntent;
  /** On this device's clock, in milliseconds since 1970. */
  readonly heldUntilMs: number;
  readonly total: Cents;
  readonly note: string;
  readonly isBusy: boolean;
  /** Not null while it isn't known what became of the card. */
  readonly unreached: Unreached | null;
  readonly onAskAgain: () => void;
  /** The card was sent. @param isTaken whether the provider said that it took it, or nothing */
  readonly onSent: (isTaken: boolean) => void;
  readonly onHoldAgain: () => void;
}

/** The card form while the seats are held. A payment in progress is allowed to finish. */
export function PayOrHoldAgain({
  intent,
  heldUntilMs,
  total,
  note,
  isBusy,
  unreached,
  onAskAgain,
  onSent,
  onHoldAgain,
}: PayOrHoldAgainProps) {
  const seconds = useSecondsLeft(heldUntilMs);
  const [declined, setDeclined] = useState<string | null>(null);
  const take = (outcome: ProviderOutcome) => {
    setDeclined(outcome.kind === 'declined' ? outcome.sentence : null);
    if (outcome.kind !== 'declined') onSent(outcome.kind === 'given');
    else showToast({ title: 'Payment Failed', description: outcome.sentence, tone: 'bad' });
  };
  if (seconds === 0 && !isBusy && unreached === null) return <HoldExpired isBusy={isBusy} onHoldAgain={onHoldAgain} />;
  const panel = { intent, total, note, isBusy, declined };
  return (
    <>
      {unreached === null ? null : (
        <SiteUnreached unreached={unreached} heldUntilMs={heldUntilMs} isBusy={isBusy} onAskAgain={onAskAgain} />
      )}
      <PaymentPanel {...panel} onOutcome={take} />
    </>
  );
}
