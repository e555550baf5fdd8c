import { expect, test as base } from '@playwright/test';
import { complaintsOf, type ExpectedAnswer } from './browser/complaints';
import { runningSite } from './site/running-site';

interface Fixtures {
  /** Refusals that the test provokes; every other one in the console fails it. */
  readonly expected: { readonly answers: readonly ExpectedAnswer[] };
  readonly quietConsole: void;
}

/** A test with the site behind it, and with an ear at the console: no journey may end with a complaint there. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
  baseURL: async ({}, use) => use(runningSite().url),
  expected: [{ answers: [] }, { option: true }],
  quietConsole: [
    async ({ context, expected }, use) => {
      const complaints = complaintsOf(context, expected.answers);
      await use();
      expect(complaints, 'what the console said').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
