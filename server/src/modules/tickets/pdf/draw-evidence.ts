import type { PrintedEvidence } from '../printed-evidence';
import { inks } from './inks';
import {
  beginPages,
  drawDetail,
  drawFeet,
  drawParagraph,
  drawRule,
  drawTitle,
  endPages,
  makeRoom,
  sheet,
  type TextPages,
} from './text-pages';
import { writeLine } from './typesetting';

/** Draws evidence as a PDF, on as many pages as it takes. The same evidence always gives the same file. */
export async function drawEvidence(evidence: PrintedEvidence): Promise<Buffer> {
  const { title, number, details, sections, compiledAt } = evidence;
  const pen = await beginPages([title, number, ...details.flat(), ...sections.flat()]);
  drawTitle(pen, title, `Dispute ${number}`);
  for (const [label, text] of details) drawDetail(pen, label, text);
  drawRule(pen);
  for (const section of sections) drawSection(pen, section);
  drawFeet(pen, (page, of) => `Dispute ${number} · page ${page} of ${of}`);
  return endPages(pen, `${title} (${number})`, compiledAt);
}

/** A heading stays with the first lines below it. */
function drawSection(pen: TextPages, [title, text]: PrintedEvidence['sections'][number]): void {
  makeRoom(pen, 66);
  writeLine(pen.page, title, { fonts: pen.fonts.display, size: 15, x: sheet.margin, y: pen.y, color: inks.ink });
  pen.y -= 24;
  for (const paragraph of text.split('\n')) drawParagraph(pen, paragraph, { size: 11, leading: 16 });
  pen.y -= 16;
}
