/** The version of the program that these pages were built with; empty in tests. */
export const version: string = import.meta.env.VITE_PROGRAM_VERSION ?? '';
