import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, default as axe, RunOptions } from 'axe-core';
import { unseenTexts } from './unseen-texts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that depend only on colours. They take longer than all others together. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Without its comments: half as long, and every page has to parse it. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

type Results = Pick<AxeResults, 'violations'>;

/**
 * Expects axe to find no violations of WCAG 2.2 AA and best practices. Colours are checked of every text that looks other than in
 * earlier checks of the page: in another theme that's nearly all of them, at another width few.
 * @param only checks only the colours, if everything else has been checked before
 */
export async function expectNoViolations(page: Page, where: string, only?: 'colours'): Promise<void> {
  await load(page);
  const results = [...(only === 'colours' ? [] : [await checkAllElse(page)]), await checkColours(page)];
  const found = results
    .flatMap(({ violations }) => violations)
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')} ${failureSummary ?? ''}`),
    );
  expect.soft(found, where).toEqual([]);
}

interface WithAxe {
  readonly axe: typeof axe;
}

/**
 * Loads axe into the page once: its own Playwright package loads its half megabyte for every run, which took longer than the run.
 * Pages have no frames, so checking the page itself misses nothing.
 */
async function load(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

function checkAllElse(page: Page): Promise<Results> {
  const rules = Object.fromEntries(colourRules.map((name) => [name, { enabled: false }]));
  const options: RunOptions = { runOnly: tags, rules, resultTypes: ['violations'] };
  return page.evaluate((given) => (window as unknown as WithAxe).axe.run(document, given), options);
}

async function checkColours(page: Page): Promise<Results> {
  const texts = await page.evaluateHandle(unseenTexts);
  const options: RunOptions = { runOnly: colourRules, resultTypes: ['violations'] };
  return page.evaluate(
    async ({ within, given }): Promise<Results> =>
      within.length === 0 ? { violations: [] } : (window as unknown as WithAxe).axe.run({ include: within }, given),
    { within: texts, given: options },
  );
}
