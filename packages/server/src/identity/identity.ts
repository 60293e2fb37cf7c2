import { createHash } from 'node:crypto'
import type { Me } from '@bothy/protocol'
import type { PersonId } from '@bothy/room'
import { Signer } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { guestName } from './guest-names.ts'
import { Cookies } from './cookies.ts'
import { cookieKeys } from './cookie-keys.ts'
import { Accounts } from '../people/accounts.ts'
import { deviceName } from '../people/device-name.ts'
import { Passkeys } from '../people/passkeys.ts'
import { type Session, Sessions } from '../people/sessions.ts'
import { SignChanges } from '../people/sign-changes.ts'
import { randomText } from '../random-text.ts'
import type { Store } from '../store/store.ts'

const GUEST = 'bothy'
const SESSION = 'bothy-session'
/** Stays after signing out: says to which account the browser was signed in, and grants no access. */
const KNOWN = 'bothy-known'
const ID_BYTES = 18

type Known = { readonly person: PersonId | null; readonly isOld: boolean; readonly session: Session | null }

const NOBODY: Known = { person: null, isOld: false, session: null }

/** A hash, so that the cookie does not reveal the person. */
const markOf = (device: string, person: PersonId): string =>
  createHash('sha256').update(`${device} ${person}`).digest('base64url')

const signerOf = (keys: string): Signer => new Signer(keys.split(' '))

/** A guest is a random number in a signed cookie, stored only once a name is chosen. The owner of an account is known by a session alone. */
export class Identity {
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly passkeys: Passkeys
  readonly changes: SignChanges
  readonly cookies: Cookies
  readonly #store: Store
  readonly #known = new WeakMap<FastifyRequest, Known>()
  #keys: string
  #signer: Signer

  private constructor(store: Store, keys: string, options: IdentityOptions) {
    this.#store = store
    this.cookies = new Cookies(options.publicUrl)
    this.#keys = keys
    this.#signer = signerOf(keys)
    this.changes = new SignChanges(store)
    this.accounts = new Accounts(store, this.changes)
    this.passkeys = new Passkeys(store)
    this.sessions = new Sessions(store, this.changes, options.report)
  }

  static async open(store: Store, options: IdentityOptions): Promise<Identity> {
    return new Identity(store, await cookieKeys(store), options)
  }

  async readKeys(): Promise<void> {
    const keys = await cookieKeys(this.#store)
    if (keys === this.#keys) return
    this.#keys = keys
    this.#signer = signerOf(keys)
  }

  async recognize(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const now = Date.now()
    const token = this.cookies.read(request, SESSION)
    const session = token === undefined ? null : await this.sessions.find(token, now)
    if (session !== null) {
      this.cookies.renew(request, reply, SESSION)
      this.#known.set(request, { person: session.person, isOld: false, session })
      return
    }
    const guest = this.#guest(request)
    if (guest.person === null || (await this.accounts.has(guest.person, now))) return
    this.cookies.renew(request, reply, GUEST)
    this.#known.set(request, guest)
  }

  personOf(request: FastifyRequest): PersonId | null {
    return this.#of(request).person
  }

  /** Null for a guest. */
  sessionOf(request: FastifyRequest): Session | null {
    return this.#of(request).session
  }

  /** Sets a cookie for a new guest, and for a cookie signed with an old key. */
  ensure(request: FastifyRequest, reply: FastifyReply): PersonId {
    const known = this.#of(request)
    if (known.person !== null && !known.isOld) return known.person
    const person = known.person ?? randomText(ID_BYTES)
    this.cookies.set(request, reply, { name: GUEST, value: this.sign(person) })
    return person
  }

  async signIn(request: FastifyRequest, reply: FastifyReply, person: PersonId): Promise<Session> {
    const now = Date.now()
    const before = this.sessionOf(request)
    if (before !== null) await this.sessions.close(before, now)
    const { token, session } = await this.sessions.open(person, deviceName(request.headers['user-agent']), now)
    this.cookies.clear(reply, GUEST)
    this.cookies.set(request, reply, { name: SESSION, value: token })
    if (this.knownDevice(request, person) === null) {
      const device = randomText(ID_BYTES)
      const value = this.sign(`${KNOWN} ${device} ${markOf(device, person)}`)
      this.cookies.set(request, reply, { name: KNOWN, value })
    }
    this.#known.set(request, { person, isOld: false, session })
    return session
  }

  forget(reply: FastifyReply): void {
    for (const name of [SESSION, GUEST]) this.cookies.clear(reply, name)
  }

  forgetAll(reply: FastifyReply): void {
    for (const name of [SESSION, GUEST, KNOWN]) this.cookies.clear(reply, name)
  }

  sign(text: string): string {
    return this.#signer.sign(text)
  }

  unsign(text: string): string | null {
    const { valid, value } = this.#signer.unsign(text)
    return valid ? value : null
  }

  /** Null unless a cookie proves that the device was signed in to this account before. */
  knownDevice(request: FastifyRequest, person: PersonId): string | null {
    const [kind, device, mark] = this.unsign(this.cookies.read(request, KNOWN) ?? '')?.split(' ') ?? []
    return kind === KNOWN && device !== undefined && mark === markOf(device, person) ? device : null
  }

  #of(request: FastifyRequest): Known {
    return this.#known.get(request) ?? NOBODY
  }

  #guest(request: FastifyRequest): Known {
    const cookie = this.cookies.read(request, GUEST)
    if (cookie === undefined) return NOBODY
    const { valid, value, renew } = this.#signer.unsign(cookie)
    return valid ? { person: value, isOld: renew, session: null } : NOBODY
  }

  async nameOf(person: PersonId): Promise<string> {
    return (await this.#store.readPerson(person))?.name ?? guestName(person)
  }

  async me(person: PersonId): Promise<Me> {
    const [known, isAccount] = await Promise.all([
      this.#store.readPerson(person),
      this.accounts.has(person, Date.now()),
    ])
    return { name: known?.name ?? guestName(person), guest: !isAccount, named: known !== null }
  }

  /** False if another person has an account of that name. */
  async rename(person: PersonId, name: string, now: number): Promise<boolean> {
    if ((await this.accounts.has(person, now)) && !(await this.accounts.rename(person, name))) return false
    await this.#store.savePerson({ id: person, name, created: now })
    return true
  }
}

type IdentityOptions = {
  readonly publicUrl: string | null
  readonly report: (fault: string, error: unknown) => void
}
