import type { Module } from '../../application/module';
import { describeError } from '../../errors/described-error';
import { registerAccountingRoutes } from './accounting.routes';
import { issueMissing } from './issue-documents';

const secondsBetweenIssues = 60;
/** Also finds what was paid before there were documents or posted late, and the fee invoices of a month that's over. */
const secondsBetweenWholeIssues = 43_200;

/** Receipts, credit notes and fee invoices: numbered, and never changed. */
export const accountingModule: Module = {
  name: 'accounting',
  register: (context) => {
    const { db, jobs, log } = context;
    const report = (error: unknown) => log.warn({ error: describeError(error) }, "a document couldn't be issued");
    registerAccountingRoutes(context);
    jobs.define('issue_documents', () => issueMissing(db, { isWhole: false, report }));
    jobs.define('issue_all_documents', () => issueMissing(db, { isWhole: true, report }));
    jobs.every(secondsBetweenIssues, 'issue_documents');
    jobs.every(secondsBetweenWholeIssues, 'issue_all_documents');
  },
};
