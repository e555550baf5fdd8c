import type { Module } from '../../src/application/module';
import { hashSecret } from '../../src/modules/accounts/secret-hash';

const error = { error: 'a', message: 'a', code: 'bad_request', requestId: 'a' };
const given = (query: unknown): string => String(new Map(Object.entries(Object(query))).get('q') ?? '');

/** The canary: one fault per address, each of which an attack once found, or would. */
export const planted: Module = {
  name: 'planted',
  register: (context) => {
    plantAnswers(context);
    plantForOtherSites(context);
    plantInTime(context);
  },
};

function plantAnswers({ http, log }: Parameters<Module['register']>[0]): void {
  http.get('/api/planted/crash', async ({ query }) => {
    if (given(query).includes('\0')) throw new TypeError('a bug');
    return {};
  });
  http.get('/api/planted/stack', async ({ query }, reply) =>
    reply.status(400).send({ ...error, message: new Error(given(query)).stack }),
  );
  http.get('/api/planted/shape', async (_, reply) => reply.status(400).send({ oops: true }));
  http.get('/api/planted/hash', async () => ({ password: await hash }));
  http.get('/planted/redirect', async ({ query }, reply) =>
    reply.redirect(encodeURI(given(query).replaceAll(/[^\w:/.]/g, '')), 302),
  );
  http.get('/planted/markup', async ({ query }, reply) =>
    reply
      .removeHeader('content-security-policy')
      .type('text/html')
      .send(`<!doctype html><p>${given(query)}</p>`),
  );
  http.get('/api/planted/log', async ({ query }) => {
    log.info({ q: given(query) }, 'someone typed');
    return {};
  });
}
const hash = hashSecret('a secret');

function plantForOtherSites({ http, pool }: Parameters<Module['register']>[0]): void {
  http.get('/api/planted/shared', async ({ headers }, reply) =>
    reply
      .headers({ 'access-control-allow-origin': headers.origin ?? '*', 'access-control-allow-credentials': 'true' })
      .send({ secret: 1 }),
  );
  http.get('/api/planted/change', async () => {
    await pool.query(`insert into event_features (name) values (md5(random()::text))`);
    return {};
  });
  http.get('/planted/framed', async (_, reply) => {
    for (const header of ['content-security-policy', 'x-frame-options', 'cross-origin-opener-policy'])
      void reply.removeHeader(header);
    return reply.type('text/html').send('<!doctype html><p>Anyone may frame this.</p>');
  });
}

function plantInTime({ http, limits }: Parameters<Module['register']>[0]): void {
  http.get('/api/planted/limit', async () => {
    await limits.check('export', { target: 'planted' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    await limits.count('export', { target: 'planted' });
    return {};
  });
  http.get('/api/planted/time', async ({ query }) => {
    if (given(query) === 'known') await hashSecret('a secret');
    return {};
  });
}
