import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';

const source = (name: string): string => readFileSync(join(import.meta.dirname, `${name}.mjs`), 'utf8');
const spaceless = (code: string): string => code.replace(/\s/g, '');

describe.each(['start', 'dev', 'test'])('npm run %s', (name) => {
  it('says what to do on a Node that’s too old: nothing before that needs a newer one', async () => {
    expect(source(name).match(/from '.*'/g)).toEqual(["from './node-version.mjs'"]);
    for (const file of [name, 'node-version']) {
      const { code } = await transform(source(file), { target: 'es2019', supported: { 'dynamic-import': true } });
      const { code: untouched } = await transform(source(file), { target: 'esnext' });
      expect(spaceless(code)).toBe(spaceless(untouched));
    }
  });
});
