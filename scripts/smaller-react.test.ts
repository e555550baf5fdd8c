import { expect, test } from 'vitest';
import { uncalled } from '../web/smaller-react';
import { sources, textOf } from './source-imports';

const files = sources('web/src').filter(
  (file) => file.endsWith('.tsx') && !/\.test\.tsx$|^web\/src\/test\//.test(file),
);
const using = (pattern: RegExp) => files.filter((file) => pattern.test(textOf(file)));

test.each(Object.entries(uncalled))('no page imports what the build leaves out of %s', (library, names) => {
  expect(using(new RegExp(`import [^;]*\\b(?:${names.join('|')})\\b[^;]* from '${library}'`))).toEqual([]);
});

test('no page has an element that belongs in the head, or an element of the browser’s own', () => {
  expect(using(/^\s*<(?:html|head|body|meta|link|script|\w+-[\w-]+)[\s/>]/m)).toEqual([]);
});

test('no element listens to a selection of text, what’s composed or what’s about to be typed', () => {
  expect(using(/\bon(?:BeforeInput|Composition\w+)\b/)).toEqual([]);
});

test('no form has a function as its action', () => {
  expect(using(/\bformAction=|<form[^>]*\baction=\{(?!action\}|paths\.)/)).toEqual([]);
});
