import { AsyncLocalStorage } from 'node:async_hooks';

/** Undoes what taking a place in a limit counted. If it fails, calling it again gives back the rest. */
export type GiveBack = () => Promise<void>;

/** What services have taken from limits while they work on a call. */
const takenInCall = new AsyncLocalStorage<GiveBack[]>();

/** Does the work of a call. @param taken gets what gives back each place that's taken meanwhile, at any depth */
export function notingWhatIsTaken<Result>(taken: GiveBack[], work: () => Promise<Result>): Promise<Result> {
  return takenInCall.run(taken, work);
}

/** Notes a place that was just taken. Outside of calls, as in jobs, it does nothing. */
export function noteTaken(giveBack: GiveBack): void {
  takenInCall.getStore()?.push(giveBack);
}
