import type { SeatInfo } from '@bothy/protocol'
import { shownName } from '@bothy/board-kit/ui/words/somebody.ts'

export const seated = (name: string, resigned: boolean): SeatInfo => ({
  kind: 'person',
  name: name === '' ? '?' : shownName(name),
  online: true,
  mine: false,
  away: null,
  ready: true,
  resigned,
})
