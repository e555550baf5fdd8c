import type { Logger } from 'pino';
import { loadDemo } from '../../db/seed/load-demo';
import { loadLarge } from '../../db/seed/load-large';
import { realAdapters } from '../adapters/real-adapters';
import { buildApp, type AppOptions } from '../application/app';
import { modules } from '../application/modules';
import { grantToApplication } from '../database/grants';
import { migrate } from '../database/migrate';
import { openDatabase, type OpenDatabase } from '../database/open-database';
import { armFaults } from '../faults/fault-points';
import { openLog } from '../http/request-log';
import { jobRunner, migrateJobs } from '../jobs/runner';
import { isOpenDemo, type Config } from '../settings/config';
import { listen, refuseTakenPort } from './listen';
import { stop, stopOnSignals, type Running } from './stop';
import { welcome } from './welcome';

/**
 * Starts the server and returns when it accepts requests.
 * @throws StartError if its operator has to fix something. Everything that was started by then is stopped again
 */
export async function serve(config: Config, options: AppOptions): Promise<void> {
  FAULT: armFaults(config.faults);
  const log = openLog(config.logLevel);
  if (isOpenDemo(config)) log.warn('demo accounts and the outbox are open to every machine that can reach this one');
  await refuseTakenPort(config);
  const opening = openDatabase(config, (sentence) => log.warn(sentence));
  const stopper = stopOnSignals(async () => (await opening).stop());
  const database = await opening;
  try {
    const running = await startOn(config, { ...database, log, options });
    stopper.stopWith((noticeMs) => stop(running, noticeMs));
    process.stdout.write(welcome(config));
  } catch (error) {
    // A signal makes the start fail, which isn't worth reporting: the signal ends the process.
    if (stopper.isStopping) return;
    await database.stop();
    throw error;
  }
}

async function startOn(
  config: Config,
  { url, stop: stopDatabase, log, options }: OpenDatabase & { log: Logger; options: AppOptions },
): Promise<Running> {
  const owner = config.migrationDatabaseUrl ?? url;
  await migrate(owner);
  await migrateJobs(owner);
  if (config.migrationDatabaseUrl !== undefined) await grantToApplication(owner, url);
  const adapters = await realAdapters(config, url, log);
  const app = await buildApp(adapters, options);
  const jobs = jobRunner(app.jobs, adapters);
  for (const module of options.modules ?? modules) await module.prepare?.(app.context);
  if (config.seed !== 'none') await loadDemo(adapters.db, { now: demoDay(config), site: adapters.site });
  if (config.seed === 'large') await loadLarge(adapters.db, { count: config.seedEvents, site: adapters.site });
  await jobs.start();
  await listen(app.http, config);
  return { app, jobs, log, pool: adapters.pool, reads: adapters.reads, changes: adapters.changes, stopDatabase };
}

/** The day that the demo's dates are relative to, at noon UTC. */
function demoDay({ seedNow }: Config): Date {
  return seedNow === undefined ? new Date() : new Date(`${seedNow}T12:00:00Z`);
}
