import { expect, type Locator, type Page } from '@playwright/test';
import type { EventSummary } from '@ascendant/contract/event';
import type { Hand } from '../hands/hand';
import { mailTo, verificationCode } from '../site/outbox';
import type { Person } from '../site/people';

/** Somebody, a page, and how they work it. */
export interface Walk {
  readonly page: Page;
  readonly hand: Hand;
  readonly person: Person;
}

export const paying = '4242 4242 4242 4242';
export const declined = '4000 0000 0000 0002';
export const challenged = '4000 0025 0000 3155';

/** From the home page by search to an event, and from its card to the sign-in page. */
export async function findEvent({ page, hand }: Walk, { id, title }: EventSummary): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Featured Adventures' })).toBeVisible();
  await hand.press(page.getByRole('banner').getByRole('link', { name: 'Browse Events' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Browse Events' })).toBeVisible();
  await hand.write(page.getByRole('searchbox', { name: 'Search events' }), title);
  const card = page.getByRole('article').filter({ hasText: title }).first();
  await expect(page).toHaveURL(/\?q=/);
  await hand.press(card.getByRole('link', { name: title, exact: true }));
  await expect(page).toHaveURL(new RegExp(`/events/${id}$`));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await hand.press(bookButton(page));
  await expect(page).toHaveURL(new RegExp(`/auth\\?redirect=%2Fevents%2F${id}$`));
}

/** Registers on the page that stands open, verifies with the code from the mail, and is brought back to the event. */
export async function signUp({ page, hand, person }: Walk, { title }: EventSummary): Promise<void> {
  await hand.press(page.getByRole('tab', { name: 'Register' }));
  await hand.write(page.getByLabel('First name'), person.firstName);
  await hand.write(page.getByLabel('Last name'), person.lastName);
  await hand.write(page.getByLabel('Username'), person.username);
  await hand.write(page.getByLabel('E-mail'), person.email);
  await hand.write(page.getByLabel('Password'), person.password);
  await hand.press(page.getByRole('button', { name: 'Create account' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  await expect(page.getByText('Registration successful!', { exact: true })).toBeVisible();
  await hand.write(page.getByLabel('Digit 1'), await verificationCode(person.email));
  await hand.press(page.getByRole('button', { name: 'Verify' }));
  await expect(page.getByText('Email verified!', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Gives birth data from the note on the event's page, and finishes at once. */
export async function giveBirthData(walk: Walk): Promise<void> {
  const { page, hand } = walk;
  await hand.press(page.getByRole('link', { name: 'Add your birth information' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Complete Your Profile' })).toBeVisible();
  await fillBirthForm(walk);
  await hand.press(page.getByRole('button', { name: 'Continue' }));
  await expect(page.getByRole('heading', { level: 2, name: 'Where do you live?' })).toBeVisible();
  await hand.press(page.getByRole('button', { name: 'Finish Setup' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Complete!' })).toBeVisible();
  await hand.press(page.getByRole('link', { name: 'Go to Dashboard Now' }));
}

/** Born in Halifax, which is chosen from the suggestions, on a February evening. */
export async function fillBirthForm({ page, hand }: Pick<Walk, 'page' | 'hand'>): Promise<void> {
  await hand.choose(page.getByLabel('Day', { exact: true }), '9');
  await hand.choose(page.getByLabel('Month'), 'February');
  await hand.choose(page.getByLabel('Year'), '1987');
  const halifax = page.getByRole('option', { name: 'Halifax, Nova Scotia, Canada' });
  await hand.pick(page.getByLabel('City of birth'), 'Halif', halifax);
  await expect(page.getByLabel('Country of birth')).toHaveValue('Canada');
  await hand.tick(page.getByLabel('I know the exact time'));
  await hand.write(page.getByLabel('Exact time', { exact: true }), '18:30');
}

/** The home of a traveller: recommendations with scores, and why one of them is what it is. */
export async function readWhy({ page, hand }: Walk): Promise<void> {
  const recommended = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Recommended for You' }) });
  await expect(recommended.getByText('Astrology Matched')).toBeVisible();
  const card = recommended.getByRole('article').first();
  await expect(card.getByText(/^Match \d+(\.\d)? out of 10, /)).toBeAttached();
  await hand.press(card.getByRole('heading').getByRole('link'));
  const why = page.getByRole('button', { name: 'Why this score' });
  await expect(why).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('heading', { name: 'What weighed most' })).toBeVisible();
  await expect(page.getByRole('group', { name: /^Your chart against this event’s sky/ })).toBeVisible();
  await hand.press(why);
  await expect(page.getByRole('heading', { name: 'What weighed most' })).toBeHidden();
}

/** Opens the booking dialog of the event that is shown. */
export async function openBookingDialog({ page, hand }: Pick<Walk, 'page' | 'hand'>): Promise<void> {
  await hand.press(bookButton(page));
  await expect(bookingDialog(page).getByRole('heading', { name: 'Who is coming?' })).toBeVisible();
}

/** From the second step of the dialog to the third. */
export async function acceptTerms({ page, hand }: Pick<Walk, 'page' | 'hand'>): Promise<void> {
  const dialog = bookingDialog(page);
  await hand.tick(dialog.getByRole('checkbox', { name: /^I have read the liability agreement/ }));
  await hand.press(dialog.getByRole('button', { name: 'Continue' }));
  await expect(dialog.getByText('Subtotal')).toBeVisible();
}

/** Opens the booking dialog of the event that is shown, and walks it to its last step, alone. */
async function walkBookingDialog(walk: Walk): Promise<void> {
  const { page, hand, person } = walk;
  await openBookingDialog(walk);
  await expect(bookingDialog(page).getByText(`${person.firstName} ${person.lastName}`)).toBeVisible();
  await hand.press(bookingDialog(page).getByRole('button', { name: 'Continue' }));
  await acceptTerms(walk);
}

/** Books an event that costs nothing: no card, no checkout. */
export async function bookFree(walk: Walk, { id, title }: EventSummary): Promise<void> {
  const { page, hand, person } = walk;
  await page.goto(`/events/${id}`);
  await walkBookingDialog(walk);
  await hand.press(bookingDialog(page).getByRole('button', { name: 'Confirm booking' }));
  await expect(page).toHaveURL(/\/payment-success\?free=true$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible();
  await expect(page.getByRole('img', { name: `Ticket code of ${person.firstName} ${person.lastName}` })).toBeVisible();
  await mailTo(person.email, new RegExp(`Booking confirmed: ${title.slice(0, 12)}`));
}

/** Takes a paid event to its checkout, where the places are held. */
export async function goToCheckout(walk: Walk, { id }: EventSummary): Promise<void> {
  const { page, hand } = walk;
  await page.goto(`/events/${id}`);
  await walkBookingDialog(walk);
  await hand.press(bookingDialog(page).getByRole('button', { name: 'Go to checkout' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByRole('timer')).toContainText(/1[45]:\d\d left/);
  await expect(page.getByText('Booking Fee (4.3% + $1.90)')).toBeVisible();
  await expect(page.getByText('HST (13%)')).toBeVisible();
}

/** Fills the card form, over whatever stands there, and pays. */
export async function payBy({ page, hand }: Pick<Walk, 'page' | 'hand'>, card: string): Promise<void> {
  await hand.write(page.getByLabel('Card number'), card);
  await hand.write(page.getByLabel('Expiry'), '09 / 39');
  await hand.write(page.getByLabel('CVC'), '123');
  await hand.press(payButton(page));
}

/** What everybody sees whose card was taken. */
export async function expectPaid({ page, person }: Walk, { title }: EventSummary): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByText('Your booking has been confirmed!', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: `Ticket code of ${person.firstName} ${person.lastName}` })).toBeVisible();
  await mailTo(person.email, new RegExp(`Booking confirmed: ${title.slice(0, 12)}`));
}

/** One's own bookings, each with its tickets. */
export async function findTickets({ page, hand }: Walk, events: readonly EventSummary[]): Promise<void> {
  await hand.press(page.getByRole('banner').getByRole('link', { name: 'My Bookings' }));
  for (const { title } of events) {
    const booking = page.getByRole('article', { name: title });
    await expect(booking.getByText('Confirmed', { exact: true })).toBeVisible();
    await hand.press(booking.getByRole('button', { name: 'Show tickets' }));
    await expect(booking.getByRole('img', { name: /^Ticket code of / })).toBeVisible();
  }
}

/** The chart that it all came from. */
export async function readChart({ page, hand, person }: Walk): Promise<void> {
  await hand.press(page.getByRole('banner').getByRole('link', { name: 'My Profile' }));
  const name = `${person.firstName} ${person.lastName}`;
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('img', { name: `Natal wheel of ${name}` })).toBeVisible();
  await expect(page.getByRole('row', { name: /Sun.*Aquarius/ })).toBeVisible();
}

/** Out, and in again. */
export async function comeBack({ page, hand, person }: Walk): Promise<void> {
  await hand.press(page.getByRole('banner').getByRole('button', { name: 'Logout' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await hand.write(page.getByLabel('Username'), person.username.toUpperCase());
  await hand.write(page.getByLabel('Password'), person.password);
  await hand.press(page.getByRole('button', { name: 'Sign In' }));
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Recommended for You' })).toBeVisible();
}

/** The button of the event page; on wide screens the bar at the bottom is not there. */
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
