import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names';
import { Brand } from '../../ui/layout/Brand';
import { dayText } from '../../ui/text/day-text';
import { timeText } from '../../ui/text/reader-form';
import formStyles from './AuthForm.module.css';
import styles from './SignInFrame.module.css';

interface SignInFrameProps {
  readonly title: string;
  /** Another step is another element: it isn't the last one, moved. */
  readonly step?: string;
  readonly children: ReactNode;
}

/** The night sky on the left, or above on a phone, next to the form. */
export function SignInFrame({ title, step, children }: SignInFrameProps) {
  return (
    <main className={styles.page} data-frame="none">
      <div className={classNames(styles.sky, 'on-night')}>
        <img src="/pictures/auth.svg" alt="" width="720" height="1080" />
        <Brand />
        <p className="meta">
          Jasper, Alberta, {dayText('2027-10-23')}, {timeText('00:30')}, looking south-east. Orion is up.
        </p>
      </div>
      <div className={formStyles.form}>
        <div key={step}>
          <h1>{title}</h1>
          {children}
        </div>
      </div>
    </main>
  );
}
