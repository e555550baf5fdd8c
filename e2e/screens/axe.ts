import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that depend only on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Expects axe to find no violations of WCAG 2.2 AA and best practices.
 * @param only checks only the colours, if everything else has been checked before
 */
export async function expectNoViolations(page: Page, where: string, only?: 'colours'): Promise<void> {
  // Pages have no frames, so checking the page itself misses nothing.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (only === 'colours' ? axe.withRules(colourRules) : axe.withTags(tags)).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
  expect.soft(found, where).toEqual([]);
}
