/** How long a test waits for something that must happen, however busy the machine is. */
export const longWait = { timeout: 60_000 } as const;
