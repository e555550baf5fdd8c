import { expect, test } from 'vitest';
import type { Route } from './route';
import { routes } from './routes';
import { adminRequestExamples } from './test/admin-request-examples';
import type { Examples } from './test/examples';
import { moneyRequestExamples } from './test/money-request-examples';
import { requestExamples, signUp } from './test/request-examples';
import { staffRequestExamples } from './test/staff-request-examples';
import { teamRequestExamples } from './test/team-request-examples';

type Part = 'params' | 'query' | 'body';

const examples: Readonly<Record<string, Examples>> = {
  ...requestExamples,
  ...adminRequestExamples,
  ...staffRequestExamples,
  ...moneyRequestExamples,
  ...teamRequestExamples,
};
const withId: Examples = { good: [{ id: '1' }, { id: '2147483647' }], bad: [{ id: '0' }, { id: '2147483648' }, {}] };

const parts = Object.values<Route>(routes).flatMap((route) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = route[part];
    return schema ? [{ name: `${route.name} ${part satisfies Part}`, schema }] : [];
  }),
);

test.each(parts)('$name takes what it should and refuses what is beyond its limits', ({ name, schema }) => {
  const { good, bad } = examples[name] ?? unnamed(name);
  for (const value of good) expect(schema.safeParse(value).error, JSON.stringify(value)?.slice(0, 200)).toBeUndefined();
  for (const value of bad) expect(schema.safeParse(value).success, JSON.stringify(value)?.slice(0, 200)).toBe(false);
  expect(good.length * bad.length).toBeGreaterThan(0);
});

test('signing in and signing up compare names and emails in lower case', () => {
  expect(routes.login.body.parse({ username: ' MAYA ', password: '123456' })).toMatchObject({ username: 'maya' });
  expect(routes.register.body.parse(signUp)).toMatchObject({ username: 'maya', email: 'maya@example.com' });
});

function unnamed(name: string): Examples {
  // Ids in a path are all alike; everything else gets examples of its own.
  if (name.endsWith(' params')) return withId;
  throw new Error(`${name} has no examples`);
}
