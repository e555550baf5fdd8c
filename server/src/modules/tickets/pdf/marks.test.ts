import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { ticketSheet } from '../../../../test/factories/ticket-sheet';
import { pdfTexts } from '../../../../test/pdf-text';
import { embedFonts, parseFonts } from './fonts';
import { hasMarks } from './marks';
import { drawTickets } from './ticket-thread';

const [fraunces, , dejaVu] = await parseFonts();

/** Where the ink of a letter and of the mark on it is, in the font's units. */
function inkOf(font: typeof fraunces, text: string) {
  const layout = font?.layout(text);
  const [letter, mark] = layout?.glyphs ?? [];
  const offset = layout?.positions[1];
  if (!letter || !mark || !offset) throw new RangeError(`Not a letter and a mark: ${text}`);
  const x = letter.advanceWidth + offset.xOffset;
  return {
    letter: letter.bbox,
    middle: x + (mark.bbox.minX + mark.bbox.maxX) / 2,
    bottom: mark.bbox.minY + offset.yOffset,
    top: mark.bbox.maxY + offset.yOffset,
  };
}

describe('a combining mark that no letter has built in', () => {
  it.each([
    ['under a capital, in a font that doesn’t say where', fraunces, 'W\u0331'],
    ['above a small letter, in the same', fraunces, 'ı\u0301'],
    ['above a capital, in the same', fraunces, 'X\u0301'],
    ['in a font that says where', dejaVu, 'x\u0301'],
  ])('is at the middle of its letter: %s', (_, font, text) => {
    const { letter, middle, bottom, top } = inkOf(font, text);
    const width = letter.maxX - letter.minX;
    expect(Math.abs(middle - (letter.minX + letter.maxX) / 2)).toBeLessThan(width / 4);
    if (text.endsWith('\u0331')) expect(top).toBeLessThan(letter.minY);
    else expect(bottom).toBeGreaterThan(letter.maxY);
  });

  it('is above another', () => {
    const { glyphs = [], positions = [] } = fraunces?.layout('X\u0301\u0301') ?? {};
    const bottoms = glyphs.map(({ bbox }, index) => bbox.minY + (positions[index]?.yOffset ?? 0));
    expect(bottoms[2]).toBeGreaterThan((glyphs[1]?.bbox.maxY ?? 0) + (positions[1]?.yOffset ?? 0));
  });

  it('makes a text no wider; a text without one is written as a whole', async () => {
    const { display } = await embedFonts(await PDFDocument.create(), []);
    const width = (text: string) => display[0]?.widthOf(text, 10) ?? 0;
    expect(width('W\u0331')).toBe(width('W'));
    expect(fraunces && hasMarks(fraunces.layout('W\u0331'))).toBe(true);
    expect(fraunces && hasMarks(fraunces.layout('SÁNEĆ'))).toBe(false);
  });

  it('is read by viewers as it was written', async () => {
    const [page = []] = await pdfTexts(await drawTickets(ticketSheet(['W\u0331SÁNEĆ'])));
    expect(page.join('')).toContain('W\u0331SÁNEĆ');
  });
});
