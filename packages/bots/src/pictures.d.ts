import type { ArenaResult } from './arena.ts';
import type { TrainPoint } from './train/train.ts';
/** Win shares as bars with their 95 % intervals, and the fair share as a line. */
export declare function arenaPicture(result: ArenaResult): string;
/** Win share against `medium` and loss, over the games of training. */
export declare function curvePicture(title: string, curve: readonly TrainPoint[]): string;
