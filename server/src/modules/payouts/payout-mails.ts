import { cents, formatDollars } from '@ascendant/domain/money';
import type { PayoutAccountState } from '@ascendant/domain/payout/accounts';
import type { BankPayoutRow } from '../../../db/schema/payouts';
import type { Transaction } from '../../database/database';
import type { Letter } from '../../mail/letter';
import { queueMail } from '../../mail/mail-queue.repository';
import type { PaidPerson } from './payout-accounts.repository';

interface About {
  readonly person: Pick<PaidPerson, 'id' | 'email'>;
  readonly publicUrl: string;
}

/** Tells an organizer that they can be paid now, or no longer. Other states are for the screen: they've only just been there. */
export async function tellOfAccount(
  tx: Transaction,
  { person, publicUrl, state }: About & { readonly state: PayoutAccountState | 'lost' },
): Promise<void> {
  if (state !== 'active' && state !== 'restricted' && state !== 'lost') return;
  const letter = accountLetter(state, publicUrl);
  await queueMail(tx, { kind: 'payout_account', userId: person.id, to: person.email, subject: letter.heading, letter });
}

export function accountLetter(state: 'active' | 'restricted' | 'lost', publicUrl: string): Letter {
  const link = { label: 'Open Earnings', url: `${publicUrl}/organizer/earnings` };
  if (state === 'active')
    return {
      heading: 'Your account is connected',
      paragraphs: ['We can pay you now. What your events earn is paid out a few days after each of them is over.'],
      link,
    };
  if (state === 'lost')
    return {
      heading: 'Your payouts are on hold',
      paragraphs: [
        'Our payment provider no longer lets us pay your account there. It may have been closed, or our access to it was taken back.',
        'What you’ve earned stays yours. Under Earnings, start over with another account, and we’ll pay it there.',
      ],
      link,
    };
  return {
    heading: 'Your payouts are on hold',
    paragraphs: [
      'Our payment provider needs something from you before we can pay you. Under Earnings, you can see what and give it to them.',
      'What you’ve earned stays yours. We’ll pay it as soon as your account is in order.',
    ],
    link,
  };
}

/** Tells an organizer that their bank returned a payout. */
export async function tellOfReturnedPayout(
  tx: Transaction,
  { person, publicUrl, payout }: About & { readonly payout: Pick<BankPayoutRow, 'id' | 'amountCents'> },
): Promise<void> {
  const letter = returnedPayoutLetter(payout, publicUrl);
  await queueMail(tx, {
    kind: 'payout_returned',
    dedupeKey: `payout_returned:${payout.id}`,
    userId: person.id,
    to: person.email,
    subject: letter.heading,
    letter,
  });
}

export function returnedPayoutLetter({ amountCents }: Pick<BankPayoutRow, 'amountCents'>, publicUrl: string): Letter {
  return {
    heading: 'Your bank returned a payout',
    paragraphs: [
      `Your bank returned ${formatDollars(cents(amountCents))}. The money is safe: it’s in your account at our payment provider.`,
      'Check your bank details there. The provider sends it again once they’re right.',
    ],
    link: { label: 'Open Earnings', url: `${publicUrl}/organizer/earnings` },
  };
}
