import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { withoutAbsent, type AbsentCases } from '../web/absent-code';

const left = (code: string, absent: AbsentCases) => withoutAbsent(code, parseAst(code), absent);
const codeLeft = (code: string, absent: AbsentCases): string => left(code, absent).code.replaceAll(/\s+/g, ' ').trim();

test('a case for an absent tag is dropped', () => {
  const code = 'switch (node.tag) { case 5: a(); break; case 30: b(); break; default: c(); }';
  expect(codeLeft(code, { tags: [30] })).toBe('switch (node.tag) { case 5: a(); break; default: c(); }');
});

test('an absent case keeps its statements if those of the case before go on into them', () => {
  const code = 'switch (node.tag) { case 13: case 19: a(); break; }';
  expect(codeLeft(code, { tags: [19] })).toBe('switch (node.tag) { case 13: a(); break; }');
});

test('a variable that an absent case declares stays, since the rest of the function may use it', () => {
  const code = 'switch (node.tag) { case 30: var name = a(); break; case 5: name = b(); }';
  expect(codeLeft(code, { tags: [30] })).toBe('switch (node.tag) { case 30: var name; case 5: name = b(); }');
});

test('a switch over something else keeps its cases', () => {
  const code = 'switch (key) { case 30: a(); }';
  expect(left(code, { tags: [30] })).toEqual({ code, missing: ['30'] });
});

test('a comparison with an absent tag is answered', () => {
  expect(codeLeft('a(5 === tag || 26 === tag, 26 !== tag);', { tags: [26] })).toBe('a(5 === tag || false, true);');
});

test('a variable that keeps its value is read as that value, and nothing is assigned to it', () => {
  const code = 'var isOn = f(); isOn = g(); if (isOn) a();';
  expect(codeLeft(code, { values: { isOn: 'false' } })).toBe('var isOn = f(); g(); if (false) a();');
});

test('a name that several functions give a variable is no rule’s', () => {
  const code = 'function f() { var isOn = g(); } function h() { var isOn = 1; }';
  expect(left(code, { values: { isOn: 'false' } }).missing).toEqual(['isOn']);
});

test('a call whose result is known is replaced by it, and what has nothing to do is empty', () => {
  const code = 'function work(x) { a(x); } if (isOdd(x, y(z))) work(1);';
  expect(codeLeft(code, { results: { isOdd: 'false' }, idle: ['work'] })).toBe(
    'function work(x) {} if (false) work(1);',
  );
});

test('properties and methods that no one reads are dropped, and what no one needs isn’t assigned', () => {
  expect(codeLeft('a = { b: 1, c: f(), d: 2 };', { unread: ['c'] })).toBe('a = { b: 1, d: 2 };');
  expect(codeLeft('class A { b() {} c() {} }', { unread: ['b'] })).toBe('class A { c() {} }');
  const code = 'A.prototype.b = f; exports.use = g; exports.useState = h;';
  expect(codeLeft(code, { unused: ['A.prototype', 'exports.use'] })).toBe('0; 0; exports.useState = h;');
});

test('rules that find nothing are named, since the program has changed', () => {
  const absent = {
    tags: [30],
    values: { isOn: 'true' },
    results: { f: '1' },
    idle: ['g'],
    unread: ['h'],
    unused: ['i'],
  };
  expect(left('a();', absent).missing).toEqual(['30', 'isOn', 'f', 'g', 'h', 'i']);
});
