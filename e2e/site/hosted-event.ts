import type { ManagedEvent } from '@ascendant/contract/managed-event';
import type { Browser } from '@playwright/test';
import { pageOfAnother } from '../browser/running-page';
import { demoOrganizer } from './check-in';
import { signIn } from './people';

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
