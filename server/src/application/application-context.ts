import type { FastifyInstance } from 'fastify';
import type { Adapters } from '../adapters/adapters';
import type { PaymentProvider } from '../adapters/payments/payment-provider';
import type { Documents } from '../cache/document-cache';
import type { Bind } from '../http/binding';
import type { Metrics } from '../http/metrics';
import type { Sessions } from '../http/session';
import type { Jobs } from '../jobs/jobs';
import type { RateLimits } from '../limits/rate-limits';
import type { MailFiles } from '../mail/mail-files';
import type { MailConditions } from '../mail/mail-kinds';
import type { MailPictures } from '../mail/mail-pictures';
import type { EventScores } from './event-scores';

/** What a module gets to register itself. */
export interface ApplicationContext extends Adapters {
  /** Serves a route of the contract. */
  readonly bind: Bind;
  /** For matching: who scores events. For events: the scores. */
  readonly eventScores: EventScores;
  readonly jobs: Jobs;
  readonly limits: RateLimits;
  /** For what emails say, that may no longer be true when they're sent. */
  readonly mailConditions: MailConditions;
  /** For email attachments that are generated when the email is sent. */
  readonly mailFiles: MailFiles;
  readonly mailPictures: MailPictures;
  /** For figures that machines watch. */
  readonly metrics: Metrics;
  /** The payment provider in use. */
  readonly provider: PaymentProvider;
  /** Lets the accounts module set how sessions are read. */
  readonly sessions: Sessions;
  /** For the few routes that aren't in the contract: webhooks and files. */
  readonly http: FastifyInstance;
  /** Caches pages and feeds, and limits how many of them are written at once. */
  readonly documents: Documents;
}
