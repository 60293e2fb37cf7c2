import type { Game, GameTypes, Seat } from '../contract.ts'
import { type Json, sameJson } from '../json.ts'
import { readPly, seatLetter } from '../record/record.ts'
import { Match } from '../match/match.ts'

export type Tested = GameTypes & {
  action: { readonly type: string }
  event: { readonly type: string }
  view: { readonly pending: { readonly kind: string } | null }
}

export type Opening<T extends Tested> = {
  readonly seats: number
  readonly setup: Json
  readonly seed?: string
  readonly revision?: number
  arrange?(state: T['state']): void
  /** Throws for an impossible position; called after the opening and after every ply. */
  check?(state: T['state']): void
}

export const seatOf = (letter: string): Seat => {
  for (let seat = 0; seat < MOST_SEATS; seat++) if (seatLetter(seat) === letter) return seat
  throw new Error(`no seat "${letter}"`)
}
const MOST_SEATS = 8

export class Transcript<T extends Tested> {
  readonly game: Game<T>
  readonly table: Match<T>
  readonly #check: (state: T['state']) => void

  constructor(game: Game<T>, opening: Opening<T>) {
    const { seats, seed = 'test', revision = game.revision } = opening
    const setup = game.setup(opening.setup, seats)
    if (!setup.ok) throw new Error(JSON.stringify(setup.problem))
    this.game = game
    this.table = new Match(game, { game: game.id, revision, setup: setup.value, seats, seed })
    this.#check = (state) => opening.check?.(state)
    opening.arrange?.(this.state)
    this.#check(this.state)
  }

  get state(): T['state'] {
    return this.table.state
  }

  /** Plies in notation after the letter of the seat, one on each line or between semicolons. */
  play(plies: string): this {
    for (const line of plies.split(/[\n;]/)) {
      const text = line.trim()
      if (text !== '') this.#submit(this.spelled(text))
    }
    return this
  }

  protected spelled(ply: string): string {
    return ply
  }

  #submit(text: string): void {
    const { seat, action } = readPly(this.game, text)
    const answer = this.table.submit(seat, this.table.version, action)
    if (!answer.ok)
      throw new Error(
        `"${text}" is refused: ${JSON.stringify(answer.rejection)}; asked is ${this.asked}, ${this.legal().join(', ')}`,
      )
    this.#check(this.state)
  }

  /** The seats that are asked and what: `a turn`, `abc vote`; `over` at the end. */
  get asked(): string {
    const actors = this.game.actors(this.state)
    if (actors.length === 0) return 'over'
    return `${actors.map(seatLetter).join('')} ${this.view(null).pending?.kind ?? ''}`
  }

  legal(beginning = ''): string[] {
    return this.asked === 'over' ? [] : this.legalOf(this.asked.charAt(0)).filter((text) => text.startsWith(beginning))
  }
  legalOf(letter: string): string[] {
    return this.table.legal(seatOf(letter)).map((action) => this.game.write(action))
  }

  /** The reason why the first seat asked cannot do it; `null` if it can. An action that is neither legal nor greyed is a mistake of the test. */
  whyNot(text: string): T['reason'] | null {
    const action = this.game.read(text)
    const blocked = this.game.blocked(this.state, seatOf(this.asked.charAt(0)))
    const found = blocked.find((choice) => sameJson(choice.action, action))
    const isLegal = this.legal().includes(text)
    if (found !== undefined && isLegal) throw new Error(`"${text}" is legal and greyed`)
    if (found === undefined && !isLegal)
      throw new Error(`"${text}" is neither legal nor greyed: ${this.legal().join(', ')}`)
    return found?.reason ?? null
  }

  view(letter: string | null = null): T['view'] {
    return this.game.view(this.state, letter === null ? null : seatOf(letter))
  }

  get events(): readonly T['event'][] {
    return [...this.table.openingEvents, ...this.table.events.flat()]
  }
  get lastEvents(): readonly T['event'][] {
    return this.table.events.at(-1) ?? this.table.openingEvents
  }
  eventsOf<K extends T['event']['type']>(type: K): Extract<T['event'], { type: K }>[] {
    return this.events.filter((e): e is Extract<T['event'], { type: K }> => e.type === type)
  }
  witnessed(letter: string | null): (T['event'] | null)[] {
    return this.lastEvents.map((e) => this.game.witness(e, letter === null ? null : seatOf(letter)))
  }
}
