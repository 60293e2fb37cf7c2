import type { Types } from '@bothy/cairn'
import type { Presenter } from '@bothy/board-kit/board/game-board.ts'
import { words } from './words.ts'

export const at = { stone: (stone: number) => `stone:${stone}` } as const
const UP = 'do:up'
const DOWN = 'do:down'

export const presenter: Presenter<Types> = {
  clicksFor: (action) => [action.type === 'pick' ? at.stone(action.stone) : action.up ? UP : DOWN],
  button: (target, _view, language) => {
    const { onTop, beneath } = words.of(language)
    return { label: target === UP ? onTop : beneath, primary: target === UP }
  },
}
