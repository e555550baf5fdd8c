const longest = 200;

/** Errors that quote the values of a row or a payload, by how they begin. */
const quoting = [/^Failed query/i, /^\s*[[{]/, /duplicate key|violates|invalid input syntax/i];

/**
 * What may be shown of why a job failed: its first line, without quoted values and addresses (rule ERR-03). Texts that
 * hold rows are said in a word.
 */
export function redactedError(text: string): string {
  const [first = ''] = text.split('\n');
  if (quoting.some((pattern) => pattern.test(first))) return 'The database or a check refused it';
  return first
    .replaceAll(/[^\s<>"]+@[^\s<>"']+/g, '…@…')
    .replaceAll(/"[^"]*"|(?<!\w)'[^']*'(?!\w)/g, '…')
    .slice(0, longest);
}
