const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a site with this address can only be reached from its own machine. */
export function isLocal(publicUrl: string): boolean {
  return localHosts.has(new URL(publicUrl).hostname);
}

/** Whether a server that listens on this address can only be reached from its own machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}
