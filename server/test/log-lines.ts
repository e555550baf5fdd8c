import { Writable } from 'node:stream';

/** What the application logged, line by line. */
export interface LogLines {
  readonly stream: Writable;
  readonly lines: readonly string[];
}

export function logLines(): LogLines {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines.push(...chunk.toString('utf8').trimEnd().split('\n'));
      done();
    },
  });
  return { stream, lines };
}
