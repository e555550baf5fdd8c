import { radiansPerDegree, turnBetween, type Direction } from '@ascendant/astrology/sky/directions';
import { middle } from '../format';

/** Half the width of the card is 66 degrees: 8.1 units per degree at the middle of the horizon. */
const halfFieldDeg = 66;
const radius = 600 / (2 * Math.tan((halfFieldDeg / 2) * radiansPerDegree));

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where on the paper a direction in the sky is. */
export type Projection = (direction: Direction) => Place;

/**
 * Stereographic projection centred on the horizon at an azimuth: the horizon stays a straight line and figures keep their
 * shapes, so Orion looks like Orion.
 */
export function projectionTo(azimuthDeg: number, horizon: number): Projection {
  return (direction) => {
    const turn = turnBetween(azimuthDeg, direction.azimuthDeg) * radiansPerDegree;
    const altitude = direction.altitudeDeg * radiansPerDegree;
    const k = (2 * radius) / Math.max(0.02, 1 + Math.cos(altitude) * Math.cos(turn));
    return { x: middle + k * Math.cos(altitude) * Math.sin(turn), y: horizon - k * Math.sin(altitude) };
  };
}
