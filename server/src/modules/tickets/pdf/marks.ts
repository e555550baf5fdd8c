import type fontkit from '@pdf-lib/fontkit';
import {
  beginText,
  endText,
  PDFHexString,
  setFillingColor,
  setFontAndSize,
  setTextMatrix,
  showText,
  type PDFFont,
  type PDFPage,
} from 'pdf-lib';
import type { Place } from './ticket-font';

export type ParsedFont = ReturnType<typeof fontkit.create>;
export type Layout = ReturnType<ParsedFont['layout']>;

/** The digits of a glyph in the text of a file. */
const hexOfGlyph = 4;

/** How far a raised mark is above its letter, in parts of the font's size. */
const gap = 1 / 20;

/**
 * The font, with each combining mark over or under the letter before it where the font's tables don't say where it goes: centred, and above a
 * capital or another mark. The library leaves those beside it.
 */
export function placingMarks(font: ParsedFont): ParsedFont {
  const layOut = font.layout.bind(font);
  font.layout = (text, features) => placed(layOut(text, features), font.unitsPerEm * gap);
  return font;
}

function placed(layout: Layout, space: number): Layout {
  let letter = layout.glyphs[0];
  let top = 0;
  for (const [index, glyph] of layout.glyphs.entries()) {
    const position = layout.positions[index];
    if (letter === undefined || position === undefined) continue;
    const { minX, maxX, minY, maxY } = glyph.bbox;
    if (position.xAdvance !== 0 || glyph.advanceWidth === 0) [letter, top] = [glyph, maxY];
    else {
      position.xOffset = (letter.bbox.minX + letter.bbox.maxX - minX - maxX) / 2 - letter.advanceWidth;
      if (minY > 0) position.yOffset = Math.max(0, top + space - minY);
      if (minY > 0) top = maxY + position.yOffset;
    }
  }
  return layout;
}

/** Whether a file's own text would set some of it elsewhere: it goes on by each glyph's width. */
export function hasMarks({ glyphs, positions }: Layout): boolean {
  return positions.some(
    ({ xAdvance, xOffset, yOffset }, index) =>
      xOffset !== 0 || yOffset !== 0 || xAdvance !== glyphs[index]?.advanceWidth,
  );
}

/** Writes a text glyph by glyph, each where its layout has it. @param scale from the font's units to points */
export function writeGlyphs(
  page: PDFPage,
  { font, text, layout, scale }: { font: PDFFont; text: string; layout: Layout; scale: number },
  { x, y, size, color }: Place,
): void {
  const hex = font.encodeText(text).asString();
  const key = page.node.newFontDictionary(font.name, font.ref);
  page.pushOperators(beginText(), setFillingColor(color), setFontAndSize(key, size));
  let advance = 0;
  for (const [index, { xAdvance, xOffset, yOffset }] of layout.positions.entries()) {
    const glyph = hex.slice(index * hexOfGlyph, (index + 1) * hexOfGlyph);
    page.pushOperators(
      setTextMatrix(1, 0, 0, 1, x + (advance + xOffset) * scale, y + yOffset * scale),
      showText(PDFHexString.of(glyph)),
    );
    advance += xAdvance;
  }
  page.pushOperators(endText());
}

/** How far a layout goes, in the font's units. */
export function advanceOf({ positions }: Layout): number {
  return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}
