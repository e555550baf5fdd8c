import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { definedIds, docs, headingsOf, publishedSources, specificationHeadings } from './documents';

const root = join(import.meta.dirname, '..');
const prefixesOfOthers = /^(UTF|UTC|GMT|SHA|ISO)-/;
const specificationCitation = /specification ([12]), section (\d)(?: \(([^()]+)\))?/g;
const page = /docs\/[\w./-]+\.md((?:(?:, | and |, and )"[^"]+")*)/g;
const headingAtStart =
  /^(?:docs\/[\w./-]+\.md|rules? [A-Z]{3}-\d|transitions? T\d|specification [12], section \d|(?:web|server|packages)\/[\w./-]+\.\w+)/;

const ids = new Set(definedIds());
const pages = new Map(docs.map(({ file, text }) => [file, headingsOf(text)]));
const published = publishedSources();

/** A file's text with every comment on one line, so that a citation may wrap. */
export function unwrapped(text: string): string {
  return text.replaceAll(/\n\s*(?:\*(?!\/)|\/\/|--) ?/g, ' ');
}

/** Rule ids and transitions that no page in docs/rules defines. */
export function unknownIds(text: string): readonly string[] {
  const cited = [...text.matchAll(/\b(?:[A-Z]{3}-\d\d|INV-\d+|T(?:10|[1-9]))\b/g)].map(([id]) => id);
  return cited.filter((id) => !prefixesOfOthers.test(id) && !ids.has(id));
}

/** Pages that don't exist, and headings that their page doesn't have. */
export function unknownPages(text: string): readonly string[] {
  return [...text.matchAll(page)].flatMap(([cited, named = '']) => {
    const headings = pages.get(cited.slice(0, cited.length - named.length));
    if (!headings) return [cited];
    return [...named.matchAll(/"([^"]+)"/g)]
      .map(([, heading = '']) => heading)
      .filter((heading) => !headings.has(heading))
      .map((heading) => `${cited}: no heading "${heading}"`);
  });
}

/** References to the specification without a heading, or with one that its section doesn't have. */
export function unknownSections(text: string): readonly string[] {
  return [...text.matchAll(specificationCitation)]
    .filter(([, document = '', section = '', heading = '']) => !specificationHeadings(document, section).has(heading))
    .map(([cited]) => cited);
}

/** What follows 'Source:' and isn't a page, rule, transition, section, file or published work. */
export function unknownSources(text: string): readonly string[] {
  return [...text.matchAll(/\bSources?: ([^\n]*)/g)].flatMap(([, cited = '']) =>
    partsOf(cited.replace(/\s*\*\/.*$/, '')).filter((part) => !isKnown(part)),
  );
}

function isKnown(part: string): boolean {
  if (published.some((name) => part.startsWith(name))) return true;
  const head = headingAtStart.exec(part)?.[0];
  if (head === undefined) return false;
  return !/^(web|server|packages)\//.test(head) || existsSync(join(root, head));
}

/** The sources of one citation: up to the end of its sentence, separated by semicolons. */
function partsOf(cited: string): readonly string[] {
  const work = published.find((name) => cited.startsWith(name));
  if (work !== undefined) return [work];
  const sentence = cited.split(/\.(?=\s|$)/)[0] ?? '';
  return sentence.split('; ').map((part) => part.trim());
}
