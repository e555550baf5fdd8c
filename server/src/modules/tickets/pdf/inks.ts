import { brandColours, logo } from '@ascendant/domain/site/brand';
import { rgb, type RGB, type PDFPage } from 'pdf-lib';

/** The height of the drawing below in points. It's 595 wide, and y points down as in SVG. */
const sceneryHeight = 96;

/** The light theme of the site in print, and the colours of the landscape on a ticket. */
export const inks = {
  ink: printed('ink'),
  quiet: printed('ink-2'),
  rule: printed('rule'),
  edge: printed('edge'),
  sunrise: printed('sunrise'),
  farRidge: hex(0xd8d6e4),
  middleRidge: hex(0xb4b2cb),
  nearRidge: hex(0x6f6d8f),
  dawn: hex(0xfbe6d2),
  white: hex(0xffffff),
} as const satisfies Record<string, RGB>;

function hex(value: number): RGB {
  return rgb((value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255);
}

function printed(name: keyof typeof brandColours): RGB {
  return hex(Number.parseInt(brandColours[name].light.slice(1), 16));
}

const ridges = [
  { color: inks.farRidge, path: 'M0 96V58L62 40 104 52 158 26 205 46 268 30 330 54 392 34 450 50 520 28 595 48V96Z' },
  {
    color: inks.middleRidge,
    path: 'M0 96V66L48 60 112 72 176 50 240 70 300 58 372 76 436 56 512 70 560 60 595 68V96Z',
  },
  { color: inks.nearRidge, path: 'M0 96V84L70 78 150 88 236 74 318 90 410 80 486 90 548 82 595 86V96Z' },
];

/** Draws a sunrise over ridges, as wide as the page. @param top its upper edge in points @returns its lower edge */
export function drawScenery(page: PDFPage, top: number): number {
  const { width } = page.getSize();
  page.drawRectangle({ x: 0, y: top - sceneryHeight, width, height: sceneryHeight, color: inks.dawn });
  page.drawCircle({ x: width * 0.72, y: top - 46, size: 17, color: inks.sunrise });
  for (const { color, path } of ridges) page.drawSvgPath(path, { x: 0, y: top, scale: width / 595, color });
  return top - sceneryHeight;
}

/** Draws the logo in a 28-point square. */
export function drawMark(page: PDFPage, { x, top }: { x: number; top: number }): void {
  const { circle, ridge, sun, strokeWidth } = logo;
  const line = { borderColor: inks.ink, borderWidth: strokeWidth };
  page.drawCircle({ x: x + circle.x, y: top - circle.y, size: circle.radius, ...line });
  page.drawSvgPath(ridge, { x, y: top, ...line });
  page.drawCircle({ x: x + sun.x, y: top - sun.y, size: sun.radius, color: inks.sunrise });
}
