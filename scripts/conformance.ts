import { docs } from './documents';
import { textOf } from './source-imports';

/** One requirement of the specification. */
export interface Requirement {
  /** '1/2.4-3': document 1, section 2.4, the third. */
  readonly id: string;
  readonly text: string;
  /** 'Built', or another state, perhaps with a note after a colon. */
  readonly state: string;
  /** Paths from the root. */
  readonly builtIn: readonly string[];
  readonly tests: readonly string[];
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

/** The rows of docs/conformance/requirements.tsv. */
export const requirements: readonly Requirement[] = textOf('docs/conformance/requirements.tsv')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map(readRow);

/** What the page beside the table says of it: '3 requirements: 2 built, 1 differs'. */
export const statedTotals = /^\d+ requirements: .+?(?=\.$)/m.exec(textOf('docs/conformance/README.md'))?.[0] ?? '';

/** Something that people ran into, and the browser tests that play it. */
export interface Finding {
  readonly met: string;
  readonly tests: readonly string[];
}

/** The rows of docs/archive/conformance/findings.md. */
export const findings: readonly Finding[] = docs
  .filter(({ file }) => file === 'docs/archive/conformance/findings.md')
  .flatMap(({ text }) => text.split('\n').slice(text.split('\n').indexOf('|---|---|---|') + 1))
  .filter((line) => line.startsWith('| '))
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([met = '', , tests = '']) => ({
    met,
    tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  }));

function readRow(line: string): Requirement {
  const [id = '', text = '', state = '', builtIn = '', tests = '', ...more] = line.split('\t');
  if (more.length > 0) throw new Error(`${id} has too many cells`);
  return { id, text, state, builtIn: pathsIn(builtIn), tests: pathsIn(tests) };
}

function pathsIn(cell: string): readonly string[] {
  return cell === '' ? [] : cell.split(', ');
}
