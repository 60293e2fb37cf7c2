import type { Translated } from '@bothy/kernel'
import type { Sign } from '@bothy/board-kit/board/legend/legend.ts'
import type { signNames } from '../words/sign-names-en.ts'
import type { Words } from '../words.ts'

export type LegendWords = Translated<typeof signNames>

export type ChronicleLegend = (words: Words, named: LegendWords['signs']) => readonly Sign[]
