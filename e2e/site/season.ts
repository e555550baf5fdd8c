import type { CheckInList } from '@ascendant/contract/check-in';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { pageOfAnother } from '../browser/running-page';
import { demoAdmin } from './check-in';
import { confirmEarlier, runJob } from './database';
import { answered, dayFromNow, publishEvent, sendEvent } from './own-event';
import { newcomer, openAccount, rememberToken, settled, signIn, stranger, type Person } from './people';

const headers = { 'sec-fetch-site': 'same-origin' };

/** A date of the season, the soonest first. */
export interface SeasonDate {
  readonly id: number;
  readonly startDate: string;
}

/** An organizer's season: 12 dates, and 60 people who come. */
export interface Season {
  readonly title: string;
  readonly owner: Person;
  readonly dates: readonly SeasonDate[];
  /** Booked the first date on the site, for four. */
  readonly traveller: Person;
}

/** Dates of the season, and how many people come: most on the first. */
export const seasonDates = 12;
export const peopleOnFirstDate = 40;
const peopleOfTraveller = 4;
const guestsOnLaterDates = 20;

/**
 * Makes a season over the API: an organizer with 12 published dates, three questions and a waiver; a traveller who books for four; and guests
 * whom the organizer books.
 * @param page the organizer's, who is signed in from then on
 */
export async function buildSeason(page: Page, browser: Browser): Promise<Season> {
  const owner = stranger('Odile', 'Marchetti');
  await rememberToken(page, await openAccount(page.request, { ...owner, userType: 'organizer', isOrganizer: true }));
  const title = `Ridge walk ${owner.username.slice(-6)}`;
  const dates = await publishDates(page, browser, title);
  const [first] = dates;
  if (!first) throw new Error('The season has no dates.');
  await page.request.put('/api/user/account', {
    data: { firstName: owner.firstName, lastName: owner.lastName, displayName: 'Larch Valley Guides' },
    headers,
  });
  await askThings(page.request, first.id);
  const traveller = await bookForFour(browser, first.id);
  await bookGuests(page.request, dates);
  // The email with the questions comes an hour after the booking.
  await confirmEarlier(first.id, 2);
  await runJob('ask_questions');
  await runJob('ask_for_waivers');
  return { title, owner, dates, traveller };
}

async function publishDates(page: Page, browser: Browser, title: string): Promise<readonly SeasonDate[]> {
  const days = Array.from({ length: seasonDates }, (_, index) => dayFromNow(index + 2));
  const id = await sendEvent(page.request, {
    title,
    startDate: days[0] ?? '',
    // So that people can be checked in before the day.
    checkInOpensHours: '720',
  });
  const repeat = { dates: days.slice(1), status: 'published' };
  const repeated = await answered(page.request.post(`/api/events/${id}/repeat`, { data: repeat, headers }));
  const others = (repeated as { readonly events: readonly SeasonDate[] }).events;
  const dates = [{ id, startDate: days[0] ?? '' }, ...others].toSorted((a, b) =>
    a.startDate.localeCompare(b.startDate),
  );
  const admin = await pageOfAnother(browser);
  await signIn(admin, demoAdmin);
  for (const date of dates) await publishEvent(admin.request, date.id);
  await admin.close();
  return dates;
}

/** What people are asked, and what they sign, on every date. */
async function askThings(request: APIRequestContext, eventId: number): Promise<void> {
  const question = { kind: 'text', options: [], isRequired: false, fromAge: null, isSensitive: false };
  const questions = [
    { ...question, scope: 'booking', text: 'Emergency contact', isRequired: true, isSensitive: true },
    { ...question, scope: 'person', text: 'Boot size', kind: 'number' },
    { ...question, scope: 'person', text: 'Allergies', isSensitive: true },
  ];
  const asked = { data: { questions, removed: [] }, headers };
  await answered(request.put(`/api/events/${eventId}/booking-questions`, asked));
  const text = 'Mountains are dangerous, and weather changes.\n\nI come anyway, and I listen to my guide.';
  const waiver = { title: 'Risks of the mountains', text, basedOn: 0, asksAgain: false };
  await answered(request.post(`/api/events/${eventId}/waiver`, { data: waiver, headers }));
}

async function bookForFour(browser: Browser, eventId: number): Promise<Person> {
  const page = await pageOfAnother(browser);
  const person = stranger('Maya', 'Lindqvist');
  await settled(page, person);
  const guests = Array.from({ length: peopleOfTraveller - 1 }, () => ({ type: 'user', guest: 'unnamed' }));
  const data = { eventId, attendees: [{ type: 'user' }, ...guests], agreementAccepted: true };
  await answered(page.request.post('/api/bookings', { data, headers }));
  await page.request.put('/api/user/phone', { data: { phone: '+1 403 762 1550' }, headers });
  await page.close();
  return person;
}

/** Guests without an account: parties of six on the first date, and two or so on each later one. */
async function bookGuests(request: APIRequestContext, dates: readonly SeasonDate[]): Promise<void> {
  const [first, ...later] = dates;
  let named = 0;
  const book = async (eventId: number, people: number): Promise<void> => {
    const guests = Array.from({ length: people }, () => ({ name: `${guestName((named += 1))}`, isChild: false }));
    await answered(
      request.post(`/api/events/${eventId}/manual-bookings`, { data: { guests, paidBy: 'cash' }, headers }),
    );
  };
  for (let left = peopleOnFirstDate - peopleOfTraveller; left > 0; left -= 6)
    await book(first?.id ?? 0, Math.min(6, left));
  for (const [index, { id }] of later.entries())
    await book(
      id,
      Math.floor((guestsOnLaterDates * (index + 1)) / later.length) -
        Math.floor((guestsOnLaterDates * index) / later.length),
    );
}

/** Long enough to need their line on paper. */
function guestName(number: number): string {
  const first = ['Annelise', 'Bartholomew', 'Clémentine', 'Dagny', 'Eskil', 'Fernanda'][number % 6] ?? '';
  return `${first} Vandenberg-Osei ${number}`;
}

/** A member's page: signed in with a new account that isn't one yet. */
export async function futureMember(browser: Browser, firstName: string): Promise<{ page: Page; person: Person }> {
  const page = await pageOfAnother(browser);
  return { page, person: await newcomer(page, stranger(firstName, 'Roy')) };
}

/** The server's list of who comes, for someone who may check them in. */
export async function guestList({ request }: Page, eventId: number): Promise<CheckInList> {
  return (await answered(request.get(`/api/events/${eventId}/tickets`))) as CheckInList;
}
