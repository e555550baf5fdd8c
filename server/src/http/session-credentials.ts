/** The name of the session cookie. With the prefix `__Host-`, browsers let only this exact host set it. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-session' : 'session';
}

/** The value of `Authorization: Bearer …`. @returns undefined if the header is missing or of another kind */
export function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer ([\w~+/.=-]{1,512})$/i.exec(header ?? '')?.[1];
}
