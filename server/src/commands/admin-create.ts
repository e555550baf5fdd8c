import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { registerRequest, type RegisterRequest } from '@ascendant/contract/account';
import { refuseOtherSchema } from '../database/schema-check';
import { AppError } from '../errors/app-error';
import { StartError } from '../errors/start-error';
import { createUser } from '../modules/accounts/user-creation.service';
import type { Command } from './command';
import { onDatabase, print } from './on-database';

/** Takes what the terminal would show. */
const nothing = () => new Writable({ write: (_chunk, _encoding, done) => done() });

const usage = 'ascendant admin create --username NAME --email ADDRESS --first-name NAME --last-name NAME';

/**
 * `ascendant admin create`: the first administrator, or another one. The password is typed, or the first line of the input: never an argument, which
 * other users of the machine could read. The first sign-in asks for a second factor (FAC-01).
 */
export const createAdmin: Command = (args) =>
  onDatabase(async ({ db, url, config }) => {
    await refuseOtherSchema(url);
    const wanted = await asked(args);
    await createUser(db, wanted, { admin: null }).catch(asSentence);
    print(`${wanted.username} is an administrator. Sign in at ${config.publicUrl}/auth and set up a second factor.`);
  });

/** @throws StartError with a sentence for each field that can't be used */
async function asked(args: readonly string[]): Promise<RegisterRequest> {
  const { username, email, 'first-name': firstName, 'last-name': lastName } = named(args);
  if (username === undefined || email === undefined || firstName === undefined || lastName === undefined)
    throw new StartError(`Say who it is: ${usage}`);
  const password = await typeSecret('Password: ');
  if (process.stdin.isTTY === true && (await typeSecret('The same again: ')) !== password)
    throw new StartError("The two passwords aren't the same. Try again.");
  const parsed = registerRequest.safeParse({ username, email, password, firstName, lastName, isAdmin: true });
  if (parsed.success) return parsed.data;
  throw new StartError(parsed.error.issues.map(({ message }) => `${message}.`).join('\n'));
}

function named(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { username: text, email: text, 'first-name': text, 'last-name': text };
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new StartError(`Say who it is: ${usage}`);
  }
}

function asSentence(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  throw new StartError(Object.values(error.facts.fields ?? { all: error.message }).join('\n'));
}

/** Asks for a secret, which isn't shown while it's typed. Without a terminal, it's the next line of the input. */
async function typeSecret(question: string): Promise<string> {
  const isTerminal = process.stdin.isTTY === true;
  process.stderr.write(isTerminal ? question : '');
  const lines = createInterface({ input: process.stdin, output: nothing(), terminal: isTerminal });
  try {
    const { value } = await lines[Symbol.asyncIterator]().next();
    return typeof value === 'string' ? value : '';
  } finally {
    lines.close();
    process.stderr.write(isTerminal ? '\n' : '');
  }
}
