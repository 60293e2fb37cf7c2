import { type LookupAddress, lookup } from 'node:dns'
import { type RequestOptions, request } from 'node:https'
import { type LookupFunction, isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

const WITHIN_MS = 5000
const PORT = 443
const MOST_BYTES = 8 * 1024

export type Letter = { readonly headers: { readonly [name: string]: string }; readonly body: string | Uint8Array }

/** `refused`: nothing may be sent to the address. `unsent`: the request did not leave, and may later. `unsure`: it may have arrived. */
export type Posted =
  | { readonly kind: 'answered'; readonly status: number; readonly retryAfter: number | null }
  | { readonly kind: 'refused' | 'unsent' | 'unsure'; readonly why: string }

export type Post = (url: string, letter: Letter) => Promise<Posted>

type Surroundings = Pick<RequestOptions, 'ca'> & {
  readonly resolve?: (host: string, done: (error: Error | null, found: readonly LookupAddress[]) => void) => void
  readonly isAllowed?: (address: string) => boolean
  readonly port?: number
  readonly withinMs?: number
}

class Forbidden extends Error {
  override readonly name = 'Forbidden'
}

const resolveAll: NonNullable<Surroundings['resolve']> = (host, done) =>
  lookup(host, { all: true }, (error, found) => done(error, found))

/** Null if nothing may be sent there, whatever the name resolves to. */
export function publicUrl(text: string): URL | null {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return null
  if (url.port !== '') return null
  const host = hostOf(url)
  return isIP(host) !== 0 || host.includes('.') ? url : null
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')

/**
 * Https to port 443 of a public address only. The address is checked when connecting, against DNS rebinding; redirects are not followed,
 * and of the answer only the status is read.
 */
export function postTo({
  ca,
  resolve = resolveAll,
  isAllowed = isPublicAddress,
  port = PORT,
  withinMs = WITHIN_MS,
}: Surroundings = {}): Post {
  const guarded: LookupFunction = (host, options, done) =>
    resolve(host, (error, found) => {
      if (error !== null) return done(error, '')
      if (found.length === 0 || !found.every(({ address }) => isAllowed(address))) return done(new Forbidden(), '')
      if (options.all === true) return done(null, [...found])
      return done(null, found[0].address, found[0].family)
    })
  return (text, { headers, body }) =>
    new Promise((done) => {
      const url = publicUrl(text)
      const host = url === null ? '' : hostOf(url)
      if (url === null || (isIP(host) !== 0 && !isAllowed(host))) return done({ kind: 'refused', why: 'address' })
      if (body.length > MOST_BYTES) return done({ kind: 'refused', why: 'size' })
      const sending = request({
        host,
        port,
        path: `${url.pathname}${url.search}`,
        method: 'POST',
        agent: false,
        lookup: guarded,
        ca,
        ...(isIP(host) === 0 ? { servername: host } : {}),
        headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(withinMs),
      })
      let hasConnected = false
      sending.on('socket', (socket) => socket.once('secureConnect', () => (hasConnected = true)))
      sending.on('response', (response) => {
        const { statusCode = 0, headers: given } = response
        const seconds = Number(given['retry-after'])
        response.destroy()
        done({
          kind: 'answered',
          status: statusCode,
          retryAfter: Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null,
        })
      })
      sending.on('error', (error) => {
        if (error instanceof Forbidden) done({ kind: 'refused', why: 'address' })
        else done({ kind: hasConnected ? 'unsure' : 'unsent', why: codeOf(error) })
      })
      sending.end(body)
    })
}

/** Short, and reveals nothing of an address. */
const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : error.name)
