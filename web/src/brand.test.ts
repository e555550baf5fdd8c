// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandColours, logo, productName } from '@ascendant/domain/site/brand';
import { siteLanguage } from '@ascendant/domain/site/locale';
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

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
const tokens = read('src/styles/tokens.css');
const page = read('index.html');
const brandManifest = read('public/manifest.webmanifest');
const icon = read('public/favicon.svg');

/** '#faf9f4' of oklch(0.981 0.006 92). Source: B. Ottosson, "A perceptual color space for image processing" (2020), matrices of OKLab. */
function hexOf(lightness: number, chroma: number, hueDeg: number): string {
  const [a, b] = [chroma * Math.cos((hueDeg * Math.PI) / 180), chroma * Math.sin((hueDeg * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const encoded = linear
    .map((part) => Math.min(1, Math.max(0, part)))
    .map((part) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055));
  return `#${encoded
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

test.each(Object.entries(brandColours))('emails and tickets have the colour %s of the style sheet', (name, colours) => {
  const value = new RegExp(`--color-${name}: ([^;]+);`).exec(tokens)?.[1] ?? '';
  const stated = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(([, l, c, h]) =>
    hexOf(Number(l), Number(c), Number(h)),
  );
  const [light, dark = light] = stated;
  expect({ light, dark }).toEqual(colours);
});

test('the browser’s bars have the colour of the page', () => {
  const colourIn = (scheme: string) =>
    new RegExp(`<meta name="theme-color" media="\\(prefers-color-scheme: ${scheme}\\)" content="([^"]+)"`).exec(
      page,
    )?.[1];
  expect({ light: colourIn('light'), dark: colourIn('dark') }).toEqual(brandColours.paper);
  expect(brandManifest).toContain(`"background_color": "${brandColours.paper.light}"`);
});

test('the installed site has the product’s name, the language, and the colour of its icon', () => {
  expect(brandManifest).toContain(`"name": "${productName}"`);
  expect(brandManifest).toContain(`"short_name": "${productName}"`);
  expect(brandManifest).toContain(`"lang": "${siteLanguage}"`);
  expect(page).toContain(`<html lang="${siteLanguage}">`);
  const [, background = ''] = /<rect [^>]*fill="([^"]+)"/.exec(icon) ?? [];
  expect(brandManifest).toContain(`"theme_color": "${background}"`);
});

test('the logo fits its square of 28', () => {
  expect(logo.circle.x + logo.circle.radius).toBeLessThan(28);
  expect(logo.ridge).toMatch(/^M[\d.]/);
});
