import { expect, test } from 'vitest';
import { embedSnippet, eventIdOf, heightOf } from './embed-snippet';

test('the code is a frame and the script that resizes it', () => {
  expect(embedSnippet({ eventId: null, height: 900 }, 'https://ascendant.example')).toBe(
    `<iframe
  src="https://ascendant.example/iframe/events"
  title="Our events"
  width="100%" height="900"
  style="border:0" loading="lazy"></iframe>
<script src="https://ascendant.example/embed.js" async></script>`,
  );
  expect(embedSnippet({ eventId: 7, height: 400 }, 'https://a.example')).toContain(
    'src="https://a.example/iframe/events/7"',
  );
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
