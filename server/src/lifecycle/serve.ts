import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { currencyCode, type ChargeCurrency } from '@ascendant/domain/pricing/currency';
import { productName } from '@ascendant/domain/site/brand';
import { inSentences, systemSentence } from '@ascendant/embedded-postgres/system-trouble';
import type { Logger } from 'pino';
import { loadDemo } from '../../db/seed/load-demo';
import { loadLarge } from '../../db/seed/load-large';
import { realAdapters } from '../adapters/real-adapters';
import { buildApp, type AppOptions } from '../application/app';
import type { ApplicationContext } from '../application/application-context';
import type { Module } from '../application/module';
import { modules } from '../application/modules';
import { findBookedCurrencies } from '../database/booked-currencies.repository';
import { openPreparingPool } from '../database/connection';
import { databaseOn, type Database } from '../database/database';
import { openDatabase, type OpenDatabase } from '../database/open-database';
import { StartError } from '../errors/start-error';
import { armFaults } from '../faults/fault-points';
import { openLog } from '../http/request-log';
import { jobRunner } from '../jobs/runner';
import { progressOn, type Progress } from '../progress/progress';
import { checkEncryption } from '../set-up/check-set-up';
import { countUnreadable } from '../set-up/set-up.repository';
import { isOpenDemo, type Config } from '../settings/config';
import { programVersion } from '../version';
import { listen, refuseTakenPort } from './listen';
import { prepareSchema } from './prepare-schema';
import { stop, stopOnSignals, type Running } from './stop';

/** Enough for a block of every file system: an empty file still fits on a full disk. */
const probeBytes = 65_536;

/**
 * Starts the server and returns when it accepts requests.
 * @throws StartError if its operator has to fix something. Everything that was started by then is stopped again
 */
export async function serve(config: Config, options: AppOptions): Promise<void> {
  FAULT: armFaults(config.faults);
  const log = openLog(config.logLevel);
  if (isOpenDemo(config)) log.warn('demo accounts and the outbox are open to every machine that can reach this one');
  await refuseTakenPort(config);
  const progress = progressOn((line) => process.stdout.write(line));
  await tryDataFolder(config, log);
  const opening = openDatabase(config, { say: (sentence) => log.warn(sentence), progress });
  const stopper = stopOnSignals(config.drainMs, async () => (await opening).stop());
  const database = await opening;
  try {
    const running = await startOn(config, { ...database, log, progress, options });
    stopper.stopWith((noticeMs) => stop(running, noticeMs));
    log.info({ version: programVersion }, 'started');
    process.stdout.write(welcome(config));
  } catch (error) {
    // A signal makes the start fail, which isn't worth reporting: the signal ends the process.
    if (stopper.isStopping) return;
    await database.stop();
    throw error;
  }
}

interface Start extends OpenDatabase {
  readonly log: Logger;
  readonly progress: Progress;
  readonly options: AppOptions;
}

async function startOn(config: Config, start: Start): Promise<Running> {
  const { url, log, progress, options } = start;
  await prepareSchema(config, url, progress);
  const preparing = openPreparingPool(url, () => undefined);
  try {
    const adapters = await realAdapters(config, { url, preparing: databaseOn(preparing), log });
    const app = await buildApp(adapters, options);
    const jobs = jobRunner(app.jobs, adapters);
    await nameForeignKey({ ...app.context, db: databaseOn(preparing) });
    await prepareData({ ...app.context, db: databaseOn(preparing) }, { modules: options.modules ?? modules, progress });
    jobs.start();
    await listen(app.http, config);
    return {
      app,
      jobs,
      log,
      pool: adapters.pool,
      reads: adapters.reads,
      changes: adapters.changes,
      signal: adapters.signal,
      mailer: adapters.mailer,
      stopDatabase: start.stop,
    };
  } finally {
    await preparing.end();
  }
}

/** What must be in the database before the first request. */
async function prepareData(
  context: ApplicationContext,
  { modules: prepared, progress }: { modules: readonly Module[]; progress: Progress },
): Promise<void> {
  const { config, db, site, sealer } = context;
  await refuseOtherCurrency(db, config.currency);
  for (const module of prepared) await module.prepare?.(context);
  if (config.seed !== 'none')
    await loadDemo(db, { now: demoDay(config), site, currency: config.currency, sealer, progress });
  if (config.seed === 'large')
    await loadLarge(db, { count: config.seedEvents, dates: config.seedDates, site, progress });
}

/** An operator who restored a backup without its key hears of it before an emergency contact is needed. The site works without. */
export async function nameForeignKey({
  config,
  db,
  sealer,
  log,
}: Pick<ApplicationContext, 'config' | 'db' | 'sealer' | 'log'>): Promise<void> {
  const { state, text, remedy } = checkEncryption(config, await countUnreadable(db, sealer.keyIds));
  if (state !== 'ok') log.error(`${text} ${remedy}`);
}

/** The day that the demo's dates are relative to, at noon UTC. */
function demoDay({ seedNow }: Config): Date {
  return seedNow === undefined ? new Date() : new Date(`${seedNow}T12:00:00Z`);
}

/** What the terminal shows once the site is up. */
function welcome(config: Config): string {
  const accounts =
    config.seed !== 'none' ? ['  Sign in as traveller, organizer or admin; the password is ascendant.'] : [];
  const outbox = config.mail.kind === 'outbox' ? [`  Emails: ${config.publicUrl}/dev/outbox`] : [];
  return ['', `  ${productName} is ready: ${config.publicUrl}`, ...accounts, ...outbox, '', ''].join('\n');
}

/**
 * Refuses to start with another currency than bookings were made in: every price would silently mean other money, and sums would mix both.
 * @throws StartError with what to do
 * Source: docs/archive/decisions/0153-currency-of-the-site.md.
 */
export async function refuseOtherCurrency(db: Database, currency: ChargeCurrency): Promise<void> {
  const [other] = (await findBookedCurrencies(db)).filter((booked) => booked !== currency);
  if (other === undefined) return;
  throw new StartError(
    `This site has bookings in ${currencyCode(other)}, so CURRENCY can't be ${currency}. Set CURRENCY=${other}, or use another database.`,
  );
}

/**
 * Checks that the data folder can be written. It's created if it's missing. Selling needs no disk, so a site whose database is elsewhere starts
 * without it, and the log says what doesn't work.
 * @throws EmbeddedPostgresError with what to do if it can't be written or its disk is full, and the database is there too
 */
export async function tryDataFolder(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: Pick<Logger, 'error'>,
): Promise<void> {
  const probe = join(dataDir, `.written.${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(probe, Buffer.alloc(probeBytes));
    await rm(probe);
  } catch (error) {
    await rm(probe, { force: true }).catch(() => undefined);
    const sentence = systemSentence(error, dataDir);
    if (databaseUrl === undefined || sentence === null) inSentences(dataDir)(error);
    log.error(`${sentence} Until then, pictures can't be uploaded, and emails go without the picture of their event.`);
  }
}
