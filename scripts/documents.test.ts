import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { docs } from './documents';
import { textOf } from './source-imports';

const root = join(import.meta.dirname, '..');
const workspaces = /^(packages|server|web|e2e|bench|scripts|docs|\.ci|\.github)\/|^\.(nvmrc|env\.example)$/;
const maps = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/extending.md'];

/** The paths that a page names in code style, without placeholders such as `<noun>`. */
function pathsIn(file: string): readonly string[] {
  const code = [...textOf(file).matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path.replace(/\/$/, ''));
  return code.flatMap(spelledOut).filter((path) => workspaces.test(path) && !/[<*{…]/.test(path));
}

/** `a/{b,c}.ts` is `a/b.ts` and `a/c.ts`. */
function spelledOut(path: string): readonly string[] {
  const [, before, choices, after] = /^(.*)\{([^}]+)\}(.*)$/.exec(path) ?? [];
  return choices === undefined ? [path] : choices.split(',').map((choice) => `${before}${choice}${after}`);
}

/** Names of settings in a text, one from each line that a pattern finds. */
function names(file: string, line: RegExp): readonly string[] {
  return [...textOf(file).matchAll(line)].map(([, name = '']) => name).sort();
}

describe('the pages that say where things are', () => {
  it.each(maps)('%s names paths that exist', (file) => {
    expect(pathsIn(file).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('architecture.md names every server module', () => {
    const folders = readdirSync(join(root, 'server/src/modules'), { withFileTypes: true });
    const modules = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    const text = textOf('docs/architecture.md');
    expect(modules.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
});

it('every picture of a screen is shown by a page', () => {
  const pages = ['README.md', ...docs.map(({ file }) => file)].map(textOf).join('\n');
  const pictures = readdirSync(join(root, 'docs/screens'));
  expect(pictures.filter((picture) => !pages.includes(`screens/${picture})`))).toEqual([]);
});

const decisionFolders = ['docs/decisions', 'docs/archive/decisions'];
const decisions = decisionFolders.flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => /^\d{4}-/.test(name))
    .map((name) => ({ folder, name, text: textOf(`${folder}/${name}`) })),
);

describe('the decisions', () => {
  it('have numbers of their own, which their headings repeat', () => {
    expect(new Set(decisions.map(({ name }) => name.slice(0, 4))).size).toBe(decisions.length);
    for (const { name, text } of decisions) expect(text).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `));
  });

  it.each(decisionFolders)('in %s are all in its index, once, with their titles', (folder) => {
    const listed = [...textOf(`${folder}/README.md`).matchAll(/^- \[\d{4}\]\([^)]+\): .+$/gm)].map(([line]) => line);
    const titled = decisions
      .filter((one) => one.folder === folder)
      .map(({ name, text }) => `- [${name.slice(0, 4)}](${name}): ${/^# \d+\. (.+)/.exec(text)?.[1]}`);
    expect(listed.sort()).toEqual(titled.sort());
  });

  it('that are replaced as a whole are in the archive', () => {
    const replaced = decisions.filter(({ text }) => /^Replaced by /m.test(openingOf(text)));
    expect(replaced.filter(({ folder }) => folder === 'docs/decisions').map(({ name }) => name)).toEqual([]);
  });
});

function openingOf(text: string): string {
  return text.split('**Context.**', 1)[0] ?? '';
}

describe('a decision that replaces another', () => {
  const linked = (text: string) =>
    [...openingOf(text).matchAll(/\]\((?:[./a-z]*\/)?(\d{4}-[a-z\d-]+\.md)\)/g)].map(([, name = '']) => name);
  const newer = decisions.filter(({ text }) => /^Replaces /m.test(openingOf(text)));

  it.each(newer)('$name is named at the top of what it replaces', ({ name, text }) => {
    const old = decisions.filter((one) => linked(text).includes(one.name));
    expect(old.length).toBeGreaterThan(0);
    expect(old.filter((one) => !linked(one.text).includes(name)).map((one) => one.name)).toEqual([]);
  });
});

describe('the settings', () => {
  const parsed = names('server/src/settings/settings.ts', /^ {2}([A-Z][A-Z0-9_]+): /gm);

  it('are all in .env.example', () => {
    expect(names('.env.example', /^([A-Z][A-Z0-9_]+)=/gm)).toEqual(parsed);
  });

  it('are all in the README', () => {
    const section =
      textOf('README.md')
        .split('\n## ')
        .find((part) => part.startsWith('Settings')) ?? '';
    const rows = section.split('\n').filter((line) => line.startsWith('| `'));
    const listed = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)]);
    expect(listed.map(([, name]) => name).sort()).toEqual(parsed);
  });
});
