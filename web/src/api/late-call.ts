import { calls, type Call, type CallName } from '@ascendant/contract/calls';

/** The method and path of any call. Loaded when one is made that not every page has: `named-call.ts`. */
export function lateCall(name: CallName): Call {
  return calls[name];
}
