import type { Wheel } from '@ascendant/contract/chart';
import type { ComponentType } from 'react';

/** Draws a person's wheel with its legend. */
export type WheelPicture = ComponentType<{ readonly wheel: Wheel; readonly owner: string }>;
