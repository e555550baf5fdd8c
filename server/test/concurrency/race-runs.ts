/** How often a race is run: once in `npm test`, twenty times in `npm run test:crash`, which has longer. */
export const raceRuns = Number(process.env['RACE_RUNS'] ?? 1);
