import { expect, type Page } from '@playwright/test';
import { demoTraveller, signIn } from '../site/people';
import { settle, type Screen } from './screen';

const refusal = (code: string, more = {}) => ({
  status: 403,
  json: { code, message: 'Please go on.', error: 'Please go on.', requestId: 'screen', ...more },
});

/** Two-step sign-in: where it's set up, where it's asked for, and the question before sensitive calls. */
export const factorScreens: readonly Screen[] = [
  {
    name: 'second-factor',
    open: async (page) => {
      await openSecondFactor(page);
      await settle(page);
    },
  },
  {
    name: 'app-setup-dialog',
    open: async (page) => {
      await openSecondFactor(page);
      await page.getByRole('button', { name: 'Set up app' }).click();
      await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'confirm-identity',
    answers: [{ status: 403, url: /\/api\/user\/factors\/app$/ }],
    open: async (page) => {
      await page.route('**/api/user/factors/app', (route) => route.fulfill(refusal('confirmation_required')));
      await loadQuestionsAfter(page, '/api/user/factors/app');
      await openSecondFactor(page);
      await page.getByRole('button', { name: 'Set up app' }).click();
      await expect(page.getByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'second-step',
    answers: [{ status: 403, url: /\/api\/login$/ }],
    open: async (page) => {
      const kinds = { factors: ['app', 'passkey'] };
      await page.route('**/api/login', (route) => route.fulfill(refusal('second_factor_required', kinds)));
      await page.goto('/auth');
      await page.getByLabel('Email or username').fill(demoTraveller.username);
      await page.getByLabel('Password', { exact: true }).fill(demoTraveller.password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByText('One more step: your authenticator app.')).toBeVisible();
      await settle(page);
    },
  },
];

/** The dialog that asks loads late: a call that was refused before it's there waits for it. */
async function loadQuestionsAfter(page: Page, path: string): Promise<void> {
  const refused = page.waitForResponse((answer) => answer.url().endsWith(path));
  await page.route('**/assets/SessionQuestions-*.js', async (route) => {
    await refused;
    await route.continue();
  });
}

async function openSecondFactor(page: Page): Promise<void> {
  await signIn(page, demoTraveller);
  await page.goto('/second-factor');
  await expect(page.getByRole('button', { name: 'Set up app' })).toBeVisible();
}
