import { bookingRoutes } from '@ascendant/contract/booking';
import { discountCodeRoutes as routes, type DiscountCode } from '@ascendant/contract/discount-code';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { events } from '../../../db/schema/events';
import { discountCodes } from '../../../db/schema/pricing';
import { buildEvent, dayFromNow } from '../../../test/factories/events';
import { buildAdmin, buildOrganizer, buildTraveller } from '../../../test/factories/people';
import { nextNumber } from '../../../test/factories/sequence';
import { testApp } from '../../../test/test-app';
import { accountsModule } from '../accounts/accounts.module';
import { bookingsModule } from '../bookings/bookings.module';
import { eventsModule } from '../events/events.module';
import { paymentsModule } from '../payments/payments.module';
import { ticketsModule } from '../tickets/tickets.module';
import { waitlistModule } from '../waitlist/waitlist.module';
import { discountsModule } from './discounts.module';

const modules = [accountsModule, eventsModule, discountsModule, ticketsModule, waitlistModule, bookingsModule];
const app = await testApp({ modules: [...modules, paymentsModule] });
const organizer = await buildOrganizer(app.db);

describe('for which dates a discount code is', () => {
  /** Two dates of one event, and one of another event of the same organizer. */
  async function dates() {
    const by = { createdBy: organizer.id, organizerId: organizer.id };
    const { event } = await buildEvent(app.db, by);
    const next = await buildEvent(app.db, { ...by, seriesId: event.seriesId, startDate: dayFromNow(200) });
    return { first: event.id, next: next.id, seriesId: event.seriesId, other: (await buildEvent(app.db, by)).id, by };
  }

  const create = async (eventId: number, more: object = {}, person = organizer): Promise<DiscountCode> => {
    const body = {
      code: `ALL${nextNumber()}`,
      eventId,
      discountType: 'percentage' as const,
      discountValue: 100,
      ...more,
    };
    return (await app.call(routes.createDiscountCode, { body }, person.session)).body;
  };

  /** Books with a code that makes the event free. */
  async function use({ code }: DiscountCode, eventId: number) {
    const { session } = await buildTraveller(app.db);
    const body = {
      eventId,
      attendees: [{ type: 'user' as const }],
      agreementAccepted: true as const,
      discountCode: code,
    };
    return (await app.call(bookingRoutes.createBooking, { body }, session)).status;
  }

  it('one of an organizer is for all dates of an event, also later ones, and for no other event', async () => {
    const { first, next, seriesId, other, by } = await dates();
    const code = await create(first, { usageLimit: 3 });
    expect(code).toMatchObject({ covers: 'series', hasOtherDates: true });
    const later = await buildEvent(app.db, { ...by, seriesId, startDate: dayFromNow(230) });
    expect([await use(code, first), await use(code, next), await use(code, other)]).toEqual([201, 201, 422]);
    expect([await use(code, later.id), await use(code, later.id)]).toEqual([201, 422]);
    const [row] = await app.db.select().from(discountCodes).where(eq(discountCodes.id, code.id));
    expect(row).toMatchObject({ usageCount: 3, eventId: first });
  });

  it('one that’s only for this date isn’t for the others', async () => {
    const { first, next } = await dates();
    const code = await create(first, { covers: 'date' });
    expect([await use(code, next), await use(code, first)]).toEqual([422, 201]);
  });

  it('one that an admin creates is for one date unless they choose otherwise, and so is one from before there was a choice', async () => {
    const { first, next } = await dates();
    const admin = await buildAdmin(app.db);
    expect(await create(first, {}, admin)).toMatchObject({ covers: 'date' });
    expect(await create(first, { covers: 'series' }, admin)).toMatchObject({ covers: 'series' });
    const code = `OLD${nextNumber()}`;
    const terms = { discountType: 'percentage', discountValue: '100' } as const;
    const [old] = await app.db
      .insert(discountCodes)
      .values({ code, eventId: first, ...terms })
      .returning();
    expect(old?.covers).toBe('date');
    expect(await use({ code } as DiscountCode, next)).toBe(422);
  });

  it('can change until the code is used, stays as it was where a change leaves it out, and is fixed afterwards', async () => {
    const { first } = await dates();
    const code = await create(first);
    const put = (more: object) => {
      const { code: text, eventId, discountType, isActive } = code;
      const body = { code: text, eventId, discountType, discountValue: 100, isActive, ...more };
      return app.call(routes.updateDiscountCode, { params: { id: code.id }, body }, organizer.session);
    };
    expect((await put({})).body).toMatchObject({ covers: 'series' });
    expect((await put({ covers: 'date' })).body).toMatchObject({ covers: 'date' });
    await use(code, first);
    expect(await put({ covers: 'series' })).toMatchObject({
      status: 409,
      json: { fields: { covers: expect.any(String) } },
    });
  });

  it('a code of all dates outlives the draft that it was created for', async () => {
    const { first, next, seriesId, by } = await dates();
    const draft = await buildEvent(app.db, { ...by, seriesId, startDate: dayFromNow(220), status: 'draft' });
    const code = await create(draft.id);
    await app.db.delete(events).where(eq(events.id, draft.id));
    const [row] = await app.db.select().from(discountCodes).where(eq(discountCodes.id, code.id));
    expect([first, next]).toContain(row?.eventId);
    expect(await use(code, first)).toBe(201);
  });
});
