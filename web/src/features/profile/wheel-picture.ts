import type { ComponentType } from 'react';
import type { Wheel } from '@ascendant/contract/chart';

/** Draws somebody's wheel, with its key. */
export type WheelPicture = ComponentType<{ readonly wheel: Wheel; readonly owner: string }>;
