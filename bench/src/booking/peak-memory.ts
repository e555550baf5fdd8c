const everyMs = 1000;

/** The program's METRICS_TOKEN while it's measured. */
export const metricsToken = 'metrics-of-the-benchmark';

/** Watches the program's memory. @returns a function that stops watching and returns the peak in MiB */
export function watchMemory(site: string): () => Promise<number> {
  let peakMb = 0;
  const look = async (): Promise<void> => {
    peakMb = Math.max(peakMb, await residentMb(site));
  };
  const timer = setInterval(() => void look().catch(() => undefined), everyMs);
  return async () => {
    clearInterval(timer);
    await look();
    return peakMb;
  };
}

/** The program’s memory, in MiB. */
export async function residentMb(site: string): Promise<number> {
  const metrics = await (
    await fetch(`${site}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  ).text();
  const bytes = Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]);
  return Math.round(bytes / 2 ** 20);
}
