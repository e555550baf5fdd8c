import type { FastifyInstance } from 'fastify';
import type { Adapters } from './adapters/adapters';
import type { House } from './house';
import { bindTo } from './http/binding';
import { httpServer } from './http/http-server';
import type { Lifecycle } from './http/lifecycle';
import { handleNotFound } from './http/not-found';
import { rateLimitsOn } from './http/rate-limits';
import type { DefinedJobs } from './jobs/jobs';
import { definedJobs } from './jobs/jobs';
import { sendMail } from './mail/send-mail';
import type { Module } from './modules';
import { modules } from './modules';
import { sweep } from './sweep';

/** The application: what it answers, and what it does in the background. It neither listens nor works yet. */
export interface App {
  readonly http: FastifyInstance;
  readonly house: House;
  readonly jobs: DefinedJobs;
  readonly lifecycle: Lifecycle;
  /** Requests that are being answered. */
  readonly inFlight: () => number;
}

export interface AppOptions {
  /** The module reloading of Vite is allowed; for `npm run dev`. */
  readonly isDevelopment?: boolean;
  /** Other modules than the house's own; for tests of the house itself. */
  readonly modules?: readonly Module[];
}

const SWEEP_SECONDS = 600;

/**
 * Builds the application as a function of what it reaches the outside through.
 * @throws StartError for a route that the authorization table does not have
 */
export async function buildApp(adapters: Adapters, options: AppOptions = {}): Promise<App> {
  const { http, lifecycle, sessions, paths, inFlight } = await httpServer(adapters, options.isDevelopment ?? false);
  const limits = rateLimitsOn(adapters.db, adapters.config.hasRateLimits);
  const jobs = definedJobs();
  const house: House = { ...adapters, bind: bindTo(http, adapters, limits), jobs, limits, sessions, http };
  registerOwnJobs(house);
  for (const module of options.modules ?? modules) module.register(house);
  handleNotFound(http, paths);
  await http.ready();
  return { http, house, jobs, lifecycle, inFlight };
}

function registerOwnJobs({ jobs, db, mailer }: House): void {
  jobs.define('send_mail', ({ mailId }) => sendMail({ db, mailer }, mailId));
  jobs.define('sweep', () => sweep(db));
  jobs.every(SWEEP_SECONDS, 'sweep');
}
