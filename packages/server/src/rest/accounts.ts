import { Account, SignIn, SignUp } from '@bothy/protocol'
import { cleanName } from '@bothy/room'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { nameKey } from '../people/accounts.ts'
import { hashPassword, isPassword } from '../people/password.ts'
import { type Session, deviceId } from '../people/sessions.ts'
import { addressOf } from '../rate-limit.ts'
import { Refused } from '../refused.ts'
import { Renaming } from '../renaming.ts'
import type { Services } from '../services.ts'
import { REFUSED } from './tables.ts'

const tags = ['accounts']
const DeviceParams = Type.Object({ device: Type.String({ pattern: '^[\\w-]{16}$' }) }, { additionalProperties: false })

/** Signing up, in and out. */
export function accountRoutes(app: FastifyInstance, services: Services): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>()
  const { identity, quotas } = services
  const { accounts, sessions } = identity
  const renaming = new Renaming(services)

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
      const name = cleanName(request.body.name)
      if (name === '') throw new Refused('malformed', null, '/name')
      const person = identity.ensure(request, reply)
      const { email } = request.body
      const password = await hashPassword(request.body.password)
      if (!(await accounts.create({ person, name, email, password, created: Date.now() })))
        throw new Refused('name-taken', null, '/name')
      await services.store.savePerson({ id: person, name, created: Date.now() })
      await renaming.rename(person, name)
      const session = await identity.signIn(request, reply, person)
      // Other pages of the browser were connected as the guest.
      await identity.changes.write(person, Date.now())
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
      quotas.countSigning({ account: nameKey(name), address: addressOf(request) }, Date.now())
      const account = await accounts.named(name)
      const isRight = await isPassword(password, account?.password ?? null)
      if (account === null || !isRight) throw new Refused('wrong-sign-in')
      return shownAccount(services, await identity.signIn(request, reply, account.person))
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

/** Throws a refusal for a guest. */
export function signedIn({ identity }: Services, request: FastifyRequest): Session {
  const session = identity.sessionOf(request)
  if (session === null) throw new Refused('signed-out')
  return session
}

/** As its owner sees it on the device of the session. */
export async function shownAccount({ identity }: Services, { person, hash }: Session): Promise<Account> {
  const [account, devices] = await Promise.all([identity.accounts.read(person), identity.sessions.devices(person)])
  if (account === null) throw new Refused('signed-out')
  const here = deviceId(hash)
  return {
    name: account.name,
    email: account.email,
    password: account.password !== null,
    created: account.created,
    devices: devices.map((device) => ({ ...device, here: device.id === here })),
  }
}
