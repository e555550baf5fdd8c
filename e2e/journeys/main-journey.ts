import type { EventSummary } from '@ascendant/contract/event';
import { holdMinutes } from '@ascendant/domain/booking/hold';
import { bookingFeeLabel, taxLabel } from '@ascendant/domain/pricing/charge-label';
import { expect, type Locator, type Page } from '@playwright/test';
import type { InputMethod } from '../input/input-method';
import { mailTo, verificationCode } from '../site/outbox';
import type { Person } from '../site/people';
import { openSum } from '../site/score-sum';

/** A person, their page, and how they operate it. */
export interface Walk {
  readonly page: Page;
  readonly input: InputMethod;
  readonly person: Person;
}

export const paying = '4242 4242 4242 4242';
export const declined = '4000 0000 0000 0002';
export const challenged = '4000 0025 0000 3155';

/** Searches from the home page, opens an event, and goes from its card to the sign-in page. */
export async function findEvent({ page, input }: Walk, { id, title }: EventSummary): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Featured Adventures' })).toBeVisible();
  await input.press(page.getByRole('banner').getByRole('link', { name: 'Browse Events' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Browse Events' })).toBeVisible();
  await input.write(page.getByRole('combobox', { name: 'Search events' }), title);
  // Closes the suggestions.
  await page.keyboard.press('Enter');
  const card = page.getByRole('article').filter({ hasText: title }).first();
  await expect(page).toHaveURL(/\?q=/);
  await input.press(card.getByRole('link', { name: title, exact: true }));
  await expect(page).toHaveURL(new RegExp(`/events/${id}$`));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await input.press(bookButton(page));
  await expect(page).toHaveURL(new RegExp(`/auth\\?redirect=%2Fevents%2F${id}$`));
}

/** Registers on the current page, verifies with the code from the email, and is taken back to the event, where the dialog that was asked for is open. */
export async function signUp({ page, input, person }: Walk, { title }: EventSummary): Promise<void> {
  await input.press(page.getByRole('tab', { name: 'Register' }));
  await input.write(page.getByLabel('First name'), person.firstName);
  await input.write(page.getByLabel('Last name'), person.lastName);
  await input.write(page.getByLabel('Username'), person.username);
  await input.write(page.getByLabel('Email'), person.email);
  await input.write(page.getByLabel('Password'), person.password);
  await input.press(page.getByRole('button', { name: 'Create account' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  await expect(page.getByText('Registration successful!', { exact: true })).toBeVisible();
  await input.write(page.getByLabel('Digit 1'), await verificationCode(person.email));
  await input.press(page.getByRole('button', { name: 'Verify' }));
  await expect(page.getByText('Email verified!', { exact: true })).toBeVisible();
  await expect(bookingDialog(page).getByRole('heading', { name: 'Who’s coming?' })).toBeVisible();
  // Escape would close the toast first.
  await input.press(bookingDialog(page).getByRole('button', { name: 'Close' }));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Enters birth data from the note on the event's page, and finishes there. */
export async function giveBirthData(walk: Walk): Promise<void> {
  const { page, input } = walk;
  await input.press(page.getByRole('link', { name: 'Add your birth information' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Complete Your Profile' })).toBeVisible();
  await fillBirthForm(walk);
  await input.press(page.getByRole('button', { name: 'Continue' }));
  await expect(page.getByRole('heading', { level: 2, name: 'Where do you live?' })).toBeVisible();
  await input.press(page.getByRole('button', { name: 'Finish Setup' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Complete!' })).toBeVisible();
  await input.press(page.getByRole('link', { name: 'Go to Dashboard Now' }));
}

/** Enters a February evening in Halifax, which is chosen from the suggestions. */
export async function fillBirthForm({ page, input }: Pick<Walk, 'page' | 'input'>): Promise<void> {
  await input.choose(page.getByLabel('Day', { exact: true }), '9');
  await input.choose(page.getByLabel('Month'), 'February');
  await input.choose(page.getByLabel('Year'), '1987');
  const halifax = page.getByRole('option', { name: 'Halifax, Nova Scotia, Canada' });
  await input.pick(page.getByLabel('City of birth'), 'Halif', halifax);
  await expect(page.getByLabel('Country of birth')).toHaveValue('Canada');
  await input.tick(page.getByLabel('I know the exact time'));
  await input.write(page.getByLabel('Exact time', { exact: true }), '18:30');
}

/** Looks at a traveller's home page: recommendations with scores, and the explanation of one score. */
export async function readWhy({ page, input }: Walk): Promise<void> {
  const recommended = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Recommended for You' }) });
  await expect(recommended.getByText('Astrology Matched')).toBeVisible();
  const card = recommended.getByRole('article').first();
  await expect(card.getByText(/^Match \d+(\.\d)? out of 10, /)).toBeAttached();
  await input.press(card.getByRole('heading').getByRole('link'));
  await openSum(page, (why) => input.press(why));
  const [astronomy, wheel] = [
    page.getByRole('button', { name: /^(Show|Hide) the astronomy: smaller factors/ }),
    page.getByRole('group', { name: /^Your chart against this event’s sky/ }),
  ];
  await input.press(astronomy);
  await expect(astronomy).toHaveAttribute('aria-expanded', 'true');
  await expect(wheel).toBeHidden();
  await input.press(page.getByRole('button', { name: /^See your chart against this event’s sky/ }));
  await expect(wheel).toBeVisible();
}

/** Opens the booking dialog of the current event. */
export async function openBookingDialog({ page, input }: Pick<Walk, 'page' | 'input'>): Promise<void> {
  await input.press(bookButton(page));
  await expect(bookingDialog(page).getByRole('heading', { name: 'Who’s coming?' })).toBeVisible();
}

/** Goes from the second step of the dialog to the third. */
export async function acceptTerms({ page, input }: Pick<Walk, 'page' | 'input'>): Promise<void> {
  const dialog = bookingDialog(page);
  await input.tick(dialog.getByRole('checkbox', { name: /^I have read and accept the liability agreement/ }));
  await input.press(dialog.getByRole('button', { name: 'Continue' }));
  await expect(dialog.getByText('Subtotal')).toBeVisible();
}

/** Opens the booking dialog of the current event and goes to its last step, booking for one. */
async function walkBookingDialog(walk: Walk): Promise<void> {
  const { page, input, person } = walk;
  await openBookingDialog(walk);
  await expect(bookingDialog(page).getByText(`${person.firstName} ${person.lastName}`)).toBeVisible();
  await input.press(bookingDialog(page).getByRole('button', { name: 'Continue' }));
  await acceptTerms(walk);
}

/** Books a free event: no card, no checkout. */
export async function bookFree(walk: Walk, { id, title }: EventSummary): Promise<void> {
  const { page, input, person } = walk;
  await page.goto(`/events/${id}`);
  await walkBookingDialog(walk);
  await input.press(bookingDialog(page).getByRole('button', { name: 'Confirm booking' }));
  await expect(page).toHaveURL(/\/payment-success\?free=true$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible();
  await expect(page.getByRole('img', { name: `Ticket code for ${person.firstName} ${person.lastName}` })).toBeVisible();
  await mailTo(person.email, new RegExp(`Your booking is confirmed: ${title.slice(0, 12)}`));
}

/** What's left of a hold within a minute of its start: '15:00 left' or '14:31 left'. */
const heldFor = new RegExp(`(${holdMinutes}:00|${holdMinutes - 1}:\\d\\d) left`);

/** Takes a paid event to checkout, where its seats are held. */
export async function goToCheckout(walk: Walk, { id }: EventSummary): Promise<void> {
  const { page, input } = walk;
  await page.goto(`/events/${id}`);
  await walkBookingDialog(walk);
  await input.press(bookingDialog(page).getByRole('button', { name: 'Go to checkout' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByRole('timer')).toContainText(heldFor);
  await expect(page.getByText(bookingFeeLabel)).toBeVisible();
  await expect(page.getByText(taxLabel)).toBeVisible();
}

/** Fills in the card form, replacing what's there, and pays. */
export async function payBy({ page, input }: Pick<Walk, 'page' | 'input'>, card: string): Promise<void> {
  await input.write(page.getByLabel('Card number'), card);
  await input.write(page.getByLabel('Expiry'), '09 / 39');
  await input.write(page.getByLabel('CVC'), '123');
  await input.press(payButton(page));
}

/** Expects the page that follows a successful payment. */
export async function expectPaid({ page, person }: Walk, { title }: EventSummary): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByText('Your booking has been confirmed!', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: `Ticket code for ${person.firstName} ${person.lastName}` })).toBeVisible();
  await mailTo(person.email, new RegExp(`Your booking is confirmed: ${title.slice(0, 12)}`));
}

/** Opens the user's bookings, each with its tickets. */
export async function findTickets({ page, input }: Walk, events: readonly EventSummary[]): Promise<void> {
  await input.press(page.getByRole('banner').getByRole('link', { name: 'My Bookings' }));
  for (const { title } of events) {
    const booking = page.getByRole('article', { name: title });
    await expect(booking.getByText('Confirmed', { exact: true })).toBeVisible();
    await input.press(booking.getByRole('button', { name: 'Show tickets' }));
    await expect(booking.getByRole('img', { name: /^Ticket code for / })).toBeVisible();
  }
}

/** Looks at the chart behind the scores. */
export async function readChart({ page, input, person }: Walk): Promise<void> {
  await input.press(page.getByRole('banner').getByRole('link', { name: 'My Profile' }));
  const name = `${person.firstName} ${person.lastName}`;
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('group', { name: `Natal wheel of ${name}` })).toBeVisible();
  await expect(page.getByRole('row', { name: /Sun.*Aquarius/ })).toBeVisible();
}

/** Signs out, and in again. */
export async function comeBack({ page, input, person }: Walk): Promise<void> {
  await input.press(page.getByRole('banner').getByRole('button', { name: 'Logout' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await input.write(page.getByLabel('Username'), person.username.toUpperCase());
  await input.write(page.getByLabel('Password'), person.password);
  await input.press(page.getByRole('button', { name: 'Sign In' }));
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Recommended for You' })).toBeVisible();
}

/** The booking button of the event page. Wide screens don't have the bar at the bottom. */
export function bookButton(page: Page): Locator {
  return page
    .getByRole('complementary', { name: 'Price' })
    .getByRole('link', { name: /^(Book Now|Register Now \(Free\))$/ });
}

export function bookingDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Book Your Adventure' });
}

export function payButton(page: Page): Locator {
  return page.getByRole('button', { name: /^(Pay \$|Processing)/ });
}

/** Chooses a date of birth. */
export async function chooseDate(within: Locator, day: string, month: string, year: string): Promise<void> {
  await within.getByLabel('Day').selectOption(day);
  await within.getByLabel('Month').selectOption(month);
  await within.getByLabel('Year').selectOption(year);
}
