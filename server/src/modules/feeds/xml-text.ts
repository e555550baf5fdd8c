import { escapeHtml } from '../../html/escape-html';

/** What XML 1.0 can't hold at all, not even escaped: control characters, halves of characters, and two that aren't any. */
const unwritable = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** Text for XML content and quoted attributes (WEB-08). */
export function escapeXml(text: string): string {
  return escapeHtml(text.replaceAll(unwritable, ''));
}
