/** What says whether a person sees anything astrological. */
interface StarSettings {
  readonly birthInfoCompleted: boolean;
  readonly starsOff: boolean;
}

/** Whether a person has scores and a chart: with birth data, and with the stars on. Source: rule PRE-08. */
export function hasScores({ birthInfoCompleted, starsOff }: StarSettings): boolean {
  return birthInfoCompleted && !starsOff;
}
