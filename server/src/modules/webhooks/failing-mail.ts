import type { Transaction } from '../../database/database';
import type { Letter } from '../../mail/letter';
import { queueMail } from '../../mail/mail-queue.repository';
import { organizations } from '../organizations/organizations.module';

interface Failing {
  readonly webhookId: number;
  readonly organizerId: number;
  readonly url: string;
  readonly publicUrl: string;
  /** Whether it's off now. */
  readonly isOff: boolean;
}

/** Tells the owners of an organization that a webhook has failed for a day, or that it's off because it still does. */
export async function tellOwners(tx: Transaction, failing: Failing): Promise<void> {
  const letter = failingLetter(failing);
  const kind = failing.isOff ? 'webhook_off' : 'webhook_failing';
  for (const { role, userId, email } of await organizations.findMembers(tx, failing.organizerId))
    if (role === 'owner') await queueMail(tx, { kind, userId, to: email, subject: letter.heading, letter });
}

export function failingLetter({ url, publicUrl, isOff }: Pick<Failing, 'url' | 'publicUrl' | 'isOff'>): Letter {
  const { host } = new URL(url);
  const link = { label: 'Open Webhooks', url: `${publicUrl}/organizer/webhooks` };
  if (isOff)
    return {
      heading: `We’ve turned off your webhook at ${host}`,
      paragraphs: [
        'It hasn’t taken anything for days, or has told us to stop. We send it nothing more.',
        'What happens is kept for 30 days. Turn the webhook on once it works, and we’ll send what it missed.',
      ],
      link,
    };
  return {
    heading: `Your webhook at ${host} doesn’t answer`,
    paragraphs: [
      'For a day, it hasn’t taken anything that we sent. Under Webhooks, you can see each try and what came back.',
      'We keep trying. If nothing gets through for five days, we’ll turn it off.',
    ],
    link,
  };
}
