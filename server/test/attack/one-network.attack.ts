import { routes } from '@ascendant/contract/routes';
import { describe, expect, it } from 'vitest';
import { mails } from '../../db/schema/mails';
import { bookingData } from '../checkout/checkout';
import { bookFreely } from '../factories/bookings';
import { buildFreeEvent } from '../factories/events';
import { buildTraveller } from '../factories/people';
import { testApp } from '../test-app';

const app = await testApp({ settings: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });

const stop = async (key: string, from: string): Promise<number> =>
  (await app.inject({ method: 'POST', url: `/emails/${key}/stop`, headers: { 'x-forwarded-for': from } })).statusCode;

describe('many people at one address', () => {
  it('unsubscribe with one click, even when someone there has guessed keys', async () => {
    const provider = '198.51.100.40';
    const guesses = [];
    for (let guess = 0; guess < 62; guess += 1) guesses.push(await stop(`guess-${guess}`, provider));
    expect(guesses.filter((status) => status === 404)).toHaveLength(60);
    expect(guesses.filter((status) => status === 429)).toHaveLength(2);
    const { event } = await buildFreeEvent(app.db);
    for (let person = 0; person < 10; person += 1)
      await bookFreely(app, await buildTraveller(app.db), { eventId: event.id });
    const sent = await app.db.select({ messageId: mails.messageId }).from(mails);
    expect(sent.length).toBeGreaterThanOrEqual(10);
    for (let round = 0; round < 8; round += 1)
      for (const { messageId } of sent)
        expect(await stop(messageId.slice(1).split('@', 1)[0] ?? '', provider)).toBe(200);
    expect(await stop('guess', '198.51.100.41')).toBe(404);
  });

  it('book free places, each within the limit of their account', async () => {
    const { event } = await buildFreeEvent(app.db, { capacity: 100 });
    const office = { 'x-forwarded-for': '198.51.100.42' };
    const statuses = [];
    for (let person = 0; person < 65; person += 1) {
      const { session } = await buildTraveller(app.db);
      const body = bookingData({ eventId: event.id });
      statuses.push((await app.call(routes.createBooking, { body }, { ...session, ...office })).status);
    }
    expect(statuses).toEqual(statuses.map(() => 201));
  });

  it('read with their sessions, more than an office’s worth in a minute', async () => {
    const network = { 'x-forwarded-for': '198.51.100.43' };
    const people = await Promise.all(Array.from({ length: 6 }, () => buildTraveller(app.db)));
    const statuses = new Map<number, number>();
    for (let call = 0; call < 3300; call += 1) {
      const { session = {} } = people[call % people.length] ?? {};
      const { statusCode } = await app.inject({ url: '/no/such/page', headers: { ...session, ...network } });
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    expect([...statuses.keys()]).toEqual([404]);
  });
});
