import type { CancellableDate } from '@ascendant/contract/dates-edit';
import { datesText } from '@ascendant/domain/event/dates-edit-text';
import { trimmedLines } from '@ascendant/domain/plain-text';
import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { useCancelDates } from '../../data/event-series';
import { showToast } from '../../ui/dialog/toast-store';
import { sumsOf } from './chosen-dates';

interface Cancelling {
  readonly chosen: readonly CancellableDate[];
  readonly reason: string;
  readonly endSchedule: boolean;
}

/** Cancels the chosen dates. When it's refused, what was chosen and typed stays, and the figures are read again. */
export function useCancelling(id: number, onDone: () => void) {
  const { mutate, isPending } = useCancelDates();
  const [refusal, setRefusal] = useState<string | null>(null);
  const cancel = ({ chosen, reason, endSchedule }: Cancelling) => {
    const { totalBookings, refundable } = sumsOf(chosen);
    const body = {
      dates: chosen.map((date) => date.id),
      reason: trimmedLines(reason),
      endSchedule,
      seen: { totalBookings, refundable },
    };
    setRefusal(null);
    mutate(
      { id, body },
      {
        onSuccess: ({ cancelled }) => {
          showToast({
            title: `${datesText(cancelled)} cancelled`,
            description: 'We’ll email and refund everyone who booked.',
          });
          onDone();
        },
        onError: (error) => setRefusal(errorSentence(error, 'Failed to cancel the dates. Please try again.')),
      },
    );
  };
  return { cancel, isBusy: isPending, refusal };
}
