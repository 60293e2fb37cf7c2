import { type Json, peek, type Seat } from '@bothy/kernel'
import { seatOf, Transcript } from '@bothy/kernel/rule-suite'
import { EMPTY_SPACE, putUnit } from '../rules/topics/board.ts'
import { refreshReach } from '../rules/topics/reach.ts'
import { NEXT_TURN, TURN } from '../rules/frames/frame.ts'
import {
  type Clan,
  CLANS,
  clansOfCaledonia,
  contractNumber,
  type Good,
  GOOD_KINDS,
  goodId,
  GOODS,
  hexName,
  hexNamed,
  invariants,
  MERCHANTS,
  type PlayerShown,
  PORT_TILES,
  type PortTile,
  type Reason,
  SCORING_TILES,
  type ScoringTile,
  type State,
  type Types,
  type Unit,
  UNITS,
  unitId,
} from '../rules/index.ts'

type Goods = { readonly [G in Good]?: number }

export type Holding = {
  readonly clan?: Clan
  readonly units?: readonly string[]
  readonly money?: number
  readonly goods?: Goods
  readonly glory?: number
  readonly shipping?: number
  readonly merchants?: number
  /** Merchants on the market; those that sell are negative. */
  readonly market?: Goods
  readonly boxes?: readonly number[]
  readonly fulfilled?: readonly number[]
  readonly technology?: readonly ('woodcutter' | 'miner')[]
  readonly portsUsed?: readonly PortTile[]
  readonly bid?: number
  readonly cellar?: readonly number[]
}

/** A position in the Action phase: seat a begins, the map is A1B1C1D1. */
export type Position = {
  readonly seats?: number
  readonly options?: { readonly [option: string]: Json }
  readonly corrections?: Json
  readonly seed?: string
  readonly revision?: number
  readonly round?: number
  readonly sides?: readonly string[]
  readonly ports?: readonly PortTile[]
  readonly scoring?: ScoringTile
  readonly prices?: Goods
  /** Contracts face up by number; the others stay in the pile. */
  readonly display?: readonly number[]
  readonly pile?: readonly number[]
  readonly tokens?: readonly number[]
  readonly covered?: readonly string[]
  readonly arranged?: { readonly [field: string]: Json }
  readonly a?: Holding
  readonly b?: Holding
  readonly c?: Holding
  readonly d?: Holding
  readonly fromSetup?: boolean
}

const LETTERS = ['a', 'b', 'c', 'd'] as const
const SIDES = ['A1', 'B1', 'C1', 'D1']
const QUIET_PORTS: readonly PortTile[] = ['lessMeat', 'upgradeGlory', 'money', 'swapUnits']
const DEFAULT_TILES: readonly ScoringTile[] = ['workers', 'border', 'meat', 'upgrades', 'imports']

export function hexOf(name: string): number {
  const hex = hexNamed(name)
  if (hex === undefined) throw new Error(`no space "${name}"`)
  return hex
}
export const names = (hexes: readonly number[]): string => hexes.map(hexName).join(' ')
export const numbers = (contracts: readonly number[]): number[] => contracts.map(contractNumber)

export const play = (position: Position, transcript = ''): Played => new Played(position).play(transcript)

export class Played extends Transcript<Types> {
  constructor(p: Position) {
    super(clansOfCaledonia, {
      seats: p.seats ?? 3,
      seed: p.seed ?? 'test',
      ...(p.revision === undefined ? {} : { revision: p.revision }),
      setup: {
        ...p.options,
        corrections: p.corrections ?? null,
        arranged: {
          sides: p.sides ?? SIDES,
          ...(p.options?.['portTiles'] === false ? {} : { ports: p.ports ?? QUIET_PORTS }),
          ...(p.options?.['scoringTiles'] === false ? {} : { scoring: tilesWith(p) }),
          first: [0],
          ...(p.covered === undefined ? {} : { covered: p.covered }),
          ...p.arranged,
        },
      },
      arrange: (state) => {
        if (p.fromSetup !== true) arrange(state, p)
      },
      check: invariants,
    })
  }

  player(letter: string): PlayerShown {
    return this.view().players[seatOf(letter)]
  }
  whyNotExpand(unit: Unit, hex: string): Reason | null {
    if (this.legal().includes(`expand ${unit} ${hex}`)) return null
    const blocked = this.game.blocked(this.state, seatOf(this.asked.charAt(0)))
    const found = [`expand ${unit} ${hex}`, `expand ${hex}`, `expand ${unit}`].flatMap((text) =>
      blocked.filter((choice) => this.game.write(choice.action) === text),
    )
    if (found.length === 0) throw new Error(`expand ${unit} ${hex} is neither legal nor greyed`)
    return found[0].reason
  }
  sitesFor(unit: Unit): string[] {
    const beginning = `expand ${unit} `
    return this.legal(beginning).map((text) => text.slice(beginning.length))
  }
  price(good: Good): number {
    return this.view().prices[goodId(good)].price
  }
  display(): number[] {
    return this.view().display.flatMap((contract) => (contract === null ? [] : [contractNumber(contract)]))
  }
  unitAt(hex: string): string {
    const found = this.view().spaces.find((space) => space.hex === hexOf(hex))
    return found === undefined ? '-' : found.unit === null ? 'blocked' : `${LETTERS[found.seat]} ${found.unit}`
  }
  endRound(): this {
    const { round } = this.state
    while (this.asked !== 'over' && this.state.round === round) {
      const choices = this.legal()
      const choice = ['end', 'pass', 'skip'].find((text) => choices.includes(text)) ?? choices[0]
      this.play(`${this.asked.charAt(0)} ${choice}`)
    }
    return this
  }
  line(letter: string, category: string): number {
    const lines = this.game.tally(this.state, null)[seatOf(letter)]
    return lines.find((line) => line.category === category)?.points ?? Number.NaN
  }
}

function tilesWith(p: Position): readonly ScoringTile[] {
  const wanted = p.scoring
  if (wanted === undefined) return DEFAULT_TILES
  const rest = SCORING_TILES.filter((tile) => tile !== wanted).slice(0, 4)
  return [...rest.slice(0, (p.round ?? 1) - 1), wanted, ...rest.slice((p.round ?? 1) - 1)]
}

function arrange(s: State, p: Position): void {
  s.round = p.round ?? 1
  s.order = Array.from({ length: s.seats }, (_, seat) => seat)
  s.place = 0
  for (const letter of LETTERS) if (seatOf(letter) < s.seats) hold(s, seatOf(letter), p[letter] ?? {})
  for (const good of GOODS) s.prices[goodId(good)] = p.prices?.[good] ?? s.prices[goodId(good)]
  for (const [i, step] of (p.tokens ?? []).entries()) s.tokens[i] = step
  for (const seat of s.order) refreshReach(s, seat)
  arrangeContracts(s, p)
  s.stack = [NEXT_TURN, TURN[0]]
}

function arrangeContracts(s: State, p: Position): void {
  const pile = peek(s.pile)
  const held = new Set([...s.boxes.flat(), ...s.fulfilled.flat()])
  const shown = (p.display ?? []).map((number) => number - 1)
  const next = (p.pile ?? []).map((number) => number - 1)
  const free = [...s.display.filter((contract) => contract >= 0), ...pile].filter((contract) => !held.has(contract))
  const rest = free.filter((contract) => !shown.includes(contract) && !next.includes(contract))
  for (let box = 0; box < s.display.length; box++)
    s.display[box] = p.display !== undefined ? (shown[box] ?? -1) : s.display[box] < 0 ? -1 : (rest.pop() ?? -1)
  pile.splice(0, pile.length, ...rest, ...next.toReversed())
}

function hold(s: State, seat: Seat, h: Holding): void {
  s.clan[seat] = h.clan === undefined ? -1 : CLANS.indexOf(h.clan)
  s.tile[seat] = seat
  s.money[seat] = h.money ?? 100
  s.glory[seat] = h.glory ?? 0
  s.bid[seat] = h.bid ?? 0
  s.shipping[seat] = h.shipping ?? 0
  for (const [good, n] of Object.entries(h.goods ?? {})) s.goods[seat * GOOD_KINDS + goodNamed(good)] = n
  let away = 0
  for (const [good, n] of Object.entries(h.market ?? {})) {
    s.market[seat * GOOD_KINDS + goodNamed(good)] = n
    away += Math.abs(n)
  }
  s.merchants[seat] = h.merchants ?? 2
  s.unhired[seat] = MERCHANTS - s.merchants[seat] - away
  for (const text of h.units ?? []) {
    const [unit, hex] = text.split(' ')
    const known = UNITS.find((name) => name === unit)
    if (known === undefined || s.spaces[hexOf(hex)] !== EMPTY_SPACE) throw new Error(`"${text}" cannot be there`)
    putUnit(s, seat, unitId(known), hexOf(hex))
  }
  s.boxes[seat] = (h.boxes ?? []).map((number) => number - 1)
  s.fulfilled[seat] = (h.fulfilled ?? []).map((number) => number - 1)
  for (const technology of h.technology ?? []) s.technology[seat] |= technology === 'woodcutter' ? 1 : 2
  for (const port of h.portsUsed ?? []) s.portsUsed[seat] |= 1 << s.ports.indexOf(PORT_TILES.indexOf(port))
  for (const spot of h.cellar ?? []) s.cellar |= 1 << (spot - 1)
}

const goodNamed = (good: string): number => GOODS.findIndex((known) => known === good)
