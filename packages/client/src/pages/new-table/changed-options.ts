import type { Option } from '@bothy/kernel'
import type { ChosenOptions } from '@bothy/board-kit/board/details/option-part.ts'
import { optionKey } from '../../table/frame/options.tsx'

export const changedOptions = (all: readonly Option[], chosen: ChosenOptions): readonly string[] =>
  all.filter(({ id, default: usual }) => optionKey(chosen[id] ?? usual) !== optionKey(usual)).map(({ id }) => id)
