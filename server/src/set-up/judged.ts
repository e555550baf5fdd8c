import type { SetUpCheck, SetUpTopic } from '@ascendant/contract/set-up';

export function ok(topic: SetUpTopic, text: string): SetUpCheck {
  return { topic, state: 'ok', text, remedy: null };
}

/** The site works, and something may be missing. */
export function warning(topic: SetUpTopic, text: string, remedy: string): SetUpCheck {
  return { topic, state: 'warning', text, remedy };
}

/** Something doesn't work. */
export function failed(topic: SetUpTopic, text: string, remedy: string): SetUpCheck {
  return { topic, state: 'failed', text, remedy };
}

/** Seconds, hours or days, as people say it. */
export function ageText(ms: number): string {
  const hours = Math.round(ms / 3_600_000);
  if (hours < 1) return 'in the last hour';
  return hours < 48 ? `${hours} hours ago` : `${Math.round(hours / 24)} days ago`;
}
