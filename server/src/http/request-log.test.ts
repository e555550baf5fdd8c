import { errorBody } from '@ascendant/contract/errors';
import { personRoutes } from '@ascendant/contract/person';
import { placeRoutes } from '@ascendant/contract/place';
import { DatabaseError } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildTraveller } from '../../test/factories/people';
import { testApp } from '../../test/test-app';
import type { Module } from '../application/module';
import { describeError } from '../errors/described-error';
import { insertErrorLog } from './error-log.repository';

const canary = 'canary-7f3a';

let userId = 0;
const failing: Module = {
  name: 'failing',
  register: ({ bind, sessions }) => {
    sessions.readWith(async () => ({ userId, role: 'traveller', sessionId: 1 }));
    bind(placeRoutes.searchPlaces, async () => []);
    bind(personRoutes.removeDependent, async () => {
      const broken = new DatabaseError(`duplicate key (email)=(${canary})`, 0, 'error');
      throw Object.assign(broken, { code: '23505', constraint: 'users_email_unique', detail: canary, table: 'users' });
    });
  },
};

const app = await testApp({ modules: [failing] });

beforeAll(async () => {
  ({ id: userId } = await buildTraveller(app.db, { email: `${canary}@example.org` }));
});

const credentials = { authorization: `Bearer ${canary}`, cookie: `session=${canary}`, 'user-agent': canary };

describe('ERR-03', () => {
  it('one JSON object per line has id, pattern, status, duration and the user’s id, and nothing from the request', async () => {
    await app.call(placeRoutes.searchPlaces, { query: { q: canary } }, credentials);
    const line: Record<string, unknown> = JSON.parse(app.log.lines.at(-1) ?? '');
    expect(line).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      requestId: expect.any(String),
      method: 'GET',
      route: '/api/places',
      status: 200,
      ms: expect.any(Number),
      userId,
    });
  });

  it('a bug is logged with its type, code and location, and without what the database quotes', async () => {
    const { json } = await app.call(personRoutes.removeDependent, { params: { id: 5 } }, { authorization: 'Bearer x' });
    const line = app.log.lines.find((text) => text.includes('a request failed')) ?? '';
    expect(JSON.parse(line)).toMatchObject({
      requestId: errorBody.parse(json).requestId,
      route: '/api/dependents/:id',
      error: { code: '23505', constraint: 'users_email_unique', frames: expect.arrayContaining([expect.any(String)]) },
    });
  });

  it('contains no canary anywhere', () => {
    expect(app.log.lines.filter((line) => line.includes(canary))).toEqual([]);
  });
});

describe('ERR-04', () => {
  it('error_logs has the user’s email, and nothing personal in its details', async () => {
    const { rows } = await app.pool.query('select email, error_message, error_details, user_id from error_logs');
    expect(rows).toMatchObject([{ email: `${canary}@example.org`, error_message: 'DatabaseError', user_id: userId }]);
    expect(JSON.stringify(rows[0].error_details)).not.toContain(canary);
  });

  it('has no email if nobody was signed in', async () => {
    const entry = {
      errorType: 'x',
      errorMessage: 'x',
      errorDetails: {},
      endpoint: '/',
      httpMethod: 'GET',
      statusCode: 500,
    };
    await insertErrorLog(app.db, { ...entry, requestId: 'r1', userId: null, userAgent: null, ipAddress: '192.0.2.1' });
    const { rows } = await app.pool.query(`select email from error_logs where request_id = 'r1'`);
    expect(rows).toEqual([{ email: null }]);
  });
});

describe('describeError', () => {
  it('keeps the causes, and omits what a query quoted', () => {
    class DrizzleQueryError extends Error {}
    const error = new DrizzleQueryError(`Failed query: params: ${canary}`, { cause: new TypeError('the reason') });
    const described = describeError(error);
    expect(described).toMatchObject({ type: 'DrizzleQueryError', cause: { type: 'TypeError', message: 'the reason' } });
    expect(JSON.stringify(described)).not.toContain(canary);
  });

  it('names the first three errors of several', () => {
    const errors = ['first', 'second', 'third', 'fourth'].map((text) => new RangeError(text));
    const described = describeError(new AggregateError(errors, 'Dates that weren’t decided: 4'));
    expect(described.errors?.map(({ message }) => message)).toEqual(['first', 'second', 'third']);
  });

  it('describes a thrown value that is not an error', () => {
    expect(describeError(canary)).toEqual({ type: 'string', frames: [] });
  });
});
