import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountingDocuments } from '../../../db/schema/accounting-documents';
import { bookPaid } from '../../../test/checkout/book-paid';
import { paymentOf } from '../../../test/checkout/scene';
import { buildEvent } from '../../../test/factories/events';
import { buildOrganizer } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';
import { inTransaction } from '../../database/database';
import { issueDocuments, issueIn, issueMissing } from './issue-documents';

const app = await testApp();

/** Paid bookings of an organizer's own events, without documents. */
async function buildSales(count: number) {
  const { id: createdBy } = await buildOrganizer(app.db);
  const payments: number[] = [];
  for (let made = 0; made < count; made += 1) {
    const { id } = await buildEvent(app.db, { createdBy });
    payments.push((await paymentOf(app, (await bookPaid(app, id)).bookingId)).id);
  }
  const sequences = async () => {
    const rows = await app.db
      .select({ sequence: accountingDocuments.sequence })
      .from(accountingDocuments)
      .where(eq(accountingDocuments.organizerId, createdBy))
      .orderBy(asc(accountingDocuments.sequence));
    return rows.map(({ sequence }) => sequence);
  };
  return { payments, sequences };
}

describe('numbers have no gaps', () => {
  it('however many documents are issued at once, each of them twice', async () => {
    const { payments, sequences } = await buildSales(8);
    await Promise.all([...payments, ...payments].map((id) => issueDocuments(app.db, id)));
    expect(await sequences()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('when every other transaction is rolled back', async () => {
    const { payments, sequences } = await buildSales(6);
    const undone = new Error('undone');
    const attempts = payments.map((id, index) =>
      inTransaction(app.db, async (tx) => {
        await issueIn(tx, [id]);
        if (index % 2 === 1) throw undone;
      }).catch((error: unknown) => expect(error).toBe(undone)),
    );
    await Promise.all(attempts);
    expect(await sequences()).toEqual([1, 2, 3]);
    await Promise.all(payments.map((id) => issueDocuments(app.db, id)));
    expect(await sequences()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('when the connection is killed after a number was taken, while others wait for theirs', async () => {
    const { payments, sequences } = await buildSales(3);
    const [killed = 0, ...others] = payments;
    let waiting: Promise<unknown> = Promise.resolve();
    const dying = inTransaction(app.db, async (tx) => {
      await issueIn(tx, [killed]);
      const { rows } = await tx.$client.query<{ pid: number }>('select pg_backend_pid() as pid');
      waiting = Promise.all(others.map((id) => issueDocuments(app.db, id)));
      await app.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await tx.$client.query('select 1');
    });
    await expect(dying).rejects.toThrow();
    await waiting;
    expect(await sequences()).toEqual([1, 2]);
    await issueDocuments(app.db, killed);
    expect(await sequences()).toEqual([1, 2, 3]);
  });
});

it('what’s missing is issued some at a time, so that other jobs have their turn', async () => {
  const { sequences } = await buildSales(3);
  const report = (problem: unknown) => {
    throw problem;
  };
  const next = () => issueMissing(app.db, { isWhole: true, most: 2, report });
  expect(await next()).toBe(true);
  expect(await sequences()).toHaveLength(2);
  expect(await next()).toBe(false);
  expect(await sequences()).toHaveLength(3);
});

it('a process that stops issues nothing more, and leaves the rest to the next', async () => {
  const { sequences } = await buildSales(2);
  const report = (problem: unknown) => {
    throw problem;
  };
  expect(await issueMissing(app.db, { isWhole: true, report, stopping: AbortSignal.abort() })).toBe(false);
  expect(await sequences()).toHaveLength(0);
  await issueMissing(app.db, { isWhole: true, report, stopping: new AbortController().signal });
  expect(await sequences()).toHaveLength(2);
});
