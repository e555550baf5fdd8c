export function coversChanged(clone?: string): boolean;
