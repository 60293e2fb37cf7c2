import type { Seat, Warned } from '@bothy/kernel'
import { END, PASS, SKIP } from './actions.ts'
import { ROUNDS } from '../data/limits.ts'
import { PORT_TILES } from '../data/port-tiles.ts'
import { canDraw } from './topics/contracts.ts'
import { COPY_PORT, PRICE_SHIFT, whyNotPort } from './topics/ports.ts'
import type { State, Types } from './types.ts'

export function warnings(s: State, seat: Seat): readonly Warned<Types>[] {
  const f = s.stack.at(-1)
  if (f === undefined || !('seat' in f) || f.seat !== seat) return []
  if (f.kind === 'after' && s.passed.includes(seat)) return lostPorts(s, seat)
  if (f.kind === 'bonus' && f.spaces + f.upgrades > 0)
    return [{ action: SKIP, warning: { warn: 'bonusLost', spaces: f.spaces, upgrades: f.upgrades, draws: 0 } }]
  if (f.kind === 'placed' && f.must < 0 && f.draws > 0 && canDraw(s, seat))
    return [{ action: SKIP, warning: { warn: 'bonusLost', spaces: 0, upgrades: 0, draws: f.draws } }]
  return f.kind === 'turn' ? lostShift(s, seat) : []
}

/** COC-99: a tile that is not used in the last round is lost. */
function lostPorts(s: State, seat: Seat): readonly Warned<Types>[] {
  if (s.round < ROUNDS) return []
  const ports = s.ports.filter((tile) =>
    tile === COPY_PORT
      ? s.ports.some((other) => other !== COPY_PORT && whyNotPort(s, seat, tile, other) === null)
      : whyNotPort(s, seat, tile, -1) === null,
  )
  return ports.length === 0
    ? []
    : [{ action: END, warning: { warn: 'portsLost', ports: ports.map((tile) => PORT_TILES[tile]) } }]
}

/** COC-62: passing in the last round gives away a price that could still be moved: there is no trade after it. */
function lostShift(s: State, seat: Seat): readonly Warned<Types>[] {
  if (s.round < ROUNDS || !s.ports.includes(PRICE_SHIFT) || whyNotPort(s, seat, PRICE_SHIFT, -1) !== null) return []
  return [{ action: PASS, warning: { warn: 'portsLost', ports: [PORT_TILES[PRICE_SHIFT]] } }]
}
