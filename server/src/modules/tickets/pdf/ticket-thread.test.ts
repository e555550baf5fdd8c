import { readdir, stat } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { ticketSheet } from '../../../../test/factories/ticket-sheet';
import { cases } from '../../../../test/full-counts';
import { pdfTexts } from '../../../../test/pdf-text';
import type { TicketSheet } from '../ticket-sheet';
import { drawTicketsInThread, drawWaiverInThread } from './draw-in-thread';
import { embedFonts, parseFonts, type TicketFonts } from './fonts';
import { inks } from './inks';
import { outlineFontsFor } from './outline-fonts';
import { fontFolder } from './ticket-font';
import { drawTickets } from './ticket-thread';
import { writable, writeLine } from './typesetting';

async function textOf(sheet: TicketSheet): Promise<string> {
  return (await pdfTexts(await drawTickets(sheet))).flat().join('|');
}

/** How many lines and curves the pages of a file draw. */
function curvesOf(bytes: Buffer): number {
  let count = 0;
  for (const { index } of bytes.toString('latin1').matchAll(/stream\r?\n/g)) {
    const start = bytes.indexOf('\n', index) + 1;
    try {
      count +=
        inflateSync(bytes.subarray(start))
          .toString('latin1')
          .match(/ [cl]\n/g)?.length ?? 0;
    } catch {
      // It isn't a compressed stream.
    }
  }
  return count;
}

describe('the printed tickets of a booking', () => {
  it('have one page per person, each with its own name, number and code for typing', async () => {
    const pages = await pdfTexts(await drawTickets(ticketSheet(['Maya Lindqvist', 'Théo Lindqvist'])));
    expect(pages).toHaveLength(2);
    expect(pages[0]).toEqual(expect.arrayContaining(['Ticket 1 of 2', 'Maya Lindqvist', 'ASC-7Q2M4-01', '0A7B-QXYZ']));
    expect(pages[1]).toEqual(expect.arrayContaining(['Ticket 2 of 2', 'Théo Lindqvist', 'ASC-7Q2M4-02', '1A7B-QXYZ']));
    expect(pages[0]).toContain('Adult, Early Bird');
    expect(pages[1]).toContain('Child, Early Bird');
  });

  it('show the event, its location and its local time', async () => {
    const text = await textOf(ticketSheet(['Maya Lindqvist']));
    expect(text).toContain('Dawn Traverse of the Sunshine|Meadows');
    expect(text).toContain('Friday, July 2, 2027, 4:45 a.m.|to Sunday, July 4, 2027, 4:00 p.m.|Banff, Alberta');
    expect(text).toContain('All times are local to Banff, Alberta (America/Edmonton).');
    const oneDay = await textOf(ticketSheet(['Maya'], { endDate: '2027-07-02', endTime: '09:30' }));
    expect(oneDay).toContain('Friday, July 2, 2027, 4:45 a.m. to 9:30 a.m.');
  });

  it.each([
    ['Latin', 'Ľubomír Ťažký'],
    ['Latin of Vietnam', 'Nguyễn Thị Ánh'],
    ['Greek', 'Άννα Δήμου'],
    ['Cyrillic', 'Ђурђа Їжак'],
    ['Armenian', 'Արմեն Պետրոս'],
    ['Georgian', 'გიორგი'],
    ['four-byte letters', '😀'],
  ])('print names in %s', async (_, name) => {
    expect(await textOf(ticketSheet([name]))).toContain(`|${name}|`);
  });

  it('print right-to-left names from right to left', async () => {
    const name = 'יעל כהן';
    expect(await textOf(ticketSheet([name]))).toContain([...name].toReversed().join(''));
  });

  it.each([
    ['Chinese', '山田太郎'],
    ['Japanese', 'さくらスミス'],
    ['Korean', '김민수'],
    ['Devanagari', 'अमित क्षत्रिय'],
    ['Bengali', 'রবীন্দ্রনাথ'],
    ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ'],
    ['Gujarati', 'ગુજરાતી'],
    ['Tamil', 'தமிழ்ச்செல்வி'],
    ['Telugu', 'కృష్ణ'],
    ['Kannada', 'ಕೃಷ್ಣ'],
    ['Malayalam', 'കൃഷ്ണൻ'],
    ['Sinhala', 'ශ්‍රී'],
    ['Thai', 'สมชาย'],
    ['Lao', 'ສົມຊາຍ'],
    ['Khmer', 'សុខា'],
    ['Myanmar', 'မောင်'],
    ['Ethiopic', 'አበበ'],
    ['Inuktitut', 'ᐃᓄᒃᑎᑐᑦ'],
    ['Cherokee', 'ᏣᎳᎩ'],
    ['Osage', '𐓏𐓘𐓻𐓘𐓻𐓟'],
  ])('print names and titles in %s as outlines, without a box', async (_, name) => {
    const plain = await drawTickets(ticketSheet(['Maya']));
    const bytes = await drawTickets(ticketSheet([name, 'Maya'], { title: `${name} 2027`, location: name }));
    const [page = []] = await pdfTexts(bytes);
    expect(page.join('')).not.toContain('□');
    expect(page).toContain('ASC-7Q2M4-01');
    expect(page).not.toContain(name);
    expect(curvesOf(bytes)).toBeGreaterThan(curvesOf(plain) + 20);
    expect(bytes.length).toBeLessThan(120_000);
  });

  it.each([
    ['a face', '🫠'],
    ['a person of several parts', '🧗🏽‍♀️'],
    ['a family', '👨‍👩‍👧‍👦'],
    ['a hand with a skin tone', '☝🏽'],
    ['a flag', '🇨🇦'],
    ['a flag of a region', '🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
    ['a keycap', '1️⃣'],
    ['things', '🥾🏔️'],
  ])('print emoji as outlines, without a box, and the letters beside them as text: %s', async (_, emoji) => {
    const plain = await drawTickets(ticketSheet(['Maya Roy']));
    const sheet = ticketSheet([`Maya ${emoji} Roy!`, emoji], { title: `${emoji} Walk`, location: `Lake ${emoji}` });
    const bytes = await drawTickets(sheet);
    const pages = await pdfTexts(bytes);
    expect(pages.flat().join('')).not.toMatch(/[□�]/);
    expect(pages[0]).toEqual(expect.arrayContaining(['Maya ', ' Roy!', ' Walk', 'Lake ']));
    expect(curvesOf(bytes)).toBeGreaterThan(curvesOf(plain) + 20);
  });

  it('print “(emoji)” for one that’s newer than the fonts, never a box', async () => {
    const newer = '\u{1f8ff}';
    expect(newer).toMatch(/\p{Extended_Pictographic}/u);
    const text = await textOf(ticketSheet([`Maya ${newer}`, newer]));
    expect(text).toContain('Maya (emoji)');
    expect(text).not.toContain('□');
  });

  it('have a font for every emoji of today', async () => {
    const all = Array.from({ length: 0x20000 }, (_, point) => String.fromCodePoint(point));
    const emoji = all.filter((each) => /\p{Emoji}/u.test(each)).join('');
    const { text } = await embedFonts(await PDFDocument.create(), [emoji]);
    expect(writable(emoji, text)).not.toMatch(/□|\(emoji\)/);
  });

  it('syllables are shaped: two letters that join are narrower than apart', async () => {
    const [font] = await outlineFontsFor(['क']);
    const width = (text: string) => font?.widthOf(text, 10) ?? 0;
    expect(width('क्ष')).toBeGreaterThan(0);
    expect(width('क्ष')).toBeLessThan(width('क') + width('ष'));
    expect(font?.canWrite('ⴰ')).toBe(false);
  });

  it('have the outline of a letter once, however often it’s written', async () => {
    const [once, often] = await Promise.all(['กิจ', 'กิจกิจกิจ'].map((name) => drawTickets(ticketSheet([name, name]))));
    expect(curvesOf(often ?? Buffer.of())).toBe(curvesOf(once ?? Buffer.of()));
  });

  it('the fonts take 3.1 MB at most', async () => {
    const sizes = await Promise.all(
      (await readdir(fontFolder)).map(async (name) => (await stat(new URL(name, fontFolder))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_100_000);
  });

  it('print a box for a letter that no font has, then the rest of the name', async () => {
    expect(await textOf(ticketSheet(['ⴰⵎ Maya']))).toContain('□□');
  });

  it.each(['ⴰⵎⵖⴰⵔ', 'ᠮᠣᠩᠭᠣᠯ'])('accept a name in letters that we can’t print: %s', async (name) => {
    const pages = await pdfTexts(await drawTickets(ticketSheet([name], { title: name, location: name })));
    expect(pages[0]).toContain('ASC-7Q2M4-01');
  });

  it('accept any name, title and location that a booking can have', { timeout: 60_000 }, async () => {
    const text = fc.string({ unit: 'binary', maxLength: 160 });
    await fc.assert(
      fc.asyncProperty(text, text, text, async (name, title, location) => {
        const pages = await pdfTexts(await drawTickets(ticketSheet([name], { title, location })));
        expect(pages).toHaveLength(1);
        expect(pages[0]).toContain('ASC-7Q2M4-01');
      }),
      { numRuns: cases(60) },
    );
  });

  it('cut a title that’s too long after three lines, even with markup in it', async () => {
    const title = `<script>alert(1)</script> ${'Very long '.repeat(30)}`;
    const pages = await pdfTexts(await drawTickets(ticketSheet(['Maya'], { title })));
    const lines = (pages[0] ?? []).filter((line) => line.includes('Very long'));
    expect(lines.length).toBeLessThanOrEqual(3);
    expect(lines.at(-1)).toMatch(/…$/);
  });

  it('are the same file for the same booking, whatever was drawn before', async () => {
    const first = await drawTickets(ticketSheet(['Maya', 'محمد']));
    await drawTickets(ticketSheet(['Théo', 'ffi محمد', 'Mayá']));
    expect(await drawTickets(ticketSheet(['Maya', 'محمد']))).toEqual(first);
  });

  it('show their title in a viewer', async () => {
    const document = await PDFDocument.load(await drawTickets(ticketSheet(['Maya'])), { updateMetadata: false });
    expect(document.getTitle()).toBe('Tickets ASC-7Q2M4: Dawn Traverse of the Sunshine Meadows');
    expect(document.getAuthor()).toBe('Ascendant');
  });

  it('can’t be drawn for a booking without tickets', async () => {
    await expect(drawTickets(ticketSheet([]))).rejects.toThrow(RangeError);
  });
});

describe('tickets are drawn in a thread of their own', () => {
  it('and are the same file as if they were drawn here', async () => {
    const sheet = ticketSheet(['Maya Lindqvist', '山田太郎']);
    expect(await drawTicketsInThread(sheet)).toEqual(await drawTickets(sheet));
  });

  it('several at once, each gets its own', async () => {
    const sheets = ['Maya', 'Théo', 'Ana'].map((name) => ticketSheet([name]));
    expect(await Promise.all(sheets.map(drawTicketsInThread))).toEqual(await Promise.all(sheets.map(drawTickets)));
  });

  it('and don’t wait for a waiver that’s being drawn', async () => {
    const text = 'กิจกรรมนี้มีความเสี่ยง '.repeat(800);
    const waiver = {
      title: 'Waiver',
      number: 'W-1',
      details: [],
      text,
      textHash: '',
      statement: '',
      signedName: 'Maya',
    };
    const ended: string[] = [];
    await drawTicketsInThread(ticketSheet(['Maya']));
    await drawWaiverInThread({ ...waiver, text: 'Short', signedAt: new Date(0) });
    await Promise.all([
      drawWaiverInThread({ ...waiver, signedAt: new Date(0) }).then(() => ended.push('waiver')),
      drawTicketsInThread(ticketSheet(['Maya'])).then(() => ended.push('tickets')),
    ]);
    expect(ended).toEqual(['tickets', 'waiver']);
  });

  it('and one that can’t be drawn fails alone', async () => {
    const [broken, fine] = [drawTicketsInThread(ticketSheet([])), drawTicketsInThread(ticketSheet(['Maya']))];
    await expect(broken).rejects.toThrow('has no tickets');
    expect((await fine).toString('latin1', 0, 5)).toBe('%PDF-');
  });
});

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
