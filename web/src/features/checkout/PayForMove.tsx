import { fromWire } from '@ascendant/contract/money';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { errorSentence } from '../../api/api-error';
import { CentredSpinner } from '../../auth/CentredSpinner';
import { moveQuery, usePayForMove, type MoveQuote } from '../../data/booking-move';
import { paths } from '../../paths';
import { bookingMoved } from './checkout-text';
import { CantChange, PayForChange, type ChangeText } from './PayForChange';

interface PayForMoveProps {
  readonly bookingId: number;
  readonly eventId: number;
  /** Which date it is, and what it costs. */
  readonly Summary: ComponentType<{ readonly quote: MoveQuote; readonly eventId: number }>;
}

const text: ChangeText = {
  heading: 'Pay the difference',
  keep: 'Keep my date',
  note: 'Your booking moves when the payment has gone through. Until then, it stays as it is.',
  refused: 'Your booking can’t move to this date',
  done: bookingMoved,
};

/** What a dearer date costs more, and its payment. The amounts are the server's. */
export function PayForMove({ bookingId, eventId, Summary }: PayForMoveProps) {
  // Asked once: what's being paid doesn't change by looking at it again.
  const { data: quote, error } = useQuery({ ...moveQuery(bookingId, eventId), staleTime: Infinity });
  const refusal = error && !quote ? errorSentence(error) : quote && refusalOf(quote);
  if (refusal) return <CantChange title={text.refused} text={refusal} />;
  if (!quote) return <CentredSpinner label="Preparing your payment" />;
  return <Paying key={`${quote.fromEventId} ${quote.charge}`} quote={quote} eventId={eventId} Summary={Summary} />;
}

function refusalOf({ refusal, charge }: MoveQuote): string | null {
  if (refusal !== null) return refusal;
  return fromWire(charge) === 0 ? 'This date costs nothing more, so there’s nothing to pay.' : null;
}

function Paying({ quote, eventId, Summary }: Omit<PayForMoveProps, 'bookingId'> & { readonly quote: MoveQuote }) {
  const { bookingId, fromEventId, charge, seats } = quote;
  return (
    <PayForChange
      text={text}
      change={{ bookingId, fromEventId, eventId, charge }}
      send={usePayForMove()}
      path={paths.payForMove(bookingId, eventId)}
      seats={seats}
    >
      <Summary quote={quote} eventId={eventId} />
    </PayForChange>
  );
}
