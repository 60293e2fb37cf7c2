import { peek, type Seat } from '@bothy/kernel'
import { contentOf } from '../../content.ts'
import type { State } from '../../types.ts'
import { expectedVp } from './chance.ts'
import { FEASTS, HAGGIS_VALUES } from './data.ts'
import { feastVp, haggisOf, hiddenInPool, knows, maybeOf, tableOf, turnedUp } from './rules.ts'
import type { HaggisNouns } from './types.ts'

/** What a seat can expect of the common rolls with the tokens on its table. */
function hopeOf(s: State, seat: Seat): number {
  const { haggis, supplies } = contentOf(s)
  const hidden = HAGGIS_VALUES.map((value) => tableOf(s, seat).filter((token) => token.value === value).length)
  return expectedVp({ hidden, up: [], most: haggis.turnedUp }, haggis.rolls, supplies.die)
}

export function view(s: State, viewer: Seat | null): HaggisNouns['view'] {
  const { up, tables, rolls, feasts } = haggisOf(s)
  const { places, turnedUp: most, casks } = contentOf(s).haggis
  return {
    up: up.slice(),
    hidden: hiddenInPool(s),
    tables: peek(tables).map((table, seat) => ({
      tokens: table.map((token) => ({
        value: knows(token, viewer) ? token.value : null,
        up: token.up,
        maybe: maybeOf(token),
      })),
      vp: feastVp(turnedUp(s, seat)),
    })),
    places,
    turnedUp: most,
    casks,
    rolls: rolls === null ? null : rolls.slice(),
    feasts,
    hope: viewer === null || rolls !== null || feasts === FEASTS ? null : Math.round(HUNDREDTHS * hopeOf(s, viewer)),
  }
}

const HUNDREDTHS = 100
