import { saleOf } from '@bothy/kit'
import { goodId } from '../../../../data/goods.ts'
import type { FreeAction } from '../../../../rules/hooks.ts'
import type { Reason, State } from '../../../../rules/types.ts'
import { englandOf } from '../../../englishman/rules/queries.ts'
import { GRAB, ROWS } from '../action-list.ts'
import { DUFF } from '../../data/index.ts'
import { hasGangster, isInPlay, spendToken, tokensOf } from '../queries.ts'
import type { Row } from '../types.ts'

/** Joe McDuff: a token for the largest stack of a row, whenever his boss needs coins. */

const occupied = (s: State, row: Row): number => (row === 'england' ? englandOf(s).row : s.market[goodId(row)])
const whyNotGrab = (s: State, row: Row): Reason | null =>
  occupied(s, row) > 0 ? null : { why: 'rowHasNothing', row, rule: 'GM2-C8-4' }

const rowsOf = (s: State): readonly Row[] => (isInPlay(s, 'englishman') ? ROWS : ROWS.slice(0, -1))

export const grabbing: FreeAction = {
  list(s, seat, _window, out) {
    if (!hasGangster(s, seat, DUFF) || tokensOf(s, DUFF).length === 0) return
    for (const [place, row] of rowsOf(s).entries()) if (occupied(s, row) > 0) out.push(GRAB[place])
  },
  grey(s, seat, grey) {
    if (!hasGangster(s, seat, DUFF) || tokensOf(s, DUFF).length === 0) return
    for (const [place, row] of rowsOf(s).entries()) grey(GRAB[place], () => whyNotGrab(s, row))
  },
  apply(s, seat, a, events) {
    if (a.type !== 'grab') return false
    const { row } = a
    const coins = saleOf(occupied(s, row))
    if (row === 'england') englandOf(s).row--
    else s.market[goodId(row)]--
    spendToken(s, DUFF, tokensOf(s, DUFF)[0])
    s.coins[seat] += coins
    events?.push({ type: 'rowGrabbed', seat, row, coins })
    return true
  },
}
