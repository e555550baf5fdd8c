import type { FastifyInstance } from 'fastify';
import type { Adapters } from '../adapters/adapters';
import type { Bind } from '../http/binding';
import type { RateLimits } from '../http/rate-limits';
import type { Sessions } from '../http/session';
import type { EventScores } from './event-scores';
import type { Jobs } from '../jobs/jobs';
import type { MailFiles } from '../mail/mail-files';

/** What a module registers itself with. */
export interface ApplicationContext extends Adapters {
  /** Serves a route of the contract. */
  readonly bind: Bind;
  /** For matching: who scores events. For events: the scores. */
  readonly eventScores: EventScores;
  readonly jobs: Jobs;
  readonly limits: RateLimits;
  /** For what mails take along and is made when they go out. */
  readonly mailFiles: MailFiles;
  /** For accounts: who reads sessions. */
  readonly sessions: Sessions;
  /** For the few answers that are not in the contract: webhooks, files. */
  readonly http: FastifyInstance;
}
