import { describeError } from '../errors/described-error';
import { StartError } from '../errors/start-error';

/** Ends the process with exit code 1, and prints the sentence of a StartError or the description of a bug. */
export function refuseToStart(error: unknown): never {
  const text = error instanceof StartError ? error.message : JSON.stringify(describeError(error), null, 2);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
