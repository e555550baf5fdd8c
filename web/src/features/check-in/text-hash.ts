/** SHA-256 of a text in base64url; null outside secure contexts, where browsers don't offer it. */
export async function textHash(text: string): Promise<string | null> {
  // The type says it always exists, but on plain http it doesn't.
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (!subtle) return null;
  const digest = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
