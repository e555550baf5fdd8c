import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '../../test/test-database';
import { completedRequests } from './completed-requests';
import { serveMetrics } from './metrics';

const token = 'sixteen-letters!';
const opened: FastifyInstance[] = [];
afterAll(() => Promise.all(opened.map((app) => app.close())));

async function statusOf(configured: string | undefined, authorization?: string): Promise<number> {
  const app = fastify();
  opened.push(app);
  const { pool } = await testDatabase();
  serveMetrics(app, { completed: completedRequests(app), pool, token: configured, report: () => undefined });
  const headers = authorization === undefined ? {} : { authorization };
  return (await app.inject({ url: '/metrics', headers })).statusCode;
}

it('/metrics exists only if a token is set, and answers only those who send it', async () => {
  expect(await statusOf(undefined)).toBe(404);
  expect(await statusOf(undefined, 'Bearer undefined')).toBe(404);
  expect(await statusOf(token)).toBe(404);
  expect(await statusOf(token, `Bearer ${token}x`)).toBe(404);
  expect(await statusOf(token, `Bearer ${token}`)).toBe(200);
});
