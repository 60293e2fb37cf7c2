import { BOX, type SideId } from '../../data/index.ts'

// Reads section 1, Map, and section 5 a second time, from the printed sides.

export type Place = {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly isLoch: boolean
  readonly takes: { readonly grassland: boolean; readonly forest: boolean; readonly mountain: boolean }
  readonly cost: number
  readonly module: string
}

export const OUT_OF_REACH = 99
const MOST_LOCHS = 4
/** Twice the distance from the middle of a hex to an edge, squared, where a side is 1. */
const NEXT = 3

export class Ground {
  readonly places = new Map<string, Place>()
  readonly #rivers = new Set<string>()
  readonly #beside = new Map<string, Place[]>()
  readonly #neighbours = new Map<string, Place[]>()
  readonly #within = new Map<string, string[]>()
  readonly #levels = new Map<string, Map<string, number>>()
  readonly borders = new Set<string>()
  readonly deltas = new Set<string>()

  constructor(sides: readonly SideId[], seats: number) {
    for (const side of sides) {
      for (const [name, text] of Object.entries(BOX.sides[side].hexes))
        if (!(text.endsWith('*') && seats <= 2)) this.places.set(name, placeOf(name, text, side.charAt(0))) // COC-9
      for (const [edge, isRiver] of Object.entries(BOX.sides[side].rivers)) if (isRiver) this.#rivers.add(edge)
    }
    const all = [...this.places.values()]
    for (const place of all)
      this.#beside.set(
        place.name,
        all.filter((other) => isBeside(place, other)),
      )
    for (const { name } of all)
      this.#neighbours.set(
        name,
        this.beside(name).filter((place) => !this.hasRiver(name, place.name)),
      )
    for (const { name } of all) if (this.beside(name).length < 6) this.borders.add(name)
    for (const place of all) if (this.#isDelta(place, all)) this.deltas.add(place.name)
  }

  at(name: string): Place {
    const place = this.places.get(name)
    if (place === undefined) throw new Error(`${name} is not in play`)
    return place
  }

  beside(name: string): readonly Place[] {
    return this.#beside.get(name) ?? []
  }

  hasRiver(one: string, other: string): boolean {
    return this.#rivers.has(`${one}-${other}`) || this.#rivers.has(`${other}-${one}`)
  }

  neighbours(name: string): readonly Place[] {
    return this.#neighbours.get(name) ?? []
  }

  /** COC-11: the third hex at an end of an edge lies beside both of its banks. The other bank may be out of play. */
  #isDelta({ name, isLoch }: Place, all: readonly Place[]): boolean {
    if (isLoch) return false
    return [...this.#rivers].some((river) => {
      const banks = river.split('-')
      if (!banks.includes(name)) return false
      const [one, other] = banks.map(middleOf)
      return all.some((loch) => loch.isLoch && isBeside(loch, one) && isBeside(loch, other))
    })
  }

  level(from: string, to: string): number {
    let levels = this.#levels.get(from)
    if (levels === undefined) this.#levels.set(from, (levels = this.#levelsFrom(from)))
    return levels.get(to) ?? OUT_OF_REACH
  }

  within(from: string, shipping: number): readonly string[] {
    const key = `${from} ${shipping}`
    const known = this.#within.get(key)
    if (known !== undefined) return known
    const found = [...this.places.keys()].filter((to) => this.level(from, to) <= shipping)
    this.#within.set(key, found)
    return found
  }

  #levelsFrom(from: string): Map<string, number> {
    const levels = new Map<string, number>()
    const least = (to: string, level: number): void =>
      void levels.set(to, Math.min(level, levels.get(to) ?? OUT_OF_REACH))
    for (const { name } of this.beside(from)) least(name, this.hasRiver(from, name) ? 1 : 0)
    const crossed = new Set([from])
    let shore = [from]
    for (let lochs = 1; lochs <= MOST_LOCHS; lochs++) {
      shore = shore.flatMap((name) => this.beside(name)).flatMap(({ name, isLoch }) => (isLoch ? [name] : []))
      shore = [...new Set(shore)].filter((name) => !crossed.has(name))
      for (const loch of shore) {
        crossed.add(loch)
        for (const { name } of this.beside(loch)) if (name !== from) least(name, lochs + 1)
      }
    }
    return levels
  }
}

function placeOf(name: string, text: string, module: string): Place {
  return {
    name,
    ...middleOf(name),
    isLoch: text === '~',
    takes: { grassland: text.includes('G'), forest: text.includes('F'), mountain: text.includes('M') },
    cost: Number(/\d/.exec(text)?.[0] ?? 0),
    module,
  }
}

type Point = { readonly x: number; readonly y: number }

/** Flat-topped hexes with sides of 1; odd columns are half a hex further south. */
function middleOf(name: string): Point {
  const [column, row] = (/^c(\d+)r(\d+)$/.exec(name) ?? []).slice(1).map(Number)
  return { x: 1.5 * column, y: Math.sqrt(NEXT) * (row + (column % 2) / 2) }
}

const isBeside = (one: Point, other: Point): boolean =>
  Math.round((one.x - other.x) ** 2 + (one.y - other.y) ** 2) === NEXT

const known = new Map<string, Ground>()
export function groundOf(sides: readonly SideId[], seats: number): Ground {
  const key = `${sides.join('')} ${seats <= 2}`
  const found = known.get(key) ?? new Ground(sides, seats)
  known.set(key, found)
  return found
}
