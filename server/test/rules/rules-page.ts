import { readFile } from 'node:fs/promises';

/**
 * The rows of the first table under a heading in a docs/rules page, cell by cell.
 * @param heading how the section's heading begins; the page's title for the part before the first section
 */
export async function tableUnder(page: string, heading: string): Promise<string[][]> {
  const text = await readFile(new URL(`../../../docs/rules/${page}`, import.meta.url), 'utf8');
  const section = text.split(/^##? /m).find((part) => part.startsWith(heading)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}
