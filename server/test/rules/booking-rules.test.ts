import { routes } from '@ascendant/contract/routes';
import { cents } from '@ascendant/domain/money';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import { describe, expect, it } from 'vitest';
import { cancelEvent } from '../../src/modules/events/states/cancel-event.service';
import { as, confirm, openPayment } from '../checkout/checkout';
import { runOut, seatsOf, checkedEnvironment } from '../checkout/scene';
import { buildEvent, oneAdult } from '../factories/events';
import { buildDependent, buildTraveller } from '../factories/people';
import { tableUnder } from './rules-page';

/** What an adult and a child pay for the story's event. */
const adultAndChild = quoteTotals(cents(16_000));

describe('docs/rules/booking.md', () => {
  it('names the constant of each number, and where it is', async () => {
    const rows = await tableUnder('booking.md', 'The numbers');
    expect(rows.length).toBeGreaterThan(10);
    for (const [what, name = '', file = ''] of rows) expect(await constantOf(name, file), what).toBeDefined();
  });
});

/** The value of `name` or `name.property` in a file, both written in backticks; undefined if there's none. */
async function constantOf(name: string, file: string): Promise<unknown> {
  const path = new URL(`../../../${file.replaceAll('`', '')}`, import.meta.url);
  const exported: unknown = await import(/* @vite-ignore */ path.href);
  return name
    .replaceAll('`', '')
    .split('.')
    .reduce<unknown>((value, key) => Reflect.get(Object(value), key), exported);
}

const environment = await checkedEnvironment();

describe('the story in docs/rules/booking.md', () => {
  /** Confirmed, held, left and kept; kept in cents. */
  async function standOf(eventId: number): Promise<string[]> {
    const { confirmed, held } = await seatsOf(environment.app, eventId);
    const { rows } = await environment.app.pool.query<{ cents: number }>(
      `select coalesce(sum(i.amount_received_cents - (select coalesce(sum(r.amount_cents), 0) from sandbox.refunds r
         where r.intent_id = i.id)), 0)::int as cents
       from sandbox.intents i join payments p on p.intent_id = i.id join bookings b on b.id = p.booking_id where b.event_id = $1`,
      [eventId],
    );
    return [confirmed, held, 4 - confirmed - held, rows[0]?.cents ?? 0].map(String);
  }

  it('happens as the page says, number by number', async () => {
    const { app } = environment;
    const { event } = await buildEvent(app.db, { capacity: 4 });
    const eventId = event.id;
    const [maya, ben, ada, cleo, admin] = await Promise.all(Array.from({ length: 5 }, () => buildTraveller(app.db)));
    const family = async (user: typeof maya) => ({
      eventId,
      attendees: [{ type: 'dependent' as const, id: (await buildDependent(app.db, user!.id)).id }],
    });
    const opened = new Map<string, Awaited<ReturnType<typeof openPayment>>['body']>();
    const open = async (name: string, user: typeof maya, isFamily = false) => {
      const order = isFamily ? await family(user) : { eventId };
      opened.set(name, (await openPayment(app, user!, order, isFamily ? 16_000 : 10_000)).body);
    };
    const pay = async (name: string, user: typeof maya) => {
      const intent = opened.get(name)!;
      await environment.pay(intent);
      await confirm(app, user!, intent.paymentIntentId);
    };
    const story: Record<string, () => Promise<unknown>> = {
      'Maya requests two seats, for herself and Théo': () => open('maya', maya, true),
      'Ben requests the other two': () => open('ben', ben, true),
      'Ada joins the waitlist for one': () =>
        app.call(routes.joinWaitlist, { params: { id: eventId }, body: { seats: 1 } }, as(ada!)),
      'Maya pays': () => pay('maya', maya),
      "Ben's hold expires, and Cleo requests one seat": async () => {
        await runOut(app, opened.get('ben')!.bookingId);
        await open('cleo', cleo);
      },
      'Ben pays after all': () => pay('ben', ben),
      "Ada accepts the seat she's been offered": () => open('ada', ada),
      'Ada pays': () => pay('ada', ada),
      'Cleo gives up': () => {
        const { paymentIntentId } = opened.get('cleo')!;
        return app.call(routes.releaseHold, { body: { paymentIntentId } }, as(cleo!));
      },
      'An admin refunds $20.00 to Maya': () => {
        const params = { id: opened.get('maya')!.bookingId };
        return app.call(routes.refundBooking, { params, body: { amount: 20 } }, as(admin!, 'admin'));
      },
      'The organizer cancels the event': () =>
        cancelEvent(app.db, { userId: admin!.id, role: 'admin', sessionId: 1 }, { eventId, reason: '' }),
    };
    const kept: Record<string, number> = {
      '$0.00': 0,
      M: adultAndChild.total,
      'M + A': adultAndChild.total + oneAdult.total,
      'M + A − $20.00': adultAndChild.total + oneAdult.total - 2000,
    };
    const told = await tableUnder('booking.md', 'A story with numbers');
    expect(told.map(([what]) => what)).toEqual(Object.keys(story));
    const lived: string[][] = [];
    for (const [what, happen] of Object.entries(story)) {
      await happen();
      await app.runJobs();
      lived.push([what, ...(await standOf(eventId))]);
    }
    expect(lived).toEqual(told.map((row) => [...row.slice(0, -1), String(kept[row.at(-1) ?? ''])]));
  });
});
