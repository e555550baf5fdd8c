import { describe, expect, it } from 'vitest';
import { redactedError } from './redacted-error';

describe('why a job failed, as admins read it', () => {
  it('is the first line of what was thrown', () => {
    expect(redactedError('The provider does not answer\n    at somewhere')).toBe('The provider does not answer');
  });

  it('ERR-03 contains no email address', () => {
    expect(redactedError('550 no mailbox <ada@example.org> here')).toBe('550 no mailbox <…@…> here');
    expect(redactedError("550 no mailbox 'o'neil&co@example.org' here")).not.toMatch(/neil|example/);
  });

  it.each(['Failed query: select 1\nparams: Ada', '[{"path":["mailId"]}]', 'duplicate key value (Ada) exists'])(
    'ERR-03 quotes no row and no payload: %j',
    (text) => {
      expect(redactedError(text)).toBe('The database or a check refused it');
    },
  );

  it('takes no apostrophe for a quote', () => {
    expect(redactedError("It couldn't, and it won't")).toBe("It couldn't, and it won't");
  });

  it('ERR-03 leaves quoted values out', () => {
    expect(redactedError(`No place 'Lower Sackville' for "Ada"`)).toBe('No place … for …');
  });
});
