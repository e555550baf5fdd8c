import { octoOption, octoUnits } from '@ascendant/domain/channel/octo';
import { z } from 'zod';
import { defineRoute, nameRoutes } from '../route';
import { day } from '../wire';
import { askedUnit, booking, contact, minutes, name, stretch, uuid } from './booking-shapes';
import { availability, calendarDay, capability, product, supplier } from './catalogue-shapes';

/** What's changed or looked at: by the reseller's own name for it. */
const one = z.object({ uuid: name });

/** The size of a party. The standard has its own refusal for none, and for too many. */
const units = z.array(askedUnit).max(1000).optional();
const notes = z.string().max(2000).nullish();

/**
 * The standard by which resellers book (https://docs.octo.travel), with a key of theirs. Its shapes are the standard's; its errors, too, have the
 * standard's words and are all 400 but for the key's. Source: docs/rules/resellers.md.
 */
export const octoRoutes = nameRoutes({
  listOctoCapabilities: defineRoute('GET /octo/capabilities', {
    summary: 'Say which capabilities of OCTO we have',
    reply: { 200: z.array(capability) },
  }),
  getOctoSupplier: defineRoute('GET /octo/supplier', {
    summary: 'Read whose events these are',
    reply: { 200: supplier },
  }),
  listOctoProducts: defineRoute('GET /octo/products', {
    summary: 'List the events that you can sell',
    reply: { 200: z.array(product) },
  }),
  getOctoProduct: defineRoute('GET /octo/products/:productId', {
    summary: 'Read an event that you can sell',
    params: z.object({ productId: name }),
    reply: { 200: product },
  }),
  checkOctoAvailability: defineRoute('POST /octo/availability', {
    summary: 'Read the dates of an event, by days or by their ids',
    body: z.object({
      ...stretch,
      localDateStart: day.optional(),
      localDateEnd: day.optional(),
      availabilityIds: z.array(name).max(1000).optional(),
    }),
    reply: { 200: z.array(availability) },
  }),
  readOctoCalendar: defineRoute('POST /octo/availability/calendar', {
    summary: 'Read how the days of an event stand',
    body: z.object({ ...stretch, localDateStart: day, localDateEnd: day }),
    example: {
      body: { productId: '40', optionId: octoOption, localDateStart: '2027-07-01', localDateEnd: '2027-07-31' },
    },
    reply: { 200: z.array(calendarDay) },
  }),
  reserveByOcto: defineRoute('POST /octo/bookings', {
    summary: 'Hold seats. The same again answers the same',
    body: z.object({
      uuid: uuid.optional(),
      productId: name,
      optionId: name,
      availabilityId: name.nullish(),
      expirationMinutes: minutes.nullish(),
      resellerReference: name.nullish(),
      notes,
      unitItems: units,
      contact: contact.optional(),
    }),
    example: {
      body: {
        productId: '40',
        optionId: octoOption,
        availabilityId: '812-20270712T0900',
        unitItems: [{ unitId: octoUnits.adult }],
      },
    },
    reply: { 200: booking },
  }),
  extendOctoBooking: defineRoute('POST /octo/bookings/:uuid/extend', {
    summary: 'Hold seats for longer',
    params: one,
    body: z.object({ expirationMinutes: minutes.nullish() }),
    reply: { 200: booking },
  }),
  confirmOctoBooking: defineRoute('POST /octo/bookings/:uuid/confirm', {
    summary: 'Book the seats that are held',
    params: one,
    body: z.object({
      resellerReference: name.nullish(),
      notes,
      unitItems: units,
      contact: contact.optional(),
    }),
    reply: { 200: booking },
  }),
  changeOctoBooking: defineRoute('PATCH /octo/bookings/:uuid', {
    summary: 'Change what’s held, or the contact, date or people of what’s booked. A booking gets no more people',
    params: one,
    body: z.object({
      productId: name.optional(),
      optionId: name.optional(),
      availabilityId: name.nullish(),
      expirationMinutes: minutes.nullish(),
      resellerReference: name.nullish(),
      notes,
      unitItems: units,
      contact: contact.optional(),
    }),
    reply: { 200: booking },
  }),
  cancelOctoBooking: defineRoute('POST /octo/bookings/:uuid/cancel', {
    summary: 'Give seats back. What’s owed of a booking follows from its cancellation policy',
    params: one,
    body: z.object({ reason: z.string().max(500).nullish() }).optional(),
    reply: { 200: booking },
  }),
  getOctoBooking: defineRoute('GET /octo/bookings/:uuid', {
    summary: 'Read what you hold or booked',
    params: one,
    reply: { 200: booking },
  }),
  listOctoBookings: defineRoute('GET /octo/bookings', {
    summary: 'Find what you booked by your reference or ours',
    query: z.object({ resellerReference: name.optional(), supplierReference: name.optional() }),
    reply: { 200: z.array(booking) },
  }),
});
