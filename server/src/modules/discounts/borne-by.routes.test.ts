import { bookingRoutes } from '@ascendant/contract/booking';
import { discountCodeRoutes as routes, type DiscountCode } from '@ascendant/contract/discount-code';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEvent } from '../../../test/factories/events';
import { buildAdmin, buildOrganizer, buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { nextNumber } from '../../../test/factories/sequence';
import { testApp } from '../../../test/test-app';

const app = await testApp();
let admin: SignedInPerson;
let organizer: SignedInPerson;
let own: number;
beforeAll(async () => {
  [admin, organizer] = [await buildAdmin(app.db), await buildOrganizer(app.db)];
  own = (await buildEvent(app.db, { createdBy: organizer.id })).id;
});

type Form = Record<string, unknown>;
const form = (overrides: Form = {}) => ({
  code: `CODE${nextNumber()}`,
  eventId: own,
  discountType: 'percentage' as const,
  discountValue: 15,
  ...overrides,
});
const post = (overrides: Form = {}, by = admin) =>
  app.call(routes.createDiscountCode, { body: form(overrides) }, by.session);
const created = async (overrides: Form = {}, by = admin): Promise<DiscountCode> => (await post(overrides, by)).body;
const put = (code: DiscountCode, overrides: Form = {}, by = admin) => {
  const body = { ...code, discountValue: Number(code.discountValue), ...overrides };
  return app.call(routes.updateDiscountCode, { params: { id: code.id }, body }, by.session);
};

describe('who pays for a discount', () => {
  it('is the organizer unless an admin says that it’s the site', async () => {
    expect((await created()).borneBy).toBe('organizer');
    const code = await created({ borneBy: 'site' });
    expect(code.borneBy).toBe('site');
    expect((await put(code, { borneBy: undefined })).body.borneBy).toBe('site');
    expect((await put(code, { borneBy: 'organizer' })).body.borneBy).toBe('organizer');
    expect((await post({ borneBy: 'traveller' })).json).toMatchObject({
      fields: { borneBy: 'Please choose who pays for the discount' },
    });
  });

  it('is the site for codes of admins where the operator has set that, and never for those of organizers', async () => {
    const paying = await testApp({ settings: { DISCOUNTS_BORNE_BY: 'site' } });
    const [byAdmin, organizer] = [await buildAdmin(paying.db), await buildOrganizer(paying.db)];
    const { id } = await buildEvent(paying.db, { createdBy: organizer.id });
    const bearerOf = async (person: SignedInPerson, overrides: Form = {}) => {
      const body = form({ eventId: id, ...overrides });
      return (await paying.call(routes.createDiscountCode, { body }, person.session)).body.borneBy;
    };
    expect(await bearerOf(byAdmin)).toBe('site');
    expect(await bearerOf(byAdmin, { borneBy: 'organizer' })).toBe('organizer');
    expect(await bearerOf(organizer)).toBe('organizer');
  });

  it('is fixed once the code is used, like everything that people paid by', async () => {
    const code = await created({ discountValue: 100 });
    const body = {
      eventId: own,
      attendees: [{ type: 'user' as const }],
      agreementAccepted: true as const,
      discountCode: code.code,
    };
    const { session } = await buildTraveller(app.db);
    expect((await app.call(bookingRoutes.createBooking, { body }, session)).status).toBe(201);
    expect(await put(code, { borneBy: 'site' })).toMatchObject({
      status: 409,
      json: { fields: { borneBy: 'Who pays for the discount can’t change once the code has been used.' } },
    });
  });
});

describe('an organizer', () => {
  it('pays for their own codes, and can’t let the site pay', async () => {
    const { body: code } = await post({}, organizer);
    expect(code.borneBy).toBe('organizer');
    const refused = { fields: { borneBy: 'Only admins can let the site pay for it.' } };
    expect(await post({ borneBy: 'site' }, organizer)).toMatchObject({ status: 400, json: refused });
    expect(await put(code, { borneBy: 'site' }, organizer)).toMatchObject({ status: 400, json: refused });
  });

  it('can deactivate a code that the site pays for, and do nothing else to it', async () => {
    const code = await created({ borneBy: 'site' });
    for (const wanted of [{}, { usageLimit: 50 }, { discountValue: 90 }, { borneBy: 'organizer' }])
      expect((await put(code, wanted, organizer)).status, JSON.stringify(wanted)).toBe(403);
    expect((await put(code, { borneBy: undefined, isActive: false }, organizer)).body).toMatchObject({
      state: 'inactive',
      borneBy: 'site',
    });
    expect((await put(code, { isActive: true }, organizer)).status).toBe(403);
  });
});
