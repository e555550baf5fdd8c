import type { AddressInfo } from 'node:net';
import { routes } from '@ascendant/contract/routes';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelEvent } from '../../src/modules/events/states/cancel-event.service';
import { paymentData } from '../checkout/checkout';
import { expectCleanInvariants } from '../clean-invariants';
import { oneAdult } from '../factories/events';
import { buildAdmin, buildDependent, type SignedInPerson } from '../factories/people';
import { ask } from '../process/ask';
import type { ServerProcess } from '../process/server-process';
import { letHoldsEnd, releaseJobs, sweepNow, waitForAftermath } from './aftermath';
import { crashEnvironment, type CrashEnvironment, times } from './crash-environment';
import { buildShopper, type Shopper } from './shopper';
import { buildSoldEvent } from './sold-event';
import { startSurvivor, startVictim, targets, type Victim } from './victim';

/** A mail server that accepts everything. */
interface Mailbox {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** The Message-IDs accepted for an address, in order. */
  acceptedFor(address: string): readonly string[];
  close(): void;
}

let environment: CrashEnvironment;
let mailbox: Mailbox;
let admin: SignedInPerson;
beforeAll(async () => {
  mailbox = await openMailbox();
  environment = { ...(await crashEnvironment()), smtpUrl: mailbox.url };
  admin = await buildAdmin(environment.db);
});

afterAll(() => environment.close().then(() => mailbox.close()));

describe.each(targets)('kill -9 of %s during background work', (target) => {
  async function begin(point: string): Promise<{ victim: Victim; shopper: Shopper }> {
    const victim = await startVictim(environment, { point, target });
    await victim.server.ready();
    return { victim, shopper: await buildShopper(environment) };
  }

  /** The process that continues afterwards. */
  async function afterwards({ server }: Victim): Promise<ServerProcess> {
    const next = target === 'the application' ? await startSurvivor(environment) : server;
    await next.ready();
    await releaseJobs(environment);
    return next;
  }

  /** Ignores the answer: the server may be killed before it sends one. */
  async function book(server: ServerProcess, shopper: Shopper): Promise<number> {
    const intent = await shopper.open(server);
    await shopper.pay(server, intent);
    await shopper.confirm(server, intent);
    return Number(intent?.json['bookingId']);
  }

  it.each(times)("CRA-09 the intent is canceled but the hold isn't ended: the next sweep ends it (%i)", async () => {
    const { victim, shopper } = await begin('intent-canceled');
    await shopper.open(victim.server);
    await letHoldsEnd(environment, shopper.person.id);
    await sweepNow(environment);
    await victim.struck();
    await afterwards(victim);
    await sweepNow(environment);
    const end = await waitForAftermath(environment, shopper.person.id, ({ booking }) => booking === 'cancelled/failed');
    expect(end).toMatchObject({ holds: 1, intents: ['canceled'] });
  });

  it.each(times)('CRA-10 the refund is made but not recorded: one refund (%i)', async () => {
    const { victim, shopper } = await begin('refund-made');
    const bookingId = await book(victim.server, shopper);
    await ask(victim.server, routes.refundBooking, admin, {}, { id: bookingId });
    await victim.struck();
    await afterwards(victim);
    await sweepNow(environment);
    await waitForAftermath(environment, shopper.person.id, ({ booking }) => booking === 'cancelled/refunded');
    const { rows } = await environment.pool.query<{ refunds: number; cents: number }>(
      `select count(*)::int as refunds, sum(r.amount_cents)::int as cents from sandbox.refunds r
       join payments p on p.intent_id = r.intent_id where p.booking_id = $1`,
      [bookingId],
    );
    expect(rows).toEqual([{ refunds: 1, cents: oneAdult.total }]);
  });

  it.each(times)('CRA-21 some people are cancelled but nothing is committed: everyone still comes (%i)', async () => {
    const state = await cancelOne('people-cancelling');
    expect(await state()).toEqual({ tickets: 2, seats: 2, refunds: 0 });
  });

  it.each(times)(
    'CRA-22 some people are cancelled but not yet refunded: one refund, and the others come (%i)',
    async () => {
      const state = await cancelOne('people-cancelled');
      await expect.poll(state, { timeout: 60_000, interval: 250 }).toEqual({ tickets: 1, seats: 1, refunds: 1 });
    },
  );

  /** Books two people, and cancels one of them until the point is reached. */
  async function cancelOne(point: string) {
    const { victim, shopper } = await begin(point);
    const { eventId, person } = shopper;
    await environment.pool.query(`update events set cancellation_policy = 'flexible' where id = $1`, [eventId]);
    const friend = await buildDependent(environment.db, person.id, { dateOfBirth: '1985-02-03' });
    const attendees = [{ type: 'dependent' as const, id: friend.id }];
    const body = paymentData({ eventId, attendees }, 20_000);
    const intent = await ask(victim.server, routes.createPaymentIntent, person, body);
    await shopper.pay(victim.server, intent);
    await shopper.confirm(victim.server, intent);
    const id = Number(intent?.json['bookingId']);
    const { rows } = await environment.pool.query<{ half: string }>(
      'select (round(total_cents / 2.0) / 100)::numeric(10, 2)::text as half from bookings where id = $1',
      [id],
    );
    await ask(victim.server, routes.cancelPeople, person, { positions: [1], refund: rows[0]?.half ?? '' }, { id });
    await victim.struck();
    await afterwards(victim);
    const state = async () => {
      const found = await environment.pool.query<{ tickets: number; seats: number; refunds: number }>(
        `select (select count(*)::int from tickets where booking_id = $1 and voided_at is null) as tickets,
          (select seats_confirmed from events where id = $2) as seats,
          (select count(*)::int from sandbox.refunds r join payments p on p.intent_id = r.intent_id where p.booking_id = $1) as refunds`,
        [id, eventId],
      );
      return found.rows[0];
    };
    return state;
  }

  it.each(times)(
    'CRA-11 the email is accepted but not marked as sent: at most one repeat, with the same Message-ID (%i)',
    async () => {
      // An email still waiting from before would be accepted instead.
      await environment.pool.query(`update mails set state = 'sent', sent_at = now() where state <> 'sent'`);
      const { victim, shopper } = await begin('mail-accepted');
      await book(victim.server, shopper);
      await victim.struck();
      await afterwards(victim);
      const state = async () => {
        const { rows } = await environment.pool.query<{ state: string }>('select state from mails where user_id = $1', [
          shopper.person.id,
        ]);
        return rows.map((row) => row.state);
      };
      await expect.poll(state, { timeout: 60_000, interval: 250 }).toEqual(['sent']);
      const accepted = mailbox.acceptedFor(shopper.person.user.email);
      expect(accepted.length).toBeGreaterThanOrEqual(1);
      expect(accepted.length).toBeLessThanOrEqual(2);
      expect(new Set(accepted).size).toBe(1);
    },
  );

  it.each(times)(
    'CRA-12 halfway through 500 bookings of a cancelled event: all end, with 500 refunds (%i)',
    // Beside the failover tests on a slow machine, 500 refunds have taken two minutes.
    { timeout: 300_000 },
    async () => {
      const bookings = 500;
      const eventId = await buildSoldEvent(environment, bookings);
      const { victim } = await begin(`booking-ended*${bookings / 2}`);
      await cancelEvent(
        environment.db,
        { userId: admin.id, role: 'admin', sessionId: 1 },
        { eventId: eventId, reason: 'Storm' },
      );
      await victim.struck();
      await afterwards(victim);
      const count = async () => {
        const { rows } = await environment.pool.query(
          `select count(*) filter (where status || '/' || payment_status = 'cancelled/refunded')::int as refunded,
          (select count(*)::int from sandbox.refunds r join payments p on p.intent_id = r.intent_id
            join bookings mine on mine.id = p.booking_id where mine.event_id = $1) as refunds,
          (select count(*)::int from tickets where event_id = $1 and voided_at is null) as tickets
         from bookings where event_id = $1`,
          [eventId],
        );
        return rows[0];
      };
      const all = { refunded: bookings, refunds: bookings, tickets: 0 };
      await expect.poll(count, { timeout: 280_000, interval: 1000 }).toEqual(all);
    },
  );

  it('INV no invariant is broken after all of this', async () => {
    await startSurvivor(environment);
    await releaseJobs(environment);
    await sweepNow(environment);
    await expect
      .poll(() => expectCleanInvariants(environment.db).then(() => 'clean', String), {
        timeout: 100_000,
        interval: 1000,
      })
      .toBe('clean');
  });
});

async function openMailbox(): Promise<Mailbox> {
  const accepted: { to: string; messageId: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const messageId = /^message-id:\s*(<[^>]+>)/im.exec(text)?.[1] ?? '';
        for (const { address } of session.envelope.rcptTo) accepted.push({ to: address, messageId });
        done();
      });
    },
  });
  // A process that's killed while sending breaks its connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    acceptedFor: (address) => accepted.filter(({ to }) => to === address).map(({ messageId }) => messageId),
    close: () => void server.close(),
  };
}
