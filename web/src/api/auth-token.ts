import { permanentStorage } from '../storage/browser-storage';

const key = 'auth-token';

/** The bearer token of the session, under the local storage key that the specification names; null when signed out. */
export function readAuthToken(): string | null {
  return permanentStorage.read(key);
}

export function storeAuthToken(token: string): void {
  permanentStorage.write(key, token);
}

export function clearAuthToken(): void {
  permanentStorage.remove(key);
}
