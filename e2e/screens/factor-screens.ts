import type { Page } from '@playwright/test';
import { demoTraveller } from '../site/people';
import { first, press, text, type Screen } from './screen';

const refusal = (code: string, more = {}) => ({
  status: 403,
  json: { code, message: 'Please go on.', error: 'Please go on.', requestId: 'screen', ...more },
});

/** Two-step sign-in: where it's set up, where it's asked for, and the question before sensitive calls. */
export const factorScreens: readonly Screen[] = [
  { name: 'second-factor', as: demoTraveller, at: '/second-factor', shows: first('button', 'Set up app') },
  {
    name: 'app-setup-dialog',
    as: demoTraveller,
    at: '/second-factor',
    act: press('Set up app'),
    shows: first('img', 'QR code for your authenticator app'),
  },
  {
    name: 'confirm-identity',
    answers: [{ status: 403, url: /\/api\/user\/factors\/app$/ }],
    as: demoTraveller,
    act: async (page) => {
      await page.route('**/api/user/factors/app', (route) => route.fulfill(refusal('confirmation_required')));
      await loadQuestionsAfter(page, '/api/user/factors/app');
      await page.goto('/second-factor');
      await press('Set up app')(page);
    },
    shows: first('dialog', 'Confirm it’s you'),
  },
  {
    name: 'second-step',
    answers: [{ status: 403, url: /\/api\/login$/ }],
    act: async (page) => {
      const kinds = { factors: ['app', 'passkey'] };
      await page.route('**/api/login', (route) => route.fulfill(refusal('second_factor_required', kinds)));
      await page.goto('/auth');
      await page.getByLabel('Email or username').fill(demoTraveller.username);
      await page.getByLabel('Password', { exact: true }).fill(demoTraveller.password);
      await press('Sign In')(page);
    },
    shows: text('One more step: your authenticator app.'),
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
