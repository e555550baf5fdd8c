import type { RunsFrom } from '@ascendant/domain/event/runs-from';

/** Which demo events only take place if enough people book, by the event's key. They're weeks ahead, so none is decided while the demo is new. */
const some: Readonly<Record<string, RunsFrom>> = {
  'tokyo-snack-bars': { runsFrom: 4, decideDaysBefore: 7 },
  'sydney-bush-dawn': { runsFrom: 6, decideDaysBefore: 5 },
};

export function demoRunsFrom(key: string): RunsFrom {
  return some[key] ?? { runsFrom: null, decideDaysBefore: null };
}
