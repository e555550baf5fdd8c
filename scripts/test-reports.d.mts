export const unitReport: string;
export const journeyReport: string;
export function forgetReports(...paths: string[]): void;
export function failedTests(paths?: { unit: string; journeys: string }): string[];
export function slowestFiles(paths?: { unit: string; journeys: string }): { file: string; seconds: number }[];
