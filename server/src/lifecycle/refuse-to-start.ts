import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productName } from '@ascendant/domain/site/brand';
import { EmbeddedPostgresError, systemSentence } from '@ascendant/embedded-postgres/system-trouble';
import { remedyOf } from '../database/start-trouble';
import { describeError } from '../errors/described-error';
import { StartError } from '../errors/start-error';

/** Runs a start. Anything that stops it, even outside of its promises, ends in sentences that say what to do. */
export async function startOrRefuse(start: () => Promise<void>): Promise<void> {
  process.on('uncaughtException', refuseToStart);
  try {
    await start();
  } catch (error) {
    refuseToStart(error);
  }
  process.off('uncaughtException', refuseToStart);
}

/** Ends the process with exit code 1, and prints sentences that say what to do. */
export function refuseToStart(error: unknown): never {
  process.stderr.write(`${startSentence(error)}\n`);
  process.exit(1);
}

/** Why a start or a command failed, and what to do. Never a stack trace, a query or a value of a row. */
export function startSentence(error: unknown): string {
  if (error instanceof StartError || error instanceof EmbeddedPostgresError) return error.message;
  return remedyOf(error) ?? systemSentence(error) ?? unexpected(error);
}

/** Everything else is a bug. What a report needs is in a file of its own. */
function unexpected(error: unknown): string {
  const name = error instanceof Error ? error.constructor.name : 'unknown error';
  const sentence = `Something unexpected stopped ${productName} (${name}). Try again.`;
  const file = join(tmpdir(), `ascendant-error-${process.pid}.json`);
  try {
    writeFileSync(file, `${JSON.stringify(describeError(error), null, 2)}\n`, { mode: 0o600 });
    return `${sentence} If that doesn't help, report it with the file ${file}.`;
  } catch {
    return `${sentence} If that doesn't help, report it.`;
  }
}
