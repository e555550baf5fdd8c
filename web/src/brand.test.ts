import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandColours, logo, productName } from '@ascendant/domain/site/brand';
import { siteLanguage } from '@ascendant/domain/site/locale';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
const tokens = read('src/styles/tokens.css');
const page = read('index.html');
const manifest = read('public/manifest.webmanifest');
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
  expect(manifest).toContain(`"background_color": "${brandColours.paper.light}"`);
});

test('the installed site has the product’s name, the language, and the colour of its icon', () => {
  expect(manifest).toContain(`"name": "${productName}"`);
  expect(manifest).toContain(`"short_name": "${productName}"`);
  expect(manifest).toContain(`"lang": "${siteLanguage}"`);
  expect(page).toContain(`<html lang="${siteLanguage}">`);
  const [, background = ''] = /<rect [^>]*fill="([^"]+)"/.exec(icon) ?? [];
  expect(manifest).toContain(`"theme_color": "${background}"`);
});

test('the logo fits its square of 28', () => {
  expect(logo.circle.x + logo.circle.radius).toBeLessThan(28);
  expect(logo.ridge).toMatch(/^M[\d.]/);
});
