import type { OctoBooking } from '@ascendant/contract/octo/booking-shapes';
import type { OctoAvailability, OctoProduct } from '@ascendant/contract/octo/catalogue-shapes';
import * as octo from '@octocloud/types';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { events } from '../../db/schema/events';
import { buildEvent, dayFromNow } from '../factories/events';
import { buildOrganizer } from '../factories/people';
import { buildReseller, seriesOf } from '../factories/resellers';
import { testApp } from '../test-app';
import { octoClient, type OctoReply } from './octo-client';

/** Whether an answer is what the standard's own schema says. */
interface Standard {
  parse(value: unknown): unknown;
}

const app = await testApp();
const { id: createdBy } = await buildOrganizer(app.db);
const seats = { createdBy, capacity: 500 };
const first = await buildEvent(app.db, { ...seats, startDate: dayFromNow(10) });
const second = await buildEvent(app.db, { ...seats, startDate: dayFromNow(12), seriesId: first.event.seriesId });
const full = await buildEvent(app.db, { ...seats, startDate: dayFromNow(14), seriesId: first.event.seriesId });
await app.db.update(events).set({ capacity: 1 }).where(eq(events.id, full.id));
const other = await buildEvent(app.db, { ...seats, startDate: dayFromNow(11) });
const { session } = await buildReseller(app.db, { eventIds: [first.id, other.id] });

const productId = String(first.event.seriesId);
const optionId = 'DEFAULT';
const days = { localDateStart: dayFromNow(0), localDateEnd: dayFromNow(30) };
const adults = (count: number) => Array.from({ length: count }, () => ({ unitId: 'adult' }));
const unknown = 'invalidId';

describe.each(['', 'octo/pricing', 'pricing, content'])(
  'the scenarios of the standard’s validator, with the capabilities “%s”',
  (capabilities) => {
    const { get, post, patch } = octoClient(app, session, capabilities);
    const availability = async (asked: object = days) =>
      (await post<OctoAvailability[]>('/availability', { productId, optionId, ...asked })).body;
    const dateOf = async (eventId: number) =>
      (await availability()).find(({ id }) => id.startsWith(`${eventId}-`))?.id ?? expect.unreachable();
    const reserve = async (asked: object = {}) =>
      post<OctoBooking>('/bookings', {
        productId,
        optionId,
        availabilityId: await dateOf(first.id),
        unitItems: adults(2),
        ...asked,
      });
    const held = async (asked: object = {}) => (await reserve(asked)).body;
    const booked = async (asked: object = {}) =>
      (await post<OctoBooking>(`/bookings/${(await held()).uuid}/confirm`, asked)).body;
    const refused = ({ status, body }: OctoReply<unknown>, error: string, facts: object = {}) =>
      expect([status, body]).toEqual([400, { error, errorMessage: expect.any(String), ...facts }]);
    const follows = (schema: Standard, { status, body }: OctoReply<unknown>) => {
      expect(status, JSON.stringify(body)).toBe(200);
      schema.parse(body);
    };

    it('Get Capabilities, Get Supplier, Get Products, Get Product, and one that isn’t there', async () => {
      const capability = await get<unknown[]>('/capabilities');
      expect(capability.body).toMatchObject([{ id: 'octo/pricing' }, { id: 'octo/content' }]);
      follows(octo.zSupplier, await get('/supplier'));
      const products = await get<OctoProduct[]>('/products');
      follows(octo.zProduct.array(), products);
      expect(products.body).toHaveLength(2);
      follows(octo.zProduct, await get(`/products/${productId}`));
      refused(await get(`/products/${unknown}`), 'INVALID_PRODUCT_ID', { productId: unknown });
    });

    it('Availability Calendar: Interval, BAD_REQUEST, invalid product and option', async () => {
      const asked = { productId, optionId, ...days };
      follows(octo.zAvailabilityCalendar.array(), await post('/availability/calendar', asked));
      refused(await post('/availability/calendar', { ...asked, localDateStart: undefined }), 'BAD_REQUEST');
      const [wrongProduct, wrongOption] = [{ productId: unknown }, { optionId: unknown }];
      refused(await post('/availability/calendar', { ...asked, ...wrongProduct }), 'INVALID_PRODUCT_ID', wrongProduct);
      refused(await post('/availability/calendar', { ...asked, ...wrongOption }), 'INVALID_OPTION_ID', wrongOption);
    });

    it('Availability Check: Interval, Date, AvailabilityId, Status, BAD_REQUEST, invalid product and option', async () => {
      const asked = { productId, optionId, ...days };
      follows(octo.zAvailability.array(), await post('/availability', asked));
      const [date] = await availability();
      const day = date?.localDateTimeStart.slice(0, 10);
      expect(await availability({ localDateStart: day, localDateEnd: day })).toEqual([date]);
      expect(await availability({ availabilityIds: [date?.id, unknown] })).toEqual([date]);
      expect((await availability()).map(({ id }) => id)).toHaveLength(3);
      refused(await post('/availability', { ...asked, availabilityIds: [date?.id] }), 'BAD_REQUEST');
      refused(await post('/availability', { productId, optionId }), 'BAD_REQUEST');
      refused(await post('/availability', { ...asked, productId: unknown }), 'INVALID_PRODUCT_ID', {
        productId: unknown,
      });
      refused(await post('/availability', { ...asked, optionId: unknown }), 'INVALID_OPTION_ID', { optionId: unknown });
    });

    it('Booking Reservation: reserves, and refuses invalid products, options, dates and units, none, and too few seats', async () => {
      const reservation = await reserve({ notes: 'Test Note' });
      follows(octo.zBooking, reservation);
      expect(reservation.body).toMatchObject({ status: 'ON_HOLD', notes: 'Test Note', unitItems: [{}, {}] });
      refused(await reserve({ productId: unknown }), 'INVALID_PRODUCT_ID', { productId: unknown });
      refused(await reserve({ optionId: unknown }), 'INVALID_OPTION_ID', { optionId: unknown });
      refused(await reserve({ availabilityId: unknown }), 'INVALID_AVAILABILITY_ID', { availabilityId: unknown });
      refused(await reserve({ unitItems: [{ unitId: unknown }] }), 'INVALID_UNIT_ID', { unitId: unknown });
      refused(await reserve({ unitItems: [] }), 'UNPROCESSABLE_ENTITY');
      refused(await reserve({ unitItems: undefined }), 'UNPROCESSABLE_ENTITY');
      refused(await reserve({ availabilityId: await dateOf(full.id) }), 'UNPROCESSABLE_ENTITY');
    });

    it('Booking Extend: for longer, and invalid uuid', async () => {
      const { uuid, utcExpiresAt } = await held();
      const extended = await post<OctoBooking>(`/bookings/${uuid}/extend`, { expirationMinutes: 60 });
      follows(octo.zBooking, extended);
      expect(Date.parse(extended.body.utcExpiresAt ?? '')).toBeGreaterThan(Date.parse(utcExpiresAt ?? ''));
      refused(await post(`/bookings/${unknown}/extend`), 'INVALID_BOOKING_UUID', { uuid: unknown });
    });

    it('Booking Confirmation: books, with other units, and refuses invalid uuids and units', async () => {
      const contact = { fullName: 'John Doe', firstName: 'John', lastName: 'Doe', emailAddress: 'johndoe@mail.com' };
      const { uuid } = await held();
      const confirmed = await post<OctoBooking>(`/bookings/${uuid}/confirm`, { contact, resellerReference: 'R-7' });
      follows(octo.zBooking, confirmed);
      expect(confirmed.body).toMatchObject({ status: 'CONFIRMED', resellerReference: 'R-7', contact });
      const more = await post<OctoBooking>(`/bookings/${(await held()).uuid}/confirm`, { unitItems: adults(3) });
      expect(more.body).toMatchObject({ status: 'CONFIRMED', unitItems: [{}, {}, {}] });
      const wrong = await post(`/bookings/${(await held()).uuid}/confirm`, { unitItems: [{ unitId: unknown }] });
      refused(wrong, 'INVALID_UNIT_ID', { unitId: unknown });
      refused(await post(`/bookings/${unknown}/confirm`), 'INVALID_BOOKING_UUID', { uuid: unknown });
    });

    it('Booking Update: Contact, Change Date, Change Product, Unit Items', async () => {
      const { uuid } = await held();
      const contact = { fullName: 'Jo Roy', country: 'GB', locales: ['en'], notes: 'By train' };
      const changed = await patch<OctoBooking>(`/bookings/${uuid}`, { contact, notes: 'Test note' });
      follows(octo.zBooking, changed);
      expect(changed.body).toMatchObject({ contact, notes: 'Test note', status: 'ON_HOLD' });
      const availabilityId = await dateOf(second.id);
      expect((await patch<OctoBooking>(`/bookings/${uuid}`, { availabilityId })).body).toMatchObject({
        uuid,
        availabilityId,
        contact,
      });
      expect((await patch<OctoBooking>(`/bookings/${uuid}`, { unitItems: adults(3) })).body.unitItems).toHaveLength(3);
      const there = { productId: String(await seriesOf(app.db, other.id)), optionId };
      const [date] = (await post<OctoAvailability[]>('/availability', { ...there, ...days })).body;
      const moved = { ...there, availabilityId: date?.id, unitItems: adults(1) };
      const onOther = await patch<OctoBooking>(`/bookings/${uuid}`, moved);
      expect(onOther.body).toMatchObject({ uuid, ...there, availabilityId: date?.id, unitItems: [{}] });
    });

    it('Booking Cancellation: of a reservation, of a booking, and invalid uuid', async () => {
      const { uuid } = await held();
      const released = await post<OctoBooking>(`/bookings/${uuid}/cancel`, { reason: 'Changed' });
      follows(octo.zBooking, released);
      expect(released.body).toMatchObject({ status: 'CANCELLED', cancellation: { refund: 'FULL', reason: 'Changed' } });
      const ended = await post<OctoBooking>(`/bookings/${(await booked()).uuid}/cancel`);
      expect(ended.body).toMatchObject({ status: 'CANCELLED', cancellation: { refund: 'NONE', reason: null } });
      refused(await post(`/bookings/${unknown}/cancel`), 'INVALID_BOOKING_UUID', { uuid: unknown });
    });

    it('Get Booking and List Bookings: by uuid, by either reference, and without one', async () => {
      const { uuid } = await held();
      follows(octo.zBooking, await get(`/bookings/${uuid}`));
      refused(await get(`/bookings/${unknown}`), 'INVALID_BOOKING_UUID', { uuid: unknown });
      const resellerReference = `R-${uuid}`;
      const confirmed = await booked({ resellerReference });
      for (const [name, reference] of Object.entries({
        resellerReference,
        supplierReference: confirmed.supplierReference,
      })) {
        const { body } = await get<OctoBooking[]>(`/bookings?${name}=${reference}`);
        expect(body.map((each) => each.uuid)).toEqual([confirmed.uuid]);
      }
      refused(await get('/bookings'), 'BAD_REQUEST');
    });

    it('says which capabilities were used, and shows what they add and nothing else', async () => {
      const products = await get<OctoProduct[]>('/products');
      const [hasPrices, hasContent] = [capabilities.includes('pricing'), capabilities.includes('content')];
      const used = [...(hasPrices ? ['octo/pricing'] : []), ...(hasContent ? ['octo/content'] : [])];
      expect(products.capabilities).toBe(used.join(', '));
      const [product] = products.body;
      expect([product?.pricingPer !== undefined, product?.description !== undefined]).toEqual([hasPrices, hasContent]);
      expect((await booked()).pricing).toEqual(
        hasPrices
          ? { original: 20000, retail: 20000, net: 16000, currency: 'USD', currencyPrecision: 2, includedTaxes: [] }
          : undefined,
      );
    });
  },
);
