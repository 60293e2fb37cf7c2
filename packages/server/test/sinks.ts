import { createECDH, createDecipheriv, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { type Post, postTo } from '../src/notices/post.ts'

/** Used only in tests, for *.bothy.test on loopback. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgxqnn2xIQuo2mu4sq
J5l9S8mElwcgX3z0iJpsAwU0m62hRANCAARwSJcLXtKSB/yr95GlkelLEC1HaxDB
m7lqDX/fLjchqFzFuZrq/hX35QV76qcGjBEqivstR+Hxch4l436aB1u0
-----END PRIVATE KEY-----
`
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBpzCCAUygAwIBAgIUXSwGRgagFKCMyaa+iCAnOJLThYQwCgYIKoZIzj0EAwIw
FTETMBEGA1UEAwwKYm90aHktdGVzdDAgFw0yNjExMTYyMzM2MDZaGA8yMTI2MTAy
MzIzMzYwNlowFTETMBEGA1UEAwwKYm90aHktdGVzdDBZMBMGByqGSM49AgEGCCqG
SM49AwEHA0IABHBIlwte0pIH/Kv3kaWR6UsQLUdrEMGbuWoNf98uNyGoXMW5mur+
FfflBXvqpwaMESqK+y1H4fFyHiXjfpoHW7SjeDB2MB0GA1UdDgQWBBT691U/DLIA
xIgZB3dtDB59MyGXeDAfBgNVHSMEGDAWgBT691U/DLIAxIgZB3dtDB59MyGXeDAP
BgNVHRMBAf8EBTADAQH/MCMGA1UdEQQcMBqCDCouYm90aHkudGVzdIIKYm90aHku
dGVzdDAKBggqhkjOPQQDAgNJADBGAiEAhej2Klg8NYSuuTWy9cb6ChRidfUOz6hH
77CUxNyrGS0CIQD0upU/BEMrgPvkRV36lCQBRTn7a25jGLa/i+L7POPP6A==
-----END CERTIFICATE-----
`

export type Arrived = {
  readonly host: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}
type Answer =
  | number
  | { readonly status: number; readonly headers: { readonly [name: string]: string } }
  | 'silence'
  | 'cut'

type Ending = (close: () => void | Promise<void>) => void

export async function tlsSink(
  answer: (arrived: Arrived) => Answer = () => 201,
  ending: Ending = onTestFinished,
): Promise<{
  readonly arrived: Arrived[]
  readonly post: Post
  readonly port: number
}> {
  const arrived: Arrived[] = []
  const server = createServer({ key: KEY, cert: CERTIFICATE }, (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { host = '' } = request.headers
      const one = { host, path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) }
      arrived.push(one)
      const given = answer(one)
      if (given === 'cut') request.socket.destroy()
      else if (typeof given === 'number') response.writeHead(given).end('x'.repeat(10_000))
      else if (given !== 'silence') response.writeHead(given.status, given.headers).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ending(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { arrived, port, post: postTo({ ...loopback, port, isAllowed: () => true }) }
}

export const loopback = {
  ca: CERTIFICATE,
  resolve: (host: string, done: (error: Error | null, found: readonly { address: string; family: number }[]) => void) =>
    host.endsWith('.bothy.test')
      ? done(null, [{ address: '127.0.0.1', family: 4 }])
      : done(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), []),
} as const

export class Browser {
  readonly #keys = createECDH('prime256v1')
  readonly #auth = randomBytes(16)
  readonly endpoint: string

  constructor(name: string) {
    this.#keys.generateKeys()
    this.endpoint = `https://push.bothy.test/send/${name}`
  }

  get subscription(): { kind: 'push'; endpoint: string; p256dh: string; auth: string } {
    const [p256dh, auth] = [this.#keys.getPublicKey(), this.#auth].map((bytes) => bytes.toString('base64url'))
    return { kind: 'push', endpoint: this.endpoint, p256dh, auth }
  }

  /** RFC 8291 and 8188: a message of one record. */
  read(body: Buffer): unknown {
    const [salt, size, length] = [body.subarray(0, 16), body.readUInt32BE(16), body.readUInt8(20)]
    if (body.length - 21 - length > size) throw new Error('more than one record')
    const sender = body.subarray(21, 21 + length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender])
    const secret = Buffer.from(hkdfSync('sha256', this.#keys.computeSecret(sender), this.#auth, info, 32))
    const derive = (what: string, bytes: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${what}\0`), bytes))
    const record = body.subarray(21 + length)
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    decipher.setAuthTag(record.subarray(-16))
    const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
  }
}

export function checkVapid({ authorization = '' }: IncomingMessage['headers'], key: string, audience: string): unknown {
  const [, token = '', given] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  if (given !== key) throw new Error('signed by another key')
  const [head, claims, signature] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((bytes) => bytes.toString('base64url'))
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  if (!verify('sha256', signed, { key: jwk, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')))
    throw new Error('the signature is wrong')
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string
    exp: number
    sub: string
  }
  if (aud !== audience || exp * 1000 < Date.now()) throw new Error('for somebody else, or too old')
  return sub
}

export type Mailed = { readonly to: readonly string[]; readonly text: string }

export async function smtpSink({
  refuse,
  isCut = () => false,
  ending = onTestFinished,
}: {
  readonly refuse?: (to: string) => number | null
  readonly isCut?: () => boolean
  readonly ending?: Ending
} = {}): Promise<{
  readonly mailed: Mailed[]
  readonly url: string
}> {
  const mailed: Mailed[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const code = refuse?.(address) ?? null
      done(code === null ? null : Object.assign(new Error('no'), { responseCode: code }))
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        mailed.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: unfolded(Buffer.concat(parts)) })
        if (isCut()) for (const connection of server.connections) connection.close()
        else done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ending(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return { mailed, url: `smtp://127.0.0.1:${port}` }
}

function unfolded(message: Buffer): string {
  const [head, ...rest] = message.toString().split('\r\n\r\n')
  const body = rest.join('\n\n')
  const isBase64 = /transfer-encoding: base64/i.test(head)
  const isQuoted = /transfer-encoding: quoted-printable/i.test(head)
  const text = isBase64 ? Buffer.from(body, 'base64').toString() : isQuoted ? unquoted(body) : body
  return `${head.replaceAll(/\r\n\s+/g, ' ')}\n\n${text.replaceAll('\r\n', '\n')}`
}

const unquoted = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
