export const testReport: string;
export function forgetReport(path?: string): void;
export function failedTests(path?: string): string[];
