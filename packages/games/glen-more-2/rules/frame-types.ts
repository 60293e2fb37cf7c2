import type { HookFrame } from '@bothy/kernel'
import type { WithChronicles } from '../modules/module-types.ts'
import type { Acts } from './acts.ts'
import type { AskKind } from '../data/asked.ts'
import type { BaseFrame } from './base-frames.ts'

export type Frame = WithChronicles<BaseFrame | HookFrame<Acts>, 'frame'>
export type FrameKind = Frame['kind']
export type FrameOf<K extends FrameKind> = Extract<Frame, { kind: K }>

export type PendingKind = WithChronicles<{ readonly kind: AskKind }, 'frame'>['kind']
export type AskFrame = FrameOf<AskKind>
