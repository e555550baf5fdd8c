import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { expect, test } from 'vitest';

/** Makes as many new objects as requests under load, of which many stay in use for a while. @returns the room that V8 has for them, in MB */
function roomAfterMany(before: string): number {
  const program = `${before}
    import { getHeapSpaceStatistics } from 'node:v8';
    let inUse = [];
    for (let i = 0; i < 120; i += 1) inUse = [...inUse.slice(-50), Array.from({ length: 20_000 }, (_, number) => ({ number }))];
    console.log(getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space').space_size / 2 ** 20);`;
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }));
}

test('new objects have 8 MB, where V8 would give them more', () => {
  expect(roomAfterMany("import { keepHeapSmall } from './scripts/heap.mjs'; keepHeapSmall();")).toBe(8);
  expect(roomAfterMany('')).toBeGreaterThan(8);
});
