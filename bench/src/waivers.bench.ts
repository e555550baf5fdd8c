import { waiverTextMaxLength } from '@ascendant/domain/booking/waiver';
import { drawWaiver } from '../../server/src/modules/tickets/pdf/draw-waiver';

const phrases = [
  'Participation involves risk ',
  'यह यात्रा जोखिम भरी है ',
  'この活動には危険が伴います',
  'กิจกรรมนี้มีความเสี่ยง',
  'المشاركة تنطوي على مخاطر ',
  '👨‍👩‍👧‍👦',
];
const ideographs = Array.from({ length: waiverTextMaxLength }, (_, index) => String.fromCodePoint(0x4e00 + index));

/** Texts of the longest length: one script each, all of them by turns, another with each letter, and no letter twice. */
const texts: Readonly<Record<string, string>> = {
  latin: phrases[0] ?? '',
  hindi: phrases[1] ?? '',
  japanese: phrases[2] ?? '',
  thai: phrases[3] ?? '',
  mixedWords: phrases.join(''),
  mixedLetters: 'aयこกЯשعஆ😀',
  allDifferent: ideographs.join(''),
};

/** Draws a signed waiver with each text. @returns milliseconds by text */
export async function benchWaivers(): Promise<Record<string, number>> {
  await drawn('first');
  const figures: Record<string, number> = {};
  for (const [name, text] of Object.entries(texts)) {
    const start = performance.now();
    await drawn(text.repeat(Math.ceil(waiverTextMaxLength / text.length)).slice(0, waiverTextMaxLength));
    figures[`${name}Ms`] = Math.round(performance.now() - start);
  }
  return figures;
}

async function drawn(text: string): Promise<Buffer> {
  const signed = { statement: 'I agree to it.', signedName: 'Maya Lindqvist', signedAt: new Date(0) };
  return drawWaiver({
    title: 'Waiver',
    number: 'W-1-1-1',
    details: [['For', 'Maya Lindqvist']],
    text,
    textHash: '',
    ...signed,
  });
}
