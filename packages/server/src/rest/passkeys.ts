import { Account, AddKey, KeyPurpose, SignInByKey, SignUpByKey } from '@bothy/protocol'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { keepChallenge, takeChallenge } from '../people/challenges.ts'
import { deviceName } from '../people/device-name.ts'
import { shownAccount } from '../people/shown-account.ts'
import { countIn, keyQuestion, newKeyIn, newKeyQuestion, siteOf } from '../people/webauthn.ts'
import { addressOf } from '../limits/rate-limit.ts'
import { Refused } from './refused.ts'
import type { Services } from '../services.ts'
import { bringAlong, freshlySignedIn, newName, signUp } from './accounts.ts'
import { REFUSED } from './tables.ts'

const tags = ['accounts']
const KeyParams = Type.Object(
  { passkey: Type.String({ minLength: 1, maxLength: 1400, pattern: '^[\\w-]+$' }) },
  { additionalProperties: false },
)

export function passkeyRoutes(app: FastifyInstance, services: Services): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>()
  const { identity, quotas } = services
  const { accounts, passkeys } = identity

  api.route({
    method: 'POST',
    url: '/api/passkeys/question',
    schema: {
      tags,
      summary:
        'What the browser is to ask of an authenticator; the answer must come from the same browser within minutes',
      body: KeyPurpose,
      response: { 200: Type.Unknown(), ...REFUSED },
    },
    handler: async (request, reply) => {
      quotas.countSigning({ account: null, address: addressOf(request) }, Date.now())
      const question = await questionFor(services, request, reply, request.body)
      keepChallenge(identity, request, reply, { purpose: request.body.purpose, challenge: question.challenge })
      return question
    },
  })

  api.route({
    method: 'POST',
    url: '/api/account/passkey',
    schema: {
      tags,
      summary: 'Sign up with a passkey: the guest who asks gets an account, and keeps all tables',
      body: SignUpByKey,
      response: { 201: Account, ...REFUSED },
    },
    handler: async (request, reply) => {
      if (identity.sessionOf(request) !== null) throw new Refused('forbidden')
      const { name, email, answer } = request.body
      const challenge = takeChallenge(identity, request, reply, 'sign-up')
      const key = await newKeyIn(siteOf(request), challenge, answer)
      if ((await passkeys.find(key.id)) !== null) throw new Refused('wrong-sign-in')
      const session = await signUp(services, request, reply, { name: newName(name), email, password: null })
      await passkeys.add(session.person, key, madeHere(request))
      return reply.code(201).send(await shownAccount(services, session))
    },
  })

  api.route({
    method: 'POST',
    url: '/api/session/passkey',
    schema: { tags, summary: 'Sign in with a passkey', body: SignInByKey, response: { 200: Account, ...REFUSED } },
    handler: async (request, reply) => {
      const { answer } = request.body
      const challenge = takeChallenge(identity, request, reply, 'sign-in')
      const known = await passkeys.find(answer.id)
      const account = known === null ? null : await accounts.read(known.person)
      if (known === null || account === null) throw new Refused('wrong-sign-in')
      const count = await countIn(siteOf(request), challenge, answer, known.credential)
      await passkeys.use(answer.id, count, Date.now())
      return shownAccount(services, await bringAlong(services, request, reply, account))
    },
  })

  api.route({
    method: 'POST',
    url: '/api/passkeys',
    schema: { tags, summary: 'Add a passkey to my account', body: AddKey, response: { 200: Account, ...REFUSED } },
    handler: async (request, reply) => {
      const session = freshlySignedIn(services, request)
      const challenge = takeChallenge(identity, request, reply, 'add')
      const key = await newKeyIn(siteOf(request), challenge, request.body.answer)
      if (!(await passkeys.add(session.person, key, madeHere(request)))) throw new Refused('forbidden')
      return shownAccount(services, session)
    },
  })

  api.route({
    method: 'DELETE',
    url: '/api/passkeys/:passkey',
    schema: {
      tags,
      summary: 'Remove a passkey, unless it is the only way to sign in',
      params: KeyParams,
      response: { 200: Account, ...REFUSED },
    },
    handler: async (request) => {
      const session = freshlySignedIn(services, request)
      const [account, keys] = await Promise.all([accounts.read(session.person), passkeys.of(session.person)])
      const isLastWay = account?.password === null && keys.every(({ id }) => id === request.params.passkey)
      if (isLastWay) throw new Refused('forbidden')
      await passkeys.remove(session.person, request.params.passkey)
      return shownAccount(services, session)
    },
  })
}

const madeHere = (request: FastifyRequest): { readonly label: string; readonly created: number } => ({
  label: deviceName(request.headers['user-agent']),
  created: Date.now(),
})

async function questionFor(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: KeyPurpose,
): Promise<{ readonly challenge: string }> {
  const { identity } = services
  const owner = wanted.purpose === 'add' ? freshlySignedIn(services, request) : null
  const site = siteOf(request)
  if (wanted.purpose === 'sign-in') return keyQuestion(site)
  if (wanted.purpose === 'sign-up') {
    const name = newName(wanted.name)
    if ((await identity.accounts.named(name)) !== null) throw new Refused('name-taken', null, '/name')
    return newKeyQuestion({ site, person: identity.ensure(request, reply), name, known: [] })
  }
  const { person } = owner ?? freshlySignedIn(services, request)
  const known = await identity.passkeys.of(person)
  return newKeyQuestion({ site, person, name: await identity.nameOf(person), known })
}
