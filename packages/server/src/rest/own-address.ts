import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { Reach } from '@bothy/protocol'
import type { FastifyRequest } from 'fastify'

const LIKELY = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./]
const likelihood = (address: string): number => {
  const at = LIKELY.findIndex((range) => range.test(address))
  return at < 0 ? LIKELY.length : at
}

export const ownAddresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    .toSorted((a, b) => likelihood(a) - likelihood(b))

const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && (address === '::1' || /^(::ffff:)?127\./.test(address))

export class OwnAddress {
  readonly #url: string | null
  addresses: readonly string[] = []

  constructor(url: string | null) {
    this.#url = url === null ? null : url.replace(/\/+$/, '')
  }

  /**
   * Only a browser on this machine is told the addresses of the network: a page opened as `localhost` needs them. A proxy on this machine
   * sends `X-Forwarded-For`.
   */
  told(request: FastifyRequest): Reach {
    const isHere = isLoopback(request.ip) && request.headers['x-forwarded-for'] === undefined
    return { url: this.#url, addresses: isHere && this.#url === null ? [...this.addresses] : [] }
  }
}
