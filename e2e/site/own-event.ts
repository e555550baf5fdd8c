import type { EventDetail } from '@ascendant/contract/event';
import type { ManagedEvent } from '@ascendant/contract/managed-event';
import { expect, type APIRequestContext, type Browser } from '@playwright/test';
import { pageOfAnother } from '../browser/running-page';
import { demoAdmin, demoOrganizer } from './check-in';
import { signIn } from './people';

const dayMs = 86_400_000;
const headers = { 'sec-fetch-site': 'same-origin' };

/** Fields of the event editor's form, as they're sent. */
type EventFields = Readonly<Record<string, string>>;

/**
 * A test's own event, 40 days from now, that the demo admin publishes over the API. Those of the demo data are few, and which of
 * them have room changes with the day and with the tests beside.
 * @param adultPrice in dollars; '0' is free
 */
export async function ownEvent(
  browser: Browser,
  {
    adultPrice,
    ...fields
  }: { readonly title: string; readonly adultPrice: string; readonly cancellationPolicy?: string },
): Promise<EventDetail> {
  const admin = await pageOfAnother(browser);
  await signIn(admin, demoAdmin);
  const id = await sendEvent(admin.request, { ...fields, ...pricedAt(adultPrice), startDate: dayFromNow(40) });
  const event = (await answered(admin.request.get(`/api/events/${id}`))) as EventDetail;
  await admin.close();
  return event;
}

/**
 * Sends a new one-day event near Banff, for up to 60 people: an organizer's waits for review, an admin's is published.
 * @param fields those to send beside or instead of the usual ones; without a price it's free
 * @returns its id
 */
export async function sendEvent(
  request: APIRequestContext,
  fields: EventFields & { readonly title: string; readonly startDate: string },
): Promise<number> {
  const form = {
    description: 'An easy ridge before sunrise, with a guide for every eight people.',
    location: 'Banff, Alberta, Canada',
    mainCategory: 'Outdoor & Nature',
    duration: '1',
    capacity: '60',
    endDate: fields.startDate,
    startTime: '09:00',
    endTime: '17:00',
    ...pricedAt('0'),
    status: 'published',
    ...fields,
  };
  const made = await answered(request.post('/api/events', { multipart: form, headers }));
  return (made as { readonly id: number }).id;
}

/** Approves an event, as an admin. @param request an admin's */
export async function publishEvent(request: APIRequestContext, id: number): Promise<void> {
  await answered(request.put(`/api/events/${id}`, { data: { status: 'published' }, headers }));
}

function pricedAt(adultPrice: string): EventFields {
  return { pricingTiers: JSON.stringify([{ tierType: 'regular', adultPrice, childPrice: '0' }]) };
}

/** The reply to a call that has to succeed. */
export async function answered(sent: ReturnType<APIRequestContext['get']>): Promise<unknown> {
  const reply = await sent;
  expect(reply.ok(), `${reply.url()} answered ${reply.status()}: ${await reply.text()}`).toBe(true);
  return reply.json();
}

/** The day that many days from now. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
}

/** A published event whose host is the demo organizer. */
export async function hostedEvent(browser: Browser): Promise<ManagedEvent> {
  const page = await pageOfAnother(browser);
  await signIn(page, demoOrganizer);
  const events = (await (await page.request.get('/api/organizer/events')).json()) as readonly ManagedEvent[];
  await page.close();
  const event = events.find(({ status }) => status === 'published');
  if (!event) throw new Error('The demo organizer has no published event.');
  return event;
}
