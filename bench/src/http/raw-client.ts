import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const headEnd = '\r\n\r\n';

/** One keep-alive connection that reads no more of an answer than it must, so that it isn't what limits the server. */
export interface RawConnection {
  /** Sends a whole request. @returns the status, and how many bytes its body has. @throws Error if the server closes the connection */
  ask(request: Buffer): Promise<RawAnswer>;
  close(): void;
}

export interface RawAnswer {
  readonly status: number;
  readonly bytes: number;
  /** What `Retry-After` says; null without one. */
  readonly retryAfterSeconds: number | null;
}

/** A GET request, as it's sent. */
export function rawRequest(path: string, headers: Readonly<Record<string, string>>): Buffer {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}${headEnd}`);
}

/** A POST request with JSON, as it's sent. */
export function rawPost(path: string, body: unknown): Buffer {
  const payload = Buffer.from(JSON.stringify(body));
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    `content-length: ${payload.length}`,
  ];
  return Buffer.concat([Buffer.from(head.join('\r\n') + headEnd), payload]);
}

/** @param from the address of this machine that the server sees; Linux has all of 127.0.0.0/8 */
export async function openRaw(url: string, from?: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, ...(from && { localAddress: from }) });
  await once(socket, 'connect');
  return { ask: (request) => ask(socket, request), close: () => socket.destroy() };
}

function ask(socket: Socket, request: Buffer): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let head = '';
    let answer: RawAnswer | undefined;
    let missing = 0;
    const settle = (finish: () => void): void => {
      socket.off('data', hear).off('close', closed).off('error', closed);
      finish();
    };
    const closed = (): void => settle(() => reject(new Error('the server closed the connection')));
    const hear = (chunk: Buffer): void => {
      if (answer === undefined) {
        head += chunk.toString('latin1');
        const end = head.indexOf(headEnd);
        if (end === -1) return;
        answer = answerOf(head.slice(0, end));
        missing = answer.bytes - (head.length - end - headEnd.length);
      } else missing -= chunk.length;
      const heard = answer;
      if (missing <= 0) settle(() => resolve(heard));
    };
    socket.on('data', hear).on('close', closed).on('error', closed);
    socket.write(request);
  });
}

/** @throws RangeError for an answer whose length isn't said */
function answerOf(head: string): RawAnswer {
  const status = Number(head.slice(9, 12));
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length === undefined) throw new RangeError(`an answer without its length: ${head}`);
  const seconds = status < 400 ? undefined : /^retry-after: (\d+)/im.exec(head)?.[1];
  return { status, bytes: Number(length), retryAfterSeconds: seconds === undefined ? null : Number(seconds) };
}
