import { docs } from './documents';

/** One requirement of the specification. */
export interface Requirement {
  /** '2.4-1': unique in its document. */
  readonly id: string;
  readonly text: string;
  /** 'Built', or another state, perhaps with a note after a colon. */
  readonly state: string;
  /** Paths from the root. */
  readonly builtIn: readonly string[];
  readonly tests: readonly string[];
}

/** A table of requirements: one document of the specification. */
export interface Conformance {
  readonly file: string;
  /** What the page says at the top. */
  readonly totals: string;
  readonly requirements: readonly Requirement[];
}

const states = ['Built', 'Partly', 'Not built yet', 'Not right yet', 'Differs'] as const;

/** The state without its note. @throws Error for a word that isn't a state */
export function stateOf({ id, state }: Requirement): (typeof states)[number] {
  const [word] = state.split(':');
  const found = states.find((known) => known === word);
  if (found === undefined) throw new Error(`${id} has the unknown state "${state}"`);
  return found;
}

/** '3 requirements: 2 built, 1 differs', with the states that occur. */
export function totalsOf(requirements: readonly Requirement[]): string {
  const counts = states.flatMap((state) => {
    const count = requirements.filter((requirement) => stateOf(requirement) === state).length;
    return count === 0 ? [] : [`${count} ${state.toLowerCase()}`];
  });
  return `${requirements.length} requirements: ${counts.join(', ')}`;
}

/** Both documents, as their pages list them. */
export const conformance: readonly Conformance[] = docs
  .filter(({ file }) => /^docs\/conformance\/document-\d\.md$/.test(file))
  .map(({ file, text }) => ({
    file,
    totals: /^\d+ requirements: .+?(?=\.$)/m.exec(text)?.[0] ?? '',
    requirements: text.split('\n').filter(isRequirement).map(readRow),
  }));

/** Something that people ran into, and the browser tests that play it. */
export interface Finding {
  readonly met: string;
  readonly tests: readonly string[];
}

/** The rows of docs/conformance/findings.md. */
export const findings: readonly Finding[] = docs
  .filter(({ file }) => file === 'docs/conformance/findings.md')
  .flatMap(({ text }) => text.split('\n').slice(text.split('\n').indexOf('|---|---|---|') + 1))
  .filter((line) => line.startsWith('| '))
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([met = '', , tests = '']) => ({ met, tests: pathsIn(tests) }));

function isRequirement(line: string): boolean {
  return /^\| \d+(?:\.\d+)?-\d+ \|/.test(line);
}

function readRow(line: string): Requirement {
  const [id = '', text = '', state = '', builtIn = '', tests = '', ...more] = line
    .slice(1, -1)
    .split(' | ')
    .map((cell) => cell.trim());
  if (more.length > 0) throw new Error(`${id} has too many cells`);
  return { id, text, state, builtIn: pathsIn(builtIn), tests: pathsIn(tests) };
}

function pathsIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
}
