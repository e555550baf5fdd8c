import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterFile } from './after-file';

/** One request that a receiver got. */
export interface Received {
  readonly id: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A server of an organization's own, which gets webhooks on this machine. Changes in place. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** What it answers next, and with which headers; 204 at first. */
  answer: () => number | readonly [status: number, headers: Readonly<Record<string, string>>];
  /** Verifies everything that came, as the standard's own library does. @throws if a signature is wrong */
  verify(secret: string): void;
}

export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    received.push({ id: headers['webhook-id'] ?? '', body, headers });
    const said = receiver.answer();
    if (typeof said === 'number') response.writeHead(said).end();
    else response.writeHead(...said).end();
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  afterFile(async () => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    answer: () => 204,
    verify: (secret) => {
      const webhook = new Webhook(secret);
      for (const { body, headers } of received) webhook.verify(body, { ...headers });
    },
  };
  return receiver;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
