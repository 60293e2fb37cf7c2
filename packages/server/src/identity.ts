import { randomBytes } from 'node:crypto'
import type { Me } from '@bothy/protocol'
import type { PersonId } from '@bothy/room'
import { Signer } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { guestName } from './guest-names.ts'
import type { Store } from './store/store.ts'

const COOKIE = 'bothy'
const TWO_YEARS = 2 * 365 * 24 * 3600
const KEY_BYTES = 32
const ID_BYTES = 18

export const randomText = (bytes: number): string => randomBytes(bytes).toString('base64url')

/** Who somebody is: a random number in a signed cookie, from the first click on. Nothing is stored until a name is chosen. */
export class Identity {
  readonly #store: Store
  readonly #signer: Signer

  private constructor(store: Store, key: string) {
    this.#store = store
    this.#signer = new Signer(key)
  }

  /** The key is drawn at the first start and kept in the store. */
  static async open(store: Store): Promise<Identity> {
    return new Identity(store, await store.secret('cookie key', randomText(KEY_BYTES)))
  }

  /** Null without a cookie of ours. */
  personOf(request: FastifyRequest): PersonId | null {
    const cookie = request.cookies[COOKIE]
    if (cookie === undefined) return null
    const { valid, value } = this.#signer.unsign(cookie)
    return valid ? value : null
  }

  /** The person of the request; a new guest gets a cookie with the answer. */
  ensure(request: FastifyRequest, reply: FastifyReply): PersonId {
    const known = this.personOf(request)
    if (known !== null) return known
    const person = randomText(ID_BYTES)
    void reply.setCookie(COOKIE, this.#signer.sign(person), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: TWO_YEARS,
    })
    return person
  }

  async nameOf(person: PersonId): Promise<string> {
    return (await this.#store.readPerson(person))?.name ?? guestName(person)
  }

  async me(person: PersonId): Promise<Me> {
    const known = await this.#store.readPerson(person)
    return { name: known?.name ?? guestName(person), guest: true, named: known !== null }
  }

  async rename(person: PersonId, name: string, now: number): Promise<void> {
    await this.#store.savePerson({ id: person, name, created: now })
  }
}
