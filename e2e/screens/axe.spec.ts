import { expect, test } from '@playwright/test';
import { violationsOf } from './axe';

const faults = `<html lang="en"><head><title>Faults</title>
  <style>
    body { background: white; color: black }
    .wide { display: none }
    .plain { color: #300; text-decoration: none }
    @media (min-width: 1000px) { .wide { display: block; color: #ccc } }
    @media (prefers-color-scheme: dark) { .pale { background: black; color: #333 } }
  </style></head>
  <body><main><h1>Faults</h1>
    <p class="wide" id="wide">Pale on wide screens</p>
    <p class="pale" id="pale">Pale in the dark</p>
    <p>A text that is longer than the link in it, which has <a class="plain" id="plain" href="/">no line</a></p>
    <input id="nameless">
  </main></body></html>`;

test('axe finds what has no name or line, and a pale text once: in the theme and at the width that shows it', async ({
  page,
}) => {
  await page.setContent(faults);
  const found = async (only?: 'colours') =>
    (await violationsOf(page, only)).map((sentence) => /^([\w-]+): .*?: (\S+)/.exec(sentence)?.slice(1).join(' '));
  await page.setViewportSize({ width: 360, height: 600 });
  expect(await found()).toEqual(['label #nameless', 'link-in-text-block #plain']);
  expect(await found('colours')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await found('colours')).toEqual(['color-contrast #pale']);
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await found()).toEqual(['color-contrast #wide', 'label #nameless']);
});
