// Runs programs of the project and says plainly when one fails.
import { spawn, spawnSync } from 'node:child_process';

const isWindows = process.platform === 'win32';

/** Runs a program to its end. Its output is ours. @returns the exit code */
export function run(program, args, env = {}) {
  const name = isWindows && program === 'npm' ? 'npm.cmd' : program;
  const { status, error } = spawnSync(name, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: isWindows,
  });
  if (error) console.error(`${program}: ${error.message}`);
  return status ?? 1;
}

/** Runs a program that must succeed; ends this process with its exit code otherwise. */
export function must(program, args, env = {}) {
  const status = run(program, args, env);
  if (status !== 0) process.exit(status);
}

/** Starts a program that stays; a signal to us is one to it, and its end is ours. */
export function follow(program, args, env = {}) {
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
  return child;
}
