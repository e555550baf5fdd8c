import { metricsToken } from '../booking/peak-memory';

/** The processor time that the program has used, in milliseconds. */
export async function processorMs(url: string): Promise<number> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const seconds = /^process_cpu_seconds_total (\S+)$/m.exec(await response.text())?.[1];
  return Number(seconds) * 1000;
}
