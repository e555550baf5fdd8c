import type { ServerResponse } from 'node:http';
import type { Books } from './books';
import { answerChallenge } from './cards';

/** The bank's page: it asks the person to confirm, and sends them back to where they came from. */
export function challengePage(books: Books, url: URL, response: ServerResponse): void {
  const intent = books.intents.get(url.pathname.split('/')[2] ?? '');
  if (!intent || intent.client_secret !== url.searchParams.get('client_secret'))
    return void response.writeHead(404).end();
  const outcome = url.searchParams.get('outcome');
  if (outcome === null) return void response.writeHead(200, html).end(question(url));
  answerChallenge(books, intent.id, outcome === 'pass');
  const back = url.searchParams.get('return_url');
  if (back === null) return void response.writeHead(200, html).end('<!doctype html><p>You may close this window.</p>');
  response.writeHead(303, { location: back }).end();
}

const html = { 'content-type': 'text/html; charset=utf-8' };

function question(url: URL): string {
  const to = (outcome: string): string => {
    const link = new URL(url);
    link.searchParams.set('outcome', outcome);
    return `${link.pathname}${link.search}`.replaceAll('&', '&amp;').replaceAll('"', '%22');
  };
  return `<!doctype html><title>Your bank</title><h1>Is it you who pays?</h1>
<a href="${to('pass')}">Complete</a> <a href="${to('fail')}">Fail</a>`;
}
