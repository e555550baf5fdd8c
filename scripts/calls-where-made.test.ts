import { calls } from '@ascendant/contract/calls';
import { expect, test } from 'vitest';
import { callsIn } from '../web/calls-where-made';

test('a source gets the calls that it names', () => {
  const code = "const read = () => call('getEvent', {}); queryKey('getEvent'); call('login', {}); say('hello');";
  expect(callsIn(code)).toEqual(['getEvent', 'login']);
});

test('every call of the contract is known', () => {
  const names = Object.keys(calls);
  expect(callsIn(names.map((name) => `'${name}'`).join())).toEqual(names);
});
