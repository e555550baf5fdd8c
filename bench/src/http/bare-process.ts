import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import type { SameBytes } from './bare-site';

const [answers] = (await once(process, 'message')) as [Readonly<Record<string, SameBytes>>];
const bodies = new Map(Object.entries(answers).map(([name, { base64 }]) => [name, Buffer.from(base64, 'base64')]));

/** Nothing but node:http: what's left when a program has nothing to decide. */
const server = createServer((request, response) => {
  const name = (request.url ?? '').slice(1);
  response.writeHead(200, answers[name]?.headers).end(bodies.get(name));
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
