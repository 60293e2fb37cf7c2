import type { ChatLine, Refusal } from '@bothy/protocol'
import type { Followers } from './followers.ts'
import type { RoomHost, Viewer } from '../host.ts'
import type { MatchLog } from '../log/match-log.ts'
import type { PersonId } from '../log/log.ts'
import { apartFrom, cleanLine } from '../seats/names.ts'
import { refusal } from '../log/outcome.ts'
import { mayTalk, namesOfOthers, ownSeats } from '../seats/seating.ts'
import type { StoredLine } from '../store/store.ts'
import type { Unheard } from './mute-list.ts'

const CHAT_SHOWN = 100

const ALL_HEARD: Unheard = new Map()

export function shownLine(line: StoredLine, reader: PersonId | null, unheard: Unheard = ALL_HEARD): ChatLine {
  const { id, name, seat, at, note, by } = line
  const own = reader === null || by === undefined ? undefined : unheard.get(reader)?.get(by)
  const hidden = line.hidden ?? own
  return {
    id,
    name,
    seat,
    text: hidden === undefined ? line.text : '',
    at,
    ...(note === undefined ? {} : { note }),
    ...(hidden === undefined ? {} : { hidden }),
  }
}

export class Chat {
  readonly #host: RoomHost
  readonly #followers: Followers
  readonly #matchLog: () => MatchLog
  #spoken: number | null = null

  constructor(host: RoomHost, followers: Followers, matchLog: () => MatchLog) {
    this.#host = host
    this.#followers = followers
    this.#matchLog = matchLog
  }

  get #table(): string {
    return this.#matchLog().row.id
  }

  async speak(person: PersonId | null, name: string, text: string): Promise<Refusal | null> {
    const matchLog = this.#matchLog()
    if (person === null || !mayTalk(matchLog, person)) return refusal('not-seated')
    const line = cleanLine(text)
    if (line === '') return refusal('malformed')
    const [seat = null] = ownSeats(matchLog, person)
    const shown = apartFrom(namesOfOthers(matchLog, person), name)
    await this.say({ name: shown, seat, text: line, at: this.#host.clock.now(), by: person })
    return null
  }

  async say(line: Omit<StoredLine, 'id'>): Promise<void> {
    const unheard = await this.#unheard([line], this.#followers.people)
    const stored = await this.#host.store.addChat(this.#table, line)
    this.#host.otherProcesses.tell({ table: this.#table, of: 'chat', at: stored.id })
    if (this.#spoken !== null && stored.id > this.#spoken + 1) return this.hear()
    this.#spoken = stored.id
    this.#tell([stored], unheard)
  }

  async lastLines(person: PersonId | null): Promise<readonly ChatLine[]> {
    const lines = await this.#last()
    const unheard = await this.#unheard(lines, person === null ? [] : [person])
    const last = lines.at(-1)?.id ?? -1
    if (this.#spoken !== null && last < this.#spoken) return this.lastLines(person)
    this.#spoken = last
    return lines.map((line) => shownLine(line, person, unheard))
  }

  async hear(): Promise<void> {
    if (this.#spoken === null) return
    const spoken = this.#spoken
    const lines = (await this.#last()).filter((line) => line.id > spoken)
    if (lines.length === 0) return
    const unheard = await this.#unheard(lines, this.#followers.people)
    this.#spoken = Math.max(this.#spoken, lines[lines.length - 1].id)
    this.#tell(lines, unheard)
  }

  async retell(person: PersonId | null): Promise<void> {
    const lines = await this.#last()
    if (lines.length === 0) return
    const unheard = await this.#unheard(lines, person === null ? this.#followers.people : [person])
    this.#tell(lines, unheard, (viewer) => person === null || viewer.person === person)
  }

  isNews(line: number): boolean {
    return this.#spoken !== null && line > this.#spoken
  }

  #last(): Promise<readonly StoredLine[]> {
    return this.#host.store.readChat(this.#table, CHAT_SHOWN)
  }

  #tell(lines: readonly StoredLine[], unheard: Unheard, isMeant: (viewer: Viewer) => boolean = () => true): void {
    const table = this.#table
    this.#followers.tell((viewer) =>
      isMeant(viewer)
        ? { type: 'chat', table, lines: lines.map((line) => shownLine(line, viewer.person, unheard)) }
        : null,
    )
  }

  /** No look-up if a person talks to themselves, or only the table speaks. */
  async #unheard(lines: readonly Pick<StoredLine, 'by'>[], people: readonly PersonId[]): Promise<Unheard> {
    const speakers = [...new Set(lines.flatMap(({ by }) => by ?? []))]
    const listeners = people.filter((person) => speakers.some((speaker) => speaker !== person))
    if (this.#host.hearing === undefined || listeners.length === 0) return ALL_HEARD
    return this.#host.hearing.unheard(this.#table, listeners, speakers)
  }
}
