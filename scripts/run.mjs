// Runs programs of the project and says plainly when one fails.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const isWindows = process.platform === 'win32';

/** A program that npm installed, started without npx's own second. */
export function tool(name) {
  return join('node_modules', '.bin', isWindows ? `${name}.cmd` : name);
}

/** Runs a program to its end. Its output is ours. @returns the exit code */
export function run(program, args, env = {}) {
  const { status, error } = spawnSync(isWindows && program === 'npm' ? 'npm.cmd' : program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: isWindows,
  });
  if (error) console.error(`${program}: ${error.message}`);
  return status ?? 1;
}

/** Runs a program that must succeed. @throws Error with a sentence */
export function must(program, args, env = {}) {
  const status = run(program, args, env);
  if (status !== 0) throw new Error(`${program} ${args[0]} failed (exit code ${status}).`);
}

/** Starts a program that stays; a signal to us is one to it, and its end is ours. */
export function follow(program, args, env = {}) {
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

/** Does the work of a command; a failure is one sentence and exit code 1. */
export async function command(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
