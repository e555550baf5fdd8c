import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sealerWith } from './sealer';

const [key, another] = [randomBytes(32), randomBytes(32)];
const sealer = sealerWith([key]);

describe('a sealed value', () => {
  it('is opened with its key at its place, and is never the same twice', () => {
    const sealed = sealer.seal('Penicillin – sévère', 'answer:1');
    expect(sealer.open(sealed, 'answer:1')).toBe('Penicillin – sévère');
    expect(sealed.includes('Penicillin')).toBe(false);
    expect(sealer.seal('Penicillin – sévère', 'answer:1').equals(sealed)).toBe(false);
  });

  it('isn’t opened at another place, with another key, or once a bit of it has changed', () => {
    const sealed = sealer.seal('Penicillin', 'answer:1');
    expect(sealer.open(sealed, 'answer:2')).toBeNull();
    expect(sealerWith([another]).open(sealed, 'answer:1')).toBeNull();
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(sealer.open(changed, 'answer:1')).toBeNull();
    }
    expect(sealer.open(sealed.subarray(0, 20), 'answer:1')).toBeNull();
    expect(sealer.open(Buffer.alloc(0), 'answer:1')).toBeNull();
  });

  it('is still opened after a new key was put before its own', () => {
    const sealed = sealer.seal('Penicillin', 'answer:1');
    const both = sealerWith([another, key]);
    expect(both.open(sealed, 'answer:1')).toBe('Penicillin');
    expect(sealer.open(both.seal('Penicillin', 'answer:1'), 'answer:1')).toBeNull();
  });
});
