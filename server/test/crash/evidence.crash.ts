import { routes } from '@ascendant/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addJob } from '../../src/jobs/add-job.repository';
import { cardPayment } from '../checkout/checkout';
import { expectCleanInvariants } from '../clean-invariants';
import { buildAdmin, type SignedInPerson } from '../factories/people';
import { ask, payableIn, post } from '../process/ask';
import { eventually, type ServerProcess } from '../process/server-process';
import { releaseJobs } from './aftermath';
import { crashEnvironment, type CrashEnvironment, times } from './crash-environment';
import { buildShopper } from './shopper';
import { startSurvivor, startVictim, targets } from './victim';

let environment: CrashEnvironment;
beforeAll(async () => {
  environment = await crashEnvironment();
});
afterAll(() => environment.close());

/** Pays, then is disputed as fraudulent, and no bank decides while a test runs. */
const disputedCard = '4000000000000259';
const points = ['evidence-storing', 'evidence-stored', 'evidence-taken', 'evidence-noted'] as const;

/** What became of the evidence about a dispute, here and at the sandbox. */
async function outcomeOf(disputeId: number) {
  const { rows } = await environment.pool.query<Record<string, unknown>>(
    `select d.status, d.evidence_sent_at is not null as "isSent", d.evidence_error as error, s.status as "atProvider",
      s.evidence ->> 'key' is not null as "isTaken", jsonb_array_length(s.evidence -> 'files') as files,
      (select count(*)::int from sandbox.events where object_id = s.intent_id and type = 'charge.dispute.updated') as submissions,
      (select count(*)::int from audit_log where action = 'dispute.evidence_sent' and target_id = d.id::text) as audited,
      (select count(*)::int from graphile_worker._private_jobs where key = 'send_evidence:' || d.id) as jobs
     from disputes d join sandbox.disputes s on s.id = d.provider_dispute_id where d.id = $1`,
    [disputeId],
  );
  return rows[0];
}

describe.each(targets)('kill -9 of %s while evidence about a dispute is sent', (target) => {
  /** A booking whose payment the card's bank disputes. */
  async function disputed(server: ServerProcess): Promise<number> {
    const shopper = await buildShopper(environment);
    const intent = await shopper.open(server);
    const { path, body } = cardPayment(payableIn(intent), disputedCard);
    await post(server, path, {}, body);
    await shopper.confirm(server, intent);
    await addJob(environment.db, 'compare_books', {});
    let id = 0;
    await eventually(async () => {
      const { rows } = await environment.pool.query<{ id: number }>(
        `select d.id from disputes d join payments p on p.id = d.payment_id where p.booking_id = $1 and d.status = 'needs_response'`,
        [intent?.json['bookingId']],
      );
      id = rows[0]?.id ?? 0;
      return id > 0;
    });
    return id;
  }

  const send = (server: ServerProcess, admin: SignedInPerson, id: number) =>
    ask(server, routes.sendEvidence, admin, { note: 'They came.' }, { id });
  const shown = (server: ServerProcess, admin: SignedInPerson, id: number) =>
    ask(server, routes.getEvidence, admin, undefined, { id });

  it.each(points.flatMap((point) => times.map((time) => [point, time] as const)))(
    'CRA-31 to CRA-34 at %s: the bank has it once, and it’s shown as sent (%i)',
    async (point) => {
      const victim = await startVictim(environment, { point, target });
      await victim.server.ready();
      const id = await disputed(victim.server);
      const admin = await buildAdmin(environment.db);
      await send(victim.server, admin, id);
      await victim.struck();
      const server = target === 'the application' ? await startSurvivor(environment) : victim.server;
      await server.ready();
      await releaseJobs(environment);

      // It can be sent again exactly if nothing of it was committed.
      const { status } = (await send(server, admin, id)) ?? {};
      expect(status).toBe(point === 'evidence-storing' ? 204 : 409);
      await eventually(async () => {
        const outcome = await outcomeOf(id);
        return outcome?.['status'] === 'under_review' && outcome['jobs'] === 0;
      });
      expect(await outcomeOf(id)).toEqual({
        status: 'under_review',
        isSent: true,
        error: null,
        atProvider: 'under_review',
        isTaken: true,
        files: 1,
        submissions: 1,
        audited: 1,
        jobs: 0,
      });
      expect((await shown(server, admin, id))?.json).toMatchObject({
        canSend: false,
        evidenceSentAt: expect.any(String),
        sentBy: expect.any(String),
      });
    },
  );

  it('and the books agree', () => expectCleanInvariants(environment.db));
});
