import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const root = join(import.meta.dirname, '..');
const manifest = z
  .object({
    name: z.string().min(1),
    short_name: z.string().min(1).max(12),
    start_url: z.literal('/'),
    scope: z.literal('/'),
    display: z.literal('standalone'),
    background_color: z.string().regex(/^#[\da-f]{6}$/),
    theme_color: z.string().regex(/^#[\da-f]{6}$/),
    icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.literal('image/png'), purpose: z.string() })),
    shortcuts: z.array(z.object({ name: z.string().min(1), url: z.string().startsWith('/') })),
  })
  .parse(JSON.parse(readFileSync(join(root, 'public/manifest.webmanifest'), 'utf8')));

/** '192x192', from a PNG's first chunk. */
function sizeOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('browsers can install the site: its manifest is linked, and has the icons they ask for', () => {
  expect(readFileSync(join(root, 'index.html'), 'utf8')).toContain('rel="manifest" href="/manifest.webmanifest"');
  const kinds = manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`);
  expect(kinds).toEqual(expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']));
});

test('phones find the icon for their home screen, the colour of the bar, and the width of the page', () => {
  const head = readFileSync(join(root, 'index.html'), 'utf8');
  const [, icon = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(head) ?? [];
  expect(sizeOf(readFileSync(join(root, 'public', icon)))).toBe('180x180');
  expect(head).toMatch(/<meta name="viewport" content="width=device-width, initial-scale=1[",]/);
  for (const scheme of ['light', 'dark'])
    expect(head).toMatch(
      new RegExp(`<meta name="theme-color" media="\\(prefers-color-scheme: ${scheme}\\)" content="#[\\da-f]{6}"`),
    );
});

test.each(manifest.icons)('the icon $src is as large as the manifest says', ({ src, sizes }) => {
  expect(sizeOf(readFileSync(join(root, 'public', src)))).toBe(sizes);
});
