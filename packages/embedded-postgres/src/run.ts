import { spawn } from 'node:child_process';
import { runAs, type PostgresUser } from './run-as';

/** How a program ended. `code` is null if it couldn't be started. `output` is everything it printed. */
export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Runs one of PostgreSQL's programs to the end. Never throws: the result says what went wrong. */
export function run(program: string, args: readonly string[], user: PostgresUser | undefined): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...runAs(user), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => resolve({ code: null, output: error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}
