import { pageOfAnother } from '../browser/running-page';
import { mouse } from '../input/input-method';
import { mailTo, verificationCode } from '../site/outbox';
import { answered, ownEvent } from '../site/own-event';
import { stranger } from '../site/people';
import { expect, test } from '../test';
import { acceptTerms, bookingDialog, chooseDate, payBy, payButton, paying } from './main-journey';

test.use({ viewport: { width: 390, height: 844 } });

test('a family books without an account, pays, has tickets after a reload, and keeps them in an account', async ({
  browser,
  page,
}) => {
  const person = stranger('Ida');
  const { id } = await ownEvent(browser, { title: 'Ridge walk as a guest', adultPrice: '95' });
  await page.goto(`/events/${id}?party=2-1`);
  await page.getByRole('link', { name: 'Book Now', exact: true }).filter({ visible: true }).click();
  const booked = page.getByRole('region', { name: 'What you’re booking' });
  await expect(booked).toContainText('Ridge walk as a guest');
  await expect(booked).toContainText(/2 adults, 1 child: \$.* with fee and tax/);
  await page.getByRole('button', { name: 'Continue without an account' }).click();
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();

  const dialog = bookingDialog(page);
  await expect(dialog.getByText('Guest of Ida. You can add the name after booking.')).toBeVisible();
  await chooseDate(dialog, '9', 'February', '1987');
  await dialog.getByRole('button', { name: 'Add someone new' }).click();
  const form = dialog.getByRole('form', { name: 'Add someone new' });
  await form.getByLabel('First name').fill('Théo');
  await form.getByLabel('Last name').fill('Marchetti');
  await chooseDate(form, '3', 'March', String(new Date().getFullYear() - 8));
  await form.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await acceptTerms({ page, input: mouse });
  await dialog.getByRole('button', { name: 'Go to checkout' }).click();
  await expect(payButton(page)).toBeEnabled();
  await payBy({ page, input: mouse }, paying);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Ticket code for Ida Marchetti' })).toBeVisible();
  await mailTo(person.email, /^Your booking is confirmed/);

  await page.reload();
  await page.getByRole('link', { name: 'View My Bookings' }).click();
  await expect(page.getByRole('article', { name: 'Ridge walk as a guest' })).toContainText('Confirmed');
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByLabel('Digit 1')).toBeVisible();
  await page.getByLabel('Digit 1').fill(await verificationCode(person.email, /sign-in code/));
  await page.getByLabel('New password').fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Your account is ready', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Keep this in an account' })).toBeHidden();
  await expect(page.getByRole('article', { name: 'Ridge walk as a guest' })).toContainText('Confirmed');
});

test('on another device, a code by email opens what was booked without an account', async ({ browser, page }) => {
  const { firstName, lastName, email } = stranger('Ada');
  const { id: eventId } = await ownEvent(browser, { title: 'Lake loop as a guest', adultPrice: '0' });
  const phone = await pageOfAnother(browser);
  const send = (method: 'post' | 'put', path: string, data: object) =>
    answered(phone.request[method](path, { data, headers: { 'sec-fetch-site': 'same-origin' } }));
  await send('post', '/api/guests', { firstName, lastName, email });
  await send('put', '/api/user/date-of-birth', { dateOfBirth: '1987-02-09' });
  await send('post', '/api/bookings', { eventId, attendees: [{ type: 'user' }], agreementAccepted: true });
  await phone.close();

  await page.goto('/my-bookings');
  await page.getByRole('button', { name: 'I booked without an account' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await page.getByLabel('Digit 1').fill(await verificationCode(email, /sign-in code/));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const booking = page.getByRole('article', { name: 'Lake loop as a guest' });
  await expect(booking).toContainText('Confirmed');
  await booking
    .getByRole('button', { name: /Cancel/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(booking).toContainText('Cancelled');
});
