import { describe, expect, it } from 'vitest';
import { phoneText, readPhone } from './phone.service';

describe('a phone number', () => {
  it.each([
    ['403-762-1550', '+14037621550'],
    ['(403) 762 1550', '+14037621550'],
    ['+1 403 762 1550', '+14037621550'],
    ['624 305 1111', '+16243051111'],
    ['762 1550', null],
    ['+41 44 668 18 00', '+41446681800'],
    ['0041 44 668 18 00', null],
    ['+81 3-3213-1111', '+81332131111'],
    ['+1 403 762 155', null],
    ['+1 403 762 15500', null],
    ['+999 12345678', null],
    ['call me on +1 403 762 1550', null],
    ['+1 403 762 1550 ext. 5', null],
    ['12', null],
    ['', null],
  ])('%j is read as %j', (typed, stored) => {
    expect(readPhone(typed)).toBe(stored);
  });

  it('is written with its country code and spaces', () => {
    expect(phoneText('+14037621550')).toBe('+1 403 762 1550');
  });
});
