import { peek, type Seat } from '@bothy/kernel'
import { contentOf } from '../../../rules/content.ts'
import type { State } from '../../../rules/types.ts'
import { expectedOf } from './chance.ts'
import { FEASTS, feastVp } from '../data/index.ts'
import { haggisOf, hiddenInPool, knows, maybeOf, tableOf, turnedUp } from './queries.ts'
import type { HaggisModuleTypes } from './types.ts'

export function view(s: State, viewer: Seat | null): HaggisModuleTypes['view'] {
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
    hope:
      viewer === null || rolls !== null || feasts === FEASTS
        ? null
        : Math.round(
            HUNDREDTHS *
              expectedOf(
                tableOf(s, viewer).map(({ value }) => value),
                contentOf(s),
              ),
          ),
  }
}

const HUNDREDTHS = 100
