import { bookingRoutes } from '@ascendant/contract/booking';
import { catalogRoutes } from '@ascendant/contract/catalog';
import { errorBody } from '@ascendant/contract/errors';
import { personRoutes } from '@ascendant/contract/person';
import { placeRoutes } from '@ascendant/contract/place';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../test/test-app';
import type { Caller } from '../access/caller';
import type { Module } from '../application/module';
import { AppError } from '../errors/app-error';
import { answer } from './reply';

const traveller: Caller = { userId: 1, role: 'traveller', sessionId: 7 };
const signedIn = { authorization: 'Bearer good' };

/** Calls of the contract, with handlers that show what they received. */
const echo: Module = {
  name: 'echo',
  register: ({ bind, sessions }) => {
    sessions.readWith(async ({ bearer }) => (bearer === 'good' ? traveller : null));
    bind(catalogRoutes.listCategories, async () => {
      const row = { id: 1, name: 'Hiking', description: null, isActive: true, secret: 'not in the contract' };
      return [row];
    });
    bind(placeRoutes.searchPlaces, async ({ query }) => {
      if (query.q === 'bug') throw new TypeError('the cause');
      if (query.q === 'busy') throw Object.assign(new Error('x'), { code: 'ECONNREFUSED' });
      throw new AppError('sold_out', { message: query.q, details: { left: 2 }, retryAfterSeconds: 1.5 });
    });
    bind(personRoutes.removeDependent, async () => null);
    bind(bookingRoutes.listMyBookings, async () => answer(200, [], { 'x-kept': 'yes' }));
  },
};

const app = await testApp({ modules: [echo] });

describe('a bound call', () => {
  it('drops fields that the contract does not name', async () => {
    const { body } = await app.call(catalogRoutes.listCategories);
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('AUT replies 401 to a visitor and to an unknown token, before it reads the input', async () => {
    expect((await app.call(personRoutes.removeDependent, { params: { id: 1 } })).status).toBe(401);
    const { status, json } = await app.call(personRoutes.removeDependent, {}, { authorization: 'Bearer old' });
    expect([status, json]).toEqual([401, expect.objectContaining({ code: 'unauthenticated' })]);
  });

  it.each(['0', '-1', '2147483648', '1e3', 'x', '1.5', '01'])(
    'AUT-04 treats the id %s as one that does not exist',
    async (id) => {
      const { statusCode } = await app.inject({ method: 'DELETE', url: `/api/dependents/${id}`, headers: signedIn });
      expect(statusCode).toBe(404);
    },
  );

  it('replies 204 without a body', async () => {
    const { status, json } = await app.call(personRoutes.removeDependent, { params: { id: 3 } }, signedIn);
    expect([status, json]).toEqual([204, null]);
  });

  it('lets a handler add headers', async () => {
    expect((await app.call(bookingRoutes.listMyBookings, {}, signedIn)).headers['x-kept']).toBe('yes');
  });

  it('ERR-01 has one shape for every error: the text twice, the details, and the time to wait', async () => {
    const { status, json, headers } = await app.call(placeRoutes.searchPlaces, { query: { q: 'Full' } });
    expect([status, json]).toEqual([
      409,
      { error: 'Full', message: 'Full', code: 'sold_out', requestId: expect.any(String), left: 2 },
    ]);
    expect(headers['retry-after']).toBe('2');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('names the wrong field', async () => {
    const { status, json } = await app.call(placeRoutes.searchPlaces);
    expect([status, json]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid_input', fields: { q: expect.any(String) } }),
    ]);
  });

  it('ERR-02 reveals only the request id of a bug, and keeps the rest in error_logs', async () => {
    const { status, json } = await app.call(placeRoutes.searchPlaces, { query: { q: 'bug' } });
    expect([status, json]).toEqual([
      500,
      expect.objectContaining({ code: 'internal', message: 'Something went wrong. Please try again.' }),
    ]);
    expect(JSON.stringify(json)).not.toContain('cause');
    const { rows } = await app.pool.query('select error_type, endpoint, status_code, request_id from error_logs');
    expect(rows).toEqual([
      {
        error_type: 'TypeError',
        endpoint: '/api/places',
        status_code: 500,
        request_id: errorBody.parse(json).requestId,
      },
    ]);
  });

  it('CRA-15 replies 503 with Retry-After while the database is away', async () => {
    const { status, headers } = await app.call(placeRoutes.searchPlaces, { query: { q: 'busy' } });
    expect([status, headers['retry-after']]).toEqual([503, '5']);
  });
});

describe('caching', () => {
  it('WEB-05 lets a public read be cached for seconds, and replies 304 to a client that has it', async () => {
    const first = await app.call(catalogRoutes.listCategories);
    expect(first.headers['cache-control']).toMatch(/^public, max-age=(?:\d|10)$/);
    const again = await app.call(catalogRoutes.listCategories, {}, { 'if-none-match': String(first.headers.etag) });
    expect([again.status, again.json]).toEqual([304, null]);
  });

  it('WEB-05 forbids caching anything that was requested with a session', async () => {
    for (const headers of [signedIn, { cookie: 'session=x' }])
      expect((await app.call(catalogRoutes.listCategories, {}, headers)).headers['cache-control']).toBe('no-store');
  });
});
