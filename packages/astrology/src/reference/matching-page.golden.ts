import { readFileSync } from 'node:fs';

/** The text of docs/rules/matching.md. */
export const matchingPage = readFileSync(new URL('../../../../docs/rules/matching.md', import.meta.url), 'utf8');

/** The rows of the page's table whose header begins with this text, without bold or italics. */
export function matchingTable(head: string): string[][] {
  const lines = matchingPage.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${head} |`)) + 2;
  const rows = lines.slice(start, lines.indexOf('', start));
  return rows.map((row) =>
    row
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.replaceAll('*', '')),
  );
}
