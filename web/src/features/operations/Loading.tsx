import { LoadingRows } from '../../ui/table/ListStates';

/** These lists are short. */
export function Loading() {
  return (
    <div className="stack">
      <LoadingRows count={3} />
    </div>
  );
}
