import { siteLanguage } from '@ascendant/domain/site/locale';
import type { DateArray } from 'ics';
/** The most octets of a line, without its line break. Source: RFC 5545, 3.1. */
const lineOctets = 75;

const graphemes = new Intl.Segmenter(siteLanguage, { granularity: 'grapheme' });
const ascii = /^[ -~]*$/;

/**
 * A calendar whose lines are folded by octets, as RFC 5545 counts them, and never inside a letter. The library that writes calendars counts
 * characters, so it made lines of up to 300 octets.
 * @param calendar its lines end with CRLF, and may be folded
 */
export function foldedCalendar(calendar: string): string {
  return calendar
    .replaceAll(/\r\n[\t ]/g, '')
    .split('\r\n')
    .map(foldedLine)
    .join('\r\n');
}

function foldedLine(line: string): string {
  if (Buffer.byteLength(line) <= lineOctets) return line;
  let folded = '';
  let octets = 0;
  for (const letter of lettersOf(line)) {
    const size = Buffer.byteLength(letter);
    if (octets + size > lineOctets) {
      folded += '\r\n ';
      // The blank counts too.
      octets = 1;
    }
    folded += letter;
    octets += size;
  }
  return folded;
}

/** The letters of a line as people see them; one that's longer than a line is taken by its code points. */
function lettersOf(line: string): Iterable<string> {
  if (ascii.test(line)) return line;
  return [...graphemes.segment(line)].flatMap(({ segment }) =>
    Buffer.byteLength(segment) < lineOctets ? segment : [...segment],
  );
}

/** An instant in UTC as the calendar library takes it: year, month (from 1), day, hours and minutes. */
export function utcParts(instant: Date): DateArray {
  return [
    instant.getUTCFullYear(),
    instant.getUTCMonth() + 1,
    instant.getUTCDate(),
    instant.getUTCHours(),
    instant.getUTCMinutes(),
  ];
}
