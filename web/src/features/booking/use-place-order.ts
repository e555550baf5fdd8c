import { useRef, useState } from 'react';
import { ApiError } from '../../api/api-error';
import { useBookFree } from '../../data/free-booking';
import { extrasRefusal } from '../../fields/extras';
import { paths } from '../../paths';
import { storePendingBooking } from '../../storage/pending-booking';
import { showToast } from '../../ui/dialog/toast-store';
import { toBookingData, toPendingBooking, type BookingOrder } from './booking-order';
import { isFree } from './party';
import type { useDateCheck } from './use-date-check';

/** Refusals by a rule, whose sentence says why. */
const refusalStatuses = new Set([409, 422, 429]);

/**
 * Books a free order directly, and takes a paid one to the checkout, unless its date has gone meanwhile.
 * @param onLeave goes to another page
 */
export function usePlaceOrder(
  order: BookingOrder | null,
  dates: Pick<ReturnType<typeof useDateCheck>, 'isGone' | 'refuse'>,
  onLeave: (path: string) => void,
) {
  const bookFree = useBookFree();
  const madeAtOf = useMadeAt();
  const [isAsking, setAsking] = useState(false);
  const toCheckout = async (paid: BookingOrder) => {
    setAsking(true);
    const isGone = await dates.isGone((now) => sayRefusal(extrasRefusal(paid.attendees, now)));
    setAsking(false);
    if (isGone) return;
    storePendingBooking(toPendingBooking(paid, new Date()));
    onLeave(paths.checkout);
  };
  const place = () => {
    if (!order) return;
    if (!isFree(order.quote)) {
      void toCheckout(order);
      return;
    }
    bookFree.mutate(toBookingData(order, madeAtOf(order)), {
      onSuccess: () => onLeave(paths.freeSuccess),
      onError: (error) => {
        if (!dates.refuse(error))
          showToast({ title: 'Booking Failed', description: failureSentence(error), tone: 'bad' });
      },
    });
  };
  return {
    place,
    isPlacing: bookFree.isPending || isAsking,
    label: order && isFree(order.quote) ? 'Confirm booking' : 'Go to checkout',
  };
}

/** @returns whether something that was chosen can't be had any longer, which is said */
function sayRefusal(description: string | null): boolean {
  if (description !== null) showToast({ title: 'Choose other extras', description, tone: 'bad' });
  return description !== null;
}

function failureSentence(error: Error): string {
  if (error instanceof ApiError && refusalStatuses.has(error.status) && error.sentence) return error.sentence;
  return 'There was an error creating your booking. Please try again.';
}

/** The same time while the event and the attendees stay the same, so that pressing again repeats the same request. */
function useMadeAt() {
  const last = useRef({ content: '', madeAt: new Date(0) });
  return ({ event, attendees }: BookingOrder): Date => {
    const content = [
      event.id,
      ...attendees.map(
        ({ type, id, priceType, extras }) => `${type}${id}${priceType?.name ?? ''}${JSON.stringify(extras)}`,
      ),
    ].join();
    if (last.current.content !== content) last.current = { content, madeAt: new Date() };
    return last.current.madeAt;
  };
}
