import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { KeepTexts } from './page-renderer';

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
    sizeCalculation: (texts) => texts.reduce((sum, text) => sum + text.length * bytesPerCharacter, overheadBytes),
  });
  return (key, make) => {
    // Keys contain what the texts show, so they're as long as these.
    const name = createHash('sha256').update(key).digest('base64');
    const known = kept.get(name);
    if (known !== undefined) return known;
    const made = make();
    kept.set(name, made);
    return made;
  };
}
