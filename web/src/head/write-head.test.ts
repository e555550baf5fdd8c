import { expect, test } from 'vitest';
import { jsonScript, writeHead } from './write-head';

const address = { origin: 'https://ascendant.example', url: '/events/7?book=1' };

test('texts of people cannot leave the element or attribute they stand in', () => {
  const head = writeHead(
    { title: '</title><script>', description: '"><img src=x>', structuredData: { name: '</script>' } },
    address,
  );
  expect(head).toContain('<title>&lt;/title&gt;&lt;script&gt; · Ascendant</title>');
  expect(head).toContain('content="&quot;&gt;&lt;img src=x&gt;"');
  expect(head).toContain('"name":"\\u003c/script>"');
  expect(head.match(/<\/script>/g)).toHaveLength(1);
});

test('the canonical address has no query', () => {
  expect(writeHead({ title: 'Dawn' }, address)).toContain(
    '<link rel="canonical" href="https://ascendant.example/events/7">',
  );
});

test('private pages stay out of search engines, public ones do not', () => {
  expect(writeHead({ title: 'Dawn', isPrivate: true }, address)).toContain('<meta name="robots" content="noindex">');
  expect(writeHead({ title: 'Dawn' }, address)).toContain('<meta name="robots" content="index, follow">');
});

test('data in a script element reads back as it was', () => {
  const value = { text: '<!--</script>\u2028' };
  const json = /^<script id="state">(.*)<\/script>$/.exec(jsonScript(value, 'id="state"'))?.[1] ?? '';
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(value);
});
