import type { PDFPage } from 'pdf-lib';
import { create } from 'qrcode';
import { inks } from './inks';

/** The light border that scanners need around a QR code, in modules. Source: ISO/IEC 18004, 6.3.8. */
const quietZone = 4;

/**
 * Draws a QR code as one shape that's sharp at every size.
 * @param x the left edge and `top` the upper one, in points; `size` includes the quiet zone
 */
export function drawQr(page: PDFPage, text: string, { x, top, size }: { x: number; top: number; size: number }): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const path = rowsOf(modules.size, (row, column) => modules.get(row, column) === 1).join('');
  page.drawRectangle({ x, y: top - size, width: size, height: size, color: inks.white });
  const scale = size / (modules.size + 2 * quietZone);
  page.drawSvgPath(path, { x: x + quietZone * scale, y: top - quietZone * scale, scale, color: inks.ink });
}

/** Joins neighbouring dark modules of a row into one rectangle, so that no viewer shows hairlines between them. */
function rowsOf(size: number, isDark: (row: number, column: number) => boolean): string[] {
  const bars: string[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!isDark(row, column)) continue;
      const start = column;
      while (column + 1 < size && isDark(row, column + 1)) column += 1;
      bars.push(`M${start} ${row}h${column + 1 - start}v1h-${column + 1 - start}z`);
    }
  }
  return bars;
}
