// @vitest-environment node
import type { WireTier } from '@ascendant/contract/event';
import { describe, expect, it, test } from 'vitest';
import { buildEventDetail } from '../../test/build-event';
import { eventHead } from './event-head';
import { invitationText, invitationUrl } from './InvitationLink';
import { googleCalendarUrl, outlookCalendarUrl } from './OnlineCalendars';
import { goingSentence } from './sale';
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

const you = { name: 'Maya Lindqvist' } as const;
const family = (...names: readonly string[]) => [you, ...names.map((name) => ({ name: `${name} Bergeron` }))];
const guest = { name: 'Guest of Maya', guest: 'unnamed' } as const;

test.each([
  [[], 'You’re going'],
  [['Jonas'], 'You and Jonas are going'],
  [['Jonas', 'Théo', 'Elin'], 'You, Jonas, Théo and Elin are going'],
  [['Jonas', 'Théo', 'Elin', 'Nova'], 'You and 4 others are going'],
])('up to three others who are going are named: %o', (names, sentence) => {
  expect(goingSentence(family(...names))).toBe(sentence);
});

test('guests without a name are counted', () => {
  expect(goingSentence([you, guest])).toBe('You and 1 other are going');
  expect(goingSentence([...family('Jonas'), guest])).toBe('You and 2 others are going');
});

describe('what search engines and link previews say of an event', () => {
  it('is when and where it is and how its description begins, cut after a word', () => {
    const description = 'Walk along the ridge at dawn. '.repeat(20);
    const { description: shown = '' } = eventHead(buildEventDetail({ description }));
    expect(shown).toMatch(/^.+\. Walk along the ridge at dawn\..* (?:Walk|along|the|ridge|at|dawn\.)…$/);
    expect(shown.length).toBeLessThanOrEqual(156);
  });

  it.each(['夜明けの山を歩きます。', 'เดินป่าตอนเช้าตรู่'])(
    'has the description too if its script has no blanks: %s',
    (text) => {
      const { description = '' } = eventHead(buildEventDetail({ description: text.repeat(20) }));
      expect(description).toContain(text.repeat(2));
      expect(description).toMatch(/…$/);
    },
  );
});

const event = {
  title: 'Dawn & dusk',
  location: 'Banff, Alberta',
  startDate: '2027-07-02',
  endDate: '2027-07-04',
  startTime: '04:45',
  endTime: '16:00',
  timezone: 'America/Edmonton',
  startsAt: '2027-07-02T10:45:00.000Z',
  endsAt: '2027-07-04T22:00:00.000Z',
};
const page = 'https://ascendant.example/events/7';

test('Google gets the event’s own times and zone', () => {
  const { origin, searchParams } = new URL(googleCalendarUrl(event, page));
  expect(origin).toBe('https://calendar.google.com');
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Dawn & dusk',
    dates: '20270702T044500/20270704T160000',
    ctz: 'America/Edmonton',
    location: 'Banff, Alberta',
    details: page,
  });
});

test('Outlook gets the instants that the server computed, and no rules of this browser change them', () => {
  const winter = {
    ...event,
    timezone: 'America/Vancouver',
    startsAt: '2026-12-20T17:00:00.000Z',
    endsAt: '2026-12-20T23:00:00.000Z',
  };
  const { searchParams } = new URL(outlookCalendarUrl(winter, page));
  expect([searchParams.get('startdt'), searchParams.get('enddt')]).toEqual([winter.startsAt, winter.endsAt]);
});

const url = 'https://ascendant.example/events/7/dawn-traverse';

test('the email says when in the event’s zone, where, the price and the link', () => {
  expect(invitationText(buildEventDetail(), { url, isGroup: false }))
    .toBe(`I’m thinking of going to Dawn Traverse. Would you like to come along?

When: Thursday to Saturday, July 2–4, 2099, 4:45 a.m. to 4:00 p.m., Mountain Time
Where: Banff, Alberta
Price: From $544

Here’s everything about it:
${url}`);
});

test('with companions it’s “we”, and none of them is named', () => {
  expect(invitationText(buildEventDetail(), { url, isGroup: true })).toMatch(
    /^We’re thinking of going to Dawn Traverse\./,
  );
});

test('an event that isn’t on sale has no price, and one that’s free says so', () => {
  const closed = buildEventDetail({ status: 'cancelled' });
  expect(invitationText(closed, { url, isGroup: false })).not.toContain('Price');
  const free = buildEventDetail();
  const pricingTiers = free.pricingTiers.map((tier) => ({ ...tier, adultPrice: '0.00', childPrice: '0.00' }));
  expect(invitationText({ ...free, pricingTiers }, { url, isGroup: false })).toContain('Price: Free');
});

test('a title can’t add anything to the email but itself', () => {
  const title = 'Tea & cake?&bcc=all@mail.example#x';
  const { search, hash, pathname } = new URL(invitationUrl(buildEventDetail({ title }), { url, isGroup: false }));
  const fields = new URLSearchParams(search);
  expect([...fields.keys(), hash, pathname]).toEqual(['subject', 'body', '', '']);
  expect(fields.get('subject')).toBe(`${title}, July 2–4, 2099`);
  expect(fields.get('body')).toContain('\r\n\r\nWhen: ');
});
