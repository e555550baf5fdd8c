import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { pdfTexts } from '../../../../test/pdf-text';
import { embedFonts, parseFonts, type TicketFonts } from './fonts';
import { inks } from './inks';
import { writeLine } from './typesetting';

/** What a viewer reads in a document of these lines. */
async function readBack(
  lines: readonly string[],
  fonts: ReturnType<typeof parseFonts>,
  style: keyof TicketFonts = 'text',
): Promise<string> {
  const document = await PDFDocument.create();
  const page = document.addPage();
  const embedded = await embedFonts(document, lines, fonts);
  for (const line of lines) writeLine(page, line, { fonts: embedded[style], size: 12, x: 20, y: 20, color: inks.ink });
  return (await pdfTexts(await document.save())).flat().join('');
}

describe('the text that viewers read in a ticket is the one that was written, whatever was drawn before', () => {
  it.each([
    ['Lithuanian', 'Žižė Šarūnas Įėų Ūž', 'Jazz at St. Ives'],
    ['Czech', 'Příliš žluťoučký kůň', 'Quick zebras jump, run'],
    ['Vietnamese', 'Ặỗữ Nguyễn Thị Ánh', 'AOU aou Nguyen'],
    ['Lithuanian with marks', 'i̇́ j̃', 'Ija ij'],
    ['Turkish', 'Işıl İğ', 'Isil Ig'],
    ['Greek', 'Άννα Δήμου ΰ', 'Αννα Anna'],
    ['Cyrillic', 'Ђурђа Їжак Ё', 'Еж Ijk Е'],
    ['letters in parts', 'ŀ Ŀl ½ ¼', 'll L 1/2 4'],
    ['Georgian', 'გიორგი', 'Giorgi'],
  ])('%s', async (_, before, after) => {
    for (const style of ['display', 'text'] as const) {
      const fonts = parseFonts();
      expect(await readBack([before], fonts, style)).toBe(before);
      expect(await readBack([after], fonts, style)).toBe(after);
      expect(await readBack([before], fonts, style)).toBe(before);
      expect(await readBack([after, before], parseFonts(), style)).toBe(after + before);
    }
  });

  it('joined Arabic letters, after they were written apart', async () => {
    const [fresh, used] = [parseFonts(), parseFonts()];
    await readBack(['\uFEE3 \uFEA4 \uFEFB م ح د'], used);
    expect(await readBack(['محمد لا'], used)).toBe(await readBack(['محمد لا'], fresh));
  });
});
