// The server keeps the text of its code in memory. V8 gives every character of it two bytes if a single one is beyond Latin-1, such as an
// apostrophe in a regular expression: 5 MB more.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Code with escapes for what's beyond ASCII. They mean the same in texts, regular expressions and names. */
export function inAscii(code) {
  return code.replaceAll(/[^\0-\x7F]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Does the same to every program in a folder. */
export function writeInAscii(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.js')) continue;
    const path = join(entry.parentPath, entry.name);
    writeFileSync(path, inAscii(readFileSync(path, 'utf8')));
  }
}
