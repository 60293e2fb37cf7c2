import { createHash } from 'node:crypto'
import { MOST_OWN_BOTS, OWN_BOT_MARK, type OwnBot } from '@bothy/protocol'
import { type PersonId, cleanName, lookOf } from '@bothy/room'
import { randomText } from '../random-text.ts'
import type { Schema } from '../store/schema.ts'
import type { Records } from '../store/store.ts'
import { nameKey } from './accounts.ts'
import type { SignChanges } from './sign-changes.ts'

/** Lets scanners of leaked secrets know a token. */
const TOKEN_BEGINS = 'bothy_bot_'
const TOKEN_BYTES = 32
const ID_BYTES = 18
/** Of one account, revoked ones too: their names stand at tables. */
const MOST_NAMES = 20
const SEEN_EVERY_MS = 60_000

type Row = Schema['own_bots']
type Drawn = { readonly bot: Row; readonly token: string }

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export const shownBot = ({ bot, name, created, seen }: Row, isOnline: boolean): OwnBot => ({
  id: bot,
  name,
  created,
  seen,
  online: isOnline,
})

/** The mark stands first: a name that is numbered or cut loses its end. Empty if nothing is left of the name. */
export const markedName = (name: string): string =>
  cleanName(name) === '' ? '' : cleanName(`${OWN_BOT_MARK} ${cleanName(name)}`)

/** People must not bear the mark, in whatever letters. */
export const looksLikeBot = (name: string): boolean =>
  name.startsWith(OWN_BOT_MARK.slice(0, 1)) && lookOf(name).startsWith(lookOf(OWN_BOT_MARK))

export class OwnBots {
  readonly #records: Records
  readonly #changes: SignChanges

  constructor(records: Records, changes: SignChanges) {
    this.#records = records
    this.#changes = changes
  }

  /** Revoked ones too, by age. */
  all(person: PersonId): Promise<readonly Row[]> {
    const { queries } = this.#records
    return queries.selectFrom('own_bots').selectAll().where('person', '=', person).orderBy('slot').execute()
  }

  async of(person: PersonId): Promise<readonly Row[]> {
    return (await this.all(person)).filter(({ hash }) => hash !== null)
  }

  /** A revoked bot of the same name gets a new token. */
  async draw(person: PersonId, name: string, now: number): Promise<Drawn | 'name-taken' | 'too-many-own-bots'> {
    const { queries } = this.#records
    const known = await this.all(person)
    const same = known.find((row) => nameKey(row.name) === nameKey(name))
    if (same !== undefined && same.hash !== null) return 'name-taken'
    if (known.filter(({ hash }) => hash !== null).length >= MOST_OWN_BOTS) return 'too-many-own-bots'
    if (same === undefined && known.length >= MOST_NAMES) return 'too-many-own-bots'
    const token = TOKEN_BEGINS + randomText(TOKEN_BYTES)
    const hash = hashOf(token)
    const slot = known.reduce((next, row) => Math.max(next, row.slot + 1), 0)
    const bot: Row =
      same === undefined
        ? { bot: randomText(ID_BYTES), person, slot, name, hash, created: now, seen: null }
        : { ...same, hash, created: now, seen: null }
    const [written] = await this.#records.write(
      same === undefined
        ? queries
            .insertInto('own_bots')
            .values(bot)
            .onConflict((on) => on.doNothing())
        : queries
            .updateTable('own_bots')
            .set({ hash, created: now, seen: null })
            .where('bot', '=', same.bot)
            .where('hash', 'is', null),
      queries
        .insertInto('people')
        .values({ id: bot.bot, name: bot.name, created: now })
        .onConflict((on) => on.doNothing()),
    )
    // Two requests at once: the other one has the slot, or the name.
    return written > 0 ? { bot, token } : this.draw(person, name, now)
  }

  /** False if the person has no such bot with a token. Its sockets end, here at once and elsewhere within seconds. */
  async revoke(person: PersonId, bot: PersonId, now: number): Promise<boolean> {
    if (!(await this.of(person)).some((row) => row.bot === bot)) return false
    const [revoked] = await this.#changes.write(
      bot,
      now,
      this.#records.queries
        .updateTable('own_bots')
        .set({ hash: null })
        .where('bot', '=', bot)
        .where('person', '=', person)
        .where('hash', 'is not', null),
    )
    return revoked > 0
  }

  /** Asks the database each time, so that a revoked token is never remembered. */
  async find(token: string): Promise<PersonId | null> {
    if (!token.startsWith(TOKEN_BEGINS)) return null
    const { queries } = this.#records
    const row = await queries.selectFrom('own_bots').select('bot').where('hash', '=', hashOf(token)).executeTakeFirst()
    return row?.bot ?? null
  }

  async see(bot: PersonId, now: number): Promise<void> {
    await this.#records.write(
      this.#records.queries
        .updateTable('own_bots')
        .set({ seen: now })
        .where('bot', '=', bot)
        .where(({ or, eb }) => or([eb('seen', 'is', null), eb('seen', '<', now - SEEN_EVERY_MS)])),
    )
  }
}
