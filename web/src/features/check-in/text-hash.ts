/** SHA-256 of a text in base64url; null where the browser has no such thing, outside of secure contexts. */
export async function textHash(text: string): Promise<string | null> {
  // Typed as always there; on plain http it is not.
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (!subtle) return null;
  const digest = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
