import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A whole answer that was heard, to be sent again. */
export interface SameBytes {
  readonly headers: Readonly<Record<string, string>>;
  readonly base64: string;
}

export interface BareSite {
  /** `url/name` answers with the bytes under that name. */
  readonly url: string;
  close(): Promise<void>;
}

/** Starts the limit in a process of its own, as the program has one. */
export async function startBareSite(answers: Readonly<Record<string, SameBytes>>): Promise<BareSite> {
  const child = fork(fileURLToPath(new URL('./bare-process.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  child.send(answers);
  const port = await Promise.race([portOf(child), died(child)]);
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}

async function portOf(child: ChildProcess): Promise<number> {
  const [port] = (await once(child, 'message')) as [number];
  return port;
}

async function died(child: ChildProcess): Promise<never> {
  await once(child, 'exit');
  throw new Error('the bare server ended');
}
