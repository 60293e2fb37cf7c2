import type { Me } from '@bothy/protocol'
import type { PersonId } from '@bothy/room'
import { Signer } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { guestName } from './guest-names.ts'
import { cookieKeys } from './cookie-keys.ts'
import { randomText } from './random-text.ts'
import type { Store } from './store/store.ts'

const COOKIE = 'bothy'
const TWO_YEARS = 2 * 365 * 24 * 3600
const ID_BYTES = 18

const NOBODY = { person: null, isOld: false } as const

const signerOf = (keys: string): Signer => new Signer(keys.split(' '))

/** Who somebody is: a random number in a signed cookie, from the first click on. Nothing is stored until a name is chosen. */
export class Identity {
  readonly #store: Store
  readonly #publicHost: string | null
  #keys: string
  #signer: Signer

  private constructor(store: Store, keys: string, publicHost: string | null) {
    this.#store = store
    this.#publicHost = publicHost
    this.#keys = keys
    this.#signer = signerOf(keys)
  }

  /** The key is drawn at the first start and kept in the store. `publicUrl`: the address that people are sent. */
  static async open(store: Store, publicUrl: string | null): Promise<Identity> {
    const url = publicUrl === null ? null : URL.parse(publicUrl)
    return new Identity(store, await cookieKeys(store), url?.protocol === 'https:' ? url.host : null)
  }

  /** Takes up keys that were drawn or retired meanwhile. */
  async readKeys(): Promise<void> {
    const keys = await cookieKeys(this.#store)
    if (keys === this.#keys) return
    this.#keys = keys
    this.#signer = signerOf(keys)
  }

  /** Null without a cookie of ours. */
  personOf(request: FastifyRequest): PersonId | null {
    return this.#known(request).person
  }

  /** The person of the request. A new guest gets a cookie with the answer, and so does one whose key is an old one. */
  ensure(request: FastifyRequest, reply: FastifyReply): PersonId {
    const known = this.#known(request)
    if (known.person !== null && !known.isOld) return known.person
    const person = known.person ?? randomText(ID_BYTES)
    void reply.setCookie(COOKIE, this.#signer.sign(person), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#isSecure(request),
      maxAge: TWO_YEARS,
    })
    return person
  }

  #known(request: FastifyRequest): { readonly person: PersonId | null; readonly isOld: boolean } {
    const cookie = request.cookies[COOKIE]
    if (cookie === undefined) return NOBODY
    const { valid, value, renew } = this.#signer.unsign(cookie)
    return valid ? { person: value, isOld: renew } : NOBODY
  }

  /**
   * Over TLS, or where people are sent to an address with TLS: then only who comes past the proxy, on the network of the house, gets
   * a cookie for plain HTTP, which a browser would refuse otherwise.
   */
  #isSecure(request: FastifyRequest): boolean {
    if (request.protocol === 'https') return true
    if (this.#publicHost === null) return false
    return request.host === this.#publicHost || request.headers['x-forwarded-for'] !== undefined
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
