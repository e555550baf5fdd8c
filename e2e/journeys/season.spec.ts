import type { Browser, Page } from '@playwright/test';
import { pageOfAnother } from '../browser/running-page';
import { type InputMethod, mouse } from '../input/input-method';
import { keyboardOf } from '../input/keyboard';
import { expectNoViolations } from '../screens/axe';
import type { Person } from '../site/people';
import { buildSeason, futureMember, guestList, peopleOnFirstDate, seasonDates } from '../site/season';
import { expect, test } from '../test';
import {
  answerByLink,
  assignDates,
  emergencyContact,
  joinAs,
  makeGateLink,
  signByLink,
  type Actor,
} from './season-walk';

const phone = { width: 390, height: 844 };
const datesOfGuide = seasonDates / 2;

test.use({ serviceWorkers: 'allow' });

for (const [way, inputOf] of [
  ['mouse', () => mouse],
  ['keyboard', keyboardOf],
] as const satisfies readonly (readonly [string, (page: Page) => InputMethod])[]) {
  const tag = way === 'keyboard' ? ['@ci'] : [];
  test(
    `a season with two owners, a manager, two guides and a gate phone, 12 dates and 60 people, by ${way}`,
    { tag },
    async ({ page, browser }) => {
      // Thirteen people's pages, each operated key by key: as long as several other tests.
      test.slow();
      const season = await buildSeason(page, browser);
      const [first] = season.dates;
      const last = season.dates.at(-1);
      if (!first || !last) throw new Error('The season has no dates.');
      const owner: Actor = { page, input: inputOf(page) };
      const member = async (firstName: string) => {
        const made = await futureMember(browser, firstName);
        return { ...made, input: inputOf(made.page) };
      };
      await page.goto('/organizer/team');

      const second = await member('Bruno');
      await joinAs(owner, second, { role: 'Owner', person: second.person });
      await second.page.goto('/organizer/team');
      const manager = await member('Ines');
      await joinAs(second, manager, { role: 'Manager', person: manager.person });
      const guides = [await member('Noor'), await member('Otto')] as const;
      for (const guide of guides) await joinAs(owner, guide, { role: 'Guide', person: guide.person });
      await assignDates(owner, guides[0].person, { from: 0, to: datesOfGuide - 1 });
      await assignDates(owner, guides[1].person, { from: datesOfGuide, to: seasonDates - 1 });

      await answerByLink(browser, inputOf, season);
      await signByLink(browser, inputOf, season);
      await seesOwnDatesOnly(guides[0], { own: first.id, other: last.id });
      await readSheet(guides[0]);
      await keepsSheet(guides[0]);
      const link = await makeGateLink(manager);
      const gate = await gatePhone(browser, link);
      await signAtGate({ page: gate, input: inputOf(gate) });
      const { tickets } = await guestList(page, first.id);
      expect(tickets.filter(({ waiver }) => waiver === 'missing')).toHaveLength(peopleOnFirstDate - 2);

      await isRemoved(second, guides[1], last.id);
      await isGoneForOthers(guides[0], guides[1].person);
    },
  );
}

/** A guide finds the dates that they're assigned to, and no way to another. */
async function seesOwnDatesOnly({ page, input }: Actor, { own, other }: { own: number; other: number }): Promise<void> {
  // Of 12 days in a row from the day after tomorrow, the first six are theirs.
  await page.goto('/organizer/dates');
  await input.press(page.getByRole('link', { name: /^Go to / }));
  const dates = page.getByRole('link', { name: /^Check-in for / });
  await expect(dates).toHaveCount(1);
  await expect(page.getByText(/^\d+ waivers? not signed$/)).toBeVisible();
  await page.goto(`/organizer/check-in/${other}`);
  await expect(page.getByRole('heading', { level: 1, name: 'This isn’t your event' })).toBeVisible();
  await page.goto(`/organizer/check-in/${other}?sheet=1`);
  await expect(page.getByRole('heading', { level: 1, name: 'This field sheet isn’t yours to read' })).toBeVisible();
  const statuses = [];
  for (const call of ['tickets', 'attendees', 'field-sheet', 'bookings'])
    statuses.push((await page.request.get(`/api/events/${other}/${call}`)).status());
  expect(statuses).toEqual([404, 404, 404, 403]);
  await page.goto('/organizer/dates');
  await input.press(page.getByRole('link', { name: /^Go to / }));
  await input.press(dates);
  await expect(page).toHaveURL(new RegExp(`/organizer/check-in/${own}$`));
}

/** From check-in it's one press to the field sheet; it has what was answered, also without a network. */
async function readSheet({ page, input }: Actor): Promise<void> {
  await input.press(page.getByRole('link', { name: 'Field sheet' }));
  const counts = new RegExp(
    `^${peopleOnFirstDate} people · 7 bookings · 6 with missing answers · ${peopleOnFirstDate - 1} waivers not signed$`,
  );
  await expect(page.getByText(counts)).toBeVisible();
  const party = page
    .getByRole('list', { name: 'Who’s coming' })
    .getByRole('listitem')
    .filter({ hasText: 'Maya' })
    .first();
  await expect(party).toContainText(emergencyContact);
  await expect(party).toContainText('+1 403 762 1550');
  await expect(party).toContainText('38');
  await expect(party).toContainText('Penicillin');
}

/** The sheet opens without a network too, and 40 people fit on two pages of either paper. */
async function keepsSheet({ page }: Actor): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const { pathname } = new URL(page.url());
  const kept = () => page.evaluate(async (path) => (await caches.match(path)) !== undefined, pathname);
  await expect.poll(kept).toBe(true);
  for (const format of ['A4', 'Letter'] as const)
    expect(pagesIn(await page.pdf({ format })), `pages on ${format}`).toBeLessThanOrEqual(2);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(/^This device’s copy, from /)).toBeVisible();
  await expect(page.getByText(emergencyContact)).toBeVisible();
  await page.context().setOffline(false);
}

function pagesIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

async function gatePhone(browser: Browser, link: string): Promise<Page> {
  const gate = await pageOfAnother(browser);
  await gate.setViewportSize(phone);
  await gate.goto(link);
  return gate;
}

/** Someone who hasn't signed does so on the phone at the gate, while it's offline, and comes in. */
async function signAtGate({ page, input }: Actor): Promise<void> {
  await input.press(page.getByRole('link', { name: /^Check-in for / }));
  await expect(page.getByText(`${peopleOnFirstDate - 1} people haven’t signed the waiver.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Field sheet' })).toHaveCount(0);
  // The dialog that the waiver is signed in isn't loaded with the page, and is kept before anyone opens it.
  const kept = () =>
    page.evaluate(async () =>
      (await caches.open('check-in-shell')).keys().then((keys) => keys.map(({ url }) => url).join(' ')),
    );
  await expect.poll(kept).toMatch(/\/assets\/DialogPanel-/);
  await page.context().setOffline(true);
  await input.write(page.getByLabel('Search by name'), 'Fernanda');
  const [name = ''] =
    (await page
      .getByRole('listitem')
      .first()
      .getByText(/^Fernanda /)
      .allTextContents()) ?? [];
  await input.press(page.getByRole('button', { name: `Waiver not signed: sign for ${name}`, exact: true }));
  const dialog = page.getByRole('dialog', { name: `Waiver for ${name}` });
  await expect(dialog.getByText('I come anyway, and I listen to my guide.')).toBeVisible();
  await input.tick(dialog.getByRole('checkbox'));
  await input.press(dialog.getByRole('button', { name: 'Sign', exact: true }));
  const note = page.getByTestId('connection');
  await expect(note).toContainText('1 signature waiting to sync.');
  await expect(page.getByText(`${peopleOnFirstDate - 2} people haven’t signed the waiver.`)).toBeVisible();
  await page.context().setOffline(false);
  await expect(note).toContainText(/^Up to date as of [^.]+\.m\.$/);
  await input.press(page.getByRole('button', { name: `Check in ${name}`, exact: true }));
  await expect(page.getByRole('alert', { name: 'Last scan' })).toContainText('Admitted');
  await expectNoViolations(page, 'check-in with waivers to sign');
}

/** An owner removes a guide, whose next request finds nothing any more: not what's on their screen, and not what their device has stored. */
async function isRemoved(owner: Actor, guide: Actor & { readonly person: Person }, eventId: number): Promise<void> {
  const { firstName, lastName } = guide.person;
  const name = `${firstName} ${lastName}`;
  await guide.page.goto(`/organizer/check-in/${eventId}?sheet=1`);
  await expect(guide.page.getByRole('heading', { level: 1, name: /^Ridge walk/ })).toBeVisible();
  await owner.page.goto('/organizer/team');
  await owner.input.press(owner.page.getByRole('button', { name: `Remove ${name}` }));
  const dialog = owner.page.getByRole('alertdialog', { name: `Remove ${name}?` });
  await owner.input.press(dialog.getByRole('button', { name: 'Remove', exact: true }));
  await expect(owner.page.getByText(`${name} was removed`, { exact: true })).toBeVisible();

  await guide.input.press(guide.page.getByRole('button', { name: 'Refresh' }));
  const refused = guide.page.getByRole('heading', { level: 1, name: 'This field sheet isn’t yours to read' });
  await expect(refused).toBeVisible();
  const statuses = [];
  for (const call of ['tickets', 'attendees', 'field-sheet'])
    statuses.push((await guide.page.request.get(`/api/events/${eventId}/${call}`)).status());
  statuses.push((await guide.page.request.get('/api/organizer/dates')).status());
  expect(statuses).toEqual([403, 403, 403, 403]);
  await guide.page.goto('/organizer/dates');
  await expect(guide.page).not.toHaveURL(/\/organizer/);
}

/** A session that ends by itself leaves the sheet on the device. It's deleted when someone else signs in there. */
async function isGoneForOthers({ page, input }: Actor, other: Person): Promise<void> {
  const storedSheets = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('field-sheets');
          opening.addEventListener('error', () => reject(new Error('The sheets can’t be opened.')));
          opening.addEventListener('success', () => {
            const database = opening.result;
            const counting = database.transaction('sheets').objectStore('sheets').count();
            counting.addEventListener('success', () => {
              database.close();
              resolve(counting.result);
            });
          });
        }),
    );
  expect(await storedSheets()).toBe(1);
  await page.context().clearCookies();
  await page.addInitScript(() => localStorage.removeItem('auth-token'));
  await page.goto('/auth');
  await input.write(page.getByLabel('Username'), other.username);
  await input.write(page.getByLabel('Password', { exact: true }), other.password);
  await input.press(page.getByRole('button', { name: 'Sign In', exact: true }));
  await expect(page).not.toHaveURL(/\/auth/);
  await expect.poll(storedSheets).toBe(0);
}
