import { expect, test } from 'vitest';
import { maxNeedMinutes, maxResourceQuantity } from './need';
import { needProblems, resourceProblems } from './need-form';

const tern = { name: 'Tern', quantity: '1', carries: '' };
const need = { by: 'date', amount: '1', per: 'x', extra: '', before: '0', after: '0' } as const;

test('a resource has a name, how many there are, and maybe how many people one carries', () => {
  expect(resourceProblems([tern, { ...tern, quantity: String(maxResourceQuantity), carries: '8' }])).toEqual({});
  expect(resourceProblems([{ name: ' ', quantity: String(maxResourceQuantity + 1), carries: '0' }])).toEqual({
    'resources.0.name': 'Please enter a name',
    'resources.0.quantity': 'Enter a whole number from 1 to 10000',
    'resources.0.carries': 'Enter a whole number from 1 to 10000',
  });
});

test('a need is asked only for what its kind counts by', () => {
  expect(needProblems([need, { ...need, by: 'carries', amount: '' }])).toEqual({});
  expect(Object.keys(needProblems([{ ...need, by: 'people' }]))).toEqual(['needs.0.per']);
  expect(Object.keys(needProblems([{ ...need, by: 'extra' }]))).toEqual(['needs.0.extra']);
});

test('set-up takes up to a day', () => {
  expect(needProblems([{ ...need, before: String(maxNeedMinutes) }])).toEqual({});
  const tooLong = { ...need, before: String(maxNeedMinutes + 1), after: '1.5' };
  expect(Object.keys(needProblems([tooLong]))).toEqual(['needs.0.before', 'needs.0.after']);
});
