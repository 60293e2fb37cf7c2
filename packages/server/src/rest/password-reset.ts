import { Account, Forgotten, ForgottenReply, NewPassword } from '@bothy/protocol'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { Mail } from '../notices/mail.ts'
import { nameKey } from '../people/accounts.ts'
import { resetOf, passwordToken } from '../people/password-reset.ts'
import { hashPassword } from '../people/password.ts'
import { shownAccount } from '../people/shown-account.ts'
import { addressOf } from '../limits/rate-limit.ts'
import { Refused } from './refused.ts'
import type { Services } from '../services.ts'
import { bringAlong } from './accounts.ts'
import { REFUSED } from './tables.ts'

const tags = ['accounts']

export function passwordResetRoutes(app: FastifyInstance, services: Services): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>()
  const { identity, notices, quotas } = services

  api.route({
    method: 'POST',
    url: '/api/password/forgotten',
    schema: {
      tags,
      summary: 'Send a link for a new password to the e-mail address of this account, if there is one',
      body: Forgotten,
      response: { 202: ForgottenReply, ...REFUSED },
    },
    handler: async (request, reply) => {
      const address = addressOf(request)
      quotas.countResetting({ account: nameKey(request.body.name), address }, Date.now())
      const { mail } = notices
      // Not awaited: the time that the mail server takes would reveal whether the account exists.
      if (mail !== null)
        send(services, mail, request.body, address).catch((error: unknown) =>
          services.report('a link for a new password could not be sent', error),
        )
      return reply.code(202).send({ mail: mail !== null })
    },
  })

  api.route({
    method: 'POST',
    url: '/api/password',
    schema: {
      tags,
      summary: 'Set a new password by such a link: signs in here, and out on all other devices',
      body: NewPassword,
      response: { 200: Account, ...REFUSED },
    },
    handler: async (request, reply) => {
      quotas.countResetting({ account: null, address: addressOf(request) }, Date.now())
      const { token, password } = request.body
      const account = await resetOf(notices.tokens, identity.accounts, token, Date.now())
      if (account === null) throw new Refused('bad-link')
      await identity.accounts.change(account.person, { password: await hashPassword(password) })
      await identity.sessions.closeAll(account.person, Date.now())
      return shownAccount(services, await bringAlong(services, request, reply, account))
    },
  })
}

/** Limited: any person may request this for the account of another. */
async function send(
  { identity, notices }: Services,
  mail: Mail,
  { name, lang }: Forgotten,
  address: string,
): Promise<void> {
  const account = await identity.accounts.named(name)
  if (account === null || account.email === null) return
  const now = Date.now()
  try {
    notices.confirmations.countReset({ address, recipient: account.email }, now)
  } catch (error) {
    if (error instanceof Refused) return
    throw error
  }
  await mail.sendNewPassword(account.email, lang, account.name, passwordToken(notices.tokens, account, now))
}
