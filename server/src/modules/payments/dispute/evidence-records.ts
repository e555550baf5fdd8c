import { documentKindLabels } from '@ascendant/domain/accounting/document-kinds';
import { cents, formatDollars } from '@ascendant/domain/money';
import type { RefundRow } from '../../../../db/schema/refunds';
import { dateTimeText } from '../../../mail/date-text';
import type { CountedMessages, IssuedDocument, SignedWaiver } from './evidence-records.repository';

/** What became of the money: the documents that the traveller got, and each refund. */
export function moneyText(
  documents: readonly IssuedDocument[],
  refunds: readonly RefundRow[],
  timeZone: string,
): string {
  const issued = documents.map(
    ({ kind, number, totalCents, issuedAt }) =>
      `${documentKindLabels[kind]} ${number} of ${formatDollars(cents(totalCents))}, issued ${dateTimeText(issuedAt, timeZone)}.`,
  );
  const returned = refunds.map((refund) => refundText(refund, timeZone));
  return [...issued, ...(returned.length === 0 ? ['No refund was asked for.'] : returned)].join('\n');
}

function refundText(refund: RefundRow, timeZone: string): string {
  const at = (instant: Date) => dateTimeText(instant, timeZone);
  const { number, amountCents, createdAt, succeededAt, failedAt, closedAt } = refund;
  const begun = `Refund ${number} of ${formatDollars(cents(amountCents))}: asked for ${at(createdAt)}`;
  const steps = [
    ...(succeededAt === null ? [] : [`made ${at(succeededAt)}`]),
    ...(failedAt === null ? [] : [`returned by the bank ${at(failedAt)}`]),
    ...(closedAt === null ? [] : [`closed ${at(closedAt)}`]),
  ];
  return `${[begun, ...(steps.length === 0 ? ['not made yet'] : steps)].join(', ')}.`;
}

/** Who has signed what; nothing if the event asked for no signatures. */
export function signedText(signatures: readonly SignedWaiver[], timeZone: string): readonly string[] {
  return signatures.map(({ title, version, attendeeName, signedName, signedAt, isGuardian }) => {
    const who = isGuardian ? `${signedName}, as parent or guardian of ${attendeeName},` : signedName;
    return `${who} signed “${title}” (version ${version}) ${dateTimeText(signedAt, timeZone)}.`;
  });
}

const senders: Readonly<Record<CountedMessages['sender'], string>> = {
  traveller: 'The traveller wrote to the host',
  host: 'The host wrote to the traveller',
};

/** That they wrote to each other, not what: conversations are theirs. */
export function messagesText(counted: readonly CountedMessages[], timeZone: string): string {
  if (counted.length === 0) return 'None.';
  return counted
    .map(({ sender, count, first, last }) => {
      const times = `${count} ${count === 1 ? 'message' : 'messages'}`;
      const until = count === 1 ? '' : `, the last ${dateTimeText(last, timeZone)}`;
      return `${senders[sender]}: ${times}, the first ${dateTimeText(first, timeZone)}${until}.`;
    })
    .join('\n');
}
