import { brandColours } from '@ascendant/domain/site/brand';
import { escapeHtml } from '../html/escape-html';
import type { Letter } from './letter';

/** A row of the sheet, or nothing. */
export type Part = string;

/** The site's colours in the light and in the dark. */
const {
  paper,
  surface,
  ink,
  'ink-2': soft,
  rule,
  edge,
  sunrise,
  'on-sunrise': onSunrise,
  'sunrise-wash': wash,
} = brandColours;

const sans = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const serif = `font-family:Fraunces,Georgia,'Times New Roman',serif;font-weight:400;color:${ink.light}`;
/** The attributes of a table that only places things. */
export const divider = 'role="presentation" width="100%" cellpadding="0" cellspacing="0"';

const cellText = `${sans};font-size:16px;line-height:24px`;

export const style = {
  small: `${sans};font-size:14px;line-height:21px;color:${soft.light}`,
  label: `${sans};font-size:14px;line-height:23px;color:${soft.light};padding:13px 16px 13px 0;border-top:1px solid ${rule.light}`,
  value: `${cellText};color:${ink.light};padding:13px 0;border-top:1px solid ${rule.light};overflow-wrap:anywhere`,
  code: `font:600 32px/40px ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px;margin:8px 0;color:${ink.light}`,
  /** On narrow screens everything goes to the edges; in the dark, the dark theme's colours. */
  sheet: [
    '@media(max-width:620px){.around{padding:0!important}.cell{padding-left:20px!important;padding-right:20px!important}',
    '.sheet{border-left:0!important;border-right:0!important;border-radius:0!important}.label{width:60px!important}',
    '.buttons,.buttons tbody,.buttons tr{display:block!important;width:100%!important}',
    '.button{display:block!important;width:100%!important;box-sizing:border-box;padding:0 0 10px!important}.button a{display:block!important}}',
    `@media(prefers-color-scheme:dark){.page{background:${paper.dark}!important}.sheet{background:${surface.dark}!important;border-color:${rule.dark}!important;border-top-color:${sunrise.dark}!important}`,
    `.ink{color:${ink.dark}!important}.soft{color:${soft.dark}!important}.rule{border-color:${rule.dark}!important}`,
    `.main{background:${sunrise.dark}!important}.box{background:${wash.dark}!important}.second{border-color:${edge.dark}!important}}`,
  ].join(''),
} as const;

/** A row of the sheet with this padding. */
export function block(padding: string, content: readonly string[]): Part {
  const inside = content.join('');
  return inside === '' ? '' : `<tr><td class="cell" style="padding:${padding}">${inside}</td></tr>`;
}

interface TextLook {
  readonly margin: string;
  /** The text itself, not something beside it. */
  readonly isMain?: boolean;
  readonly isSmall?: boolean;
}

export function text(content: string, { margin, isMain = false, isSmall = false }: TextLook): string {
  const size = isSmall ? 'font-size:14px;line-height:21px' : 'font-size:16px;line-height:25px';
  const colour = isMain ? ink.light : soft.light;
  const escaped = escapeHtml(content).replaceAll('\n', '<br>');
  return `<p dir="auto" class="${isMain ? 'ink' : 'soft'}" style="margin:${margin};${sans};${size};color:${colour};overflow-wrap:anywhere">${escaped}</p>`;
}

/** The main button, and one beside it. Nothing without a link. */
export function actionButtons({ link, secondLink }: Pick<Letter, 'link' | 'secondLink'>): string {
  if (!link) return '';
  const common = `display:inline-block;${sans};font-size:16px;font-weight:600;border-radius:8px;text-decoration:none;text-align:center`;
  const button = ({ label, url }: { label: string; url: string }, kind: string, look: string) =>
    `<td class="button" style="padding:0 10px 10px 0"><a class="${kind}" href="${escapeHtml(url)}" style="${common};${look}">${escapeHtml(label)}</a></td>`;
  const main = button(
    link,
    'main',
    `background:${sunrise.light};color:${onSunrise.light};line-height:48px;padding:0 24px`,
  );
  const second = secondLink
    ? button(
        secondLink,
        'second ink',
        `border:1px solid ${edge.light};color:${ink.light};line-height:46px;padding:0 22px`,
      )
    : '';
  return `<table class="buttons" role="presentation" cellpadding="0" cellspacing="0"><tr>${main}${second}</tr></table>`;
}

/** A text that mustn't be missed. */
export function box(content: string): string {
  return `<table ${divider}><tr><td dir="auto" class="box ink" style="background:${wash.light};border-radius:8px;padding:14px 16px;${sans};font-size:15px;line-height:23px;color:${ink.light}">${escapeHtml(content)}</td></tr></table>`;
}

/** A line of the receipt: what for, and the amount on the right. */
export function row([label, amount]: readonly [string, string], { isTotal = false } = {}): string {
  const look = isTotal
    ? `padding:11px 0 0;border-top:1px solid ${edge.light};${sans};font-size:17px;line-height:24px;font-weight:600;color:${ink.light}`
    : `padding:6px 0;${sans};font-size:15px;line-height:22px`;
  const amountLook = `${look};color:${ink.light};white-space:nowrap;font-variant-numeric:tabular-nums`;
  const labelClass = isTotal ? 'ink rule' : 'soft';
  return `<tr><td dir="auto" class="${labelClass}" style="${look}${isTotal ? '' : `;color:${soft.light}`}">${escapeHtml(label)}</td><td class="ink${isTotal ? ' rule' : ''}" align="right" style="${amountLook}">${escapeHtml(amount)}</td></tr>`;
}
