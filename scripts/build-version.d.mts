export function lastRelease(clone?: string): string | null;
export function buildVersion(clone?: string): string;
export function askGit(clone: string, ...args: readonly string[]): string | null;
