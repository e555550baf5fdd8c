import type { Page } from '@playwright/test';
import { newcomer, openAccount, stranger, type Person } from '../site/people';
import { expect, test } from '../test';

test('a form shows an error at each wrong field, focuses the first one, and keeps what was typed', async ({ page }) => {
  await page.goto('/auth?tab=register');
  await page.getByLabel('First name').fill('Stella');
  await page.getByLabel('Username').fill('st');
  await page.getByLabel('Email').fill('stella at example');
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Last name')).toBeFocused();
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('Last name is required');
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Username must be at least 3 characters');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email address');
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Password must be at least 6 characters');
  await expect(page.getByLabel('First name')).toHaveValue('Stella');
  await expect(page.getByLabel('Email')).toHaveValue('stella at example');
  await expect(page.getByLabel('Password')).toHaveValue('short');
});

test('what is typed on one tab of the sign-in page is still there after visiting the other', async ({ page }) => {
  await page.goto('/auth?tab=register');
  await page.getByLabel('First name').fill('Stella');
  await page.getByRole('tab', { name: 'Login' }).click();
  await page.getByLabel('Username').fill('stella');
  await page.getByRole('tab', { name: 'Register' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Stella');
  await page.getByRole('tab', { name: 'Login' }).click();
  await expect(page.getByLabel('Username')).toHaveValue('stella');
});

test('a date that does not exist is refused at its field, and an unknown place at its own', async ({ page }) => {
  await newcomer(page);
  await page.goto('/onboarding');
  await page.getByLabel('Day', { exact: true }).selectOption('31');
  await page.getByLabel('Month').selectOption('February');
  await page.getByLabel('Year').selectOption('1987');
  await page.getByLabel('I don’t know').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please select a valid date. The selected date does not exist.')).toBeVisible();
  await expect(page.getByLabel('Day', { exact: true })).toBeFocused();
  await expect(page.getByText('City of birth is required')).toBeVisible();
  await expect(page.getByLabel('Year')).toHaveValue('1987');
});

test.describe('errors that only the server can find', () => {
  test.use({
    expected: {
      answers: [
        { status: 409, url: /\/api\/register$/ },
        { status: 401, url: /\/api\/login$/ },
        { status: 400, url: /\/api\/(verify-email|user\/profile)$/ },
        { status: 422, url: /\/api\/(verify-email|user\/profile)$/ },
      ],
    },
  });

  test('a taken username is reported at its field', async ({ page, request }) => {
    const taken = stranger();
    await openAccount(request, taken);
    const person = { ...stranger(), username: taken.username };
    await register(page, person);
    await expect(page.getByText('Registration failed', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Username')).toBeFocused();
    await expect(page.getByLabel('Username')).toHaveValue(taken.username);
    await expect(page.getByLabel('Password')).toHaveValue(person.password);
  });

  test('a wrong password gives the same error as a wrong name, until the user types again', async ({ page }) => {
    await page.goto('/auth');
    await page.getByLabel('Username').fill('traveller');
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Invalid Username or Password')).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue('traveller');
    await page.getByLabel('Password').press('End');
    await page.getByLabel('Password').pressSequentially('!');
    await expect(page.getByText('Invalid Username or Password')).toBeHidden();
  });

  test('a wrong code is refused, and a reload keeps the form that asks for it', async ({ page }) => {
    await register(page, stranger());
    await expect(page.getByLabel('Digit 1')).toBeVisible();
    await page.getByLabel('Digit 1').pressSequentially('00000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Verification code must be 6 digits')).toBeVisible();
    await page.reload();
    await page.getByLabel('Digit 1').fill('000000');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('Verification failed', { exact: true })).toBeVisible();
  });

  test('an unknown place is refused at its field', async ({ page }) => {
    await newcomer(page);
    await page.goto('/onboarding');
    await page.getByLabel('Day', { exact: true }).selectOption('9');
    await page.getByLabel('Month').selectOption('February');
    await page.getByLabel('Year').selectOption('1987');
    await page.getByLabel('City of birth').fill('Qwxyzzyx');
    await page.getByLabel('Country of birth').selectOption('Canada');
    await page.getByLabel('I don’t know').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(/^We could not find that place/)).toBeVisible();
    await expect(page.getByLabel('City of birth')).toBeFocused();
    await expect(page.getByLabel('City of birth')).toHaveValue('Qwxyzzyx');
  });
});

async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/auth?tab=register');
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
}
