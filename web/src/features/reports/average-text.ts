/** '6.4/10', or 'N/A' without any. @param outOf the best value there is */
export function averageText(average: number | null, outOf: number): string {
  return average === null ? 'N/A' : `${average.toFixed(1)}/${outOf}`;
}
