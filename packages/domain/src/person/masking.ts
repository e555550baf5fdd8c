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
