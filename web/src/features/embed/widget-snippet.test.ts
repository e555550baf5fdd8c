// @vitest-environment node
import { expect, test } from 'vitest';
import { widgetFrame, widgetPath, widgetSnippet, type WidgetOptions } from './widget-snippet';

const walk: WidgetOptions = {
  eventId: 41,
  seriesId: 40,
  title: 'Dawn Traverse',
  look: 'inline',
  label: '',
  theme: '',
  accent: undefined,
  channel: '',
};

test('the line is the script, the element and a link for those without scripts', () => {
  expect(widgetSnippet(walk, 'https://ascendant.example'))
    .toBe(`<script async src="https://ascendant.example/widget.js"></script>
<ascendant-booking series="40"><a href="https://ascendant.example/events/41">Book Dawn Traverse</a></ascendant-booking>`);
});

test('one date, a button and the look are attributes, and parameters of the frame as far as it needs them', () => {
  const [look, theme] = ['button', 'dark'] as const;
  const options = { ...walk, seriesId: null, look, label: 'Book', theme, accent: 'b3541e', channel: 'spring' };
  expect(widgetSnippet(options, 'https://a.example')).toContain(
    '<ascendant-booking event="41" look="button" label="Book" theme="dark" accent="b3541e" channel="spring">',
  );
  expect(widgetPath(options)).toBe('/widget/events/41?theme=dark&accent=b3541e&channel=spring');
  expect(widgetFrame(options, 'https://a.example')).toContain(
    'src="https://a.example/widget/events/41?theme=dark&amp;accent',
  );
});

test('a title can’t end the element that it’s in', () => {
  const title = '</a><script>alert(1)</script>" onload="x';
  for (const code of [widgetSnippet, widgetFrame].map((write) => write({ ...walk, title }, 'https://a.example'))) {
    expect(code).not.toContain('<script>alert');
    expect(code).not.toContain('" onload="');
  }
});
