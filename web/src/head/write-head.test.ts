// @vitest-environment node
import { expect, test } from 'vitest';
import { jsonScript, writeHead } from './write-head';

const address = { origin: 'https://ascendant.example', url: '/events/7?book=1' };

test('text that people write cannot break out of its element or attribute', () => {
  const head = writeHead(
    { title: '</title><script>', description: '"><img src=x>', structuredData: () => ({ name: '</script>' }) },
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

test('data in a script element reads back unchanged', () => {
  const value = { text: '<!--</script>\u2028' };
  const json = /^<script id="state">(.*)<\/script>$/.exec(jsonScript(value, 'id="state"'))?.[1] ?? '';
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(value);
});

test('link previews on other sites get a JPEG, with its size and alternative text', () => {
  const head = writeHead({ title: 'Dawn', image: { path: '/share/7-0.jpg', alt: 'Sky over "Banff"' } }, address);
  expect(head).toContain('<meta property="og:image" content="https://ascendant.example/share/7-0.jpg">');
  expect(head).toContain('<meta property="og:image:type" content="image/jpeg">');
  expect(head).toContain('<meta property="og:image:width" content="1200">');
  expect(head).toContain('<meta property="og:image:alt" content="Sky over &quot;Banff&quot;">');
  expect(writeHead({ title: 'Dawn' }, address)).toContain('/pictures/share.jpg">');
  expect(writeHead({ title: 'Dawn', isPrivate: true }, address)).not.toContain('og:image');
});
