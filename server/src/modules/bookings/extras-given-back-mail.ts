import { policySummary } from '@ascendant/domain/booking/cancellation-policy';
import { formatDollars, type Cents } from '@ascendant/domain/money';
import type { BookedExtra } from '@ascendant/domain/pricing/extra';
import { extrasText } from '@ascendant/domain/pricing/extra-text';
import type { BookingRow } from '../../../db/schema/bookings';
import { namesText } from '../../mail/event-facts';
import { bankTime, named, type RefundMail } from './refund-mail';

/** What became of the money of extras that were given back. */
interface ExtrasGivenBack {
  readonly returned: readonly (BookedExtra & { /** Whose it was. */ readonly of: string })[];
  readonly refund: Cents;
  readonly kept: Cents;
  /** How many times something was given back of the booking by now. */
  readonly number: number;
}

/** Tells the traveller which extras were given back, and what's refunded. */
export function extrasGivenBack({ returned, refund, kept, number }: ExtrasGivenBack): RefundMail {
  const what = namesText(returned.map((extra) => `${extrasText([extra])} (${extra.of})`));
  return {
    kind: 'extras_given_back',
    number,
    onlyIf: 'booking_is_confirmed',
    subject: (title) => `Your booking has changed: ${title}`,
    heading: 'Your booking has changed',
    paragraphs: (booking, recipient) => [
      `Hello ${recipient.firstName}, you've given back ${what} in ${named(booking, recipient)}.`,
      ...moneyOf(booking, { returned, refund, kept }),
      'Your booking and your tickets stay as they are.',
    ],
  };
}

function moneyOf(
  { cancellationPolicy }: BookingRow,
  { returned, refund, kept }: Omit<ExtrasGivenBack, 'number'>,
): string[] {
  if (refund + kept === 0) return ["It was free, so there's nothing to refund."];
  const final = returned.filter(({ isFinal }) => isFinal);
  const why = [
    final.length > 0 ? `Not refundable: ${extrasText(final)}.` : '',
    final.length < returned.length ? `The policy you booked with: ${policySummary(cancellationPolicy)}.` : '',
  ];
  return [
    refund > 0 ? `We're refunding ${formatDollars(refund)} to the card you paid with. ${bankTime}` : '',
    kept > 0 ? [`${formatDollars(kept)} isn't refunded.`, ...why].filter(Boolean).join(' ') : '',
  ].filter(Boolean);
}
