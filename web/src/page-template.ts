import { codeOfPages, type BuiltFiles } from './built-files';

/** What goes into index.html. */
export interface PageParts {
  /** Replaces `<!--head-->`. */
  readonly head: string;
  /** Replaces `<!--app-->`. */
  readonly html: string;
  /** Replaces `<!--state-->`: a script element that holds data, not code. */
  readonly state: string;
  /** The names of the components that the page is loaded with. */
  readonly names: readonly string[];
  /** Whether it shows everything without its program, which is then started after the first paint. */
  readonly isWhole: boolean;
}

/**
 * Puts rendered pages into index.html, where a comment marks the place of each part, in this order.
 * @param built the browser's files; none in development
 */
export function pageTemplate(index: string, built: BuiltFiles = {}): (page: PageParts) => string {
  const templates = new Map<string, readonly string[]>();
  const templateOf = ({ names, isWhole }: PageParts): readonly string[] => {
    const key = `${isWhole} ${names.join(' ')}`;
    const made = templates.get(key) ?? withProgram(index, codeOfPages(built, names), isWhole).split(place);
    templates.set(key, made);
    return made;
  };
  return (page) => {
    const [start = '', untilApp = '', untilState = '', end = ''] = templateOf(page);
    return start + page.head + untilApp + page.html + untilState + page.state + end;
  };
}

const place = /<!--(?:head|app|state)-->/;
const program = /\s*<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/;
const part = /\s*<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*>/g;
const first = '<script src="/first.js"';

/**
 * Names all the code of a page at once: otherwise, the program asks for its page's only when it runs. In development, where nothing is
 * built, index.html stays as it is.
 * @param isLater started by web/public/first.js, after the first paint. Source: docs/archive/decisions/0040-styles-before-code.md
 */
function withProgram(index: string, code: readonly string[], isLater: boolean): string {
  const [tag = '', path] = program.exec(index) ?? [];
  const parts = new Set([...[...index.matchAll(part)].map(([, href = '']) => href), ...code]);
  if (path === undefined || parts.size === 0) return index;
  parts.delete(path);
  const without = index.replaceAll(part, '');
  if (isLater) {
    return without
      .replace(program, '')
      .replace(first, `${first} data-program="${path}" data-parts="${[...parts].join(' ')}"`);
  }
  const links = [...parts].map((href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`);
  return without.replace(program, () => [tag, ...links].join('\n    '));
}
