/** What a deleted person's name becomes in other people's words. */
const maskedName = '…';

/** Scripts written without spaces between words, where a name has no ends to look for. */
const isUnspaced =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]{2,}$/u;

const hidden = '•••';

/**
 * An email address that shows whose mail server it is, and not who: 'm•••@mail.example'.
 * @returns only dots for a text that isn't an address
 */
export function maskedEmail(email: string): string {
  const [, first, host] = /^(\S)[^@]*@([^@\s]+)$/.exec(email) ?? [];
  return first === undefined || host === undefined ? hidden : `${first}${hidden}@${host}`;
}

/** An IP address without the part that names one line: '203.0.113.•••', '2001:db8:85a3:•••'. */
export function maskedIpAddress(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (/^\d+\.\d+\.\d+\.\d+$/.test(mapped)) return mapped.replace(/\d+$/, hidden);
  const groups = mapped.split(':').filter((group) => group !== '');
  return groups.length < 3 ? hidden : `${groups.slice(0, 3).join(':')}:${hidden}`;
}

/**
 * A text in which each of the names is replaced by {@link maskedName}, in any case. A name is found as a whole word only: 'Al' isn't in
 * 'also'. In scripts without spaces, it's found anywhere if it has two characters or more.
 * @param names empty ones are ignored
 * Source: docs/archive/decisions/0108-what-erasing-looks-for.md.
 */
export function withoutNames(text: string, names: readonly string[]): string {
  const wanted = names
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .sort((a, b) => b.length - a.length);
  if (wanted.length === 0) return text;
  return text.replaceAll(new RegExp(wanted.map(pattern).join('|'), 'giu'), maskedName);
}

function pattern(name: string): string {
  const literal = name.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
  if (isUnspaced.test(name)) return literal;
  return String.raw`(?<![\p{L}\p{N}\p{M}])${literal}(?![\p{L}\p{N}\p{M}])`;
}
