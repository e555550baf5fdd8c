import { randomUUID } from 'node:crypto';
import type { SetUpCheck } from '@ascendant/contract/set-up';
import { productName } from '@ascendant/domain/site/brand';
import { writeCatalogue, type WrittenCatalogue } from '../../../db/seed/load/load-catalogue';
import type { Caller } from '../../access/caller';
import type { Mailer } from '../../adapters/mailer';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database } from '../../database/database';
import { reasonOf } from '../../database/start-trouble';
import { failed, ok, warning } from '../../set-up/judged';
import type { Config } from '../../settings/config';
import { accounts } from '../accounts/accounts.module';

interface MailDeps {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly config: Config;
}

/** Sends an admin a test email at once, not by the queue, so that they see what the mail server says. */
export async function sendSetUpMail(
  { db, mailer, config }: MailDeps,
  caller: Caller,
  requestId: string,
): Promise<SetUpCheck> {
  const { email: to } = await accounts.ownAccount(db, caller.userId);
  const { host } = new URL(config.publicUrl);
  const text = `This is a test. If you can read it, ${productName} can send emails from ${host}.`;
  await inTransaction(db, (tx) => recordAudit(tx, { actor: caller, action: 'set_up.mail_sent', requestId }));
  try {
    await mailer.send({
      messageId: `<${randomUUID()}@${host.replace(/:.*/, '')}>`,
      to,
      subject: `Test email from ${productName}`,
      text,
      html: `<p>${text}</p>`,
      files: [],
    });
  } catch (error) {
    return failed(
      'mail',
      `The mail server refused it: ${reasonOf(error)}.`,
      'Correct SMTP_URL and MAIL_FROM, and start again.',
    );
  }
  if (config.mail.kind === 'outbox')
    return warning(
      'mail',
      "It's in the outbox: no mail server is set.",
      'Set SMTP_URL and MAIL_FROM, and start again.',
    );
  return ok(
    'mail',
    `The mail server took an email to ${to}. If it doesn't arrive within minutes, look in spam, and at SPF, DKIM and DMARC of your domain.`,
  );
}

/** Adds the categories and features that a new site begins with. What's there stays as it is. */
export async function addStarterSet(db: Database, caller: Caller, requestId: string): Promise<WrittenCatalogue> {
  return inTransaction(db, async (tx) => {
    const added = await writeCatalogue(tx, { createdBy: caller.userId });
    await recordAudit(tx, {
      actor: caller,
      action: 'catalogue.started',
      changes: {
        categories: { before: null, after: added.categories },
        features: { before: null, after: added.features },
      },
      requestId,
    });
    return added;
  });
}
