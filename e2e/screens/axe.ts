import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that depend only on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Expects axe to find no violations of WCAG 2.2 AA and best practices.
 * @param only checks only the colours, if everything else has been checked before
 */
export async function expectNoViolations(page: Page, where: string, only?: 'colours'): Promise<void> {
  const { violations } = await analyze(page, only === 'colours' ? colourRules : tags);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
  expect.soft(found, where).toEqual([]);
}

/**
 * Runs axe in the page, and loads it there once: its own Playwright package loads its half megabyte for every run,
 * which took longer than the run. Pages have no frames, so checking the page itself misses nothing.
 * @param runOnly names of rules, or tags
 */
async function analyze(page: Page, runOnly: readonly string[]): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { runOnly: [...runOnly], resultTypes: ['violations'] };
  return page.evaluate(
    (given) => (window as unknown as { readonly axe: typeof axe }).axe.run(document, given),
    options,
  );
}
