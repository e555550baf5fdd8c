import { escapeHtml } from '../html/escape-html';

/** The content of an email, which is rendered both as text and as HTML. */
export interface Letter {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** A label and a value per line. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** A code to type in, shown large. */
  readonly code?: string;
  readonly link?: { readonly label: string; readonly url: string };
  readonly closing?: string;
}

/** The plain-text part, for mail programs that don't show HTML. */
export function letterText({ heading, paragraphs, facts = [], code, link, closing }: Letter): string {
  const blocks = [
    heading,
    ...paragraphs,
    ...(code === undefined ? [] : [code]),
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(link ? [`${link.label}: ${link.url}`] : []),
    ...(closing === undefined ? [] : [closing]),
    'Ascendant',
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** The HTML part: no images, no scripts, nothing loaded from other sites, and all text escaped (rule WEB-08). */
export function letterHtml({ heading, paragraphs, facts = [], code, link, closing }: Letter): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;background:#faf8f3;color:#1b2233;font:16px/1.55 Georgia,serif">
<div style="max-width:36rem;margin:0 auto;padding:32px 20px">
<h1 style="font-size:25px;line-height:1.2;font-weight:400;margin:0 0 20px">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 14px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`).join('\n')}
${code === undefined ? '' : `<p style="font:600 32px/1.2 monospace;letter-spacing:6px;margin:20px 0">${escapeHtml(code)}</p>`}
${facts.length > 0 ? factsTable(facts) : ''}
${link ? `<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="color:#7a3a10">${escapeHtml(link.label)}</a></p>` : ''}
${closing === undefined ? '' : `<p style="margin:0 0 14px">${escapeHtml(closing)}</p>`}
<p style="margin:28px 0 0;color:#5a6072">Ascendant</p>
</div></body></html>
`;
}

function factsTable(facts: readonly (readonly [string, string])[]): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td style="padding:6px 20px 6px 0;color:#5a6072">${escapeHtml(label)}</td><td style="padding:6px 0">${escapeHtml(value)}</td></tr>`,
  );
  return `<table style="border-collapse:collapse;margin:20px 0">${rows.join('')}</table>`;
}
