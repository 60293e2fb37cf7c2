import { Account, AccountChange, Farewell, MyData, SignIn, SignUp } from '@bothy/protocol'
import { cleanName } from '@bothy/room'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { type AccountRow, nameKey } from '../people/accounts.ts'
import { transferTables, transferWishes } from '../people/transfer-tables.ts'
import { AccountDeletions } from '../people/account-deletions.ts'
import { myData } from '../people/my-data.ts'
import { hashPassword, isPassword } from '../people/password.ts'
import { looksLikeBot } from '../people/own-bots.ts'
import { type Session, deviceId } from '../people/sessions.ts'
import { shownAccount } from '../people/shown-account.ts'
import { addressOf } from '../limits/rate-limit.ts'
import { Refused } from './refused.ts'
import { Renaming } from '../rooms/renaming.ts'
import type { Services } from '../services.ts'
import { REFUSED } from './tables.ts'

const tags = ['accounts']
const DeviceParams = Type.Object({ device: Type.String({ pattern: '^[\\w-]{16}$' }) }, { additionalProperties: false })

/** Per minute and address: each request opens all tables of the person. */
const MOST_HEAVY = 6

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>()
  const { identity, quotas } = services
  const { accounts, sessions } = identity
  const farewells = new AccountDeletions(services)
  app.addHook('onClose', () => farewells.stop())

  api.route({
    method: 'POST',
    url: '/api/account',
    schema: {
      tags,
      summary: 'Sign up: the guest who asks gets an account, and keeps all tables',
      body: SignUp,
      response: { 201: Account, ...REFUSED },
    },
    handler: async (request, reply) => {
      quotas.countSigning({ account: null, address: addressOf(request) }, Date.now())
      if (identity.sessionOf(request) !== null) throw new Refused('forbidden')
      const { email } = request.body
      const name = newName(request.body.name)
      const password = await hashPassword(request.body.password)
      const session = await signUp(services, request, reply, { name, email, password })
      return reply.code(201).send(await shownAccount(services, session))
    },
  })

  api.route({
    method: 'GET',
    url: '/api/account',
    schema: { tags, summary: 'My account', response: { 200: Account, ...REFUSED } },
    handler: (request) => shownAccount(services, signedIn(services, request)),
  })

  api.route({
    method: 'PATCH',
    url: '/api/account',
    schema: {
      tags,
      summary: 'Change my account; a new password signs out my other devices',
      body: AccountChange,
      response: { 200: Account, ...REFUSED },
    },
    handler: async (request) => {
      const { password, ...others } = request.body
      const session = (others.email === undefined ? signedIn : freshlySignedIn)(services, request)
      if (typeof others.zone === 'string' && !isZone(others.zone)) throw new Refused('malformed', null, '/zone')
      if (password !== undefined) await changePassword(services, session, addressOf(request), password)
      await accounts.change(session.person, others)
      return shownAccount(services, session)
    },
  })

  api.route({
    method: 'DELETE',
    url: '/api/account',
    config: { rateLimit: { max: MOST_HEAVY } },
    schema: {
      tags,
      summary:
        'Delete my account for good; finished matches stay readable under “somebody”. 202: it is under way, and to be asked for again',
      body: Farewell,
      response: { 202: Type.Literal('under-way'), 204: Type.Null(), ...REFUSED },
    },
    handler: async (request, reply) => {
      const { person } = signedIn(services, request)
      const account = await accounts.read(person)
      if (account === null || nameKey(request.body.name) !== nameKey(account.name))
        throw new Refused('malformed', null, '/name')
      if (!farewells.isUnderWay(person)) freshlySignedIn(services, request)
      if (!(await farewells.isOver(person))) return reply.code(202).send('under-way')
      identity.forgetAll(reply)
      return reply.code(204).send(null)
    },
  })

  api.route({
    method: 'GET',
    url: '/api/account/data',
    config: { rateLimit: { max: MOST_HEAVY } },
    schema: { tags, summary: 'Everything that is kept of me', response: { 200: MyData, ...REFUSED } },
    handler: (request) => myData(services, signedIn(services, request)),
  })

  api.route({
    method: 'POST',
    url: '/api/session',
    schema: {
      tags,
      summary: 'Sign in; a wrong password and a name that nobody has are answered alike',
      body: SignIn,
      response: { 200: Account, ...REFUSED },
    },
    handler: async (request, reply) => {
      const { name, password } = request.body
      const account = await accounts.named(name)
      const device = account === null ? null : identity.knownDevice(request, account.person)
      quotas.countSigning({ account: nameKey(name), address: addressOf(request), device }, Date.now())
      const isRight = await isPassword(password, account?.password ?? null)
      if (account === null || !isRight) throw new Refused('wrong-sign-in')
      return shownAccount(services, await bringAlong(services, request, reply, account))
    },
  })

  api.route({
    method: 'DELETE',
    url: '/api/session',
    schema: { tags, summary: 'Sign out on this device', response: { 204: Type.Null(), ...REFUSED } },
    handler: async (request, reply) => {
      await sessions.close(signedIn(services, request), Date.now())
      identity.forget(reply)
      return reply.code(204).send(null)
    },
  })

  api.route({
    method: 'DELETE',
    url: '/api/sessions',
    schema: { tags, summary: 'Sign out on all devices', response: { 204: Type.Null(), ...REFUSED } },
    handler: async (request, reply) => {
      await sessions.closeAll(signedIn(services, request).person, Date.now())
      identity.forget(reply)
      return reply.code(204).send(null)
    },
  })

  api.route({
    method: 'DELETE',
    url: '/api/sessions/:device',
    schema: {
      tags,
      summary: 'Sign out on one of my devices',
      params: DeviceParams,
      response: { 204: Type.Null(), ...REFUSED },
    },
    handler: async (request, reply) => {
      const { person } = signedIn(services, request)
      await sessions.closeDevice(person, request.params.device, Date.now())
      return reply.code(204).send(null)
    },
  })
}

export function newName(given: string): string {
  const name = cleanName(given)
  if (name === '') throw new Refused('malformed', null, '/name')
  if (looksLikeBot(name)) throw new Refused('name-taken', null, '/name')
  return name
}

export async function signUp(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Pick<AccountRow, 'name' | 'email' | 'password'>,
): Promise<Session> {
  const { identity, store } = services
  const person = identity.ensure(request, reply)
  const now = Date.now()
  if (!(await identity.accounts.create({ person, ...account, created: now })))
    throw new Refused('name-taken', null, '/name')
  await store.savePerson({ id: person, name: account.name, created: now })
  await new Renaming(services).rename(person, account.name)
  const session = await identity.signIn(request, reply, person)
  await identity.changes.write(person, Date.now())
  return session
}

export async function bringAlong(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { person, name }: Pick<AccountRow, 'person' | 'name'>,
): Promise<Session> {
  const { identity } = services
  const guest = identity.sessionOf(request) === null ? identity.personOf(request) : null
  if (guest !== null) {
    // First, because tables ask when their new people rest.
    await transferWishes(services.store, guest, person)
    await transferTables(services, guest, { person, name, host: person })
  }
  const session = await identity.signIn(request, reply, person)
  if (guest !== null) await identity.changes.write(guest, Date.now())
  return session
}

/** A session younger than this proves ownership of the account. */
const FRESH_MS = 10 * 60_000

/**
 * For changes that give the account away or end it. Refuses an old session, since a thief may have the device or its cookie; signing in
 * again is enough.
 */
export function freshlySignedIn(services: Services, request: FastifyRequest): Session {
  const session = signedIn(services, request)
  if (Date.now() - session.created > FRESH_MS) throw new Refused('sign-in-again')
  return session
}

export function signedIn({ identity }: Services, request: FastifyRequest): Session {
  const session = identity.sessionOf(request)
  if (session === null) throw new Refused('signed-out')
  return session
}

async function changePassword(
  { identity, quotas }: Services,
  { person, hash, created }: Session,
  address: string,
  { before, after }: NonNullable<AccountChange['password']>,
): Promise<void> {
  const account = await identity.accounts.read(person)
  if (account === null) throw new Refused('signed-out')
  // A session counts as a known device.
  quotas.countSigning({ account: nameKey(account.name), address, device: deviceId(hash) }, Date.now())
  if (account.password === null && Date.now() - created > FRESH_MS) throw new Refused('sign-in-again')
  if (account.password !== null && !(await isPassword(before ?? '', account.password)))
    throw new Refused('wrong-sign-in', null, '/password/before')
  await identity.accounts.change(person, { password: await hashPassword(after) })
  await identity.sessions.closeAll(person, Date.now(), hash)
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
