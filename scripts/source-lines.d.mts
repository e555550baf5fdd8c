export function linesOnly(mappings: string): string;
