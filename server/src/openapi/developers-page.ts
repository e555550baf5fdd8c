import { v1Changes, type V1Change } from '@ascendant/contract/v1/changes';
import { v1PageSize } from '@ascendant/contract/v1/routes';
import { activityDays, activityNames, activityTypes, type ActivityType } from '@ascendant/domain/channel/activity';
import { answerSeconds } from '@ascendant/domain/channel/webhook';
import { widgetEvents } from '@ascendant/domain/channel/widget';
import { keyScopeNames, keyScopes, keyScopeTexts, maxApiKeys } from '@ascendant/domain/organization/api-key';
import { limitRules } from '@ascendant/domain/rate-limits';
import { productName } from '@ascendant/domain/site/brand';
import { escapeHtml } from '../html/escape-html';
import { changeHtml } from './changes-feed';
import { plainPage } from './docs-page';

/** How an organization's own programs ask. @param site its address, without a trailing slash */
export function developersPage(site: string): string {
  return plainPage(`${productName} for developers`, howTo(site));
}

const [{ count: asked } = { count: 0 }] = limitRules.apiKey.target;
const [{ count: written } = { count: 0 }] = limitRules.keyWrite.target;

function howTo(site: string): string {
  const curl = `curl -H "Authorization: Bearer asc_…" ${site}/api/v1/events`;
  return `<p>Your own programs can read your events, bookings, people and payouts, book, check people in, and be told what happens.
<a href="/docs">Every call</a>, and the whole API as <a href="/docs/openapi.json">OpenAPI</a>.</p>
<h2>Begin</h2>
<ol>
<li>Sign in as an owner of an organization, and make a key under <a href="/organizer/api-keys">API keys</a>.</li>
<li>Send it with each request:<pre>${escapeHtml(curl)}</pre></li>
</ol>
<h2>Keys</h2>
<p>A key belongs to your organization, which can have ${maxApiKeys}. It reaches only your organization’s own things, and only
what you chose when you made it:</p>
<table>
<thead><tr><th>Scope</th><th>Gives</th></tr></thead>
<tbody>${keyScopes.map(scopeRow).join('')}</tbody>
</table>
<p>Keep keys on a server, never in a page, an app or an address. Each can ask ${asked} times a minute, and change something
${written} times; then it gets 429, and <code>Retry-After</code> says how many seconds to wait.</p>
<h2>Changing something</h2>
<p>Each POST needs an <code>Idempotency-Key</code> of your choice, such as a UUID. If you got no answer, send the same request
with the same key: it happens once, and you get the same answer, for a day. A secret isn’t in it again.</p>
<pre>${escapeHtml(booking(site))}</pre>
<h2>Lists</h2>
<p>A list has <code>data</code>, at most ${v1PageSize} rows, and <code>next</code>. Send <code>next</code> as
<code>after</code> for the rows that follow; it’s null at the end.</p>
<p>Events and bookings come in the order in which they changed. To follow them, read the list to its end and keep
<code>until</code>; next time, send it as <code>changedSince</code>. What you’ve read already can come again: keep the row with the latest
<code>changedAt</code>.</p>
<h2>Values</h2>
<p>Moments are in UTC. Days and clock times are those at the event’s place, with its <code>timezone</code>. Amounts are whole
cents with their currency. Ids are text.</p>
<h2 id="webhooks">Webhooks</h2>
<p>We can post to an address of yours what happens: add it under <a href="/organizer/webhooks">Webhooks</a>, give the
secret that’s shown to your program, and send a test. Nothing else is sent until one was answered with 2xx.</p>
<table>
<thead><tr><th>Type</th><th>What happened</th></tr></thead>
<tbody>${activityTypes.map(activityRow).join('')}</tbody>
</table>
<p>The body is an <code>Activity</code>, as <code>GET /api/v1/activities</code> lists them: without names or addresses. It shows
things as they were a few seconds after what happened. Each comes at least once, usually within ten seconds and
normally in order: drop a repeat by <code>webhook-id</code>, and what’s older than you have by <code>sequence</code>. Answer with 2xx within
${answerSeconds} seconds; anything else is tried again, ten times in three days. After a longer break, read
<code>GET /api/v1/activities?after=…</code> from the last <code>sequence</code> you have, up to ${activityDays} days back.</p>
<p>Check that it’s from us: webhooks are signed as <a href="https://www.standardwebhooks.com">Standard Webhooks</a> says, which has
libraries for most languages. In Node.js:</p>
<pre>${escapeHtml(receiver)}</pre>
<p>On your own machine, start the site with <code>OUTBOUND_ALLOW=127.0.0.0/8</code> and use <code>http://127.0.0.1:4000/</code>.</p>
<h2 id="widget">Widget</h2>
<p>Sell from your own pages with one line, which <a href="/organizer/embed">Embed your events</a> writes for you. It needs no key:</p>
<pre>${escapeHtml(widget(site))}</pre>
<p>Its bookings have <code>channel</code> <code>widget</code>, and the element’s <code>channel</code> as their <code>channelName</code>. The element
dispatches ${widgetEvents.map((name) => `<code>ascendant:${name}</code>`).join(', ')} with Google Analytics’ field names. A page with
a content policy needs our address in <code>script-src</code> and <code>frame-src</code>.</p>
<h2 id="resellers">Resellers</h2>
<p>A company that sells your dates books by <a href="https://docs.octo.travel">OCTO</a> at <code>${site}/octo</code>, with the key that
<a href="/organizer/resellers">Resellers</a> makes for it. It has the capabilities <code>octo/pricing</code> and
<code>octo/content</code>.</p>
<h2>Errors</h2>
<p>An error has a matching status and the shape <code>{error, message, code, requestId, fields?}</code>; <code>message</code> says
what’s wrong and what to do.</p>
<h2>What we promise</h2>
<p>Within this version we only add: calls, parameters that can be left out, fields, and values of fields. So ignore what
you don’t know.</p>
<h2 id="changes">Changes</h2>
<p>Follow them <a href="/developers/changes.xml">by RSS</a>.</p>
<table>
<thead><tr><th>Day</th><th>What was added</th></tr></thead>
<tbody>${v1Changes.map(changeRow).join('')}</tbody>
</table>`;
}

const booking = (site: string) => `curl -X POST -H "Authorization: Bearer asc_…" -H "Idempotency-Key: 7d3f…" \\
  -H "Content-Type: application/json" \\
  -d '{"people": [{"name": "Ada Roy", "comesAs": "adult"}], "paidBy": "cash"}' \\
  ${site}/api/v1/events/ev_12/bookings`;

const widget = (site: string) => `<script async src="${site}/widget.js"></script>
<ascendant-booking series="40" channel="spring-2027"><a href="${site}/events/12">Book</a></ascendant-booking>`;

function changeRow(change: V1Change): string {
  return `<tr id="${change.day}"><td><time>${change.day}</time></td><td>${changeHtml(change)}</td></tr>`;
}

const receiver = `// npm install standardwebhooks
const { createServer } = require('node:http');
const { Webhook } = require('standardwebhooks');

const webhook = new Webhook('whsec_…');
createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  try {
    console.log(webhook.verify(body, request.headers));
    response.writeHead(204).end();
  } catch {
    response.writeHead(401).end();
  }
}).listen(4000);`;

function activityRow(type: ActivityType): string {
  return `<tr><td><code>${type}</code></td><td>${escapeHtml(activityNames[type])}</td></tr>`;
}

function scopeRow(scope: (typeof keyScopes)[number]): string {
  return `<tr><td>${escapeHtml(keyScopeNames[scope])}</td><td>${escapeHtml(keyScopeTexts[scope])}</td></tr>`;
}
