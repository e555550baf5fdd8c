import { routes } from '@ascendant/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { Adapters } from '../adapters/adapters';
import type { ApplicationContext } from './application-context';
import { eventScores } from './event-scores';
import { bindTo } from '../http/binding';
import { serveDevelopmentPages } from '../http/development-pages';
import { serveDocs } from '../http/docs';
import { httpServer } from '../http/http-server';
import type { Lifecycle } from '../http/health';
import { handleNotFound } from '../http/not-found';
import { serveOutbox } from '../http/outbox';
import { servePages } from '../http/pages';
import { rateLimitsOn } from '../http/rate-limits';
import { wideLimitsOn } from '../http/wide-limits';
import type { DefinedJobs } from '../jobs/jobs';
import { definedJobs } from '../jobs/jobs';
import { definedMailFiles } from '../mail/mail-files';
import { sendMail, type MailSending } from '../mail/send-mail';
import type { Module } from './module';
import { modules } from './modules';
import { sweep } from './sweep';

/** The application: what it answers, and what it does in the background. It neither listens nor works yet. */
export interface App {
  readonly http: FastifyInstance;
  readonly context: ApplicationContext;
  readonly jobs: DefinedJobs;
  readonly lifecycle: Lifecycle;
  /** Requests that are being answered. */
  readonly inFlight: () => number;
}

/** Where pages come from: nowhere (the API alone, as in most tests), the build, or Vite on their sources. */
export type Pages = 'none' | 'built' | 'development';

export interface AppOptions {
  readonly pages?: Pages;
  /** Other modules than the house's own; for tests of the house itself. */
  readonly modules?: readonly Module[];
}

const SWEEP_SECONDS = 600;

/**
 * Builds the application as a function of what it reaches the outside through.
 * @throws StartError for a route that the authorization table does not have
 */
export async function buildApp(adapters: Adapters, options: AppOptions = {}): Promise<App> {
  const { pages = 'none' } = options;
  const { http, lifecycle, sessions, paths, inFlight } = await httpServer(adapters, pages === 'development');
  const limits = rateLimitsOn(adapters.db, adapters.config.hasRateLimits);
  const wide = wideLimitsOn(adapters.db, adapters.config.hasRateLimits);
  http.addHook('onClose', async () => wide.stop());
  const jobs = definedJobs();
  const mailFiles = definedMailFiles();
  const context: ApplicationContext = {
    ...adapters,
    bind: bindTo(http, adapters, { narrow: limits, wide }),
    eventScores: eventScores(),
    jobs,
    limits,
    mailFiles,
    sessions,
    http,
  };
  registerOwnJobs({ ...context, mailFiles });
  for (const module of options.modules ?? modules) module.register(context);
  await serveSite(context, pages);
  handleNotFound(http, paths);
  await http.ready();
  return { http, context, jobs, lifecycle, inFlight };
}

/** What people look at: pages, the description of the API, and the outbox where mails stay on this machine. */
async function serveSite({ http, config, db }: ApplicationContext, pages: Pages): Promise<void> {
  serveDocs(http, Object.values(routes), config.publicUrl);
  if (config.mail.kind === 'outbox' && config.appEnv !== 'production') serveOutbox(http, db);
  if (pages === 'built') await servePages(http, config.publicUrl);
  if (pages === 'development') await serveDevelopmentPages(http, config.publicUrl);
}

function registerOwnJobs({ jobs, db, mailer, mailFiles }: ApplicationContext & MailSending): void {
  jobs.define('send_mail', ({ mailId }) => sendMail({ db, mailer, mailFiles }, mailId));
  jobs.define('sweep', () => sweep(db));
  jobs.every(SWEEP_SECONDS, 'sweep');
}
