import { setTimeout as sleep } from 'node:timers/promises';
import { defaultCurrency, type ChargeCurrency } from '@ascendant/domain/pricing/currency';
import { eq, sql } from 'drizzle-orm';
import { inTransaction, type Database, type Transaction } from '../../src/database/database';
import type { Sealer } from '../../src/encryption/sealer';
import { addJob, unhurried } from '../../src/jobs/add-job.repository';
import { hashSecret } from '../../src/modules/accounts/secret-hash';
import { postMissing } from '../../src/modules/ledger/post';
import { silently, type Progress } from '../../src/progress/progress';
import { users } from '../schema/users';
import { demoAdmin, demoPassword, demoUsernames } from './demo-accounts';
import { cancelBookingsOfCancelledEvents } from './load/cancel-events';
import { at, valueOf } from './load/chunks';
import { enterBalance } from './load/enter-balance';
import { issueReceipts } from './load/issue-receipts';
import { loadBookings } from './load/load-bookings';
import { loadCatalogue } from './load/load-catalogue';
import { loadDiscounts } from './load/load-discounts';
import { loadEvents, loadFurtherDates } from './load/load-events';
import { loadMails } from './load/load-mails';
import { loadFeedback, loadReviews, loadWaitlists } from './load/load-opinions';
import { loadPayoutAccounts, loadPeople, type LoadedPeople } from './load/load-people';
import { loadQuestions } from './load/load-questions';
import { loadTickets } from './load/load-tickets';
import { loadWaivers } from './load/load-waiver';
import { planBookings } from './plan/bookings-plan';
import { planEvents } from './plan/event-plan';
import { planFurtherDates } from './plan/further-dates-plan';
import { planFeedback, planReviews, planWaitlists } from './plan/opinions-plan';
import { planPeople } from './plan/people-plan';

/**
 * Loads the demo data: catalogue, 240 events, further dates of 28 of them, organizers, travellers, and their bookings, payments, opinions and waitlists.
 * All or nothing, in one transaction; does nothing if it's already loaded. The same day gives the same rows, except for what has
 * to be secret: the password hash, ticket codes, client secrets and encrypted answers. Six events get their galleries afterwards, and
 * people's scores are computed, from jobs.
 * @param site marks our payments at the provider
 * @param now what its dates are relative to: the day of loading, or `SEED_NOW`
 * Source: docs/rules/reliability.md, "Two commands" and "Settings".
 */
export async function loadDemo(
  db: Database,
  { progress = silently, currency = defaultCurrency, sealer = null, ...options }: DemoOptions,
): Promise<void> {
  if (await isLoaded(db)) return;
  const day = { ...options, progress, currency, sealer, password: await hashSecret(demoPassword) };
  while ((await loadUnlessBusy(db, day)) === 'busy') {
    progress('Waiting for another start that loads the demo data');
    await sleep(pollMs);
  }
}

interface DemoOptions {
  readonly now: Date;
  readonly site: string;
  /** What the site charges in. */
  readonly currency?: ChargeCurrency;
  readonly progress?: Progress;
  /** Encrypts what travellers have answered; without one, no questions are loaded. */
  readonly sealer?: Sealer | null;
}

/** Counted from when loading began: the first start is over by then. One after another, so that requests are answered meanwhile. */
const galleriesAfterSeconds = 30;
const secondsPerGallery = 4;
/** After the galleries. */
const visitsAfterSeconds = 60;

/** 'busy' while another process loads. */
async function loadUnlessBusy(db: Database, day: DemoDay): Promise<'busy' | 'loaded'> {
  const outcome = await inTransaction(db, async (tx) => {
    if (!(await takeLoadingLock(tx))) return 'busy';
    if (await isLoaded(tx)) return 'present';
    await load(tx, day);
    return 'loaded';
  });
  if (outcome === 'loaded')
    await db.execute(sql`analyze users, dependents, events, pricing_tiers, bookings, booking_attendees, tickets`);
  return outcome === 'busy' ? 'busy' : 'loaded';
}

interface DemoDay extends Required<DemoOptions> {
  /** The hash of everyone's password. */
  readonly password: string;
}

async function load(tx: Transaction, { now, site, currency, password, sealer, progress }: DemoDay): Promise<void> {
  progress('Loading demo data: people');
  const [people, plans] = [planPeople(now), planEvents(now)];
  const loaded = await loadPeople(tx, { people, now, password });
  const categoryIds = await loadCatalogue(tx, now, loaded.adminId);
  const events = await loadEvents(tx, { plans, people: loaded, categoryIds, progress });
  const further = planFurtherDates(plans, now);
  await loadFurtherDates(tx, { plans: further, people: loaded, categoryIds, progress }, events);
  const discountIds = await loadDiscounts(tx, events, now);
  const orders = planBookings(people, plans, now);
  const bookings = await loadBookings(tx, orders, { people: loaded, events, discountIds, site, currency, progress });
  progress('Loading demo data: tickets and emails');
  await loadTickets(tx, { bookings, events, now });
  await loadWaivers(tx, { plans, bookings, events, now }, demoTraveller(people, loaded));
  if (sealer !== null) await loadQuestions(tx, { plans, bookings, events, now }, sealer);
  await loadMails(tx, { bookings, people, loaded, now });
  const cancelled = plans.filter(({ cancelledAt }) => cancelledAt !== null);
  await cancelBookingsOfCancelledEvents(
    tx,
    cancelled.map(({ content }) => valueOf(events, content.key).id),
  );
  await enterBalance(tx);
  await loadPayoutAccounts(tx, loaded.organizerIds.values(), { currency, createdAt: now });
  await postMissing(tx);
  await issueReceipts(tx, progress);
  const references = { events, people: loaded };
  progress('Loading demo data: reviews and waitlists');
  await loadReviews(tx, planReviews(bookings, now), references);
  await loadFeedback(tx, planFeedback(people, plans, now), references);
  await loadWaitlists(tx, planWaitlists(people, { events: plans, bookings: orders, now }), references);
  const drawn = plans.flatMap(({ content }) => (content.gallery ? [content.key] : []));
  for (const [index, key] of drawn.entries())
    await addJob(
      tx,
      'draw_demo_gallery',
      { eventId: valueOf(events, key).id, key },
      { afterSeconds: galleriesAfterSeconds + index * secondsPerGallery, priority: unhurried },
    );
  const eventIds = [...events.values()].map(({ id }) => id);
  await addJob(tx, 'open_demo_events', { eventIds }, { afterSeconds: visitsAfterSeconds, priority: unhurried });
}

/** The id of the account `traveller`. */
function demoTraveller(people: ReturnType<typeof planPeople>, { userIds }: LoadedPeople): number {
  const [username] = demoUsernames;
  return at(
    userIds,
    people.findIndex(({ content }) => content.username === username),
  );
}

/** The admin's account is written with everything else, so it tells us whether the data is loaded. */
async function isLoaded(db: Database | Transaction): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.username, demoAdmin.username));
  return found.length > 0;
}

/** Any number that no other code in this project locks on. */
const loadLock = 20_261_120;

/** How often a process looks whether another one has finished loading. */
const pollMs = 200;

/**
 * Whether this transaction may load. Of two processes that start at once, one loads and the other asks again: on a slow machine,
 * loading takes longer than a query may.
 */
async function takeLoadingLock(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${loadLock}) as taken`);
  return rows[0]?.taken === true;
}
