import { logRoutes } from '@ascendant/contract/logs';
import type { ApplicationContext } from '../../application/application-context';
import { auditPage, errorPage } from './logs.service';

/** Serves the audit log and the error log to admins. Nothing here changes them. */
export function registerLogRoutes({ bind, db }: Pick<ApplicationContext, 'bind' | 'db'>): void {
  bind(logRoutes.listAuditLog, ({ query }) => auditPage(db, query));

  bind(logRoutes.listErrorLogs, ({ query }) => errorPage(db, query));
}
