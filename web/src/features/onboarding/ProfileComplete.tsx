import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';
import { useSecondsLeft } from '../../ui/use-seconds-left';

/** Source: specification 2, section 9 (Business constants and limits). */
const countdownMs = 3000;

/** Says that the profile is complete, and goes home by itself. */
export function ProfileComplete() {
  const navigate = useNavigate();
  const [until] = useState(() => Date.now() + countdownMs);
  const seconds = useSecondsLeft(until);
  useEffect(() => {
    if (seconds === 0) void navigate(paths.home, { replace: true });
  }, [seconds, navigate]);
  return (
    <main className="wrap onboarding-done">
      <Icon name="check" size="l" />
      <h1>Profile Complete!</h1>
      <p className="lede">Your chart is ready. Let’s see what suits it.</p>
      <p className="meta num" role="timer">
        Taking you home in {seconds} {seconds === 1 ? 'second' : 'seconds'}
      </p>
      <Link className="btn btn-primary btn-lg" to={paths.home} replace>
        Go to Dashboard Now
      </Link>
    </main>
  );
}
