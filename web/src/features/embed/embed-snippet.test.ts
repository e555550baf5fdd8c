// @vitest-environment node
import { expect, test } from 'vitest';
import { embedPath, embedSnippet, eventIdOf, heightOf } from './embed-snippet';

const own = { kind: 'own', host: 7, name: 'Larch Valley Guides' } as const;

test('the code says what it shows, and is a frame and the script that resizes it', () => {
  expect(embedSnippet({ shown: own, look: {}, height: 900 }, 'https://ascendant.example')).toBe(
    `<!-- Events by Larch Valley Guides (Ascendant) -->
<iframe
  src="https://ascendant.example/iframe/events?host=7"
  title="Events by Larch Valley Guides"
  width="100%" height="900"
  style="border:0" loading="lazy"></iframe>
<script src="https://ascendant.example/embed.js" async></script>`,
  );
});

test('the look is in the address; one event has no columns and no number', () => {
  const look = { theme: 'dark', accent: 'b3541e', columns: 2, number: 6 } as const;
  expect(embedPath({ shown: own, look })).toBe('/iframe/events?host=7&theme=dark&accent=b3541e&columns=2&number=6');
  expect(embedPath({ shown: { kind: 'one', eventId: 41 }, look })).toBe('/iframe/events/41?theme=dark&accent=b3541e');
  expect(embedPath({ shown: { kind: 'all' }, look: {} })).toBe('/iframe/events');
});

test('a name can’t end the comment or the attribute that it’s in', () => {
  const name = '--><script>alert(1)</script>" onload="x';
  const code = embedSnippet({ shown: { ...own, name }, look: { columns: 2 }, height: 900 }, 'https://a.example');
  expect(code).not.toContain('<script>alert');
  expect(code.match(/-->/g)).toHaveLength(1);
  expect(code).not.toContain('" onload="');
  expect(code).toContain('?host=7&amp;columns=2"');
});

test.each([
  ['7', 7],
  ['https://ascendant.example/events/41', 41],
  ['/events/41?book=1', 41],
  [' /iframe/events/9 ', 9],
  ['', null],
  ['dawn', null],
  ['0', null],
  ['99999999999', null],
  ['7"><script>', null],
])('%j names event %s', (text, id) => {
  expect(eventIdOf(text)).toBe(id);
});

test.each([
  ['700', 700],
  ['', 900],
  ['tall', 900],
  ['10', 300],
  ['99999', 5000],
])('a height of %j is %i pixels', (text, height) => {
  expect(heightOf(text)).toBe(height);
});
