import { routes } from '@ascendant/contract/routes';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { events } from '../../../../db/schema/events';
import { payoutAccounts } from '../../../../db/schema/payouts';
import { buildEvent, buildFreeEvent } from '../../../../test/factories/events';
import { buildAdmin, buildOrganizer } from '../../../../test/factories/people';
import { testApp } from '../../../../test/test-app';

const app = await testApp({ settings: { REQUIRE_PAYOUT_ACCOUNT: 'on' } });
const admin = await buildAdmin(app.db);

const publish = (eventId: number) =>
  app.call(routes.updateEvent, { params: { id: eventId }, body: { status: 'published' } }, admin.session);
const statusOf = async (eventId: number) =>
  (await app.db.select({ status: events.status }).from(events).where(eq(events.id, eventId)))[0]?.status;

async function organizerWith(state: 'none' | 'onboarding' | 'verifying' | 'restricted' | 'active'): Promise<number> {
  const { id } = await buildOrganizer(app.db);
  const account = { organizerId: id, provider: 'sandbox', providerAccountId: `acct_${id}` } as const;
  if (state !== 'none') await app.db.insert(payoutAccounts).values({ ...account, state });
  return id;
}

describe('a paid event', () => {
  it.each(['none', 'onboarding', 'verifying', 'restricted'] as const)(
    'isn’t published while its organizer’s account is %s, and stays as it is',
    async (state) => {
      const { event } = await buildEvent(app.db, { createdBy: await organizerWith(state), status: 'pending_approval' });
      const reply = await publish(event.id);
      expect(reply.status).toBe(409);
      expect(reply.json).toMatchObject({ code: 'organizer_not_payable' });
      expect(await statusOf(event.id)).toBe('pending_approval');
    },
  );

  it('is published once the account can be paid', async () => {
    const { event } = await buildEvent(app.db, {
      createdBy: await organizerWith('active'),
      status: 'pending_approval',
    });
    expect((await publish(event.id)).status).toBe(200);
  });

  it('of an admin is published without an account', async () => {
    const { event } = await buildEvent(app.db, { createdBy: admin.id, status: 'draft' });
    expect((await publish(event.id)).status).toBe(200);
  });
});

describe('without an account', () => {
  it('a free event is published', async () => {
    const { event } = await buildFreeEvent(app.db, { createdBy: await organizerWith('none'), status: 'draft' });
    expect((await publish(event.id)).status).toBe(200);
  });

  it('a paid event is sent to review', async () => {
    const organizer = await buildOrganizer(app.db);
    const { event } = await buildEvent(app.db, { createdBy: organizer.id, status: 'draft' });
    const body = { status: 'pending_approval' } as const;
    const reply = await app.call(routes.updateEvent, { params: { id: event.id }, body }, organizer.session);
    expect(reply.status).toBe(200);
  });
});

it('where the sandbox takes the money, nothing of this is asked by default', async () => {
  const other = await testApp();
  const boss = await buildAdmin(other.db);
  const { id } = await buildOrganizer(other.db);
  const { event } = await buildEvent(other.db, { createdBy: id, status: 'pending_approval' });
  const body = { status: 'published' } as const;
  expect((await other.call(routes.updateEvent, { params: { id: event.id }, body }, boss.session)).status).toBe(200);
});
