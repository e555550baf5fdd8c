import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { useSecondsLeft } from '../../ui/late/use-seconds-left';
import { Icon } from '../../ui/layout/Icon';
import styles from './ProfileComplete.module.css';

/** Source: specification 2, section 9 (Business constants and limits). */
const countdownMs = 3000;

/** Says that the profile is complete, then goes to the home page. */
export function ProfileComplete({ starsOff }: { readonly starsOff: boolean }) {
  const navigate = useNavigate();
  const [until] = useState(() => Date.now() + countdownMs);
  const seconds = useSecondsLeft(until);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The last step may have been scrolled down, above all on a phone.
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (seconds === 0) void navigate(paths.home, { replace: true });
  }, [seconds, navigate]);
  return (
    <main className={classNames(styles.page, 'container')}>
      <Icon name="check" size="large" />
      <h1 ref={title} tabIndex={-1}>
        Profile Complete!
      </h1>
      <p className="lede">
        {starsOff ? 'Let’s see what suits you.' : 'Your chart is ready. Let’s find something that suits it.'}
      </p>
      <p className="meta numeric" role="timer">
        {`Taking you home in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`}
      </p>
      <ButtonLink kind="primary" size="large" to={paths.home} replace>
        Go to Dashboard Now
      </ButtonLink>
    </main>
  );
}
