import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Takes what the terminal would show. */
const nothing = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Asks for a secret, which isn't shown while it's typed. Without a terminal, it's the next line of the input. */
export async function typeSecret(question: string): Promise<string> {
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
