import { bookingReference } from '@ascendant/domain/booking/reference';
import { cents, formatDollars } from '@ascendant/domain/money';
import { evidencePartTitles, type Evidence, type EvidencePart } from '@ascendant/domain/payment/evidence';
import { dateTimeText } from '../../../mail/date-text';
import type { PrintedEvidence } from '../../tickets/printed-document';
import type { EvidenceFacts } from './evidence.repository';

/** What the site has put together. What an admin adds goes to the bank as a text. */
const printedParts = [
  'sale',
  'money',
  'policy',
  'use',
  'contact',
  'messages',
] as const satisfies readonly EvidencePart[];

/** Evidence as it's printed. @param compiledAt when it was put together */
export function printedEvidence(
  { dispute, booking, event }: EvidenceFacts,
  evidence: Evidence,
  compiledAt: Date,
): PrintedEvidence {
  return {
    title: `Evidence about booking ${bookingReference(booking.id)}`,
    number: dispute.providerDisputeId,
    compiledAt,
    details: [
      ['Event', event.title],
      ['Amount', `${formatDollars(cents(dispute.amountCents))} ${dispute.currency.toUpperCase()}`],
      ['Disputed', dateTimeText(dispute.openedAt, event.timezone)],
      ['Put together', dateTimeText(compiledAt, event.timezone)],
    ],
    sections: printedParts
      .filter((part) => evidence[part] !== '')
      .map((part): PrintedEvidence['sections'][number] => [evidencePartTitles[part], evidence[part]]),
  };
}
