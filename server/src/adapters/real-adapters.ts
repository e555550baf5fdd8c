import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { unheardChanges, type Changes } from '../database/changes';
import { openPool, expectNoPooler } from '../database/connection';
import { databaseOn, type Database } from '../database/database';
import { siteOf } from '../database/installation.repository';
import { listenForChanges } from '../database/listen';
import { outagesOn, type Outages } from '../database/outages';
import { readsOf, type Reads } from '../database/replica/reads';
import { replicaReads } from '../database/replica/replica-reads';
import { databaseSignal, type DatabaseSignal } from '../database/signal';
import type { Config } from '../settings/config';
import { type Adapters, systemClock, type Clock } from './adapters';
import type { FileStore } from './file-store';
import { localFiles } from './local-files';
import type { Mailer } from './mailer';
import { outbound } from './outbound/outbound';
import { s3Files } from './s3-files';
import { openSealer } from './sealing-key';
import { smtpMailer, message } from './smtp-mailer';

interface Opened {
  /** Of the database, which is migrated by now. */
  readonly url: string;
  /** The same database, without timeouts. */
  readonly preparing: Database;
  readonly log: Logger;
}

/** The real adapters, chosen by the settings. */
export async function realAdapters(config: Config, { url, preparing, log }: Opened): Promise<Adapters> {
  const outages = outagesOn(log);
  const { broke: broken } = outages;
  const signal = watched(databaseSignal(url), outages);
  const pool = poolOf(config, url, broken);
  const db = databaseOn(pool);
  const reads = readsOn(db, config, broken);
  return {
    config,
    site: await siteOf(preparing, config.publicUrl),
    pool,
    db,
    signal,
    reads,
    changes: reads.readable(changesOf(config, url, broken)),
    clock: systemClock,
    ...realFilesAndMailer(config),
    outbound: outbound({ publicUrl: config.publicUrl, allowed: config.outboundAllow }),
    sealer: await openSealer(config),
    log,
  };
}

/** The signal, and what the log says of it until it's closed. */
function watched(signal: DatabaseSignal, outages: Outages): DatabaseSignal {
  const stop = outages.watch(signal);
  return {
    answers: signal.answers,
    close: () => {
      stop();
      return signal.close();
    },
  };
}

function poolOf({ databasePooler }: Config, url: string, broken: (error: Error) => void): Pool {
  const pool = openPool(url, broken);
  if (databasePooler !== 'transaction') expectNoPooler(pool);
  return pool;
}

function readsOn(primary: Database, config: Config, report: (error: Error) => void): Reads {
  const { databaseReplicaUrl } = config;
  if (databaseReplicaUrl === undefined) return readsOf(primary);
  return replicaReads({ primary, replica: databaseOn(poolOf(config, databaseReplicaUrl, report)), report });
}

/**
 * A pooler in transaction mode gives a connection to someone else after each transaction, so it can't pass notices on: they come over
 * DATABASE_LISTEN_URL, past the pooler, or not at all.
 */
function changesOf(
  { databasePooler, databaseListenUrl }: Config,
  url: string,
  broken: (error: Error) => void,
): Changes {
  const isPooled = databasePooler === 'transaction' && databaseListenUrl === undefined;
  return isPooled ? unheardChanges : listenForChanges(databaseListenUrl ?? url, broken);
}

/** For commands that need nothing else of the outside. */
export function realFilesAndMailer(config: Config): Pick<Adapters, 'files' | 'mailer'> {
  return { files: filesOf(config), mailer: mailerOf(config) };
}

function mailerOf({ mail, dataDir }: Config): Mailer {
  if (mail.kind === 'smtp') return smtpMailer(mail.url, mail.from);
  return outboxMailer(join(dataDir, 'outbox'), mail.from, systemClock);
}

function filesOf({ files, dataDir }: Config): FileStore {
  return files.kind === 's3' ? s3Files(files) : localFiles(join(dataDir, 'uploads'));
}

/**
 * Saves emails as files that any mail program can open: one `.eml` each, named after its Message-ID, so that sending again
 * replaces the first file. Nothing leaves the machine.
 * @param folder created if missing
 */
export function outboxMailer(folder: string, from: string, clock: Clock): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message: eml } = await transport.sendMail({ ...message(mail, from), date: clock.now() });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = fileName(mail.messageId);
      const unfinished = join(folder, `.${name}.part`);
      await writeFile(unfinished, eml, { mode: 0o600 });
      await rename(unfinished, join(folder, name));
    },
    forget: (messageId) => rm(join(folder, fileName(messageId)), { force: true }),
    verify: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
    },
    close: () => undefined,
  };
}

function fileName(messageId: string): string {
  return `${messageId.replaceAll(/[^\w.@-]/g, '')}.eml`;
}
