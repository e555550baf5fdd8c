export function requireNode(): void;
export function refusalOf(version: string): string | null;
export function noticeOf(version: string): string | null;
