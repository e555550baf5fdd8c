import type { EventSummary } from '@ascendant/contract/event';
import { expect, type Page } from '@playwright/test';
import type { ExpectedAnswer } from '../browser/complaints';
import { firstAct } from '../browser/running-page';

/** A screen in one of its states, and how to get there in a new browser. */
export interface Screen {
  /** In kebab-case. Also names the picture. */
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
  /** Refusals that are part of the state. */
  readonly answers?: readonly ExpectedAnswer[];
  /** A dialog, whose picture shows only the window. */
  readonly isScreenful?: true;
  /** If only small screens have it. */
  readonly isNarrow?: true;
}

/** An event with everything: three tiers, a child price, a hut. */
export async function shownEvent(page: Page): Promise<EventSummary> {
  const found = await page.request.get('/api/events?q=dawn+traverse&limit=1&dates=next');
  const [event] = (await found.json()) as readonly EventSummary[];
  if (!event) throw new Error('The demo data has no dawn traverse.');
  return event;
}

/** Waits until all reads are done, fonts are loaded, and every visible picture is drawn. */
export async function settle(page: Page): Promise<void> {
  await firstAct(page);
  await expect(page.locator('[aria-busy=true], [class*=Skeleton_]')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/** Makes a call fail as it would during an outage of the database. */
export async function breakCall(page: Page, path: string): Promise<void> {
  await page.route(`**${path}*`, (route) =>
    route.fulfill({
      status: 503,
      json: { code: 'unavailable', message: 'Please try again.', error: 'Please try again.' },
    }),
  );
}

/** Closes the notice that covers the page. */
export async function closeToast(page: Page): Promise<void> {
  const toasts = page.getByRole('region', { name: /^Notifications/ });
  await toasts.getByRole('button', { name: 'Close' }).click();
  await expect(toasts.getByRole('button', { name: 'Close' })).toHaveCount(0);
}

/** The answers that a screen expects when a call fails with 503. */
export const unavailable = (path: RegExp) => [{ status: 503, url: path }];
