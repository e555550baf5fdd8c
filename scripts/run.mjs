// Runs the project's programs and reports failures.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const isWindows = process.platform === 'win32';

/** The path of a program that npm installed. Faster than npx, which takes about a second. */
export function tool(name) {
  return join('node_modules', '.bin', isWindows ? `${name}.cmd` : name);
}

/** Runs a program to the end and passes its output through. @returns the exit code */
export function run(program, args, env = {}) {
  const { status, error } = spawnSync(isWindows && program === 'npm' ? 'npm.cmd' : program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: isWindows,
  });
  if (error) console.error(`${program}: ${error.message}`);
  return status ?? 1;
}

/** What `runBeside` has started and hasn't ended, for a signal that ends us. */
const running = new Set();

/** Runs a program to the end without waiting for it here. @returns the exit code */
export function runBeside(program, args, env = {}) {
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env }, shell: isWindows });
  running.add(child);
  return new Promise((resolve) => {
    const end = (code) => {
      running.delete(child);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/** Makes a signal end the programs of `runBeside` first, which clean up after themselves, and then this one. */
export function passSignalsOn() {
  for (const [signal, number] of [
    ['SIGHUP', 1],
    ['SIGINT', 2],
    ['SIGTERM', 15],
  ])
    process.once(signal, async () => {
      const ended = [...running].map((child) => once(child, 'close'));
      for (const child of running) child.kill(signal);
      await Promise.all(ended);
      process.exit(128 + number);
    });
}

/** Runs programs, as many at once as the machine has processors. @returns their exit codes, in order */
export async function runAll(commands) {
  const statuses = [];
  let next = 0;
  const worker = async () => {
    while (next < commands.length) {
      const index = next++;
      const { program, args } = commands[index];
      statuses[index] = await runBeside(program, args);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return statuses;
}

/** Runs a program that must succeed. @throws Error with one sentence if it fails */
export function must(program, args, env = {}) {
  const status = run(program, args, env);
  if (status !== 0) throw new Error(`${program} ${args[0]} failed (exit code ${status}).`);
}

/** Starts a long-running program. Passes signals on to it, and exits when it exits. */
export function follow(program, args, env = {}) {
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

/** Runs a command. A failure prints sentences that say what to do, and exits with code 1. */
export async function command(work) {
  try {
    await work();
  } catch (error) {
    console.error(sentenceOf(error));
    process.exit(1);
  }
}

const notAllowed = (path) => `This user isn't allowed to write ${path}. Give it the right to, then start again.`;
const noRoom = (path) => `The disk with ${path} is full. Free some space, then start again.`;
const incomplete = () => 'The dependencies are incomplete. Run npm ci, then start again.';

const sentences = {
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: notAllowed,
  ENOSPC: noRoom,
  EDQUOT: noRoom,
  ERR_MODULE_NOT_FOUND: incomplete,
  MODULE_NOT_FOUND: incomplete,
};

/** Our own errors are sentences; the system's and Node's get one. */
function sentenceOf(error) {
  const sentence = sentences[error?.code]?.(error.path ?? process.cwd());
  return sentence ?? (error instanceof Error ? error.message : String(error));
}
