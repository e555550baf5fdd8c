export const unitReport: string;
export const journeyReport: string;
export function forgetReports(...paths: string[]): void;
export function failedTests(path?: string): string[];
export function slowestFiles(paths?: { unit: string; journeys: string }): { file: string; seconds: number }[];
