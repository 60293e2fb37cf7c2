import type { Account } from '@bothy/protocol'
import { expect, test } from 'vitest'
import { Tokens } from '../../src/notices/tokens.ts'
import { ANN, PASSWORD, after, signIn, signUp } from '../signing.ts'
import { Guest, patient, serve, until } from '../server.ts'
import { smtpSink } from '../sinks.ts'

patient()

const SITE = 'https://play.bothy.test'
const NEW = 'uisge beatha 1494'
const HOUR = 3600 * 1000

const forgot = async (guest: Guest, name: string, lang = 'en'): Promise<unknown> =>
  (await guest.request('POST', '/api/password/forgotten', { name, lang })).json()

const tokenIn = (text: string): string => /play\.bothy\.test\/account#password=([\w.~-]+)/.exec(text)?.[1] ?? ''

test('a link by e-mail sets a new password, once, and ends all sessions of before', async () => {
  const smtp = await smtpSink()
  const server = await serve({ publicUrl: SITE, mail: { url: smtp.url, from: 'Bothy <bothy@bothy.test>' } })
  const desk = await signUp(await Guest.of(server), { ...ANN, email: 'ann@example.test' })
  const phone = await Guest.of(server)
  expect(await forgot(phone, ' ann', 'fr')).toEqual({ mail: true })
  await until(() => smtp.mailed.length === 1)
  const [letter] = smtp.mailed
  expect(letter.to).toEqual(['ann@example.test'])
  expect(letter.text).toContain('mot de passe')
  const token = tokenIn(letter.text)

  expect(await phone.refusal('POST', '/api/password', { token: `${token}x`, password: NEW })).toMatchObject({
    why: 'bad-link',
    status: 410,
  })
  expect(await phone.refusal('POST', '/api/password', { token, password: 'short' })).toMatchObject({ status: 400 })
  expect(await phone.refusal('POST', `/api/notices/stop/${token}`)).toMatchObject({ why: 'bad-link' })

  const signedIn = await after(phone, await phone.request('POST', '/api/password', { token, password: NEW }))
  const { name, devices } = await signedIn.json<Account>('GET', '/api/account')
  expect([name, devices.length]).toEqual(['Ann', 1])
  expect(await desk.refusal('GET', '/api/account')).toMatchObject({ why: 'signed-out' })
  const stranger = await Guest.of(server)
  expect(await stranger.refusal('POST', '/api/password', { token, password: PASSWORD })).toMatchObject({
    why: 'bad-link',
  })
  expect(await stranger.refusal('POST', '/api/session', ANN)).toMatchObject({ why: 'wrong-sign-in' })
  await signIn(stranger, { name: 'Ann', password: NEW })
})

test('whether there is such an account, or such an address, is told to nobody; few letters are sent', async () => {
  const smtp = await smtpSink()
  const server = await serve({ publicUrl: SITE, mail: { url: smtp.url, from: 'bothy@bothy.test' } })
  await signUp(await Guest.of(server), { ...ANN, email: 'ann@example.test' })
  await signUp(await Guest.of(server), { ...ANN, name: 'Ben' })
  const eve = await Guest.of(server)
  for (const name of ['Ben', 'Nobody', 'Ann', 'Ann', 'Ann', 'Ann'])
    expect(await forgot(eve, name)).toEqual({ mail: true })
  await until(() => smtp.mailed.length === 2)
  expect(smtp.mailed.every(({ to }) => to[0] === 'ann@example.test')).toBe(true)
  const answers: number[] = []
  for (let i = 0; i < 60; i++)
    answers.push((await eve.request('POST', '/api/password/forgotten', { name: 'Ann', lang: 'en' })).status)
  expect(answers.at(-1)).toBe(429)
  expect(smtp.mailed).toHaveLength(2)
})

test('a server without e-mail says so', async () => {
  const server = await serve()
  await signUp(await Guest.of(server), { ...ANN, email: 'ann@example.test' })
  expect(await forgot(await Guest.of(server), 'Ann')).toEqual({ mail: false })
})

test('a link for a password is good for an hour', () => {
  const tokens = new Tokens('key')
  const token = tokens.sign('password', 'ann~mark', 0)
  expect(tokens.read('password', token, HOUR - 1)).toBe('ann~mark')
  expect(tokens.read('password', token, HOUR)).toBeNull()
  expect(tokens.read('confirm', token, 0)).toBeNull()
})

test('wrong passwords, and links that another person asks for, do not keep the owner from a new one', async () => {
  const smtp = await smtpSink()
  const server = await serve({
    publicUrl: SITE,
    mail: { url: smtp.url, from: 'bothy@bothy.test' },
    trustProxy: ['loopback'],
  })
  await signUp(await Guest.of(server), { ...ANN, email: 'ann@example.test' })
  const eve = await Guest.of(server)
  const say = (who: Guest, address: string, path: string, body: object): Promise<Response> =>
    who.request('POST', path, body, { 'x-forwarded-for': address })
  const statuses: number[] = []
  for (let i = 0; i < 40; i++)
    statuses.push((await say(eve, '198.51.100.66', '/api/session', { name: 'Ann', password: `try ${i}` })).status)
  expect(statuses.at(-1)).toBe(429)
  for (let i = 0; i < 12; i++) await say(eve, '198.51.100.66', '/api/password/forgotten', { name: 'Ann', lang: 'en' })
  await until(() => smtp.mailed.length === 2)
  const ann = await Guest.of(server)
  expect((await say(ann, '192.0.2.1', '/api/password/forgotten', { name: 'Ann', lang: 'en' })).status).toBe(202)
  await until(() => smtp.mailed.length === 3)
  const token = tokenIn(smtp.mailed[2].text)
  expect((await say(ann, '198.51.100.66', '/api/password', { token, password: NEW })).status).toBe(200)
})
