import type { EventDetail } from '@ascendant/contract/event';
import type { BrowserContext, Page, Response } from '@playwright/test';
import { mouse } from '../input/input-method';
import { goToCheckout } from '../journeys/main-journey';
import { demoAdmin, demoOrganizer } from '../site/check-in';
import { bookableEvent } from '../site/events';
import { demoTraveller, newcomer, settled, signIn, stranger } from '../site/people';
import { expect, test } from '../test';

interface Budget {
  /** Of JavaScript, with headers. */
  readonly kb: number;
  readonly files: number;
}

/** What a page's first load transfers at most. Source: docs/rules/reliability.md, "Performance budgets". */
const budgets = {
  first: { kb: 130, files: 14 },
  'sign-in': { kb: 138, files: 14 },
  visitor: { kb: 150, files: 20 },
  'signed-in': { kb: 190, files: 40 },
} satisfies Record<string, Budget>;
/** A test fails 2% above a budget, not for a few bytes. The report has each page's figure, so growth is seen before that. */
const margin = 1.02;
/** The most kB of fonts, with headers, on pages whose only texts are the site's own. */
const mostKbOfFonts = 56;

/** Every page, by who opens it. `:id` is an event that the demo organizer offers. */
const pages = {
  visitor: [
    '/',
    '/browse',
    '/events/:id',
    '/hosts/:host',
    '/login',
    '/auth?tab=register',
    '/reset-password',
    '/organizers/join',
    '/matching',
    '/help',
    '/contact',
    '/terms',
    '/privacy',
    '/accessibility',
    '/credits',
    '/emails/none/stop',
    '/no-such-page',
  ],
  newcomer: ['/onboarding'],
  traveller: [
    '/',
    '/dashboard',
    '/saved',
    '/my-bookings',
    '/messages',
    '/profile',
    '/second-factor',
    '/payment-success?free=true',
  ],
  organizer: [
    '/organizer',
    '/organizer/events',
    '/organizer/dates',
    '/organizer/events/new',
    '/organizer/events/:id/edit',
    '/organizer/events/:id/bookings',
    '/organizer/events/:id/messages',
    '/organizer/events/:id/attendees',
    '/organizer/check-in/:id',
    '/organizer/reviews',
    '/organizer/reports',
    '/organizer/earnings',
    '/organizer/account',
    '/organizer/embed',
  ],
  admin: [
    '/admin',
    '/admin/events',
    '/admin/events/new',
    '/admin/events/:id/edit',
    '/admin/discount-codes',
    '/admin/users',
    '/admin/users/organizers/:host',
    '/admin/reports',
    '/admin/money',
    '/admin/payments',
    '/admin/lookup',
    '/admin/system',
    '/admin/reviews',
    '/admin/edited-events',
    '/admin/account',
    '/admin/settings',
    '/admin/audit-log',
    '/admin/error-log',
    '/admin/set-up',
  ],
} as const;

type Visitor = keyof typeof pages;

const visitorBudgets: Readonly<Record<string, 'first' | 'sign-in'>> = {
  '/': 'first',
  '/browse': 'first',
  '/events/:id': 'first',
  '/login': 'sign-in',
  '/auth?tab=register': 'sign-in',
};

const arrivals: Readonly<Record<Visitor, (page: Page) => Promise<unknown>>> = {
  visitor: async () => undefined,
  newcomer: (page) => newcomer(page),
  traveller: (page) => signIn(page, demoTraveller),
  organizer: (page) => signIn(page, demoOrganizer),
  admin: (page) => signIn(page, demoAdmin),
};

/** What loads grows slowly, so it's not weighed by `npm test`. */
const ofCi = { tag: '@ci' };

// The page that doesn't exist.
test.use({ expected: { answers: [{ status: 404, url: /\/no-such-page$|\/api\/emails\// }] } });

for (const [who, paths] of Object.entries(pages) as [Visitor, readonly string[]][]) {
  for (const path of paths) {
    const budget = budgets[who === 'visitor' ? (visitorBudgets[path] ?? who) : 'signed-in'];
    test(`the first load of ${path} by a ${who} stays within ${budget.kb} kB of JavaScript`, ofCi, async ({ page }) => {
      await arrivals[who](page);
      expectLight(await loadedBy(page, await addressOf(page, path, who), 'script'), budget);
    });
  }
}

for (const path of ['/login', '/matching', '/help', '/privacy'])
  test(`the first load of ${path} stays within ${mostKbOfFonts} kB of fonts`, ofCi, async ({ page }) => {
    expectLight(await loadedBy(page, path, 'font'), { kb: mostKbOfFonts, files: 4 });
  });

test(
  `the first load of the checkout stays within ${budgets['signed-in'].kb} kB of JavaScript, signed in and signed out`,
  ofCi,
  async ({ page, browser }) => {
    const event = await bookableEvent(page.request, { isFree: false });
    const person = await settled(page, stranger());
    await goToCheckout({ page, input: mouse, person }, event);
    const { cookies, origins } = await page.context().storageState();
    for (const isSignedIn of [true, false]) {
      const context = await browser.newContext({
        storageState: isSignedIn ? { cookies, origins } : { cookies: [], origins: origins.map(withoutToken) },
      });
      const visit = await context.newPage();
      expectLight(await loadedBy(visit, page.url(), 'script'), budgets['signed-in']);
      const heading = isSignedIn ? 'Checkout' : 'Sign in to finish';
      await expect(visit.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await context.close();
    }
  },
);

type StoredOrigin = Awaited<ReturnType<BrowserContext['storageState']>>['origins'][number];

/** What a browser has stored once the session is gone: the booking, and nothing to sign in with. */
function withoutToken({ origin, localStorage }: StoredOrigin): StoredOrigin {
  return { origin, localStorage: localStorage.filter(({ name }) => name !== 'auth-token') };
}

function expectLight({ kb, files }: Budget, budget: Budget): void {
  const description = `${kb.toFixed(1)} of ${budget.kb} kB, ${files} of ${budget.files} files`;
  test.info().annotations.push({ type: 'transferred', description });
  expect(kb).toBeGreaterThan(10);
  expect(kb).toBeLessThan(budget.kb * margin);
  expect(files).toBeLessThanOrEqual(budget.files);
}

/** The address of a page about one event or its host. */
async function addressOf(page: Page, path: string, who: Visitor): Promise<string> {
  if (!path.includes('/:')) return path;
  const list = who === 'organizer' ? '/api/organizer/events' : '/api/events?limit=1';
  const [first] = (await (await page.request.get(list)).json()) as readonly { readonly id: number }[];
  const id = first?.id;
  if (!path.includes(':host')) return path.replace(':id', String(id));
  const { hostId } = (await (await page.request.get(`/api/events/${id}`)).json()) as EventDetail;
  return path.replace(':host', String(hostId));
}

/** All scripts or fonts that a page loads until nothing more comes, as they travel, with their headers. */
async function loadedBy(page: Page, address: string, type: 'script' | 'font'): Promise<Budget> {
  const files: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === type) files.push(response);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(files.map((file) => file.request().sizes()));
  const bytes = sizes.reduce((sum, size) => sum + size.responseBodySize + size.responseHeadersSize, 0);
  return { kb: bytes / 1000, files: files.length };
}

test('public pages load nothing from another host', async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  for (const path of ['/', '/browse', '/auth']) await page.goto(path, { waitUntil: 'networkidle' });
  expect([...hosts].filter((host) => host !== 'null')).toEqual([baseURL]);
});
