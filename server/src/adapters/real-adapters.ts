import { join } from 'node:path';
import type { Logger } from 'pino';
import { unheardChanges, type Changes } from '../database/changes';
import { openPool } from '../database/connection';
import { databaseOn } from '../database/database';
import { siteOf } from '../database/installation.repository';
import { listenForChanges } from '../database/listen';
import { nameHotStatements } from '../database/named-statements';
import { describeError } from '../errors/described-error';
import type { Config } from '../settings/config';
import type { Adapters } from './adapters';
import { systemClock } from './clock';
import type { FileStore } from './file-store';
import { localFiles } from './local-files';
import type { Mailer } from './mailer';
import { outboxMailer } from './outbox-mailer';
import { s3Files } from './s3-files';
import { smtpMailer } from './smtp-mailer';

/** The real adapters, chosen by the settings. The database is migrated by now. */
export async function realAdapters(config: Config, databaseUrl: string, log: Logger): Promise<Adapters> {
  const broken = (error: Error): void => log.warn({ error: describeError(error) }, 'a connection broke');
  const pool = openPool(databaseUrl, broken);
  if (config.databasePooler !== 'transaction') nameHotStatements(pool);
  const db = databaseOn(pool);
  const { databaseReplicaUrl } = config;
  return {
    config,
    site: await siteOf(db, config.publicUrl),
    pool,
    db,
    reads: databaseReplicaUrl === undefined ? db : databaseOn(openPool(databaseReplicaUrl, broken)),
    changes: changesOf(config, databaseUrl, broken),
    clock: systemClock,
    mailer: mailerOf(config),
    files: filesOf(config),
    log,
  };
}

/** A pooler in transaction mode gives a connection to someone else after each transaction, so it can't pass notices on. */
function changesOf({ databasePooler }: Config, databaseUrl: string, broken: (error: Error) => void): Changes {
  return databasePooler === 'transaction' ? unheardChanges : listenForChanges(databaseUrl, broken);
}

function mailerOf({ mail, dataDir }: Config): Mailer {
  if (mail.kind === 'smtp') return smtpMailer(mail.url, mail.from);
  return outboxMailer(join(dataDir, 'outbox'), mail.from, systemClock);
}

function filesOf({ files, dataDir }: Config): FileStore {
  return files.kind === 's3' ? s3Files(files) : localFiles(join(dataDir, 'uploads'));
}
