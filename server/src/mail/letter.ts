import { productName } from '@ascendant/domain/site/brand';
/** A label with what it says, and a smaller line or a link below. */
export type LetterFact = readonly [label: string, value: string, note?: string | undefined, link?: LetterLink];

interface LetterLink {
  readonly label: string;
  readonly url: string;
}

/** What was paid, line by line. */
export interface Receipt {
  readonly lines: readonly (readonly [label: string, amount: string])[];
  readonly total: readonly [label: string, amount: string];
  readonly note: string;
}

/** The content of an email, which is rendered both as text and as HTML. */
export interface Letter {
  /** The event whose picture is on top. */
  readonly picture?: { readonly eventId: number };
  /** The booking whose first ticket's code is shown, and whose ticket that is. Text has none: it's in the tickets. */
  readonly ticket?: { readonly bookingId: number; readonly name: string };
  readonly heading: string;
  /** A short line above the heading: "You're going, Maya." */
  readonly greeting?: string;
  readonly paragraphs: readonly string[];
  /** When, where, who: one per row. */
  readonly facts?: readonly LetterFact[];
  /** A code to type in, shown large. */
  readonly code?: string;
  /** What to do next: the main button. */
  readonly link?: LetterLink;
  /** Another button beside it. */
  readonly secondLink?: LetterLink;
  /** What mustn't be missed, in a box. */
  readonly note?: string;
  readonly receipt?: Receipt;
  readonly closing?: string;
  /** Below everything: why they get it. */
  readonly footer?: string;
  /** And how to stop emails of this kind. */
  readonly footerLink?: LetterLink;
  /** The site's postal address, in emails that an organizer writes through it. */
  readonly postalAddress?: string | undefined;
}

/** The plain-text part, for mail programs that don't show HTML. */
export function letterText(letter: Letter): string {
  const { heading, greeting, paragraphs, facts = [], code, note, receipt, closing, footer } = letter;
  const blocks = [
    greeting,
    heading,
    ...paragraphs,
    code,
    facts.map(factText).join('\n'),
    [letter.link, letter.secondLink].map(linkText).filter(Boolean).join('\n'),
    note,
    receipt && receiptText(receipt),
    closing,
    [footer, linkText(letter.footerLink)].filter(Boolean).join('\n'),
    [productName, letter.postalAddress].filter(Boolean).join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function factText([label, value, note, link]: LetterFact): string {
  const below = [note, linkText(link)].filter(Boolean).map((line) => `\n  ${line}`);
  return `${label}: ${value}${below.join('')}`;
}

function linkText(link: LetterLink | undefined): string {
  return link === undefined ? '' : `${link.label}: ${link.url}`;
}

function receiptText({ lines, total, note }: Receipt): string {
  return ['Receipt', ...[...lines, total].map(([label, amount]) => `${label}: ${amount}`), note].join('\n');
}
