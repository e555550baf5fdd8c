import { expect, type Page } from '@playwright/test';

/** How much a page may move while it loads. Source: docs/archive/design/look.md, "Screens". */
const mostShift = 0.02;

/** How much moved, and which elements. */
interface Shift {
  readonly score: number;
  readonly what: string;
}

/** A page that was shown, with everything that opened on it. Changes in place: shifts are added. */
interface Shown {
  readonly path: string;
  readonly shifts: Shift[];
}

/**
 * Measures layout shifts from the next document on; shifts that answer a press don't count. Call before opening it.
 * @returns expects each of the pages shown since then to have stayed in place
 */
export async function measureShifts(page: Page): Promise<() => Promise<void>> {
  const shown: Shown[] = [];
  // A frame's page is there at the same time as the page around it.
  const framed: Shown[] = [];
  await page.exposeFunction('noteShift', (path: string, shift: Shift, isFramed: boolean) => {
    const pages = isFramed ? framed : shown;
    if (pages.at(-1)?.path !== path) pages.push({ path, shifts: [] });
    pages.at(-1)?.shifts.push(shift);
  });
  await page.addInitScript(noteShifts);
  return async () => {
    // What the page has noted before this is here after it.
    await page.evaluate(() => undefined);
    for (const { path, shifts } of [...shown, ...framed]) {
      const sum = shifts.reduce((total, { score }) => total + score, 0);
      const what = shifts.map(({ score, what: nodes }) => `${score.toFixed(3)}: ${nodes}`).join('; ');
      expect.soft(sum, `layout shift of ${path} by ${what}`).toBeLessThanOrEqual(mostShift);
    }
  };
}

/** Runs in the page, and in its frames, which count what moves within them. */
function noteShifts(): void {
  const { noteShift } = window as unknown as {
    readonly noteShift: (path: string, shift: Shift, isFramed: boolean) => void;
  };
  // Browsers take what moves within half a second of a press as its answer. Beside other work, code and data can take longer.
  const answerMs = 3000;
  let pressedAt = -Infinity;
  for (const press of ['pointerdown', 'keydown']) {
    window.addEventListener(press, ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    })[]) {
      const sincePress = entry.startTime - pressedAt;
      if (entry.hadRecentInput || (sincePress >= 0 && sincePress < answerMs)) continue;
      const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node.className || node.tagName : ''));
      const shift = { score: entry.value, what: nodes.join(', ') };
      noteShift(window.location.pathname, shift, window.top !== window);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
