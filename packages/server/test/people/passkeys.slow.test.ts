import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Account, KeyAnswer } from '@bothy/protocol'
import { expect, test } from 'vitest'
import { Guest, patient, serve, temporaryFolder } from '../server.ts'
import { ANN, after, signUp } from '../signing.ts'

patient()

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const encoded = (data: string | Buffer): string => Buffer.from(data).toString('base64url')

function authenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const part = (name: number, value: string): Buffer =>
    Buffer.concat([Buffer.from([name, 0x58, 32]), Buffer.from(value, 'base64url')])
  // CBOR map: elliptic curve, ES256, P-256, then the coordinates of the point.
  const kept = Buffer.concat([Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]), part(0x21, x), part(0x22, y)])
  const answer = (challenge: string, { site = 'http://localhost', host = 'localhost', flags = 5 } = {}): KeyAnswer => {
    const data = Buffer.concat([sha256(host), Buffer.from([flags, 0, 0, 0, 0])])
    const client = JSON.stringify({ type: 'webauthn.get', challenge, origin: site, crossOrigin: false })
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
    const response = {
      clientDataJSON: encoded(client),
      authenticatorData: encoded(data),
      signature: encoded(signature),
    }
    return { id: 'a-key', rawId: 'a-key', type: 'public-key', response }
  }
  return { kept: encoded(kept), answer }
}

test('a passkey signs in for its own site, the challenge of this browser and this purpose, once', async () => {
  const dataDir = temporaryFolder()
  const server = await serve({ dataDir })
  const origin = server.url
  const key = authenticator()
  await signUp(await Guest.of(server))
  const db = new DatabaseSync(join(dataDir, 'bothy.sqlite'))
  db.prepare("insert into passkeys select 'a-key', person, ?, 0, '', 'Test', 1, null from accounts").run(key.kept)
  db.close()

  const asking = async (purpose: object): Promise<{ guest: Guest; challenge: string }> => {
    const guest = await Guest.of(server)
    const answer = await guest.request('POST', '/api/passkeys/question', purpose, { origin })
    const { challenge } = (await answer.clone().json()) as { challenge: string }
    return { guest: await after(guest, answer), challenge }
  }
  const tell = (guest: Guest, answer: KeyAnswer): Promise<Response> =>
    guest.request('POST', '/api/session/passkey', { answer }, { origin })
  const site = origin

  const { guest, challenge } = await asking({ purpose: 'sign-in' })
  const other = await asking({ purpose: 'sign-in' })
  const wrong = await asking({ purpose: 'sign-up', name: 'Eve' })
  const refused: readonly [string, Guest, KeyAnswer][] = [
    ['of another browser', other.guest, key.answer(challenge, { site })],
    ['for something else', wrong.guest, key.answer(wrong.challenge, { site })],
    ['without a challenge', await Guest.of(server), key.answer(challenge, { site })],
  ]
  for (const [what, from, answer] of refused) expect((await tell(from, answer)).status, what).toBe(401)
  const lies: readonly [string, Parameters<typeof key.answer>[1], ReturnType<typeof authenticator>][] = [
    ['by another site', { site: 'https://evil.example' }, key],
    ['for another site', { site, host: 'evil.example' }, key],
    ['without a finger', { site, flags: 1 }, key],
    ['by another key', { site }, authenticator()],
  ]
  for (const [what, how, by] of lies) {
    const asked = await asking({ purpose: 'sign-in' })
    expect((await tell(asked.guest, by.answer(asked.challenge, how))).status, what).toBe(401)
  }

  const right = key.answer(challenge, { site })
  const signed = await after(guest, await tell(guest, right))
  expect(await signed.json<Account>('GET', '/api/account')).toMatchObject({
    name: ANN.name,
    passkeys: [{ label: 'Test' }],
  })
  expect((await tell(guest, right)).status).toBe(401)
})
