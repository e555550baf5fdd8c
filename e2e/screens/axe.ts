import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What changes with the colours alone. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Lets axe look for what WCAG 2.2 AA and good practice forbid. It finds nothing.
 * @param only the colours, where everything else was looked at before
 */
export async function expectNoViolations(page: Page, where: string, only?: 'colours'): Promise<void> {
  // There are no frames, so that nothing is missed by looking at the page alone.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (only === 'colours' ? axe.withRules(colourRules) : axe.withTags(tags)).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
  expect.soft(found, where).toEqual([]);
}
