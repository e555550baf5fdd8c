/** How often a race is run: a few times in `npm test`, twenty times in `npm run test:crash`, which has longer. */
export const raceRuns = Number(process.env['RACE_RUNS'] ?? 3);
