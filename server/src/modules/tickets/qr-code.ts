import encodeQR from 'qr';
import sharp from 'sharp';

/** The library draws no code without one light module around it. */
const leastBorder = 1;

/** A QR code as one path, in units of one module, without its quiet zone. */
export interface QrCode {
  /** Modules per side. */
  readonly size: number;
  /** SVG path data of the dark modules, from 0,0 to size,size. */
  readonly path: string;
}

/** The QR code of a text, with medium error correction (15% of it can be unreadable). */
export function qrCodeOf(text: string): QrCode {
  const bordered = encodeQR(text, 'raw', { ecc: 'medium', border: leastBorder });
  const modules = bordered.slice(leastBorder, -leastBorder).map((row) => row.slice(leastBorder, -leastBorder));
  return { size: modules.length, path: modules.flatMap(barsOf).join('') };
}

/** The same as an SVG document with a white ground, so that it scans on a dark screen too. @param border light modules around it */
export function qrSvg(text: string, border: number): string {
  const { size, path } = qrCodeOf(text);
  const side = size + 2 * border;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">`,
    `<path fill="#ffffff" d="M0 0h${side}v${side}H0z"/>`,
    `<path transform="translate(${border} ${border})" d="${path}"/>`,
    '</svg>',
  ].join('');
}

/**
 * The same as a PNG, without drawing an SVG first, which takes several times as long.
 * @param leastSize in pixels; each module is a whole number of them, so that all are as wide
 */
export async function qrPng(
  text: string,
  { border, leastSize }: { border: number; leastSize: number },
): Promise<Buffer> {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border });
  const pixels = Buffer.from(rows.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))));
  const size = rows.length * Math.ceil(leastSize / rows.length);
  return sharp(pixels, { raw: { width: rows.length, height: rows.length, channels: 1 } })
    .resize(size, size, { kernel: 'nearest' })
    .toColourspace('b-w')
    .png()
    .toBuffer();
}

/** Dark modules side by side are one rectangle, so that no viewer draws hairlines between them. */
function barsOf(modules: readonly boolean[], row: number): string[] {
  const bars: string[] = [];
  for (let column = 0; column < modules.length; column += 1) {
    if (!modules[column]) continue;
    const start = column;
    while (modules[column + 1]) column += 1;
    const width = column + 1 - start;
    bars.push(`M${start} ${row}h${width}v1h-${width}z`);
  }
  return bars;
}
