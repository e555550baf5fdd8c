import type { Module } from '../../application/module';
import { describeError } from '../../errors/described-error';
import { addJob, unhurried } from '../../jobs/add-job.repository';
import { registerAccountingRoutes } from './accounting.routes';
import { ownFeeInvoices, resellerInvoices } from './accounting.service';
import { issueMissing } from './issue-documents';

const secondsBetweenIssues = 60;
/** Also finds what was paid before there were documents or posted late, and the invoices of a month that's over. */
const secondsBetweenWholeIssues = 43_200;
/** Payments of one job: about two seconds. */
const atOnce = 50;

/** What later modules use. */
export const accounting = { ownFeeInvoices, resellerInvoices };

/** Receipts, credit notes and invoices: numbered, and never changed. */
export const accountingModule: Module = {
  name: 'accounting',
  register: (context) => {
    const { db, jobs, log } = context;
    const report = (error: unknown) => log.warn({ error: describeError(error) }, "a document couldn't be issued");
    registerAccountingRoutes(context);
    jobs.define('issue_documents', async (_, stopping) => {
      await issueMissing(db, { isWhole: false, most: atOnce, report, stopping });
    });
    // Some at a time: the first time there are thousands, and refunds wait for the same workers.
    jobs.define('issue_all_documents', async (_, stopping) => {
      const isMore = await issueMissing(db, { isWhole: true, most: atOnce, report, stopping });
      if (isMore) await addJob(db, 'issue_all_documents', {}, { key: 'issue_all_documents', priority: unhurried });
    });
    jobs.every(secondsBetweenIssues, 'issue_documents');
    jobs.every(secondsBetweenWholeIssues, 'issue_all_documents', unhurried);
  },
};
