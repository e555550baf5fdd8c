import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAuth } from '../auth/AuthProvider';
import { matchingModelQuery } from '../data/matching-model';
import { InThirtySeconds } from '../features/matching-explained/InThirtySeconds';
import { MatchingFormula } from '../features/matching-explained/MatchingFormula';
import { paths } from '../paths';
import { TextPage } from '../shell/TextPage';
import { ErrorState } from '../ui/layout/ErrorState';
import { Spinner } from '../ui/layout/Spinner';

/** Exactly how a score is calculated (docs/archive/design/look.md, "Text": it is for delight). */
export function MatchingPage() {
  const { user } = useAuth();
  return user?.starsOff ? <StarsOff /> : <Explained />;
}

function StarsOff() {
  return (
    <TextPage title="How we recommend events" lede="By your tastes, distance, budget and free days.">
      <p>
        You’ve left the stars out. You can change that in{' '}
        <Link className="link" to={paths.profile}>
          your profile
        </Link>
        .
      </p>
    </TextPage>
  );
}

function Explained() {
  const { data: model, isError, refetch } = useQuery(matchingModelQuery());
  return (
    <TextPage lede="What a score means, and exactly how we calculate it, with an example you can check. It’s for fun: please don’t use it to choose a doctor, a spouse or a climbing rope.">
      <InThirtySeconds />
      {model ? <MatchingFormula model={model} /> : null}
      {isError ? <ErrorState title="We couldn’t load the formula" onRetry={() => void refetch()} /> : null}
      {model || isError ? null : <Spinner label="Loading" />}
    </TextPage>
  );
}
