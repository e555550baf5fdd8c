import { describe, expect, it } from 'vitest';
import { maxTellingEdits, nextTellingEditAt, noticeDueAt, tellingEditText } from './change-notice';

const now = new Date('2027-07-01T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('one notice in a quarter of an hour', () => {
  it.each([
    ['the first is sent at once', null, now],
    ['one after 14 minutes waits for the rest', ago(14), new Date('2027-07-01T12:01:00Z')],
    ['one after 15 minutes is sent at once', ago(15), now],
    ['one after an hour is sent at once', ago(60), now],
  ])('%s', (_, last, due) => {
    expect(noticeDueAt(last, now)).toEqual(due);
  });
});

describe('edits that people are told of are limited', () => {
  it('to ten in 24 hours', () => {
    const nine = Array.from({ length: maxTellingEdits - 1 }, (_, index) => ago(index));
    expect(nextTellingEditAt(nine, now)).toBeNull();
    const ten = [...nine, ago(23 * 60)];
    expect(nextTellingEditAt(ten, now)).toEqual(new Date('2027-07-01T13:00:00Z'));
    expect(nextTellingEditAt([...nine, ago(24 * 60)], now)).toBeNull();
  });

  it('and the refusal says when the next is possible', () => {
    expect(tellingEditText(new Date('2027-07-01T12:00:30Z'), now)).toMatch(/again in 1 minute\.$/);
    expect(tellingEditText(new Date('2027-07-01T13:00:00Z'), now)).toMatch(/again in 1 hour\.$/);
    expect(tellingEditText(new Date('2027-07-02T11:59:00Z'), now)).toMatch(
      /10 times in 24 hours, .* again in 24 hours\.$/,
    );
  });
});
