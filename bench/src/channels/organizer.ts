import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { octoRoutes } from '@ascendant/contract/octo/routes';
import { resellerRoutes } from '@ascendant/contract/reseller';
import { webhookRoutes } from '@ascendant/contract/webhook';
import { calendarDay, clockTime } from '@ascendant/domain/calendar-day';
import { activityTypes } from '@ascendant/domain/channel/activity';
import { availabilityId, octoOption } from '@ascendant/domain/channel/octo';
import type { Http } from '../booking/http';
import type { Market, Order } from '../booking/market';
import type { SessionHeaders } from '../sign-in';

/** An organizer who's signed in. */
export interface Organizer {
  readonly id: number;
  readonly session: SessionHeaders;
}

/** What a reseller sends to reserve one seat, and the key that it sends it with. */
interface Reseller {
  readonly key: SessionHeaders;
  readonly order: object;
}

/** What comes back for a webhook that's added. */
interface AddedWebhook {
  readonly webhook: { readonly id: number };
}

const pauseMs = 100;

/** Webhooks that are told of everything, and have answered their test. */
export async function addWebhooks(
  site: string,
  { session }: Organizer,
  { url, count }: { readonly url: string; readonly count: number },
): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const wanted = { url: url + number, types: activityTypes };
    const { webhook } = (await made(site + webhookRoutes.addWebhook.path, session, wanted)) as AddedWebhook;
    await made(site + webhookRoutes.testWebhook.path.replace(':id', String(webhook.id)), session);
  }
}

/** A reseller of an organizer's event. @throws RangeError without one */
export async function addReseller({ url, pool }: Market, { session }: Organizer, order?: Order): Promise<Reseller> {
  const { rows } = await pool.query<{ seriesId: number; startDate: string; startTime: string }>(
    `select series_id as "seriesId", start_date::text as "startDate", start_time as "startTime" from events where id = $1`,
    [order?.eventId],
  );
  const [sold] = rows;
  if (order === undefined || sold === undefined) throw new RangeError('there is nothing to sell');
  const terms = { name: 'Viator', seriesIds: [sold.seriesId], commission: 20 };
  const { secret } = (await made(url + resellerRoutes.addReseller.path, session, terms)) as { secret: string };
  const date = { eventId: order.eventId, startDate: calendarDay(sold.startDate), startTime: clockTime(sold.startTime) };
  return {
    key: { authorization: `Bearer ${secret}` },
    order: {
      productId: String(sold.seriesId),
      optionId: octoOption,
      availabilityId: availabilityId(date),
      unitItems: [{ unitId: 'adult' }],
    },
  };
}

/** Reserves a seat and gives it back, again and again. @returns a function that ends it */
export function sellSeats(http: Http, { key, order }: Reseller): () => Promise<void> {
  const stop = new AbortController();
  const selling = (async () => {
    while (!stop.signal.aborted) {
      const uuid = randomUUID();
      await http.post(octoRoutes.reserveByOcto.path, { ...order, uuid }, key);
      await http.post(octoRoutes.cancelOctoBooking.path.replace(':uuid', uuid), {}, key);
      await sleep(pauseMs);
    }
  })();
  return async () => {
    stop.abort();
    await selling;
  };
}

async function made(address: string, session: SessionHeaders, body?: object): Promise<unknown> {
  const content = body && { body: JSON.stringify(body) };
  const headers = { ...session, ...(body && { 'content-type': 'application/json' }) };
  const response = await fetch(address, { method: 'POST', headers, ...content });
  if (!response.ok) throw new RangeError(`${address} ${response.status} ${await response.text()}`);
  return response.json();
}
