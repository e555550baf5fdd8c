import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { optionalMailKinds } from '@ascendant/domain/booking/event-emails';
import { expect, it } from 'vitest';
import { mailKinds } from './mail-kinds';

const page = readFileSync(join(import.meta.dirname, '../../../docs/rules/emails.md'), 'utf8');
const rows = [...page.matchAll(/^\| ((?:`[a-z_]+`(?:, )?)+) \| ([^|]+) \|/gm)].map(([, kinds = '', to = '']) => ({
  kinds: kinds.match(/[a-z_]+/g) ?? [],
  to,
}));

it('the rules name every kind of email, once', () => {
  expect(rows.flatMap(({ kinds }) => kinds).toSorted()).toEqual([...mailKinds].toSorted());
});

it('the rules say which emails can be stopped', () => {
  const stoppable = rows.filter(({ to }) => to.includes('can be stopped')).flatMap(({ kinds }) => kinds);
  expect(stoppable).toEqual([...optionalMailKinds]);
});
