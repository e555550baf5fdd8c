import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, packageOf, sources, textOf, type SourceImport } from './source-imports';

/** The order of the server modules: each uses only those before it. */
const moduleLine = [...textOf('server/src/application/modules.ts').matchAll(/^ {2}(\w+)Module,$/gm)].map(
  ([, name = '']) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);

const root = join(import.meta.dirname, '..');
const isTest = (file: string): boolean => /\.test\.tsx?$|\/test\//.test(file);
const moduleOf = (path: string): string | undefined => /^server\/src\/modules\/([^/]+)\//.exec(path)?.[1];
const featureOf = (path: string): string | undefined => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1];
const shown = ({ file, target }: SourceImport): string => `${file} imports ${target}`;

const serverImports = sources('server/src')
  .filter((file) => !isTest(file))
  .flatMap(importsOf);
const webImports = sources('web/src')
  .filter((file) => !isTest(file))
  .flatMap(importsOf);
const betweenModules = serverImports.filter(
  ({ file, target }) => moduleOf(file) !== undefined && ![undefined, moduleOf(file)].includes(moduleOf(target)),
);

describe('server modules', () => {
  it('are all in the module order', () => {
    const folders = readdirSync(join(root, 'server/src/modules'), { withFileTypes: true });
    const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(moduleLine.toSorted()).toEqual(names.toSorted());
  });

  it('are listed in the same order by the architecture page', () => {
    const [, list = ''] = textOf('docs/architecture.md').split('The modules, in their order:\n\n');
    const listed = [...(list.split('\n\n')[0] ?? '').matchAll(/^- `([a-z-]+)`/gm)].map(([, name]) => name);
    expect(listed).toEqual(moduleLine);
  });

  it('use only modules before them', () => {
    const place = (path: string): number => moduleLine.indexOf(moduleOf(path) ?? '');
    expect(betweenModules.filter(({ file, target }) => place(target) > place(file)).map(shown)).toEqual([]);
  });

  it('use each other through what their module files name; types may come from anywhere', () => {
    const inner = betweenModules.filter(({ target, isType }) => !isType && !target.endsWith('.module'));
    expect(inner.map(shown)).toEqual([]);
  });

  it('have routes that call services and never a repository', () => {
    const direct = serverImports.filter(
      ({ file, target, isType }) => !isType && file.endsWith('.routes.ts') && target.endsWith('.repository'),
    );
    expect(direct.map(shown)).toEqual([]);
  });

  it('re-export nothing', () => {
    const files = sources('server/src/modules').filter((file) => /^export (\*|\{[^}]*\}) from /m.test(textOf(file)));
    expect(files).toEqual([]);
  });

  it('know the framework in their routes only', () => {
    const framework = serverImports.filter(
      ({ file, target, isType }) =>
        !isType && moduleOf(file) !== undefined && /^@?fastify\b/.test(target) && !file.endsWith('.routes.ts'),
    );
    expect(framework.map(shown)).toEqual([]);
  });

  it('reach the outside through adapters only', () => {
    const files = sources('server/src/modules').filter((file) => !isTest(file) && /\bfetch\(/.test(textOf(file)));
    expect(files).toEqual([]);
  });
});

describe('the folders of the HTTP server', () => {
  /** Each uses only those before it, types included. Source: docs/architecture.md, "The parts". */
  const order = ['http', 'limits', 'cache', 'pages', 'openapi', 'application'];
  const folderOf = (path: string): number => order.indexOf(/^server\/src\/([^/]+)\//.exec(path)?.[1] ?? '');

  it('use only folders before them', () => {
    const after = serverImports.filter(
      ({ file, target }) => folderOf(file) !== -1 && folderOf(target) > folderOf(file),
    );
    expect(after.map(shown)).toEqual([]);
  });

  it('have a README that says where to begin', () => {
    const without = order
      .slice(0, -1)
      .filter((name) => !textOf(`server/src/${name}/README.md`).includes('**Begin with**'));
    expect(without).toEqual([]);
  });
});

describe('SQL', () => {
  it('is in repositories only', () => {
    const others = sources('server/src').filter(
      (file) => !isTest(file) && !file.endsWith('.repository.ts') && !file.startsWith('server/src/database/'),
    );
    const asks = /\bsql(\.raw)?[`(<]|\.(query|execute)\(|from 'drizzle-orm/;
    expect(others.filter((file) => asks.test(textOf(file)))).toEqual([]);
  });
});

describe('the web client', () => {
  it('has features that don’t import each other', () => {
    const between = webImports.filter(
      ({ file, target }) => featureOf(file) !== undefined && ![undefined, featureOf(file)].includes(featureOf(target)),
    );
    expect(between.map(shown)).toEqual([]);
  });

  it('has ui parts that import neither features nor pages', () => {
    const upwards = webImports.filter(
      ({ file, target }) => file.startsWith('web/src/ui/') && /^web\/src\/(features|pages)\//.test(target),
    );
    expect(upwards.map(shown)).toEqual([]);
  });

  it('has features that import no pages', () => {
    const upwards = webImports.filter(
      ({ file, target }) => featureOf(file) !== undefined && target.startsWith('web/src/pages/'),
    );
    expect(upwards.map(shown)).toEqual([]);
  });
});

describe('imports', () => {
  const folders = [
    ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`),
    'server',
    'web',
    'bench',
    'e2e',
  ];
  const files = sources(...folders);
  const known = new Set(files);
  const fileOf = (target: string): string | undefined => {
    const [, name, path] = /^@ascendant\/([^/]+)\/(.+)$/.exec(target) ?? [];
    const base = name === undefined ? target : `packages/${name}/src/${path}`;
    return [base, `${base}.ts`, `${base}.tsx`].find((file) => known.has(file));
  };
  const used = new Map(files.map((file) => [file, importsOf(file).flatMap(({ target }) => fileOf(target) ?? [])]));

  it('run in no circle, types and late imports included', () => {
    const circles = files.filter((file) => reaches(file, file));
    expect(circles).toEqual([]);
  });

  function reaches(from: string, to: string): boolean {
    const seen = new Set<string>();
    const next = [...(used.get(from) ?? [])];
    for (let file = next.pop(); file !== undefined; file = next.pop()) {
      if (file === to) return true;
      if (!seen.has(file)) next.push(...(used.get(file) ?? []));
      seen.add(file);
    }
    return false;
  }
});

describe('packages', () => {
  const folders = [
    ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`),
    'server',
    'web',
    'e2e',
    'bench',
  ];
  const builtin = new Set(builtinModules);

  it.each(folders)('%s imports only what its package.json declares', (folder) => {
    const manifest: Record<string, unknown> = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const workspace: Record<string, unknown> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const declared = new Set(
      [manifest.dependencies, manifest.devDependencies, workspace.devDependencies].flatMap((list) =>
        Object.keys(list ?? {}),
      ),
    );
    const undeclared = sources(folder)
      .flatMap(importsOf)
      .filter(({ isPackage, target }) => isPackage && !target.startsWith('node:') && !builtin.has(target))
      .filter(({ target }) => !declared.has(packageOf(target)));
    expect(undeclared.map(shown)).toEqual([]);
  });

  it('runs without development dependencies', () => {
    const manifest: Record<string, unknown> = JSON.parse(readFileSync(join(root, 'server/package.json'), 'utf8'));
    const declared = new Set(Object.keys(manifest.dependencies ?? {}));
    const running = serverImports.filter(
      ({ file, target, isPackage, isType }) =>
        isPackage &&
        !isType &&
        !target.startsWith('node:') &&
        !declared.has(packageOf(target)) &&
        !isForDevelopment(file),
    );
    expect(running.map(shown)).toEqual([]);
  });
});

/** `npm run dev` adds Vite, and starts threads from their sources; the built server doesn't. */
function isForDevelopment(file: string): boolean {
  return ['server/src/pages/development-pages.ts', 'server/src/modules/tickets/pdf/unbuilt-thread.ts'].includes(file);
}
