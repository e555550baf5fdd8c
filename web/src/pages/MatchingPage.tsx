import { useQuery } from '@tanstack/react-query';
import { matchingModelQuery } from '../data/matching-model';
import { MatchingFormula } from '../features/matching-explained/MatchingFormula';
import { TextPage } from '../shell/TextPage';
import { ErrorState } from '../ui/ErrorState';
import { Spinner } from '../ui/Spinner';

/** Exactly how a score is calculated (docs/design/look.md, "Text": it is for delight). */
export function MatchingPage() {
  const { data: model, isError, refetch } = useQuery(matchingModelQuery());
  return (
    <TextPage
      title="How matching works"
      lede="Exactly how we calculate your score, with an example you can check. It’s for fun: please don’t use it to choose a doctor, a spouse or a rope."
    >
      {model ? <MatchingFormula model={model} /> : null}
      {isError ? <ErrorState title="The formula couldn’t be loaded" onRetry={() => void refetch()} /> : null}
      {model || isError ? null : <Spinner label="Loading" />}
    </TextPage>
  );
}
