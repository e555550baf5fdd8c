import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { AppError } from '../errors/app-error';
import { refuseOverload } from './overload';

function busyServer(most: Parameters<typeof refuseOverload>[1]) {
  const app = fastify();
  app.setErrorHandler((error, _, reply) => {
    if (!(error instanceof AppError)) throw error;
    return reply.status(error.status).header('retry-after', String(error.facts.retryAfterSeconds)).send({});
  });
  refuseOverload(app, most);
  const waiting: (() => void)[] = [];
  const slow = () => new Promise<string>((resolve) => waiting.push(() => resolve('done')));
  app.get('/slow', slow);
  app.post('/slow', slow);
  app.get('/api/slow', slow);
  app.post('/api/slow', slow);
  app.get('/healthz', async () => 'alive');
  return { app, waiting };
}

it('beyond its limit the server refuses at once with 503 and Retry-After, and recovers', async () => {
  const { app, waiting } = busyServer({ all: 2, reads: { atOnce: 2, waiting: 0 } });
  const first = [app.inject('/slow'), app.inject({ method: 'POST', url: '/slow', payload: { a: 1 } })];
  await expect.poll(() => waiting.length).toBe(2);
  const refused = await app.inject('/slow');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
  expect((await app.inject({ method: 'POST', url: '/slow', payload: { a: 1 } })).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  for (const finish of waiting) finish();
  expect((await Promise.all(first)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const again = app.inject('/slow');
  await expect.poll(() => waiting.length).toBe(3);
  waiting.at(-1)?.();
  expect((await again).statusCode).toBe(200);
});

it('reads of the API leave room for everything else, whose people wait in front of it', async () => {
  const { app, waiting } = busyServer({ all: 4, reads: { atOnce: 1, waiting: 0 } });
  const first = [app.inject('/api/slow'), app.inject({ method: 'POST', url: '/api/slow' }), app.inject('/slow')];
  await expect.poll(() => waiting.length).toBe(3);
  const refused = await app.inject('/api/slow');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
  for (const finish of waiting) finish();
  expect((await Promise.all(first)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const again = app.inject('/api/slow');
  await expect.poll(() => waiting.length).toBe(4);
  waiting.at(-1)?.();
  expect((await again).statusCode).toBe(200);
});

it('a read waits for its turn, and gives it up when its client is gone', async () => {
  const { app, waiting } = busyServer({ all: 4, reads: { atOnce: 1, waiting: 2 } });
  let [arrived, left] = [0, 0];
  app.server.on('request', (request) => {
    arrived += 1;
    request.socket.once('close', () => (left += 1));
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const ask = (signal: AbortSignal | null = null) =>
    fetch(`${address}/api/slow`, { signal, headers: { connection: 'close' } });
  const gone = new AbortController();
  const first = ask();
  await expect.poll(() => waiting.length).toBe(1);
  const second = ask(gone.signal);
  await expect.poll(() => arrived).toBe(2);
  const third = ask();
  await expect.poll(() => arrived).toBe(3);
  gone.abort();
  await expect(second).rejects.toThrow('aborted');
  await expect.poll(() => left).toBe(1);
  waiting[0]?.();
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.();
  expect([(await first).status, (await third).status]).toEqual([200, 200]);
  await app.close();
});
