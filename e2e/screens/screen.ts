import type { EventSummary } from '@ascendant/contract/event';
import { expect, type Locator, type Page } from '@playwright/test';
import type { ExpectedAnswer } from '../browser/complaints';
import { firstAct } from '../browser/running-page';
import { signIn, type Person } from '../site/people';

/** Something on a page. */
type Look = (page: Page) => Locator;
type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;

/** A screen in one of its states, and how to get there in a new browser: each step is left out where there's nothing to do. */
export interface Screen {
  /** In kebab-case. Also names the picture. */
  readonly name: string;
  /** Who looks: a demo account, or what makes a new person; a visitor unless it says so. */
  readonly as?: Pick<Person, 'username' | 'password'> | ((page: Page) => Promise<unknown>);
  /** Calls that fail as they would during an outage of the database: how their addresses begin. */
  readonly fails?: readonly string[];
  /** Further refusals that are part of the state. */
  readonly answers?: readonly ExpectedAnswer[];
  readonly at?: string | ((page: Page) => Promise<string>);
  /** What's done there, or on the way there. */
  readonly act?: (page: Page) => Promise<unknown>;
  readonly shows?: Look | readonly Look[];
  /** If it's about what's shown while something loads, so that it's never settled. */
  readonly isLoading?: true;
  /** A dialog, whose picture shows only the window. */
  readonly isScreenful?: true;
  /** If only small screens have it. */
  readonly isNarrow?: true;
}

/** Goes to a screen, and waits until it's complete. */
export async function open(page: Page, screen: Screen): Promise<void> {
  const { as, fails = [], at, act, shows = [] } = screen;
  if (screen.isNarrow) await page.setViewportSize({ width: 390, height: 844 });
  if (as !== undefined) await (typeof as === 'function' ? as(page) : signIn(page, as));
  for (const path of fails) await breakCall(page, path);
  if (at !== undefined) await page.goto(typeof at === 'string' ? at : await at(page));
  await act?.(page);
  for (const look of [shows].flat()) await expect(look(page)).toBeVisible();
  if (!screen.isLoading) await settle(page);
}

/** Every refusal that's part of a screen. */
export function answersOf({ answers = [], fails = [] }: Screen): readonly ExpectedAnswer[] {
  return [...answers, ...fails.map((path) => ({ status: 503, url: new RegExp(path.replace('?', String.raw`\?`)) }))];
}

/** The first of its kind on the page, with this name if one is given. */
export function first(role: Role, name: Name = ''): Look {
  return (page) => page.getByRole(role, { name }).first();
}

/** The first such text on the page. */
export function text(words: Name): Look {
  return (page) => page.getByText(words).first();
}

/** Presses the first button with a name, and each of the others after it. */
export function press(...names: readonly Name[]) {
  return async (page: Page): Promise<void> => {
    for (const name of names) await first('button', name)(page).click();
  };
}

/** An event with everything: three tiers, a child price, a hut. */
export async function shownEvent(page: Page): Promise<EventSummary> {
  const found = await page.request.get('/api/events?q=dawn+traverse&limit=1&dates=next');
  const [event] = (await found.json()) as readonly EventSummary[];
  if (!event) throw new Error('The demo data has no dawn traverse.');
  return event;
}

/** The address of that event. */
export function atEvent(query = '') {
  return async (page: Page): Promise<string> => `/events/${(await shownEvent(page)).id}${query}`;
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

async function breakCall(page: Page, path: string): Promise<void> {
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
