/** Appears unescaped only where a page would run it. */
export const markup = `"'><img src=x onerror=zqAttack(1)><script>zqAttack(2)</script>{{7*7}}\${7*7}`;

/** Must appear in no log, whatever field it's sent in. */
export const logCanary = 'zqxjcanary';

const long = (length: number) => 'a'.repeat(length);

/** Texts that have broken programs before, each with its name. */
export const hostileTexts: readonly (readonly [name: string, text: string])[] = [
  ['a canary', logCanary],
  ['a canary’s address', `${logCanary}@example.org`],
  ['empty', ''],
  ['a space', ' '],
  ['NUL', 'a\0b'],
  ['only NUL', '\0'],
  ['control characters', '\u0001\u0008\u000b\u001f\u007f\u009f'],
  ['a tab', 'a\tb'],
  ['line breaks', 'a\r\nSet-Cookie: zq=1\r\n\r\n<b>'],
  ['a lone surrogate', 'a\ud800b'],
  ['a lone low surrogate', '\udfffa'],
  ['the last code point', '\u{10ffff}'],
  ['a noncharacter', '\ufffe\uffff'],
  ['a byte-order mark', '\ufeffa'],
  ['direction overrides', 'a\u202e\u2066b\u2069'],
  ['zero-width letters', '\u200b\u200c\u200d\u2060'],
  ['combining marks', `e${'\u0301'.repeat(500)}`],
  ['emoji', '👩‍👩‍👧‍👦🏳️‍🌈'],
  ['Turkish i', 'İıŞş'],
  ['full-width letters', 'ａｄｍｉｎ１２３'],
  ['a ligature', 'ﬀ ﷺ'],
  ['right-to-left', 'مرحبا שלום'],
  ['1 kB', long(1_000)],
  ['5 kB', long(5_000)],
  ['60 kB', long(60_000)],
  ['a quote', "'"],
  ['quotes and a comment', "' or 1=1 --"],
  ['two statements', "'; drop table zq; --"],
  ['a backslash', '\\'],
  ['wildcards', '%_%\\%'],
  ['search operators', "a & | ! ( ) :* <-> '"],
  ['a dollar quote', '$$zq$$'],
  ['markup', markup],
  ['a script address', 'javascript:zqAttack(3)'],
  ['an entity', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hostname">]><a>&b;</a>'],
  ['a template', '${7*7}#{7*7}<%= 7*7 %>{{constructor}}'],
  ['a formula', '=1+1|cmd'],
  ['a path', '../../../../etc/hostname'],
  ['an encoded path', '..%2f..%2fetc%2fhostname'],
  ['an address elsewhere', 'https://zq.example/'],
  ['a host', '//zq.example/'],
  ['a regular expression', '(a+)+$'],
  ['an open bracket', '(['],
  ['__proto__', '__proto__'],
  ['constructor', 'constructor'],
  ['toString', 'toString'],
  ['null as text', 'null'],
  ['undefined as text', 'undefined'],
  ['true as text', 'true'],
  ['NaN', 'NaN'],
  ['Infinity', '-Infinity'],
  ['zero', '0'],
  ['minus zero', '-0'],
  ['minus one', '-1'],
  ['a fraction', '0.1'],
  ['2^31', '2147483648'],
  ['2^53 and one', '9007199254740993'],
  ['a number too large', '1e309'],
  ['a hexadecimal number', '0x10'],
  ['a number with spaces', ' 1 '],
  ['a day that doesn’t exist', '2027-02-30'],
  ['a day long ago', '0000-00-00'],
  ['a day far away', '99999-01-01'],
  ['the first day there is', '0001-01-01'],
  ['the last day there is', '9999-12-31'],
  ['a time that doesn’t exist', '24:61'],
  ['an instant with a zone', '2027-01-01T00:00:00+99:99'],
  ['a list as text', '[1,2,3]'],
  ['an object as text', '{"a":1}'],
];

/** Values of other types, for JSON. */
export const hostileValues: readonly (readonly [name: string, value: unknown])[] = [
  ...hostileTexts,
  ['null', null],
  ['true', true],
  ['false', false],
  ['0', 0],
  ['-1', -1],
  ['0.1', 0.1],
  ['2^31', 2 ** 31],
  ['2^53', 2 ** 53],
  ['the largest number', Number.MAX_VALUE],
  ['the smallest number', Number.MIN_VALUE],
  ['an empty list', []],
  ['a list of nothing', [null, [], {}]],
  ['a long list', Array.from({ length: 1_000 }, () => 'a')],
  ['an empty object', {}],
  ['an object with hostile keys', { constructor: { prototype: { isAdmin: true } }, toString: 1, length: -1 }],
  ['a nested list', [[[[[[[['a']]]]]]]]],
];

/** An address can't contain half a letter. */
export function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}

/** What a client may send where a path's parameter belongs: each text, encoded as a whole, and encoded except for slashes. */
export const hostileSegments: readonly (readonly [name: string, encoded: string])[] = hostileTexts.flatMap(
  ([name, text]) => {
    const [whole, open] = [encodeURIComponent(wellFormed(text)), encodeURI(wellFormed(text))];
    const each = [[name, whole.slice(0, 3_800)] as const];
    return open === whole ? each : [...each, [`${name}, as a path`, open.slice(0, 3_800)] as const];
  },
);

/** Encodings that decode to nothing. */
export const brokenSegments = ['%', '%zz', '%ff', '%C0%80', '%ED%A0%80', '%u0041', '..', '..%2f..', '.%00', ';a=b'];

/** Bodies that aren't what their content type says, or more than anyone needs. */
export const hostileBodies: readonly (readonly [name: string, type: string, body: string | Buffer])[] = [
  ['nothing', 'application/json', ''],
  ['half an object', 'application/json', '{"a":'],
  ['two objects', 'application/json', '{}{}'],
  ['a trailing comma', 'application/json', '{"a":1,}'],
  ['a comment', 'application/json', '/* a */{}'],
  ['not UTF-8', 'application/json', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ['a byte-order mark', 'application/json', '\ufeff{}'],
  ['UTF-16', 'application/json; charset=utf-16', Buffer.from('{}', 'utf16le')],
  ['deep lists', 'application/json', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['deep objects', 'application/json', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
  ['__proto__', 'application/json', '{"__proto__":{"isAdmin":true}}'],
  ['a key twice', 'application/json', '{"id":1,"id":2}'],
  ['a huge number', 'application/json', `{"id":${'9'.repeat(5_000)}}`],
  ['a NUL key', 'application/json', '{"\\u0000":1}'],
  ['300 kB', 'application/json', `{"a":"${'a'.repeat(300_000)}"}`],
  ['a form', 'application/x-www-form-urlencoded', 'id=1&title=a'],
  ['plain text', 'text/plain', '{"id":1}'],
  ['XML', 'application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hostname">]><a>&b;</a>'],
  [
    'a multipart form without an end',
    'multipart/form-data; boundary=zq',
    '--zq\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
  ],
  ['a multipart form without a boundary', 'multipart/form-data', '--zq--'],
  ['another charset', 'application/json; charset=zq', '{}'],
  ['an empty type', '', '{}'],
];
