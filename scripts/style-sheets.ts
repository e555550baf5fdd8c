import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { sources, textOf } from './source-imports';

/** A CSS module and how the sources use it. */
export interface StyleModule {
  /** From the root of the repository. */
  readonly file: string;
  readonly classes: ReadonlySet<string>;
  readonly importers: readonly string[];
  /** The classes that sources name, as `styles.title`. */
  readonly used: ReadonlySet<string>;
  /** Whether a source picks a class by a value, as `styles[tone]`; then any of them may be used. */
  readonly isPickedFrom: boolean;
}

const root = join(import.meta.dirname, '..');
const webSources = sources('web/src').filter((file) => !/\.test\.tsx?$|\/test\//.test(file));

/** Every style sheet of the web, from the root. */
export function styleSheets(): readonly string[] {
  return readdirSync(join(root, 'web/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join('web/src', file))
    .sort();
}

/** The classes in the selectors of a style sheet, without those in `:global()`, which are of another sheet. */
export function classesOf(file: string): ReadonlySet<string> {
  const text = textOf(file).replaceAll(/\/\*[^]*?\*\//g, '');
  const selectors = [...text.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector);
  return new Set(
    selectors
      .map((selector) => selector.replaceAll(/:global\([^)]*\)/g, ''))
      .flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)])
      .map(([, name = '']) => name),
  );
}

/** The classes of other sheets that a module names in `:global()`. */
export function globalClassesIn(file: string): readonly string[] {
  const named = [...textOf(file).matchAll(/:global\(([^)]*)\)/g)].flatMap(([, inner = '']) => [
    ...inner.matchAll(/\.([a-z][\w-]*)/gi),
  ]);
  return named.map(([, name = '']) => name);
}

interface StyleImport {
  readonly source: string;
  readonly file: string;
  readonly uses: readonly string[];
  readonly isPickedFrom: boolean;
}

const styleImports: readonly StyleImport[] = webSources.flatMap((source) => {
  const text = textOf(source);
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name = '', path = '']) => ({
    source,
    file: join(dirname(source), path),
    uses: [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used),
    isPickedFrom: text.includes(`${name}[`),
  }));
});

export function styleModules(): readonly StyleModule[] {
  return styleSheets()
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => {
      const imports = styleImports.filter((each) => each.file === file);
      return {
        file,
        classes: classesOf(file),
        importers: imports.map(({ source }) => source),
        used: new Set(imports.flatMap(({ uses }) => uses)),
        isPickedFrom: imports.some((each) => each.isPickedFrom),
      };
    });
}

/** The class names that sources write out: `className="row wrap"`, and the strings in `className={…}`. */
export function writtenClasses(): readonly { readonly source: string; readonly name: string }[] {
  return webSources.flatMap((source) => {
    const attributes = [...textOf(source).matchAll(/\bclassName=(?:"([^"]*)"|\{)/g)].flatMap((found) =>
      found[1] === undefined ? stringsIn(expressionAt(textOf(source), found.index + found[0].length)) : [found[1]],
    );
    // Of a table's column.
    const properties = [...textOf(source).matchAll(/\bclassName: '([^']*)'/g)].map(([, text = '']) => text);
    return [...attributes, ...properties]
      .flatMap((text) => text.split(/\s+/).filter(Boolean))
      .map((name) => ({ source, name }));
  });
}

/** What is between a brace that was opened before `start` and the one that closes it. */
function expressionAt(text: string, start: number): string {
  let depth = 1;
  let end = start;
  while (depth > 0 && end < text.length) {
    if (text[end] === '{') depth += 1;
    if (text[end] === '}') depth -= 1;
    end += 1;
  }
  return text.slice(start, end - 1);
}

/** The strings in an expression, without those compared with, picked by, or given to `buttonClass`. */
function stringsIn(expression: string): readonly string[] {
  const plain = expression.replaceAll(/buttonClass\([^)]*\)|\[[^\]]*\]|[!=]== '[^']*'/g, '');
  return [...plain.matchAll(/'([^']*)'/g)].map(([, text = '']) => text);
}

/** The name of a module without its ending, which its class names begin with. */
export const nameOf = (file: string): string => basename(file, '.module.css');
