import { randomUUID } from 'node:crypto';
import { setUpTopics, type SetUpCheck, type SetUpTopic } from '@ascendant/contract/set-up';
import { hstBasisPoints, rateLabel, taxName } from '@ascendant/domain/pricing/rates';
import type { FileStore } from '../adapters/file-store';
import type { Mailer } from '../adapters/mailer';
import { askOwnAddress, ownCertificateEnd } from '../adapters/own-address';
import type { PaymentProvider } from '../adapters/payments/payment-provider';
import { stripeProvider } from '../adapters/payments/stripe/stripe-provider';
import { backupTask } from '../backup/note-backup';
import type { Database } from '../database/database';
import { reasonOf } from '../database/start-trouble';
import { lastRun } from '../jobs/queue.repository';
import { sandboxOn } from '../sandbox/sandbox';
import type { Config } from '../settings/config';
import { programVersion } from '../version';
import { checkPayments, checkWebhook } from './check-payments';
import { checkPayouts } from './check-payouts';
import { ageText, failed, ok, warning } from './judged';
import { countUnreadable, readSetUpFigures, type SetUpFigures } from './set-up.repository';

/** What's tried. */
export interface SetUpDeps {
  readonly config: Config;
  readonly db: Database;
  readonly site: string;
  readonly mailer: Mailer;
  readonly files: FileStore;
  /** Of the keys that this machine has (`sealer.ts`). */
  readonly keyIds: readonly string[];
}

const mostClockMs = 2000;
const mostBackupHours = 26;

/** Tries out everything that the settings name, all at once. What can't be tried has failed. */
export async function checkSetUp(deps: SetUpDeps): Promise<readonly SetUpCheck[]> {
  const { config, db } = deps;
  const askedAt = Date.now();
  const figures = await readSetUpFigures(db);
  const answeredAt = Date.now();
  const checks = await Promise.all([
    tried('database', () => checkDatabase(figures)),
    tried('clock', () => checkClock(figures, (askedAt + answeredAt) / 2)),
    tried('address', () => checkAddress(config)),
    tried('mail', () => checkMail(config, deps.mailer)),
    tried('payments', () => checkPayments(config, providerOf(deps))),
    tried('webhook', () => checkWebhook(config, figures)),
    tried('payouts', () => checkPayouts(config, figures)),
    tried('taxes', () => checkTaxes(config)),
    tried('storage', () => checkStorage(config, deps.files)),
    tried('encryption', async () => checkEncryption(config, await countUnreadable(db, deps.keyIds))),
    tried('backups', async () => checkBackups(config, await lastRun(db, backupTask), figures)),
    tried('catalogue', () => checkCatalogue(figures)),
  ]);
  return inOrder(checks);
}

export function inOrder(checks: readonly SetUpCheck[]): readonly SetUpCheck[] {
  return checks.toSorted((one, other) => setUpTopics.indexOf(one.topic) - setUpTopics.indexOf(other.topic));
}

async function tried(topic: SetUpTopic, work: () => SetUpCheck | Promise<SetUpCheck>): Promise<SetUpCheck> {
  try {
    return await work();
  } catch (error) {
    return failed(topic, `It can't be tried: ${reasonOf(error)}.`, 'Look at the log of the server.');
  }
}

function providerOf({ config, db, site }: SetUpDeps): PaymentProvider {
  return config.payments.kind === 'stripe' ? stripeProvider({ ...config.payments, site }) : sandboxOn(db, site);
}

function checkDatabase({ major, standbys, waitsForStandby }: SetUpFigures): SetUpCheck {
  if (standbys > 0 && !waitsForStandby)
    return warning(
      'database',
      `PostgreSQL ${major} has a standby, and commits don't wait for it: a failover can lose bookings that were confirmed.`,
      'Set synchronous_standby_names (Patroni: synchronous_mode: quorum), or accept it.',
    );
  const standby = standbys > 0 ? ', and commits wait for a standby' : '';
  return ok('database', `PostgreSQL ${major} has the tables of this version${standby}.`);
}

function checkClock({ nowMs }: SetUpFigures, ourMs: number): SetUpCheck {
  const seconds = Math.round(Math.abs(nowMs - ourMs) / 1000);
  if (Math.abs(nowMs - ourMs) <= mostClockMs) return ok('clock', 'This machine and the database have the same time.');
  return warning(
    'clock',
    `The clocks of this machine and of the database differ by ${seconds} seconds.`,
    'Set both by a time server (systemctl enable --now systemd-timesyncd).',
  );
}

/** certbot renews a certificate 30 days before it ends. */
const leastCertificateDays = 14;

async function checkAddress({ publicUrl }: Config): Promise<SetUpCheck> {
  const answer = await askOwnAddress(publicUrl);
  if (answer.kind === 'none')
    return failed(
      'address',
      `${publicUrl} can't be reached from here: ${answer.reason}.`,
      'Start the site, or correct PUBLIC_URL, DNS, the certificate or the proxy.',
    );
  if (answer.kind === 'another')
    return failed(
      'address',
      `Something else answers at ${publicUrl}, with ${answer.status}.`,
      'Have the proxy pass on every path to this server.',
    );
  if (answer.version !== programVersion)
    return warning(
      'address',
      `Version ${answer.version} answers at ${publicUrl}, and this is ${programVersion}.`,
      'Finish the upgrade, or start again what still runs.',
    );
  const endsAt = await ownCertificateEnd(publicUrl);
  const daysLeft = endsAt === null ? Infinity : Math.floor((endsAt.getTime() - Date.now()) / 86_400_000);
  if (daysLeft < leastCertificateDays)
    return warning(
      'address',
      `The certificate of ${publicUrl} ends in ${daysLeft} days.`,
      'It should have been renewed by now. Look at certbot: systemctl status certbot.timer; certbot renew.',
    );
  return ok('address', `${publicUrl} leads here.`);
}

async function checkMail({ mail }: Config, mailer: Mailer): Promise<SetUpCheck> {
  if (mail.kind === 'outbox')
    return warning(
      'mail',
      "Emails aren't sent: they stay on this machine.",
      'Set SMTP_URL and MAIL_FROM, and start again.',
    );
  const { hostname } = new URL(mail.url);
  try {
    await mailer.verify();
    return ok('mail', `${hostname} lets us in. Send yourself a test email to see that it delivers.`);
  } catch (error) {
    return failed(
      'mail',
      `${hostname} can't be used: ${reasonOf(error)}.`,
      'Start the mail server, or correct SMTP_URL: its port, user and password, and whether it speaks TLS.',
    );
  }
}

/** Which taxes are charged. Without the setting they're those of Ontario, which an operator elsewhere has to know before selling. */
export function checkTaxes({ taxes: { rules, areChosen } }: Pick<Config, 'taxes'>): SetUpCheck {
  if (rules === 'canada') return ok('taxes', 'Taxes follow the province of each event, by Canada’s rules.');
  const text = `${taxName} of ${rateLabel(hstBasisPoints)} is added to every event, wherever it is.`;
  if (areChosen) return ok('taxes', text);
  return warning(
    'taxes',
    text,
    'Set TAX_RULES: canada for taxes by province, specification if this is right. Other taxes: docs/extending.md, A tax.',
  );
}

async function checkStorage({ files: { kind } }: Config, files: FileStore): Promise<SetUpCheck> {
  const key = `set-up/${randomUUID()}.png`;
  const content = Buffer.from(key);
  try {
    await files.put(key, { content, contentType: 'image/png' });
    const read = await files.get(key);
    await files.remove(key);
    if (read?.content.equals(content) !== true) throw new RangeError('it returned something else than was stored');
  } catch (error) {
    const remedy =
      kind === 's3'
        ? 'Correct the S3 settings, and allow this key to get, put, delete and list in the bucket.'
        : 'Free some space on the disk of DATA_DIR, and give this user the right to write it.';
    return failed('storage', `Pictures can't be stored: ${reasonOf(error)}.`, remedy);
  }
  return ok(
    'storage',
    kind === 's3' ? 'The bucket stores, returns and deletes.' : 'The folder of uploads stores, returns and deletes.',
  );
}

/** Whether this machine can read what's encrypted. @param unreadable answers, phone numbers and webhook secrets of keys that it doesn't have */
export function checkEncryption({ answersKeys }: Pick<Config, 'answersKeys'>, unreadable: number): SetUpCheck {
  if (unreadable > 0)
    return failed(
      'encryption',
      `This machine can't read ${unreadable === 1 ? 'an answer, phone number or webhook secret that was' : `${unreadable} answers, phone numbers and webhook secrets that were`} encrypted with another key.`,
      'Set ANSWERS_KEY to that key, or put its answers.key back into DATA_DIR, and start again. If both keys were used, set both, separated by a comma.',
    );
  if (answersKeys.length > 0)
    return ok('encryption', 'Answers, phone numbers and webhook secrets are encrypted with ANSWERS_KEY.');
  return ok(
    'encryption',
    'Answers, phone numbers and webhook secrets are encrypted with the key in DATA_DIR/answers.key. Keep a copy where your backups aren’t.',
  );
}

function checkBackups({ databaseUrl }: Config, madeAt: Date | null, { nowMs }: SetUpFigures): SetUpCheck {
  const remedy =
    databaseUrl === undefined
      ? 'Run this every night: ascendant backup (docs/backups.md).'
      : "Have your backup run this when it's done: ascendant backup-made (docs/backups.md).";
  if (madeAt === null) return warning('backups', 'We know of no backup.', remedy);
  const age = nowMs - madeAt.getTime();
  const text = `The last backup that we know of was made ${ageText(age)}.`;
  return age > mostBackupHours * 3_600_000 ? warning('backups', text, remedy) : ok('backups', text);
}

function checkCatalogue({ categories }: SetUpFigures): SetUpCheck {
  if (categories === 0)
    return failed(
      'catalogue',
      "There's no category, so no event can be created.",
      'Add the starter set, or create categories in Settings.',
    );
  return ok('catalogue', categories === 1 ? "There's one category." : `There are ${categories} categories.`);
}
