import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorSentence } from '../../api/api-error';
import { usePayForMove, type MoveQuote } from '../../data/booking-move';
import { paths } from '../../paths';
import { clearMovePayment, storeMovePayment } from '../../storage/move-payment';
import { showToast } from '../../ui/dialog/toast-store';
import { bookingMoved } from './checkout-text';
import { useConfirming } from './use-confirming';
import type { DeadEnd } from './use-settlement';

/** Opens the payment of a price difference, and goes to My Bookings when it's paid. */
export function usePaidMove({ bookingId, fromEventId, charge }: MoveQuote, eventId: number) {
  const { mutate, data: opened = null, error, reset } = usePayForMove();
  const settlement = useMoveSettlement();
  const open = () =>
    mutate(
      { bookingId, fromEventId, eventId, charge },
      { onSuccess: ({ intent }) => storeMovePayment(intent.paymentIntentId, paths.payForMove(bookingId, eventId)) },
    );
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    open();
  });
  const openAgain = () => {
    reset();
    open();
  };
  return { opened, refusal: error && errorSentence(error), settlement, openAgain };
}

function useMoveSettlement() {
  const navigate = useNavigate();
  const [deadEnd, setDeadEnd] = useState<DeadEnd | null>(null);
  const failed = (description: string) => showToast({ title: 'Payment Failed', description, tone: 'bad' });
  const { confirm, ...confirming } = useConfirming({
    onAnswer: (settlement) => {
      if (settlement.kind === 'unpaid') return failed(settlement.sentence);
      clearMovePayment();
      if (settlement.kind !== 'confirmed') return setDeadEnd(settlement);
      showToast(bookingMoved);
      return navigate(paths.myBookings, { replace: true });
    },
    onError: (error) => failed(error.message),
  });
  return {
    ...confirming,
    deadEnd,
    confirm: (paymentIntentId: string, isTaken: boolean) => confirm({ paymentIntentId, bookingData: null }, isTaken),
  };
}
