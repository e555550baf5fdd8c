import type { Route } from '@ascendant/contract/route';
import { routes } from '@ascendant/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessTo } from '../../src/http/authorization';
import type { Sent } from '../authorization/example-rows';
import { buildPeople, sessionOf, type Identity, type People } from '../authorization/identities';
import { exampleSent, makeCall } from '../authorization/make-call';
import { expectCleanInvariants } from '../clean-invariants';
import { buildEvent } from '../factories/events';
import { pngThatClaims } from '../pictures';
import { testApp, type Session, type TestApp } from '../test-app';
import { faultsIn, type SeenReply, metricsToken, notedBugs, notedText } from './faults';
import { fieldPaths, withValue } from './fields';
import {
  brokenSegments,
  hostileBodies,
  hostileSegments,
  hostileTexts,
  hostileValues,
  logCanary,
  markup,
} from './shapes';

const png = (bytes = 200): Buffer => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(bytes, 7)]);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="zqAttack(4)"><script>zqAttack(5)</script></svg>';
const entities = '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/hostname">]><svg>&a;</svg>';
const gif = Buffer.from(
  '47494638396101000100800000000000ffffff21f90401000000002c00000000010001000002024401003b',
  'hex',
);

const contents: readonly (readonly [name: string, content: Buffer])[] = [
  ['empty', Buffer.alloc(0)],
  ['one byte', Buffer.alloc(1)],
  ['the beginning of a PNG', png(0)],
  ['a PNG of noise', png()],
  ['a PNG of 60,000 × 60,000', pngThatClaims(60_000, 60_000)],
  ['a PNG of 0 × 0', pngThatClaims(0, 0)],
  ['a PNG without pixels', pngThatClaims(20, 20)],
  ['half a JPEG', Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb', 'hex')],
  ['half a WebP', Buffer.from('RIFF\xff\xff\xff\x7fWEBPVP8 ', 'latin1')],
  ['a GIF that goes on as a page', Buffer.concat([gif, Buffer.from(markup)])],
  ['an SVG', Buffer.from(svg)],
  ['an SVG with an entity', Buffer.from(entities)],
  ['a page', Buffer.from(`<!doctype html>${markup}`)],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(zqAttack(6))>>>>endobj')],
  ['a ZIP', Buffer.from('504b0304140000000800', 'hex')],
  ['a TIFF', Buffer.from('49492a0008000000ffffffffffffffff', 'hex')],
  ['an HEIC', Buffer.from('000000186674797068656963000000006d696631', 'hex')],
  ['a script', Buffer.from('#!/bin/sh\nexit 1\n')],
];

/** Files that are no pictures, and names that no picture has: what's hostile, the content, and the file's name. */
const hostileFiles: readonly (readonly [name: string, content: Buffer, fileName: string])[] = [
  ...contents.map(([name, content]) => [name, content, 'ridge.png'] as const),
  ...hostileTexts.map(([name, text]) => [`named ${name}`, png(), text.slice(0, 1_000)] as const),
];

const all: readonly Route[] = Object.values(routes);
let app: TestApp;
let people: People;
let eventId: number;
let sentCount = 0;

beforeAll(async () => {
  app = await testApp({ settings: { METRICS_TOKEN: metricsToken } });
  people = await buildPeople(app);
  eventId = (await buildEvent(app.db, { createdBy: people.organizer, capacity: 500 })).id;
});
afterAll(() => expectCleanInvariants(app.db));

/** Someone who may make the call, so that the input gets as far as it can. */
function caller({ name }: Route): Identity {
  const access = accessTo(name);
  if (access?.visitor === 'any') return 'visitor';
  if (access?.key === 'own') return 'key';
  if (access?.reseller === 'own') return 'reseller';
  return access?.traveller === 'none' || access?.traveller === 'refused' ? 'admin' : 'traveller';
}

/** One request of an attack, with what's hostile about it. */
type Attempt = readonly [name: string, send: (session: Session) => Promise<SeenReply>];

/** Makes attempts one after the other, in a session that's renewed when a call has ended it. */
async function attack(route: Route, attempts: Iterable<Attempt>): Promise<readonly string[]> {
  const identity = caller(route);
  let session: Session = await sessionOf(app, people, identity);
  const faults: string[] = [];
  for (const [name, send] of attempts) {
    const reply = await send(session);
    sentCount += 1;
    faults.push(...faultsIn(reply).map((fault) => `${route.name}, ${name}: ${fault} ${reply.payload.slice(0, 160)}`));
    if (reply.statusCode === 401 && identity !== 'visitor') session = await sessionOf(app, people, identity);
  }
  return faults;
}

async function sentOf(route: Route): Promise<Sent> {
  const identity = caller(route);
  const session = await sessionOf(app, people, identity);
  return exampleSent(route, { app, people, eventId, identity, session });
}

function* inFields(route: Route, sent: Sent): Iterable<Attempt> {
  const variant = (name: string, changed: Partial<Sent>): Attempt => [
    name,
    (session) => makeCall(app, route, { sent: { ...sent, ...changed }, session }),
  ];
  for (const path of route.body === undefined ? [] : fieldPaths(route.body, sent.body))
    for (const [name, value] of hostileValues)
      yield variant(`${path.join('.') || 'body'} is ${name}`, { body: withValue(sent.body, path, value) });
  for (const field of queryFields(route, sent))
    for (const [name, text] of hostileTexts)
      yield variant(`?${field} is ${name}`, { query: { ...sent.query, [field]: text } });
  for (const field of Object.keys(sent.form ?? {}))
    for (const [name, text] of hostileTexts)
      yield variant(`form ${field} is ${name}`, { form: { ...sent.form, [field]: text } });
}

const queryFields = (route: Route, sent: Sent): ReadonlySet<string> =>
  new Set(fieldPaths(route.query, sent.query).flatMap(([name]) => (name === undefined ? [] : [String(name)])));

/** Parameters of the path, as encoded as a client likes. */
function* inPaths({ method, path }: Route, { params, body }: Sent): Iterable<Attempt> {
  const filled = (field: string, segment: string) =>
    path.replaceAll(/:(\w+)/g, (_, name: string) => (name === field ? segment : String(params?.[name])));
  const content = body === undefined ? {} : { payload: JSON.stringify(body) };
  for (const field of path.match(/(?<=:)\w+/g) ?? [])
    for (const [name, segment] of [...hostileSegments, ...brokenSegments.map((each) => [each, each] as const)])
      yield [
        `:${field} is ${name}`,
        (session) =>
          app.inject({
            method,
            url: filled(field, segment),
            headers: { ...session, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
            ...content,
          }),
      ];
}

/** Bodies that no form sends, and uploads that are no pictures. */
function* inBodies({ method, path, upload }: Route, { params, form = {} }: Sent): Iterable<Attempt> {
  if (method === 'GET') return;
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => String(params?.[name]));
  for (const [name, type, payload] of hostileBodies)
    yield [
      `the body is ${name}`,
      (session) => app.inject({ method, url, headers: { ...session, 'content-type': type }, payload }),
    ];
  if (upload === undefined) return;
  for (const [name, file, fileName] of hostileFiles)
    yield [
      `the file is ${name}`,
      (session) => {
        const payload = new FormData();
        for (const [field, value] of Object.entries(form)) payload.set(field, value);
        payload.set(upload.field, new Blob([new Uint8Array(file)], { type: 'image/png' }), fileName);
        return app.inject({ method, url, headers: session, payload });
      },
    ];
}

it('has at least 60 shapes for every field', () => {
  expect(hostileTexts.length).toBeGreaterThanOrEqual(60);
  expect(hostileValues.length).toBeGreaterThanOrEqual(75);
});

describe('INP-06 hostile input to every call: no 5xx, no leak, errors in their one shape', () => {
  it.each(all.map((route) => [route.name, route] as const))('%s', async (_, route) => {
    const sent = await sentOf(route);
    const faults = await attack(route, inFields(route, sent));
    expect([...faults, ...(await attack(route, inPaths(route, sent)))]).toEqual([]);
    expect(await attack(route, inBodies(route, sent))).toEqual([]);
  });
});

describe('what the attack has stored', () => {
  it('does no harm where it’s read, and in the emails that quote it', async () => {
    await app.runJobs();
    const readers: readonly Identity[] = ['visitor', 'traveller', 'organizer', 'admin'];
    const faults: string[] = [];
    for (const route of all.filter(({ method }) => method === 'GET')) {
      const sent = await sentOf(route);
      for (const reader of readers) {
        const reply = await makeCall(app, route, { sent, session: await sessionOf(app, people, reader) });
        faults.push(...faultsIn(reply).map((fault) => `${route.name} for ${reader}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });

  it('ERR-05 and none of it is in a log, a metric or the count of a limit', async () => {
    const { payload, statusCode } = await app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    expect([statusCode, payload]).toEqual([200, expect.stringContaining('http_request')]);
    expect(await notedText(app, logCanary)).toEqual([]);
    expect(await notedText(app, 'zqAttack')).toEqual([]);
  });

  it('and none of it is noted as a bug', async () => {
    expect(await notedBugs(app)).toEqual([]);
    expect(sentCount).toBeGreaterThan(30_000);
  });
});
