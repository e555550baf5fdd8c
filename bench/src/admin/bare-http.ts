import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Pool } from 'pg';
import type { Statement } from './record';

/** The same statements in nothing but node:http and pg: run at once, sent as JSON. */
export interface BareServer {
  readonly url: string;
  close(): void;
}

/** @param statementsOf the statements of a path, without its query */
export async function serveBare(
  pool: Pool,
  statementsOf: ReadonlyMap<string, readonly Statement[]>,
): Promise<BareServer> {
  const server: Server = createServer((request, response) => {
    const statements = statementsOf.get((request.url ?? '').slice(1)) ?? [];
    const rows = statements.map(({ text, values }) =>
      pool.query(text ?? '', [...(values ?? [])]).then((result) => result.rows),
    );
    Promise.all(rows).then(
      (all) => response.setHeader('content-type', 'application/json').end(JSON.stringify(all)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
