import type { PrintedWaiver } from '../printed-document';
import { inks } from './inks';
import {
  beginPages,
  drawDetail,
  drawFeet,
  drawParagraph,
  drawRule,
  drawTitle,
  endPages,
  inner,
  makeRoom,
  sheet,
  type TextPages,
} from './text-pages';
import { linesOf, writeLine } from './typesetting';

/** Draws a signed waiver as a PDF, on as many pages as it takes. The same signature always gives the same file. */
export async function drawWaiver(waiver: PrintedWaiver): Promise<Buffer> {
  const { title, number, details, text, textHash, signedAt } = waiver;
  const pen = await beginPages(textsOf(waiver));
  drawTitle(pen, title, `Signed waiver ${number}`);
  for (const [label, detail] of details) drawDetail(pen, label, detail);
  drawRule(pen);
  for (const paragraph of text.split('\n')) drawParagraph(pen, paragraph, { size: 11, leading: 16 });
  drawRule(pen);
  drawSignature(pen, waiver);
  drawFeet(pen, (page, of) => `${number} · page ${page} of ${of} · SHA-256 of the text: ${textHash}`);
  return endPages(pen, `${title} (${number})`, signedAt);
}

function textsOf({ title, text, details, statement, signedName }: PrintedWaiver): string[] {
  return [title, text, ...details.flat(), statement, signedName];
}

/** The statement and the name stay together on one page. */
function drawSignature(pen: TextPages, { statement, signedName }: PrintedWaiver): void {
  makeRoom(pen, 130);
  drawParagraph(pen, statement, { size: 11, leading: 16 });
  pen.y -= 18;
  const name = { fonts: pen.fonts.display, size: 20 };
  for (const line of linesOf(signedName, { ...name, width: inner, maxLines: 3 })) {
    writeLine(pen.page, line, { ...name, x: sheet.margin, y: pen.y, color: inks.ink });
    pen.y -= 26;
  }
}
