import { brandColours, productName } from '@ascendant/domain/site/brand';
import { siteLanguage } from '@ascendant/domain/site/locale';
import { escapeHtml } from '../html/escape-html';
import type { Letter, LetterFact, Receipt } from './letter';
import { actionButtons, block, box, divider, row, serif, style, text, type Part } from './letter-parts';

const { paper, surface, rule, sunrise, 'ink-2': soft } = brandColours;

/**
 * The HTML part of an email: no images, no scripts, nothing loaded from other sites, and all text escaped (rule WEB-08). Tables and
 * inline styles, because mail programs know little else; dark colours where they're supported.
 */
export function letterHtml(letter: Letter): string {
  const { heading, greeting, paragraphs, facts = [], code, note, receipt, closing } = letter;
  const parts: readonly Part[] = [
    block('32px 32px 6px', [
      greeting === undefined ? '' : text(greeting, { margin: '0 0 8px' }),
      `<h1 class="ink" style="margin:0;${serif};font-size:29px;line-height:35px">${escapeHtml(heading)}</h1>`,
    ]),
    block(
      '10px 32px 0',
      paragraphs.map((each) => text(each, { isMain: true, margin: '0 0 12px' })),
    ),
    code === undefined ? '' : block('4px 32px 8px', [`<p class="ink" style="${style.code}">${escapeHtml(code)}</p>`]),
    facts.length === 0 ? '' : block('8px 32px 0', [`<table ${divider}>${facts.map(factRow).join('')}</table>`]),
    block('18px 32px 4px', [actionButtons(letter)]),
    note === undefined ? '' : block('14px 32px 4px', [box(note)]),
    receipt === undefined ? '' : block('20px 32px 4px', [receiptTable(receipt)]),
    closing === undefined ? '' : block('14px 32px 0', [text(closing, { margin: '0' })]),
  ];
  return page(heading, parts.join('\n'), footer(letter));
}

function factRow([label, value, note, link]: LetterFact): string {
  const small = note === undefined ? '' : `<br><span class="soft" style="${style.small}">${escapeHtml(note)}</span>`;
  const below = link
    ? `<br><a class="ink" href="${escapeHtml(link.url)}" style="${style.small}">${escapeHtml(link.label)}</a>`
    : '';
  return `<tr><td class="soft rule label" valign="top" width="96" style="${style.label}">${escapeHtml(label)}</td><td class="ink rule" style="${style.value}"><b style="font-weight:600">${escapeHtml(value)}</b>${small}${below}</td></tr>`;
}

function receiptTable({ lines, total, note }: Receipt): string {
  const rows = [...lines.map((line) => row(line)), row(total, { isTotal: true })];
  return `<h2 class="ink" style="margin:0 0 6px;${serif};font-size:21px;line-height:27px">Receipt</h2><table ${divider}>${rows.join('')}</table>${text(note, { margin: '12px 0 0', isSmall: true })}`;
}

function footer({ footer: why, footerLink, postalAddress }: Letter): string {
  const link = footerLink
    ? ` <a class="soft" href="${escapeHtml(footerLink.url)}" style="color:${soft.light}">${escapeHtml(footerLink.label)}</a>`
    : '';
  const sender = postalAddress === undefined ? productName : `${productName}<br>${escapeHtml(postalAddress)}`;
  return why === undefined && link === '' ? sender : `${escapeHtml(why ?? '')}${link}<br><br>${sender}`;
}

function page(title: string, body: string, below: string): string {
  return `<!doctype html>
<html lang="${siteLanguage}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title>
<style>${style.sheet}</style></head>
<body class="page" style="margin:0;padding:0;background:${paper.light}"><table class="page" ${divider} style="background:${paper.light}"><tr><td class="around" align="center" style="padding:24px 12px">
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px">
<tr><td class="cell ink" style="padding:16px 32px;${serif};font-size:21px;line-height:26px">${productName}</td></tr>
<tr><td class="sheet" style="background:${surface.light};border:1px solid ${rule.light};border-top:4px solid ${sunrise.light};border-radius:10px;padding:0 0 28px"><table ${divider}>
${body}
</table></td></tr>
<tr><td class="cell soft" style="padding:20px 32px 28px;${style.small}">${below}</td></tr>
</table></td></tr></table></body></html>
`;
}
