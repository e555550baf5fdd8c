import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { Pool } from 'pg';
import type { Statement } from '../admin/record';
import type { BareAnswers } from './bare-site';

/** As many as the program's own pool. */
const connections = 20;

const [{ databaseUrl, bytes, statements }] = (await once(process, 'message')) as [BareAnswers];
const pool = new Pool({ connectionString: databaseUrl, max: connections });
const bodies = new Map(Object.entries(bytes).map(([name, { base64 }]) => [name, Buffer.from(base64, 'base64')]));

/** Nothing but node:http, and pg with prepared statements: what's left when a program has nothing to decide. */
const server = createServer((request, response) => {
  const name = (request.url ?? '').slice(1);
  const body = bodies.get(name);
  if (body !== undefined) response.writeHead(200, bytes[name]?.headers).end(body);
  else sendRows(name, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));

async function sendRows(name: string, response: ServerResponse): Promise<void> {
  const rows = await Promise.all(
    (statements[name] ?? []).map((statement, index) => run(`${name} ${index}`, statement)),
  );
  const text = JSON.stringify(rows);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }).end(text);
}

async function run(name: string, { text = '', values = [] }: Statement): Promise<readonly unknown[]> {
  const { rows } = await pool.query({ name, text, values: [...values] });
  return rows;
}
