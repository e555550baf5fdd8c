const timeoutMs = 4000;

/** Whether our server answers now. The browser's own word on that is only about the next router. */
export async function isServerReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    return ok;
  } catch {
    return false;
  }
}
