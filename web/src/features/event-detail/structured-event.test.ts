import type { WireTier } from '@ascendant/contract/event';
import { describe, expect, test } from 'vitest';
import { buildEventDetail } from '../../test/build-event';
import { structuredEvent } from './structured-event';

const site = 'https://ascendant.example';
const dataOf = (overrides: Parameters<typeof buildEventDetail>[0]) =>
  structuredEvent(buildEventDetail(overrides), site);

const free: WireTier[] = [{ id: 1, tierType: 'regular', adultPrice: '0.00', childPrice: '0.00', validUntil: null }];

describe('an event as structured data', () => {
  test.each([
    ['on sale', {}],
    ['sold out', { seatsLeft: 0 }],
    ['free', { pricingTiers: free, currentTierId: 1 }],
    ['cancelled', { status: 'cancelled' }],
    ['over', { hasBegun: true }],
  ] as const)('%s, it has everything that search engines require, with absolute addresses', (_what, overrides) => {
    const data = dataOf(overrides);
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: expect.stringMatching(/./),
      url: `${site}/events/7/dawn-traverse`,
      image: [`${site}/share/7-0123456789abcdef.jpg`],
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
      endDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: expect.stringMatching(/./), address: expect.stringMatching(/./) },
    });
  });

  const series = { id: 3, firstEventId: 5, dates: 12, bestDate: null };
  const nextDates = [7, 8].map((id) => ({
    id,
    startDate: `2027-07-0${id}`,
    startTime: '22:00',
    endDate: `2027-07-0${id + 1}`,
    endTime: '02:00',
  }));

  test('with several dates, it names the series and the next of them, the same way on each of their pages', () => {
    const on = (id: number) => dataOf({ id, series, nextDates })['superEvent'];
    expect(on(7)).toMatchObject({
      '@type': 'EventSeries',
      '@id': `${site}/events/5#series`,
      name: 'Dawn Traverse',
      startDate: '2027-07-07T22:00',
      subEvent: [
        { url: `${site}/events/7`, startDate: '2027-07-07T22:00', endDate: '2027-07-08T02:00' },
        { url: `${site}/events/8`, startDate: '2027-07-08T22:00', endDate: '2027-07-09T02:00' },
      ],
    });
    expect(on(8)).toEqual(on(7));
    expect(dataOf({})).not.toHaveProperty('superEvent');
  });

  test('each of those dates has what search engines require of an event', () => {
    const { subEvent } = dataOf({ series, nextDates })['superEvent'] as { readonly subEvent: readonly unknown[] };
    for (const date of subEvent) {
      expect(date).toMatchObject({
        '@type': 'Event',
        name: 'Dawn Traverse',
        eventStatus: 'https://schema.org/EventScheduled',
        location: { '@type': 'Place', address: expect.stringMatching(/./) },
      });
    }
  });

  test('cancelled, it keeps its dates, says so, and offers nothing', () => {
    const data = dataOf({ status: 'cancelled' });
    expect(data['eventStatus']).toBe('https://schema.org/EventCancelled');
    expect(data['startDate']).toBe(dataOf({})['startDate']);
    expect(data).not.toHaveProperty('offers');
  });

  test('sold out, its offer says so and keeps the price', () => {
    expect(dataOf({ seatsLeft: 0 })).toMatchObject({
      eventStatus: 'https://schema.org/EventScheduled',
      offers: { availability: 'https://schema.org/SoldOut', price: expect.stringMatching(/^[1-9]\d*\.\d\d$/) },
    });
  });

  test('free, it costs 0.00 and says that it is free', () => {
    expect(dataOf({ pricingTiers: free, currentTierId: 1 })).toMatchObject({
      isAccessibleForFree: true,
      offers: {
        availability: 'https://schema.org/InStock',
        price: '0.00',
        priceCurrency: 'USD',
        url: `${site}/events/7/dawn-traverse`,
      },
    });
    expect(dataOf({})['isAccessibleForFree']).toBe(false);
  });

  test.each([
    ['over', { hasBegun: true }],
    ['not on sale', { currentTierId: null }],
  ] as const)('%s, it is no longer called sold out', (_what, overrides) => {
    expect(dataOf(overrides)).not.toHaveProperty('offers');
  });

  test('its images are the share picture and the gallery', () => {
    const picture = { url: '/uploads/a.webp', smallUrl: '/uploads/a-small.webp', width: 3, height: 2, alt: 'A hut' };
    expect(dataOf({ gallery: [picture] }).image).toEqual([
      `${site}/share/7-0123456789abcdef.jpg`,
      `${site}/uploads/a.webp`,
    ]);
  });
});
