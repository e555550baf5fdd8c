import { signNames } from '@ascendant/domain/chart/chart-points';
import { memo } from 'react';
import { Glyph } from '../../ui/chart/Glyph';
import natalWheelStyles from './NatalWheel.module.css';
import { linePath, pointAt, radii, sectorPath, type Dial } from './wheel-geometry';

const glyphSize = 17;
const tickDegrees = Array.from({ length: 72 }, (_, index) => index * 5);

interface WheelDialProps extends Dial {
  readonly hasHorizon: boolean;
  readonly hasEvent: boolean;
}

/** The background: the twelve signs, the degrees, and the horizon if the rising degree is known. */
export const WheelDial = memo(function WheelDial({ hasHorizon, hasEvent, ...dial }: WheelDialProps) {
  const { centre, leftDeg } = dial;
  return (
    <g>
      <circle className={natalWheelStyles.ground} cx={centre} cy={centre} r={radii.outer} />
      {signNames.map((sign, index) =>
        index % 2 === 0 ? <path key={sign} className={natalWheelStyles.sector} d={sectorPath(dial, index)} /> : null,
      )}
      <circle className={natalWheelStyles.edge} cx={centre} cy={centre} r={radii.outer} />
      <circle className={natalWheelStyles.edge} cx={centre} cy={centre} r={radii.inner} />
      <circle className={natalWheelStyles.hair} cx={centre} cy={centre} r={radii.aspects} />
      <path className={natalWheelStyles.edge} d={tickPath(dial, (degrees) => degrees % 30 === 0)} />
      <path className={natalWheelStyles.hair} d={tickPath(dial, (degrees) => degrees % 30 !== 0)} />
      {signNames.map((sign, index) => {
        const { x, y } = pointAt(dial, index * 30 + 15, (radii.outer + radii.inner) / 2);
        return (
          <g key={sign} className={natalWheelStyles.sign}>
            <Glyph name={sign} x={x - glyphSize / 2} y={y - glyphSize / 2} width={glyphSize} height={glyphSize} />
          </g>
        );
      })}
      {hasHorizon ? (
        <>
          <path
            className={natalWheelStyles.edge}
            d={linePath(dial, [leftDeg, radii.inner], [leftDeg + 180, radii.inner])}
          />
          <path
            className={natalWheelStyles.rising}
            d={linePath(dial, [leftDeg, radii.outer], [leftDeg, radii.outer + 9])}
          />
        </>
      ) : null}
      {hasHorizon && !hasEvent ? (
        <text x={centre - radii.outer - 13} y={centre + 4} textAnchor="end">
          Rising
        </text>
      ) : null}
      {hasEvent ? <circle className={natalWheelStyles.eventEdge} cx={centre} cy={centre} r={radii.eventEdge} /> : null}
    </g>
  );
});

function tickPath(dial: Dial, isDrawn: (degrees: number) => boolean): string {
  return tickDegrees
    .filter(isDrawn)
    .map((degrees) => {
      const end = degrees % 30 === 0 ? radii.outer : radii.inner + (degrees % 10 === 0 ? 5 : 3);
      return linePath(dial, [degrees, radii.inner], [degrees, end]);
    })
    .join('');
}
