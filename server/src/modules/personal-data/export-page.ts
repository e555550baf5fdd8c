import { brandColours, productName } from '@ascendant/domain/site/brand';
import { siteLanguage } from '@ascendant/domain/site/locale';
import { escapeHtml } from '../../html/escape-html';
import type { Row, TableRows } from './read-rows.repository';

const { ink, paper, rule, 'ink-2': soft } = brandColours;

const style = `body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 Georgia,serif;color:${ink.light};background:${paper.light}}
h1,h2{font-weight:400}section{margin-top:2.5rem}dl{border-top:1px solid ${rule.light};padding:.75rem 0;margin:0;display:grid;
grid-template-columns:minmax(8rem,16rem) 1fr;gap:.15rem 1rem}dt{color:${soft.light}}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}`;

/**
 * Everything about a person as a page to read: no scripts, nothing loaded, all text escaped (WEB-08).
 * @param madeAt when it was read, in UTC
 */
export function exportPage(tables: readonly TableRows[], madeAt: Date): string {
  const [filled, empty] = [
    tables.filter(({ rows }) => rows.length > 0),
    tables.filter(({ rows }) => rows.length === 0),
  ];
  return `<!doctype html>
<html lang="${siteLanguage}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Your ${escapeHtml(productName)} data</title><style>${style}</style></head><body>
<h1>Your ${escapeHtml(productName)} data</h1>
<p>Everything we stored about you at ${madeAt.toISOString()}. Times are in UTC. data.json has the same for programs.</p>
${filled.map(section).join('\n')}
<section><h2>Nothing stored</h2><p>${escapeHtml(empty.map(({ title }) => title).join(', '))}</p></section>
</body></html>
`;
}

function section({ title, rows }: TableRows): string {
  return `<section><h2>${escapeHtml(title)}</h2>\n${rows.map(entry).join('\n')}</section>`;
}

function entry(row: Row): string {
  const lines = Object.entries(row).flatMap(([name, value]) => {
    const text = valueText(value);
    return text === '' ? [] : [`<dt>${escapeHtml(labelOf(name))}</dt><dd>${escapeHtml(text)}</dd>`];
  });
  return `<dl>${lines.join('')}</dl>`;
}

/** 'dateOfBirth' becomes 'Date of birth'. */
function labelOf(name: string): string {
  const label = name.replaceAll(/[A-Z]+|\d+/g, (part) => ` ${part.toLowerCase()}`).trim();
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
