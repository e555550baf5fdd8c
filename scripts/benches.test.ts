import { describe, expect, it } from 'vitest';
import { managementReads } from '../bench/src/admin/reads';

describe('npm run bench admin', () => {
  it("measures every read of organizers and admins, so that a new one can't be left out", () => {
    expect(managementReads().map(({ name }) => name)).toContain('listKeptForms');
  });
});
