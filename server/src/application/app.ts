import { routes } from '@ascendant/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { Adapters } from '../adapters/adapters';
import type { Database } from '../database/database';
import { deleteOldRows } from '../database/retention.repository';
import { describeError } from '../errors/described-error';
import { bindTo } from '../http/binding';
import type { Lifecycle } from '../http/health';
import { removeOldKeys } from '../http/idempotency.repository';
import { handleNotFound } from '../http/not-found';
import { definedJobs, type DefinedJobs } from '../jobs/jobs';
import { callCounter } from '../limits/count-calls';
import { removeOldWindows } from '../limits/rate-limit.repository';
import { rateLimitsOn } from '../limits/rate-limits';
import { forgetRefused } from '../mail/mail-delivery.repository';
import { definedMailFiles } from '../mail/mail-files';
import { definedMailConditions } from '../mail/mail-kinds';
import { definedMailPictures } from '../mail/mail-pictures';
import { sendMail, type MailSending } from '../mail/send-mail';
import { serveDocs } from '../openapi/docs';
import { serveDevelopmentPages } from '../pages/development-pages';
import { serveOutbox } from '../pages/outbox';
import { servePages } from '../pages/pages';
import type { ApplicationContext } from './application-context';
import { eventScores } from './event-scores';
import { httpServer } from './http-server';
import type { Module } from './module';
import { modules } from './modules';
import { openProvider, type BeforeProvider } from './open-provider';

const longestLimitSeconds = 2 * 86_400;

/** The application: its HTTP server and its background jobs. Neither is running yet. */
export interface App {
  readonly http: FastifyInstance;
  readonly context: ApplicationContext;
  readonly jobs: DefinedJobs;
  readonly lifecycle: Lifecycle;
  /** The number of requests in flight. */
  readonly inFlight: () => number;
}

/** Where pages come from: nowhere (only the API, as in most tests), the build, or their sources through Vite. */
export type Pages = 'none' | 'built' | 'development';

export interface AppOptions {
  readonly pages?: Pages;
  /** Modules to use instead of the application's; for tests of the application itself. */
  readonly modules?: readonly Module[];
  /** Another payment provider than that of the settings, for tests. */
  readonly openProvider?: typeof openProvider;
}

const sweepSeconds = 600;

/**
 * Builds the application on its adapters.
 * @throws StartError for a route that isn't in the authorization table
 */
export async function buildApp(adapters: Adapters, options: AppOptions = {}): Promise<App> {
  const { pages = 'none' } = options;
  const { http, lifecycle, sessions, paths, sharedReads, documents, inFlight, metrics } = await httpServer(
    adapters,
    pages === 'development',
  );
  const limits = rateLimitsOn(adapters.db, adapters.config.hasRateLimits);
  const jobs = definedJobs();
  const [mailFiles, mailPictures, mailConditions] = [
    definedMailFiles(),
    definedMailPictures((error) =>
      adapters.log.warn({ error: describeError(error) }, 'an email goes without a picture'),
    ),
    definedMailConditions(),
  ];
  const withoutProvider: BeforeProvider = {
    ...adapters,
    bind: bindTo(http, { adapters, countCall: callCounter(limits), sharedReads }),
    eventScores: eventScores(),
    jobs,
    limits,
    mailConditions,
    mailFiles,
    mailPictures,
    metrics,
    sessions,
    http,
    documents,
  };
  const provider = (options.openProvider ?? openProvider)(withoutProvider);
  const context: ApplicationContext = { ...withoutProvider, provider };
  registerOwnJobs({ ...context, mailConditions, mailFiles, mailPictures });
  for (const module of options.modules ?? modules) module.register(context);
  await serveSite(context, pages);
  handleNotFound(http, paths);
  await http.ready();
  return { http, context, jobs, lifecycle, inFlight };
}

/** Serves what people look at: pages, the API's documentation, and the outbox if emails stay on this machine. */
async function serveSite({ http, config, db, documents, files, log }: ApplicationContext, pages: Pages): Promise<void> {
  serveDocs(http, Object.values(routes), config.publicUrl);
  if (config.mail.kind === 'outbox' && config.appEnv !== 'production') serveOutbox(http, db, config.publicUrl);
  const report = (error: unknown) =>
    log.warn({ error: describeError(error) }, "the files of these pages couldn't be stored for other releases");
  if (pages === 'built')
    await servePages({ app: http, documents, origin: config.publicUrl, currency: config.currency, files, report });
  if (pages === 'development') await serveDevelopmentPages(http, config);
}

function registerOwnJobs({
  jobs,
  db,
  mailer,
  mailConditions,
  mailFiles,
  mailPictures,
  config,
}: ApplicationContext & Pick<MailSending, 'mailConditions' | 'mailFiles' | 'mailPictures'>): void {
  const sending = { db, mailer, mailConditions, mailFiles, mailPictures, publicUrl: config.publicUrl };
  jobs.define('send_mail', ({ mailId }) => sendMail(sending, mailId));
  jobs.define('sweep', () => sweep(db));
  jobs.every(sweepSeconds, 'sweep');
}

/** Deletes expired data that belongs to no module (PRI-06). Modules sweep their own. */
async function sweep(db: Database): Promise<void> {
  await removeOldWindows(db, longestLimitSeconds);
  await removeOldKeys(db);
  await deleteOldRows(db);
  await forgetRefused(db);
}
