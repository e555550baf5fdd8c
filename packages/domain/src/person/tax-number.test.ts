import { expect, test } from 'vitest';
import { gstNumberIn, qstNumberIn } from './tax-number';

test('a GST/HST number is nine digits, RT and four digits, however they’re spaced', () => {
  for (const typed of ['123456789RT0001', '123456789 RT 0001', '123 456 789 rt0001', '123456789-RT0001'])
    expect(gstNumberIn(typed)).toBe('123456789 RT0001');
  for (const typed of ['', '123456789', '12345678 RT0001', '1234567890 RT0001', '123456789 RT001', '123456789 TQ0001'])
    expect(gstNumberIn(typed), typed).toBeNull();
});

test('a QST number is ten digits, TQ and four digits', () => {
  expect(qstNumberIn('1234567890 tq 0001')).toBe('1234567890 TQ0001');
  for (const typed of ['123456789 TQ0001', '1234567890 RT0001', '1234567890 TQ00011'])
    expect(qstNumberIn(typed), typed).toBeNull();
});
