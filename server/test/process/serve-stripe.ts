import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Client } from 'pg';
import { openPool } from '../../src/database/connection';
import { databaseOn } from '../../src/database/database';
import { migrate } from '../../src/database/migrate';
import { openAccounts } from '../../src/sandbox/accounts';
import { openLedger } from '../../src/sandbox/ledger';
import { sandboxKeys, stripeApi } from '../../src/sandbox/stripe-api';
import { deliverDueNotices, startDelivery } from '../../src/sandbox/webhook-delivery';
import { databaseUrl } from '../global-setup';

/**
 * Serves the sandbox over HTTP in place of Stripe: `npx tsx server/test/process/serve-stripe.ts <port> <address of the program> <URL of a PostgreSQL>`.
 * It makes a database of its own there, prints the settings to start the program with, and sends its webhooks to that address.
 */
const [port = '12111', program = 'http://127.0.0.1:3000', postgres = ''] = process.argv.slice(2);
const secrets = { secret: 'whsec_payments', connectSecret: 'whsec_accounts' };

const url = await freshDatabase();
const db = databaseOn(openPool(url, () => undefined));
const ledger = openLedger(db, () => new Date());
const api = stripeApi({ ledger, accounts: openAccounts(db) });

const server = createServer((request, response) => {
  void serve(request, response).catch(() => response.destroy());
}).listen(Number(port), '127.0.0.1');
await once(server, 'listening');
process.stdout.write(
  [
    `STRIPE_API_BASE=http://127.0.0.1:${port}`,
    `STRIPE_SECRET_KEY=${sandboxKeys.secretKey}`,
    `STRIPE_PUBLISHABLE_KEY=${sandboxKeys.publishableKey}`,
    `STRIPE_WEBHOOK_SECRET=${secrets.secret}`,
    `STRIPE_CONNECT_WEBHOOK_SECRET=${secrets.connectSecret}`,
    '',
  ].join('\n'),
);
const target = { url: () => `${program}/api/webhooks/stripe`, ...secrets };
startDelivery({ playDue: () => ledger.playDue(), deliver: () => deliverDueNotices(db, target) }, () => undefined);

async function freshDatabase(): Promise<string> {
  const client = new Client({ connectionString: postgres });
  await client.connect();
  await client.query('create database stripe');
  await client.end();
  const made = databaseUrl(postgres, 'stripe');
  await migrate(made);
  return made;
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = new URL(request.url ?? '/', `http://127.0.0.1:${port}`);
  if (address.pathname.startsWith('/challenge/')) return challengePage(address, response);
  const { method = 'GET' } = request;
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = method === 'GET' ? {} : { body: Buffer.concat(chunks) };
  const answer = await api(new Request(address, { method, headers, ...body }));
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
}

const html = { 'content-type': 'text/html; charset=utf-8' };

/** The bank's page: it asks the person to confirm, and sends them back to where they came from. */
async function challengePage(address: URL, response: ServerResponse): Promise<void> {
  const [secret, outcome] = [address.searchParams.get('client_secret') ?? '', address.searchParams.get('outcome')];
  if (outcome === null) return void response.writeHead(200, html).end(question(address));
  await ledger.answerChallenge(address.pathname.split('/')[2] ?? '', secret, outcome === 'pass' ? 'pass' : 'fail');
  const back = address.searchParams.get('return_url');
  if (back === null) return void response.writeHead(200, html).end('<!doctype html><p>You may close this window.</p>');
  response.writeHead(303, { location: back }).end();
}

function question(address: URL): string {
  const to = (outcome: string): string => {
    const link = new URL(address);
    link.searchParams.set('outcome', outcome);
    return `${link.pathname}${link.search}`.replaceAll('&', '&amp;').replaceAll('"', '%22');
  };
  return `<!doctype html><title>Your bank</title><h1>Is it you who pays?</h1>
<a href="${to('pass')}">Complete</a> <a href="${to('fail')}">Fail</a>`;
}
