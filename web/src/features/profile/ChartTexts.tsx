import type { AstrologyProfile } from '@ascendant/contract/chart';
import styles from './ChartTexts.module.css';

/** The texts derived from the chart, collapsed under one line. */
export function ChartTexts({ profile }: { readonly profile: AstrologyProfile }) {
  const texts = [
    ['Today', profile.dailyHoroscope],
    ['This week', profile.weeklyHoroscope],
    ['Character', profile.personalityTraits],
    ['Strengths', profile.strengths],
    ['Challenges', profile.challenges],
    ['Good for you', profile.recommendations],
    ['Compatible signs', profile.compatibleSigns.join(', ')],
  ] as const;
  const written = texts.filter(([, text]) => text !== '');
  if (written.length === 0) return null;
  return (
    <details className={styles.texts}>
      <summary>Read about your chart</summary>
      <dl>
        {written.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
