import type { SignMeaning } from '@ascendant/contract/chart';
import type { SignPosition } from '@ascendant/domain/chart/chart-points';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error';
import { signMeaningQuery } from '../../data/charts';
import { Glyph, isGlyphName } from '../../ui/chart/Glyph';
import { Dialog } from '../../ui/dialog/Dialog';
import { Spinner } from '../../ui/layout/Spinner';
import styles from './SignMeaningDialog.module.css';

type Field = keyof SignMeaning;

const everywhere = ['dates', 'element', 'modality', 'rulingPlanet', 'keywords', 'purpose', 'strengths'] as const;

/** The additional lines of each position. Source: specification 2, section 3 (Astrology), sign_meanings. */
const byPosition: Readonly<Record<SignPosition, readonly Field[]>> = {
  sun: [],
  moon: ['emotionalStyle', 'needs', 'comfortComesFrom'],
  rising: ['vibe', 'firstImpression', 'lifeApproach'],
  venus: ['loveStyle', 'attractionTo', 'affectionLooksLike'],
  mars: ['actionStyle', 'motivation', 'inConflict'],
  mercury: ['mindStyle', 'communication', 'learningStyle'],
};

interface SignMeaningDialogProps {
  readonly sign: string;
  readonly position: SignPosition;
  readonly onClose: () => void;
}

/** The meaning of a sign in a position. */
export function SignMeaningDialog({ sign, position, onClose }: SignMeaningDialogProps) {
  const { data, isPending, error } = useQuery(signMeaningQuery(sign, position));
  return (
    <Dialog isPlain onClose={onClose} title={data?.title ?? sign} width="wide">
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

interface MeaningLine {
  readonly label: string;
  readonly text: string;
}

/** The lines of the sign-meaning dialog, in order; missing texts are left out. */
export function meaningLines(meaning: SignMeaning, position: SignPosition): readonly MeaningLine[] {
  const fields: readonly Field[] = [...everywhere, ...byPosition[position]];
  const lines = fields.map((field) => ({ label: labelOf(field), text: meaning[field] }));
  const challenges = meaning.challenges ?? meaning.shadow ?? meaning.shadowSide;
  return [...lines, { label: 'Challenges', text: challenges }].filter((line): line is MeaningLine =>
    Boolean(line.text),
  );
}

/** 'rulingPlanet' becomes 'Ruling planet'. */
function labelOf(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
