import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Route } from './route';
import { routes } from './routes';
import { exampleOf } from './test/example-of-schema';
import { requestExamples, signUp, type Examples } from './test/request-examples';

type Part = 'params' | 'query' | 'body';

const withId: Examples = { good: [{ id: '1' }, { id: '2147483647' }], bad: [{ id: '0' }, { id: '2147483648' }, {}] };

const textIds = (prefix: string): Examples => ({
  good: [{ id: `${prefix}_1` }, { id: `${prefix}_2147483647` }],
  bad: [{ id: '1' }, { id: `${prefix}_0` }, { id: `${prefix}_2147483648` }, { id: `${prefix}_1 ` }, {}],
});

/** Ids of the API that keys ask say what they're of. */
const v1Kinds: Readonly<Record<string, string>> = {
  series: 'se',
  events: 'ev',
  bookings: 'bk',
  'webhook-endpoints': 'wh',
};

function paramsOf({ path }: Route): Examples {
  const kind = /^\/api\/v1\/([\w-]+)/.exec(path)?.[1];
  return kind === undefined ? withId : textIds(v1Kinds[kind] ?? '');
}

const parts = Object.values<Route>(routes).flatMap((route) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = route[part];
    return schema ? [{ name: `${route.name} ${part satisfies Part}`, part, route, schema }] : [];
  }),
);

test.each(parts)(
  '$name takes what it should and refuses what is beyond its limits',
  ({ name, part, route, schema }) => {
    const { good, bad } = requestExamples[name] ?? (part === 'params' ? paramsOf(route) : madeOf(route, part));
    for (const value of good)
      expect(schema.safeParse(value).error, JSON.stringify(value)?.slice(0, 200)).toBeUndefined();
    for (const value of bad) expect(schema.safeParse(value).success, JSON.stringify(value)?.slice(0, 200)).toBe(false);
    expect(good.length * bad.length).toBeGreaterThan(0);
  },
);

test('signing in and signing up compare names and emails in lower case', () => {
  expect(routes.login.body.parse({ username: ' MAYA ', password: '123456' })).toMatchObject({ username: 'maya' });
  expect(routes.register.body.parse(signUp)).toMatchObject({ username: 'maya', email: 'maya@example.com' });
});

test.each(parts.filter(({ part, route }) => part in (route.example ?? {})))(
  '$name takes the example that its route gives',
  ({ part, route, schema }) => {
    const example: Readonly<Partial<Record<Part, unknown>>> = route.example ?? {};
    expect(schema.safeParse(example[part]).error).toBeUndefined();
  },
);

/** The example of a route, or what its schema requires; and the same with a value in each field that no schema takes. */
function madeOf(route: Route, part: 'query' | 'body'): Examples {
  const schema = route[part] ?? z.never();
  const good = (route.example?.[part] ?? exampleOf(schema)) as object;
  const fields = Object.keys(schema instanceof z.ZodObject ? schema.shape : good);
  return { good: [good], bad: fields.map((field) => ({ ...good, [field]: Number.NaN })) };
}
