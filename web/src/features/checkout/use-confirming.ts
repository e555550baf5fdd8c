import { useRef, useState } from 'react';
import type { ConfirmRequest, Settlement } from '../../data/confirm-payment';
import { useConfirmPayment } from '../../data/payments';

/** The server couldn't be asked what became of a card. */
export interface Unreached {
  /** The provider told the browser that it took the card. */
  readonly isTaken: boolean;
}

/** What the server said about a payment. */
export type Answered = Exclude<Settlement, { kind: 'unanswered' }>;

interface Callbacks {
  readonly onAnswer: (answer: Answered) => unknown;
  readonly onError?: (error: Error) => unknown;
}

/** Asks the server what became of a card. Without an answer nothing is concluded: `unreached` says so, and `again` asks once more. */
export function useConfirming({ onAnswer, onError }: Callbacks) {
  const [unreached, setUnreached] = useState<Unreached | null>(null);
  const asked = useRef<{ readonly request: ConfirmRequest; readonly isTaken: boolean }>(null);
  const { mutate, isPending } = useConfirmPayment({
    onSuccess: (settlement) => {
      const isUnanswered = settlement.kind === 'unanswered';
      setUnreached(isUnanswered ? { isTaken: asked.current?.isTaken ?? true } : null);
      return isUnanswered ? undefined : onAnswer(settlement);
    },
    ...(onError && { onError }),
  });
  const confirm = (request: ConfirmRequest, isTaken: boolean) => {
    asked.current = { request, isTaken };
    mutate(request);
  };
  const again = () => {
    if (asked.current) mutate(asked.current.request);
  };
  return { confirm, isConfirming: isPending, unreached, again };
}
