import type { SignPosition } from '@ascendant/domain/chart/chart-points';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error';
import { signMeaningQuery } from '../../data/charts';
import { Glyph, isGlyphName } from '../../ui/chart/Glyph';
import { Dialog } from '../../ui/dialog/Dialog';
import { Spinner } from '../../ui/layout/Spinner';
import { meaningLines } from './sign-meaning-lines';
import styles from './SignMeaningDialog.module.css';

interface SignMeaningDialogProps {
  readonly sign: string;
  readonly position: SignPosition;
  readonly onClose: () => void;
}

/** The meaning of a sign in a position. */
export function SignMeaningDialog({ sign, position, onClose }: SignMeaningDialogProps) {
  const { data, isPending, error } = useQuery(signMeaningQuery(sign, position));
  return (
    <Dialog open onClose={onClose} title={data?.title ?? sign} width="wide">
      {isPending ? (
        <output className="row">
          <Spinner />
          <span>{`Loading the meaning of ${sign}`}</span>
        </output>
      ) : null}
      {error ? <p role="alert">{`Failed to fetch sign meaning: ${statusTextOf(error)}`}</p> : null}
      {data === null ? <p>Sign Meaning Not Found</p> : null}
      {data ? (
        <>
          {isGlyphName(sign) ? <Glyph name={sign} className={styles.glyph} /> : null}
          <dl className={styles.meaning}>
            {meaningLines(data, position).map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
    </Dialog>
  );
}

function statusTextOf(error: Error): string {
  return error instanceof ApiError ? (error.sentence ?? String(error.status)) : error.message;
}
