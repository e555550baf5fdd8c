import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { KeepTexts } from './page-renderer';

/** Keys contain what the texts show, so they may be as long as these. From this length on, a key's digest takes its place. */
const longKey = 4000;
/** What's beside ASCII takes two bytes per character. */
const bytesPerCharacter = 2;
/** An entry needs about this many bytes besides its texts. */
const overheadBytes = 300;

/**
 * Keeps texts that follow from their keys, so that none is ever out of date. What was used longest ago goes first.
 * @param mostBytes all that they may take
 */
export function keptTexts(mostBytes: number): KeepTexts {
  const kept = new LRUCache<string, readonly string[]>({
    maxSize: mostBytes,
    sizeCalculation: (texts, key) =>
      [key, ...texts].reduce((sum, { length }) => sum + length * bytesPerCharacter, overheadBytes),
  });
  return (key, make) => {
    const name = key.length < longKey ? key : hash('sha256', key, 'base64');
    const known = kept.get(name);
    if (known !== undefined) return known;
    const made = make();
    kept.set(name, made);
    return made;
  };
}
