import { Channel, Confirmation, NewChannel, Notices } from '@bothy/protocol'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { ChannelRow, NewChannel as Wanted } from '../notices/channels.ts'
import { publicUrl } from '../notices/post.ts'
import { isBrowserKey } from '../notices/push.ts'
import { channelOf, shownNotices } from '../notices/shown.ts'
import { deviceName } from '../people/device-name.ts'
import { addressOf } from '../limits/rate-limit.ts'
import { Refused } from './refused.ts'
import type { Wanting } from '../limits/quotas.ts'
import type { Services } from '../services.ts'
import { REFUSED } from './tables.ts'

const MOST_CHANGES = 30
const MOST_TESTS = 10
const MOST_LINKS = 60
const DAY = 24 * 3600 * 1000
/** Per day: people who wanted to use one e-mail address without proving that it is theirs. */
const MOST_UNPROVEN = 3

const strict = { additionalProperties: false } as const
const ChannelParams = Type.Object({ channel: Type.String({ maxLength: 40 }) }, strict)
const TokenParams = Type.Object({ token: Type.String({ maxLength: 200 }) }, strict)
const tags = ['notices']

export function noticeRoutes(app: FastifyInstance, services: Services): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>()
  const { identity, notices } = services

  api.route({
    method: 'GET',
    url: '/api/notices',
    schema: { tags, summary: 'My channels, and what was sent there', response: { 200: Notices, ...REFUSED } },
    handler: async (request) => shownNotices(services, identity.personOf(request)),
  })

  api.route({
    method: 'POST',
    url: '/api/notices/channels',
    config: { rateLimit: { max: MOST_CHANGES } },
    schema: { tags, summary: 'Tell me here too', body: NewChannel, response: { 201: Channel, ...REFUSED } },
    handler: async (request, reply) => {
      const person = identity.ensure(request, reply)
      const channel = await addChannel(
        services,
        { person, address: addressOf(request) },
        wantedOf(request.body, request.headers['user-agent']),
      )
      return reply.code(201).send(channelOf(channel))
    },
  })

  api.route({
    method: 'DELETE',
    url: '/api/notices/channels/:channel',
    schema: { tags, summary: 'Do not tell me here', params: ChannelParams, response: { 204: Type.Null(), ...REFUSED } },
    handler: async (request, reply) => {
      const person = identity.personOf(request)
      if (person === null || !(await notices.channels.remove(request.params.channel, person)))
        throw new Refused('no-such-channel')
      return reply.code(204).send(null)
    },
  })

  api.route({
    method: 'POST',
    url: '/api/notices/channels/:channel/test',
    config: { rateLimit: { max: MOST_TESTS } },
    schema: { tags, summary: 'Send me a test', params: ChannelParams, response: { 202: Type.Null(), ...REFUSED } },
    handler: async (request, reply) => {
      const channel = await notices.channels.get(request.params.channel)
      if (channel === null || channel.person !== identity.personOf(request)) throw new Refused('no-such-channel')
      if (channel.confirmed === null) throw new Refused('no-such-channel')
      await notices.outbox.addTest(channel, Date.now())
      notices.work().catch((error: unknown) => services.report('a test could not be sent', error))
      return reply.code(202).send(null)
    },
  })

  api.route({
    method: 'POST',
    url: '/api/notices/confirm',
    config: { rateLimit: { max: MOST_LINKS } },
    schema: {
      tags,
      summary: 'This e-mail address is mine',
      body: Confirmation,
      response: { 204: Type.Null(), ...REFUSED },
    },
    handler: async (request, reply) => {
      const channel = notices.tokens.read('confirm', request.body.token, Date.now())
      if (channel === null || !(await notices.channels.confirm(channel, Date.now()))) throw new Refused('bad-link')
      return reply.code(204).send(null)
    },
  })

  app.register(async (links) => {
    // RFC 8058: the body of a one-click unsubscribe holds nothing of use.
    links.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, null),
    )
    links.withTypeProvider<TypeBoxTypeProvider>().route({
      method: 'POST',
      url: '/api/notices/stop/:token',
      config: { rateLimit: { max: MOST_LINKS } },
      schema: { tags, summary: 'No more e-mails', params: TokenParams, response: { 204: Type.Null(), ...REFUSED } },
      handler: async (request, reply) => {
        const channel = notices.tokens.read('stop', request.params.token, Date.now())
        if (channel === null) throw new Refused('bad-link')
        await notices.channels.remove(channel)
        return reply.code(204).send(null)
      },
    })
  })
}

async function addChannel({ notices }: Services, { person, address }: Wanting, wanted: Wanted): Promise<ChannelRow> {
  const now = Date.now()
  const { mail, channels, confirmations, tokens } = notices
  if (wanted.kind === 'mail') {
    if (mail === null) throw new Refused('forbidden')
    if ((await channels.unproven(wanted.address, now - DAY)) >= MOST_UNPROVEN) throw new Refused('too-fast')
    confirmations.count({ person, address, recipient: wanted.address }, now)
  }
  const channel = await channels.add(person, wanted, now)
  if (channel === null) throw new Refused('too-many-channels')
  if (mail === null || channel.confirmed !== null) return channel
  const { kind } = await mail.sendConfirmation(wanted.address, wanted.lang, tokens.sign('confirm', channel.id, now))
  if (kind === 'sent') return channel
  await channels.remove(channel.id)
  throw new Refused('bad-address')
}

function wantedOf(body: NewChannel, userAgent: string | undefined): Wanted {
  const { kind, lang } = body
  if (kind === 'mail') return { kind, lang, address: body.address, label: body.address }
  const text = kind === 'push' ? body.endpoint : body.url
  const url = publicUrl(text)
  if (url === null) throw new Refused('bad-address')
  if (kind === 'hook') return { kind, lang, address: url.href, label: url.hostname }
  const { p256dh, auth } = body
  if (!isBrowserKey(p256dh)) throw new Refused('bad-address')
  return {
    kind,
    lang,
    address: JSON.stringify({ endpoint: url.href, keys: { p256dh, auth } }),
    label: deviceName(userAgent),
  }
}
