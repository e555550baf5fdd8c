import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { textOf } from './source-imports';

/** A Markdown page of the project: its path from the root and its text. */
export interface Page {
  readonly file: string;
  readonly text: string;
}

const root = join(import.meta.dirname, '..');
const trailingBrackets = /\s*\([^()]*\)$/;

/** Every page below docs/. */
export const docs: readonly Page[] = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .sort()
  .map((name) => `docs/${name}`)
  .map((file) => ({ file, text: textOf(file) }));

/** The headings of a text, without a trailing bracket: 'Home (/)' is 'Home'. */
export function headingsOf(text: string): ReadonlySet<string> {
  const headings = [...text.matchAll(/^#{1,4} (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(headings.map((heading) => heading.replace(trailingBrackets, '')));
}

/** Ids in the first column of the tables in docs/rules (PAY-04, INV-3, T5), as often as they're defined. */
export function definedIds(): readonly string[] {
  return docs
    .filter(({ file }) => file.startsWith('docs/rules/'))
    .flatMap(({ text }) => [...text.matchAll(/^\| ([A-Z]{3}-\d+|T\d+) \|/gm)].map(([, id = '']) => id));
}

/** Names in the first column of docs/sources.md: published works that code may cite. */
export function publishedSources(): readonly string[] {
  const page = docs.find(({ file }) => file === 'docs/sources.md');
  return [...(page?.text ?? '').matchAll(/^\| ([^|]+) \|/gm)]
    .map(([, name = '']) => name.trim())
    .filter((name) => name !== 'source' && !name.startsWith('-'));
}

/**
 * The headings of one section of the specification, the section's own included.
 * @param section the number of the section, '9'
 */
export function specificationHeadings(document: string, section: string): ReadonlySet<string> {
  const page = docs.find(({ file }) => file === `docs/archive/conformance/document-${document}.md`);
  const text = (page?.text ?? '').split(/^(?=## )/m).find((part) => part.startsWith(`## ${section}. `));
  return headingsOf((text ?? '').replace(`## ${section}. `, '## '));
}
