import { brandColours, productName } from '@ascendant/domain/site/brand';
import { siteLanguage } from '@ascendant/domain/site/locale';
import { escapeHtml } from '../html/escape-html';
import type { Letter, LetterFact, Receipt } from './letter';
import { actionButtons, block, box, divider, row, serif, style, text, type Part } from './letter-parts';
import { cidOf } from './mail-pictures';

const { paper, surface, rule, sunrise, 'ink-2': soft } = brandColours;

/**
 * The HTML part of an email: no scripts, pictures that come with it and nothing loaded from any site, and all text escaped (rule WEB-08).
 * Tables and inline styles, because mail programs know little else; dark colours where they're supported.
 */
export function letterHtml(letter: Letter): string {
  const { heading, greeting, paragraphs, facts = [], code, note, picture, ticket, receipt, closing } = letter;
  const parts: readonly Part[] = [
    picture === undefined ? '' : topPicture(picture.eventId),
    block('32px 32px 6px', [
      greeting === undefined ? '' : text(greeting, { margin: '0 0 8px' }),
      `<h1 dir="auto" class="ink" style="margin:0;${serif};font-size:29px;line-height:35px">${escapeHtml(heading)}</h1>`,
    ]),
    block(
      '10px 32px 0',
      paragraphs.map((each) => text(each, { isMain: true, margin: '0 0 12px' })),
    ),
    code === undefined ? '' : block('4px 32px 8px', [`<p class="ink" style="${style.code}">${escapeHtml(code)}</p>`]),
    facts.length === 0 ? '' : block('8px 32px 0', [`<table ${divider}>${facts.map(factRow).join('')}</table>`]),
    block('18px 32px 4px', [actionButtons(letter)]),
    ticket === undefined ? '' : block('18px 32px 4px', [firstTicket(ticket)]),
    note === undefined ? '' : block('14px 32px 4px', [box(note)]),
    receipt === undefined ? '' : block('20px 32px 4px', [receiptTable(receipt)]),
    closing === undefined ? '' : block('14px 32px 0', [text(closing, { margin: '0' })]),
  ];
  return page(heading, parts.join('\n'), footer(letter));
}

/** From edge to edge, above the heading, which says what it shows. */
function topPicture(eventId: number): Part {
  return `<tr><td><img src="cid:${cidOf('event-picture', eventId)}" width="600" alt="" style="display:block;width:100%;height:auto;border:0;border-radius:6px 6px 0 0"></td></tr>`;
}

/** The code has a white ground of its own, so it can be scanned in the dark theme. */
function firstTicket(ticket: NonNullable<Letter['ticket']>): string {
  const alt = escapeHtml(`Ticket code for ${ticket.name}`);
  return `<img src="cid:${cidOf('first-ticket', ticket.bookingId)}" width="168" height="168" alt="${alt}" style="display:block;border:1px solid ${rule.light};border-radius:8px;background:#ffffff">${text(`Ticket for ${ticket.name}`, { margin: '8px 0 0', isSmall: true })}`;
}

function factRow([label, value, note, link]: LetterFact): string {
  const small = note === undefined ? '' : `<br><span class="soft" style="${style.small}">${escapeHtml(note)}</span>`;
  const below = link
    ? `<br><a class="ink" href="${escapeHtml(link.url)}" style="${style.small}">${escapeHtml(link.label)}</a>`
    : '';
  return `<tr><td class="soft rule label" valign="top" width="96" style="${style.label}">${escapeHtml(label)}</td><td class="ink rule" style="${style.value}"><b dir="auto" style="font-weight:600">${escapeHtml(value)}</b>${small}${below}</td></tr>`;
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
<tr><td class="cell ink" style="padding:16px 32px;${serif};font-size:21px;line-height:26px"><img src="cid:${cidOf('logo')}" width="28" height="28" alt="" style="border:0;vertical-align:-6px"> ${productName}</td></tr>
<tr><td class="sheet" style="background:${surface.light};border:1px solid ${rule.light};border-top:4px solid ${sunrise.light};border-radius:10px;padding:0 0 28px"><table ${divider}>
${body}
</table></td></tr>
<tr><td class="cell soft" style="padding:20px 32px 28px;${style.small}">${below}</td></tr>
</table></td></tr></table></body></html>
`;
}
