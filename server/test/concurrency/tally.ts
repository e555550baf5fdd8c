/** How often a race is run: once in `npm test`, twenty times in `npm run test:crash`, which has longer. */
export const raceRuns = Number(process.env['RACE_RUNS'] ?? 1);

interface Answer {
  readonly status: number;
  readonly json: unknown;
}

/** How often each status and code was returned; `nothing` if there was no answer. */
export function tally(answers: readonly (Answer | null)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const name = answer === null ? 'nothing' : `${answer.status}${codeOf(answer)}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

function codeOf({ json }: Answer): string {
  return typeof json === 'object' && json !== null && 'code' in json ? ` ${String(json.code)}` : '';
}
