/** A file of the browser's build, as Vite's manifest describes it. */
interface BuiltFile {
  /** Its path. */
  readonly file: string;
  /** The name of what's in it. */
  readonly name?: string;
  readonly isDynamicEntry?: boolean;
  /** The manifest's keys of what it imports at once. */
  readonly imports?: readonly string[];
}

/** The files of the browser's build: Vite's manifest. */
export type BuiltFiles = Readonly<Record<string, BuiltFile>>;

/**
 * The paths of these files and of everything they import at once.
 * @param keys the manifest's
 * @throws RangeError if the build has no such file
 */
export function codeOf(built: BuiltFiles, keys: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const add = (key: string): void => {
    const part = built[key];
    if (!part) throw new RangeError(`The build has no ${key}`);
    if (found.has(part.file)) return;
    found.add(part.file);
    part.imports?.forEach(add);
  };
  keys.forEach(add);
  return [...found].map((file) => `/${file}`);
}

/** The same for pages, and parts of them, that are loaded when they're opened. @param names those that the build doesn't have are left out */
export function codeOfPages(built: BuiltFiles, names: readonly string[]): readonly string[] {
  const keys = Object.keys(built).filter((key) => built[key]?.isDynamicEntry && names.includes(built[key].name ?? ''));
  return codeOf(built, keys);
}
