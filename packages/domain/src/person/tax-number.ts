/** The longest number under which someone is registered for a tax. */
export const taxNumberMaxLength = 20;

/** '123456789 RT0001': nine digits, RT and four digits. @returns it in that form; null if it isn't one */
export function gstNumberIn(text: string): string | null {
  return numberIn(text, /^(\d{9})RT(\d{4})$/, 'RT');
}

/** '1234567890 TQ0001': ten digits, TQ and four digits. */
export function qstNumberIn(text: string): string | null {
  return numberIn(text, /^(\d{10})TQ(\d{4})$/, 'TQ');
}

function numberIn(text: string, form: RegExp, program: string): string | null {
  const [, business, account] = form.exec(text.toUpperCase().replaceAll(/[\s-]/g, '')) ?? [];
  return business === undefined ? null : `${business} ${program}${account}`;
}

/** What someone is told who types another one. */
export const gstNumberSentence = 'A GST/HST number has 9 digits, RT and 4 digits, like 123456789 RT0001';
export const qstNumberSentence = 'A QST number has 10 digits, TQ and 4 digits, like 1234567890 TQ0001';

/** What an organizer is asked for, and what it means. */
export const gstNumberLabel = 'GST/HST number';
export const gstNumberHelp = 'If you’re registered. Without one, your tickets have no GST or HST.';
export const qstNumberLabel = 'QST number';
export const qstNumberHelp = 'If you’re registered in Quebec. Without one, your tickets have no QST.';
