import type { Page } from '@playwright/test';
import { mouse } from '../input/input-method';
import { fillBirthForm } from '../journeys/main-journey';
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
  await page.getByLabel('Email or username').fill('stella');
  await page.getByRole('tab', { name: 'Register' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Stella');
  await page.getByRole('tab', { name: 'Login' }).click();
  await expect(page.getByLabel('Email or username')).toHaveValue('stella');
});

test('what is typed to register is still there after a reload, without the password', async ({ page }) => {
  await page.goto('/auth?tab=register');
  await page.getByLabel('First name').fill('Stella');
  await page.getByLabel('Email').fill('stella@mail.example');
  await page.getByLabel('Password').fill('larch meadow');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Stella');
  await expect(page.getByLabel('Email')).toHaveValue('stella@mail.example');
  await expect(page.getByLabel('Username')).toHaveValue('stella');
  await expect(page.getByLabel('Password')).toHaveValue('');
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('step 1 survives a reload, an error goes when its field is right, and the end is on screen', async ({
    page,
  }) => {
    await newcomer(page);
    await page.goto('/onboarding');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Country of birth is required')).toBeVisible();
    await fillBirthForm({ page, input: mouse });
    await expect(page.getByText('Country of birth is required')).toHaveCount(0);
    await expect(page.getByText('City of birth is required')).toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel('Year')).toHaveValue('1987');
    await expect(page.getByLabel('City of birth')).toHaveValue('Halifax, Nova Scotia');
    await expect(page.getByLabel('Exact time', { exact: true })).toHaveValue('18:30');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Finish Setup' }).click();
    const end = page.getByRole('heading', { level: 1, name: 'Profile Complete!' });
    await expect(end).toBeFocused();
    await expect(end).toBeInViewport();
  });
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

  test('a wrong password gives the same error as a wrong name, until the user types again, and can be shown', async ({
    page,
  }) => {
    await page.goto('/auth');
    await page.getByLabel('Email or username').fill('traveller');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Invalid Username or Password')).toBeVisible();
    await expect(page.getByLabel('Email or username')).toHaveValue('traveller');
    await page.getByLabel('Password').press('End');
    await page.getByLabel('Password').pressSequentially('!');
    await expect(page.getByText('Invalid Username or Password')).toBeHidden();
  });

  test('a wrong code is refused, the boxes clear for the next one, and a reload keeps the form', async ({ page }) => {
    await register(page, stranger());
    await expect(page.getByLabel('Digit 1')).toBeVisible();
    await page.getByLabel('Digit 1').pressSequentially('00000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Verification code must be 6 digits')).toBeVisible();
    await page.reload();
    await page.getByLabel('Digit 1').fill('000000');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('Verification failed', { exact: true })).toBeVisible();
    const boxes = page.getByLabel(/^Digit \d$/);
    await expect(boxes.first()).toBeFocused();
    await expect(page.getByRole('group', { name: 'Verification code' })).toHaveAccessibleDescription(
      'Invalid verification code',
    );
    for (const box of await boxes.all()) await expect(box).toHaveValue('');
    // Equal digits follow each other.
    await page.keyboard.type('114455');
    expect(await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value).join(''))).toBe('114455');
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
