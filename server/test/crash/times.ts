/** How often each crash is tried at each point, for each target: `CRASH_TIMES`. Continuous integration tries each once. */
export const times = Array.from({ length: Number(process.env['CRASH_TIMES'] ?? 3) }, (_, at) => at + 1);
