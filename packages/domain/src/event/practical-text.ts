export const maxDifficulty = 5;

const difficulties = ['Very easy', 'Easy', 'Moderate', 'Hard', 'Very hard'] as const;

/** 'Moderate, 3 of 5'. @returns an empty text if it isn't known */
export function difficultyLabel(difficulty: number): string {
  const name = difficulties[difficulty - 1];
  return name === undefined ? '' : `${name}, ${difficulty} of ${maxDifficulty}`;
}

/** The things that the price doesn't include. */
export function notIncludedList({ notIncluded }: { readonly notIncluded: string }): readonly string[] {
  return notIncluded
    .split('\n')
    .map((thing) => thing.trim())
    .filter((thing) => thing !== '');
}
