import type { Call, CallName } from '@ascendant/contract/calls';
import { visitorCalls } from '@ascendant/contract/visitor-calls';

/** All calls; loaded once. */
const late = async () => import('./late-call');

const early: Readonly<Partial<Record<CallName, Call>>> = visitorCalls;

/** The method and path of a call that every page has; undefined if it has to be loaded (`loadedCall`). */
export function earlyCall(name: CallName): Call | undefined {
  return early[name];
}

/** The method and path of any call. @throws TypeError if they can't be loaded */
export async function loadedCall(name: CallName): Promise<Call> {
  return (await late()).lateCall(name);
}

/** Loads all calls before one of them is made, so that it needn't wait. If that fails, the call says so. */
export function prepareCalls(): void {
  void late().catch(() => undefined);
}
