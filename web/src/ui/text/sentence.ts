/** A text as a sentence: one that ends with 'a.m.' has its full stop already. */
export function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
