import { expect, type Page } from '@playwright/test';

/** How much a screen may move while it loads. Source: docs/design/look.md, "Screens". */
const mostShift = 0.02;

/** Changes in place: the observer adds to it. */
interface Shifted {
  layoutShift?: { score: number; readonly what: string[] };
}

/** Measures layout shifts in the page from its first document on; shifts that answer a press don't count. Call before opening it. */
export async function measureShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shift: NonNullable<Shifted['layoutShift']> = { score: 0, what: [] };
    Object.assign(window, { layoutShift: shift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
        readonly sources: readonly { readonly node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        shift.score += entry.value;
        const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node.className || node.tagName : ''));
        shift.what.push(`${entry.value.toFixed(3)}: ${nodes.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Expects what's open to have stayed in place while it loaded. */
export async function expectNoShift(page: Page): Promise<void> {
  const shift = await page.evaluate(() => (window as Shifted).layoutShift);
  expect.soft(shift?.score, `layout shift by ${shift?.what.join('; ')}`).toBeLessThanOrEqual(mostShift);
}
