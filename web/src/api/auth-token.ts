const key = 'auth-token';

/** The bearer token of the session, under the local storage key that the specification names; null when signed out. */
export function readAuthToken(): string | null {
  return typeof localStorage === 'undefined' ? null : localStorage.getItem(key);
}

export function storeAuthToken(token: string): void {
  localStorage.setItem(key, token);
}

export function clearAuthToken(): void {
  localStorage.removeItem(key);
}
