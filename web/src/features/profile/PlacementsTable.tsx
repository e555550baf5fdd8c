import type { DependentChart, Placement } from '@ascendant/contract/chart';
import { pointNames, type SignPosition } from '@ascendant/domain/chart/chart-points';
import { isUnknownSign, possibleSigns } from '@ascendant/domain/person/birth-time';
import { Glyph, isGlyphName } from '../../ui/chart/Glyph';
import { classNames } from '../../ui/class-names';
import { Tooltip } from '../../ui/dialog/Tooltip';
import { Badge } from '../../ui/layout/Badge';
import { Table } from '../../ui/table/Table';
import styles from './PlacementsTable.module.css';

interface PlacementsTableProps {
  /** One's own chart, or a dependent's. */
  readonly profile: Omit<DependentChart, 'dependentId'>;
  readonly onSign: (sign: string, position: SignPosition) => void;
  readonly onUnknown: () => void;
}

/** The profile field that holds each point's sign, and the position to look up its meaning. */
const rows = {
  Sun: { field: 'sunSign', position: 'sun' },
  Moon: { field: 'moonSign', position: 'moon' },
  Mercury: { field: 'mercurySign', position: 'mercury' },
  Venus: { field: 'venusSign', position: 'venus' },
  Mars: { field: 'marsSign', position: 'mars' },
  Rising: { field: 'risingSign', position: 'rising' },
} as const satisfies Record<Placement['point'], { field: keyof DependentChart; position: SignPosition }>;

/** The six placements: point, sign, degree and minute. An uncertain one reads 'Gemini or Cancer', or Unknown if it can't be narrowed, with its possible range. */
export function PlacementsTable({ profile, onSign, onUnknown }: PlacementsTableProps) {
  return (
    <Table className={styles.placements}>
      <caption className="visually-hidden">Placements</caption>
      <thead>
        <tr>
          <th scope="col">Point</th>
          <th scope="col">Sign</th>
          <th scope="col" className="align-right">
            Degree
          </th>
        </tr>
      </thead>
      <tbody>
        {pointNames.map((point) => {
          const { field, position } = rows[point];
          const sign = profile[field];
          const placement = profile.placements.find((candidate) => candidate.point === point);
          return (
            <tr key={point}>
              <th scope="row">
                <span className="row">
                  <Glyph name={point} />
                  <span>{point}</span>
                  {placement?.retrograde ? <span className="meta">retrograde</span> : null}
                </span>
              </th>
              <td>
                {isUnknownSign(sign) ? (
                  <UnknownSign point={point} sign={possibleSigns(sign) ?? 'Unknown'} onAsk={onUnknown} />
                ) : (
                  <KnownSign point={point} sign={sign} onAsk={() => onSign(sign, position)} />
                )}
              </td>
              <td className={placement?.certain ? 'align-right' : classNames(styles.uncertain, 'align-right meta')}>
                {degreesOf(placement)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

interface SignProps {
  readonly point: string;
  readonly onAsk: () => void;
}

function KnownSign({ point, sign, onAsk }: SignProps & { readonly sign: string }) {
  return (
    <span className={classNames(styles.sign, 'row')}>
      {isGlyphName(sign) ? <Glyph name={sign} /> : null}
      <Tooltip text={`What ${point} in ${sign} means`}>
        <button type="button" className="link link-button" aria-label={`${sign}: ${point}`} onClick={onAsk}>
          {sign}
        </button>
      </Tooltip>
    </span>
  );
}

function UnknownSign({ point, sign, onAsk }: SignProps & { readonly sign: string }) {
  return (
    <span className={classNames(styles.sign, 'row')}>
      <Tooltip text="Add your exact time of birth">
        <button type="button" className="link link-button" aria-label={`${sign}: ${point}`} onClick={onAsk}>
          {sign}
        </button>
      </Tooltip>
      <Badge tone="fair" className={styles.open}>
        Uncertain
      </Badge>
    </span>
  );
}

/** '20°39′' of 'Aquarius 20°39′'; a range is left as it is. */
function degreesOf(placement: Placement | undefined): string {
  const position = placement?.position ?? '';
  return placement?.certain ? position.replace(/^\p{L}+ /u, '') : position;
}
