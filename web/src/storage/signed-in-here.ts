import { permanentStorage } from './browser-storage';

const key = 'signed-in-here';

/** Notes that someone has an account in this browser. It says nothing about whose, and outlasts the session. */
export function noteSignedInHere(): void {
  permanentStorage.write(key, '1');
}

/** Whether anyone has signed in in this browser: someone who hasn't is asked to create an account first. */
export function hasSignedInHere(): boolean {
  return permanentStorage.read(key) !== null;
}
