export const gateNameMaxLength = 60;
/** Gate devices of one organization that haven't ended. */
export const maxGateDevices = 30;
/** Dates that one gate device checks in. */
export const maxDatesOfGate = 500;
/** Dates of a gate device that the list of all devices has; the others are read when someone asks for them. */
export const firstDatesOfGate = 3;

/**
 * A gate device ends this long after the last of its dates is over, also when that has moved: time to get back to a network and send what was
 * scanned.
 * Source: docs/archive/decisions/0186-gate-devices.md.
 */
export const gateGraceHours = 24;

/** What a gate device is now. */
export const gateStates = ['active', 'ended', 'revoked'] as const;
export type GateState = (typeof gateStates)[number];

export interface GateLife {
  readonly endsAt: Date;
  readonly revokedAt: Date | null;
}

/** @param now by the server's clock; on the phone, by the clock that the server has corrected */
export function gateState({ endsAt, revokedAt }: GateLife, now: Date): GateState {
  if (revokedAt !== null) return 'revoked';
  return now < endsAt ? 'active' : 'ended';
}

/** What a phone is told whose link no longer works, and what to do. */
export const gateEndSentences: Readonly<Record<Exclude<GateState, 'active'>, string>> = {
  ended:
    'This check-in link has ended, because its dates are over. Ask the organizer for another one if you still need it.',
  revoked: 'The organizer has turned off this check-in link. Ask them for another one if you still need it.',
};
