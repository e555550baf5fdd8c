import { describe, expect, it } from 'vitest';
import { checkInCodeOf, readTicketText, signedTicketText, spokenCheckInCode } from './ticket-code';

const code = 'oL-9_Ia7bQxyzW0123456789';
const signature = 'abcdefghijklmnop';

describe('the text of a QR code', () => {
  it('is the code, a point, and the signature', () => {
    expect(readTicketText(signedTicketText(code, signature))).toEqual({ kind: 'signed', code, signature });
  });

  it('is read despite spaces and line breaks around it, which handheld scanners add', () => {
    expect(readTicketText(` ${code}.${signature}\r\n`)).toEqual({ kind: 'signed', code, signature });
  });

  it.each([
    '',
    '.',
    code,
    `${code}.`,
    `.${signature}`,
    `${code}.short`,
    `${code}.${signature}.more`,
    'https://example.com',
  ])('is not one of our tickets: %j', (text) => {
    expect(readTicketText(text)).toBeNull();
  });
});

describe('the code for typing', () => {
  it('is eight letters and digits that cannot be confused', () => {
    expect(checkInCodeOf(code)).toBe('0191A7BQ');
    expect(checkInCodeOf('oooooooooooooooooooooooo')).toBe('00000000');
    expect(checkInCodeOf('0123456789abcdef012345')).toBe('01234567');
  });

  it('is printed in two halves', () => {
    expect(spokenCheckInCode('0191A7BQ')).toBe('0191-A7BQ');
  });

  it.each(['0191A7BQ', '0191-a7bq', 'OL9I A7BQ', ' 0191–A7BQ '])('is accepted however it is typed: %j', (typed) => {
    expect(readTicketText(typed)).toEqual({ kind: 'short', checkInCode: '0191A7BQ' });
  });

  it.each(['0191A7B', '0191A7BQ5', '0191A7B!', 'Ж191A7BQ'])(
    'has exactly eight of our characters, so %j is refused',
    (typed) => {
      expect(readTicketText(typed)).toBeNull();
    },
  );
});
