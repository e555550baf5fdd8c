import type { Plugin } from 'vite';
import { withoutAbsent, type AbsentCases } from './absent-code.ts';

interface LibraryFile {
  readonly file: RegExp;
  /** Text of the one file that's meant, if the library spreads its code over files without lasting names. */
  readonly has?: string;
  /** Questions that the library asks on every page, by their text, and the answer for this site. Each is asked once. */
  readonly answers?: Readonly<Record<string, string>>;
  readonly absent?: AbsentCases;
}

/** A file of a library without what no page uses. A version of it that no longer has what's left out stops the build. */
export function libraryWithout({ file, has = '', answers = {}, absent = {} }: LibraryFile): Plugin {
  return {
    name: `without-what-no-page-uses:${file.source}`,
    transform: {
      filter: { id: file },
      handler(code, id) {
        if (!code.includes(has)) return undefined;
        const changed = Object.keys(answers).filter((question) => code.split(question).length !== 2);
        const answered = Object.entries(answers).reduce(
          (text, [question, answer]) => text.replace(question, answer),
          code,
        );
        const left = withoutAbsent(answered, this.parse(answered), absent);
        const missing = [...changed, ...left.missing];
        if (missing.length > 0) this.error(`${id} has changed: see whether it still has ${missing.join(' and ')}`);
        return { code: left.code, map: null };
      },
    },
    generateBundle(_, bundle) {
      const code = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [one.code] : []));
      const read = absent.unread?.filter((name) => code.some((text) => new RegExp(`\\.${name}\\b`).test(text))) ?? [];
      if (read.length > 0) this.error(`${file.source} is built without ${read.join(' and ')}, which something uses`);
    },
  };
}
