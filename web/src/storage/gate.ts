import type { WorkDate } from '@ascendant/contract/team';
import { permanentStorage } from './browser-storage';
import { isBetween, isListOf, isShaped, isText, isWholeBetween, shaped, type Shape } from './shape';

const key = 'gate';

/** What a phone with a check-in link keeps: the link's secret, and its dates as last read. */
export interface StoredGate {
  readonly secret: string;
  readonly name: string;
  readonly organizer: string;
  readonly endsAt: string;
  readonly dates: StoredDate[];
  /** The server's clock minus this device's, in milliseconds. */
  readonly clockOffsetMs: number;
}

/** A date as it's stored: what a list shows. */
export type StoredDate = Readonly<
  Pick<WorkDate, 'id' | 'title' | 'location' | 'startTime'> & Record<'startDate' | 'endDate', string>
>;

const isDate = isShaped<StoredDate>({
  id: isWholeBetween(1, 2 ** 31),
  title: isText,
  location: isText,
  startDate: isText,
  endDate: isText,
  startTime: isText,
});

const shape: Shape<StoredGate> = {
  secret: isText,
  name: isText,
  organizer: isText,
  endsAt: isText,
  dates: isListOf(isDate),
  clockOffsetMs: isBetween(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
};

/** The secret of a link that was just opened; null without one. @param hash of the address */
export function openedSecret(hash: string): string | null {
  return /^#([\w-]{20,100})$/.exec(hash)?.[1] ?? null;
}

/** @returns null if this device has none, or an earlier version stored something else */
export function readGate(): StoredGate | null {
  const text = permanentStorage.read(key);
  if (text === null) return null;
  try {
    return shaped(JSON.parse(text), shape);
  } catch {
    // Someone else wrote it: the link has to be opened again.
    return null;
  }
}

export function writeGate(gate: StoredGate): void {
  permanentStorage.write(key, JSON.stringify(gate));
}

export function forgetGate(): void {
  permanentStorage.remove(key);
}
