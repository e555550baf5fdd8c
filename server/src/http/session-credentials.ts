/** The name of the session cookie: browsers keep the `__Host-` one from being set by anything but this very host. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-session' : 'session';
}

/** The value of `Authorization: Bearer …`. @returns undefined where the header is absent or of another kind */
export function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer ([\w~+/.=-]{1,512})$/i.exec(header ?? '')?.[1];
}
