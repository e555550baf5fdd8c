import { test as base, expect } from '@playwright/test';
import { complaintsOf, type ExpectedAnswer } from './browser/complaints';
import { waitForProgram } from './browser/running-page';
import { runningSite } from './site/running-site';

interface Fixtures {
  /** Refusals that the test provokes. Any other error in the console fails the test. */
  readonly expected: { readonly answers: readonly ExpectedAnswer[] };
  readonly quietConsole: void;
}

/** A test against the running site that also watches the console: errors there fail the test. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads a fixture's dependencies from the pattern: there are none
  baseURL: async ({}, use) => use(runningSite().url),
  // Each worker is a visitor with an address of its own, because the reads of one address wait for each other.
  // oxlint-disable-next-line eslint/no-empty-pattern -- as above
  extraHTTPHeaders: async ({}, use, { parallelIndex, project }) =>
    // Stripe's own pages would be asked first whether they take such a header.
    use(project.name === 'stripe' ? {} : { 'x-forwarded-for': `10.0.0.${parallelIndex + 1}` }),
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForProgram(page);
    await use(page);
    // A reply that a test changes on its way may still be under way when the test is over.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  expected: [{ answers: [] }, { option: true }],
  quietConsole: [
    async ({ context, expected, serviceWorkers }, use) => {
      const complaints = complaintsOf(context, expected.answers, serviceWorkers === 'allow');
      await use();
      expect(complaints, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
