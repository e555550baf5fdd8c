import { randomBytes } from 'node:crypto';
import { routes, type CallName } from '@ascendant/contract/routes';
import type { EventType } from '@ascendant/domain/event/event-types';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { verificationCode } from './outbox';

/** A person who has an account, or is about to create one. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** Someone who registers as an organizer, as the form on the join page sends it. */
export interface NewOrganizer extends Person {
  readonly userType: 'organizer';
  readonly isOrganizer: true;
}

/** The traveller in the demo data, with a chart, a family and bookings. */
export const demoTraveller = { username: 'traveller', password: 'ascendant' } as const;

/** A new person without an account. */
export function stranger(firstName = 'Stella', lastName = 'Marchetti'): Person {
  const username = `${firstName.toLowerCase()}-${randomBytes(5).toString('hex')}`;
  return { firstName, lastName, username, email: `${username}@example.com`, password: 'orion over the lake' };
}

/**
 * Signs up and verifies over the API.
 * @param request the page's own request context, or a separate one
 * @returns the session's token
 */
export async function openAccount(request: APIRequestContext, person: Person | NewOrganizer): Promise<string> {
  await post(request, 'register', person);
  const code = await verificationCode(person.email);
  const { token } = await post(request, 'verifyEmail', { email: person.email, code });
  return token;
}

/** Signs the page in as a newly verified person, for tests that start after that. */
export async function newcomer(page: Page, person: Person | NewOrganizer = stranger()): Promise<Person> {
  await rememberToken(page, await openAccount(page.request, person));
  return person;
}

/** The same with birth data: step 1 of onboarding is done. @param changes other birth data than that of a winter evening in Halifax */
export async function born(page: Page, person = stranger(), changes: Partial<BirthData> = {}): Promise<Person> {
  await newcomer(page, person);
  await put(page.request, 'updateProfile', { ...birth, ...changes });
  return person;
}

/** The same with onboarding finished. @param changes other preferences than outdoor events at any price */
export async function settled(
  page: Page,
  person = stranger(),
  changes: Partial<OnboardingPreferences> = {},
): Promise<Person> {
  await born(page, person);
  await put(page.request, 'updateOnboardingPreferences', { ...preferences, ...changes });
  return person;
}

/** Turns everything astrological off for the signed-in person. */
export async function leaveStarsOut(page: Page): Promise<void> {
  await put(page.request, 'updateStars', { starsOff: true });
}

/** Signs in over the API. */
export async function signIn(page: Page, account: Pick<Person, 'username' | 'password'>): Promise<void> {
  const { token } = await post(page.request, 'login', account);
  await rememberToken(page, token);
}

/** Adds an adult friend to the signed-in user's family. */
export async function addFriend(
  page: Page,
  firstName: string,
  lastName = 'Marchetti',
  changes: Partial<BirthData> = {},
): Promise<void> {
  const friend = { ...birth, ...changes, firstName, lastName, relationshipType: 'friend', consent: true };
  await post(page.request, 'addDependent', friend);
}

/** Adds a child of primary-school age. */
export async function addChild(page: Page, firstName: string, lastName = 'Marchetti'): Promise<void> {
  const child = { ...birth, dateOfBirth: '2019-06-21', firstName, lastName, relationshipType: 'child', consent: true };
  await post(page.request, 'addDependent', child);
}

type BirthData = Record<keyof typeof birth, string>;

const birth = {
  dateOfBirth: '1987-02-09',
  cityOfBirth: 'Halifax, Nova Scotia',
  countryOfBirth: 'Canada',
  timeOfBirth: '18:30',
} as const;

interface OnboardingPreferences {
  readonly preferredEventTypes: readonly EventType[];
  readonly maxPriceRange: number;
}

const preferences = {
  preferredEventTypes: ['Outdoor & Nature'],
  maxTravelDistance: 0,
  maxPriceRange: 0,
  priceCurrency: 'CAD',
  preferredDays: [],
  preferredTimes: {},
  onboardingCompleted: true,
} as const;

/** Stores the session's token in local storage, which the web client uses besides the cookie. */
export async function rememberToken(page: Page, token: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('auth-token', value), token);
}

function post(request: APIRequestContext, name: CallName, data: object): Promise<{ token: string }> {
  return send(request, name, data, 'post');
}

function put(request: APIRequestContext, name: CallName, data: object): Promise<{ token: string }> {
  return send(request, name, data, 'put');
}

async function send(
  request: APIRequestContext,
  name: CallName,
  data: object,
  method: 'post' | 'put',
): Promise<{ token: string }> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const response = await request[method](routes[name].path, { data, headers });
  expect(response.ok(), `${name} answered ${response.status()}: ${await response.text()}`).toBe(true);
  return response.json() as Promise<{ token: string }>;
}
