import type { GateList, GateTicket, Scan, ScanResult } from '@ascendant/contract/check-in';
import type { CheckInOutcome } from '@ascendant/domain/booking/check-in';
import type { GateStore, StoredList } from '../../storage/gate-store';

/** How the server was reached last. `refused`: this person does not run this event. */
export type Connection = 'online' | 'offline' | 'signed_out' | 'refused';

/** What is shown of the scan that was made last. */
export interface Verdict {
  readonly scanId: string;
  /** `not_listed`: without network, and the list of this device does not have it. */
  readonly outcome: CheckInOutcome | 'not_listed';
  readonly ticket: Pick<GateTicket, 'attendeeName' | 'isChild' | 'checkedInAt'> | null;
  /** Whether the server said so. */
  readonly isConfirmed: boolean;
}

export interface GateState {
  readonly connection: Connection;
  /** Null before there is one on this device. */
  readonly list: StoredList | null;
  /** The tickets of the list, with those who came in here since. */
  readonly tickets: readonly GateTicket[];
  /** Scans that the server has not answered. */
  readonly waiting: number;
  readonly isLoading: boolean;
  readonly isChecking: boolean;
  readonly verdict: Verdict | null;
}

/** What a gate reaches the outside through. */
export interface GateWorld {
  readonly eventId: number;
  readonly store: GateStore;
  readList(): Promise<GateList>;
  send(scans: readonly Scan[]): Promise<readonly ScanResult[]>;
  /** Milliseconds of this device's clock. */
  now(): number;
  newId(): string;
  /** SHA-256 in base64url; null where the browser cannot. */
  hash(text: string): Promise<string | null>;
  /** How long the server's word is waited for before the list decides. */
  readonly timeoutMs: number;
}

/** One gate of one event: its list, its queue, and what was scanned last. It knows no browser and no React. */
export interface Gate {
  /** Whether what waits outlives this page. */
  readonly isLasting: boolean;
  subscribe(listener: () => void): () => void;
  snapshot(): GateState;
  /** Takes up what this device kept, then asks the server. */
  start(): Promise<void>;
  /** Sends what waits, and reads the list again. */
  refresh(): Promise<void>;
  /** The browser says that the network is gone. */
  lost(): void;
  /** Somebody showed or typed a code. @returns false where the text cannot be of a ticket */
  scan(text: string): Promise<boolean>;
  /** Somebody was found by name. */
  tick(ticketId: number): Promise<void>;
  /** A double scan was taken note of. */
  dismiss(scanId: string): Promise<void>;
}
