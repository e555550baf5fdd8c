import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { default as axe, Spec } from 'axe-core';
import { unseenTexts } from './unseen-texts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Marks the texts whose colours are checked. Because of its colon, axe doesn't name elements by it. */
const mark = 'colours:unseen';

/** The rules that depend only on colours, and which elements they check: of axe's own selection, those with the mark. */
const colourRules = [
  { id: 'color-contrast', selector: '[colours\\:unseen]' },
  {
    id: 'link-in-text-block',
    selector: 'a[href][colours\\:unseen], [role=link][colours\\:unseen]',
  },
];

/** No report shows the elements' HTML, which takes axe long to write. */
const settings: Spec = { noHtml: true, rules: colourRules };

/** Without its comments: half as long, and every page has to parse it. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface WithAxe {
  readonly axe: typeof axe;
}

/**
 * Expects axe to find no violations of WCAG 2.2 AA and best practices. Colours are checked of every text that looks other than in
 * earlier checks of the page: in another theme that's nearly all of them, at another width few.
 * @param only checks only the colours, if everything else has been checked before
 */
export async function expectNoViolations(page: Page, where: string, only?: 'colours'): Promise<void> {
  expect.soft(await violationsOf(page, only), where).toEqual([]);
}

/** What axe finds, a sentence for each element. @param only as for `expectNoViolations` */
export async function violationsOf(page: Page, only?: 'colours'): Promise<readonly string[]> {
  await load(page);
  const runOnly = only === 'colours' ? colourRules.map(({ id }) => id) : tags;
  const texts = await page.evaluateHandle(unseenTexts);
  if (only === 'colours' && (await texts.evaluate(({ length }) => length)) === 0) return [];
  return page.evaluate(check, { texts, mark, runOnly });
}

/**
 * Loads axe into the page once: its own Playwright package loads its half megabyte for every run, which took longer than the run.
 * Pages have no frames, so checking the page itself misses nothing.
 */
async function load(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(source);
  await page.evaluate((given) => (window as unknown as WithAxe).axe.configure(given), settings);
  await page.evaluate(keepColours);
}

interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly alpha: number;
}

/** The part of axe's library for writing checks that its types leave out. */
interface WithColour {
  readonly axe: {
    readonly commons: {
      readonly color: { readonly Color: { readonly prototype: { parseString(this: object, text: string): Colour } } };
    };
  };
}

/** Runs in the page, whose texts have few different colours. axe would read each of them again, with a library for any colour. */
function keepColours(): void {
  const { prototype } = (window as unknown as WithColour).axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, Colour>();
  prototype.parseString = function parseOnce(this: object, text: string) {
    if (!known.has(text)) {
      const { r, g, b, alpha } = parseString.call(this, text);
      known.set(text, { r, g, b, alpha });
    }
    return Object.assign(this, known.get(text));
  };
}

interface Check {
  readonly texts: readonly Element[];
  readonly mark: string;
  readonly runOnly: string[];
}

/** Runs in the page. In one run, axe looks at the whole page and its styles only once, which takes about as long as the rules. */
async function check({ texts, mark, runOnly }: Check): Promise<readonly string[]> {
  const marked = texts.flatMap((text) => [text, ...text.querySelectorAll('*')]);
  for (const element of marked) element.setAttribute(mark, '');
  const { violations } = await (window as unknown as WithAxe).axe.run(document, {
    runOnly,
    resultTypes: ['violations'],
  });
  for (const element of marked) element.removeAttribute(mark);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}
