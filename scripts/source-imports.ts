import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** One import of one file, both from the root of the repository. `target` is a path, or a package's name and path. */
export interface SourceImport {
  readonly file: string;
  readonly target: string;
  readonly isPackage: boolean;
  /** Types leave no trace in what runs. */
  readonly isType: boolean;
}

const root = join(import.meta.dirname, '..');
const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/g;

/** Every TypeScript source below some folders, from the root, in a stable order. */
export function sources(...folders: readonly string[]): readonly string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
    .sort();
}

export function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** Everything that a file imports. */
export function importsOf(file: string): readonly SourceImport[] {
  return [...textOf(file).matchAll(importPattern)].map(([, type, stated, dynamic]) => {
    const name = stated ?? dynamic ?? '';
    const isPackage = !name.startsWith('.');
    const target = isPackage ? name : relative(root, join(root, dirname(file), name));
    return { file, target, isPackage, isType: type !== undefined };
  });
}

/** The name of an npm package in an import: `@a/b/c` is of `@a/b`. */
export function packageOf(target: string): string {
  return target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');
}
