import type { FastifyReply, FastifyRequest } from 'fastify'

/** Browsers take a cookie of such a name over TLS alone, from this very host, and nobody else can put one in its place. */
const PREFIX = '__Host-'
const TWO_YEARS = 2 * 365 * 24 * 3600

export type Cookie = { readonly name: string; readonly value: string; readonly seconds?: number }

/** Cookies for our pages alone, hidden from scripts. */
export class Cookies {
  readonly #publicHost: string | null

  /** `publicUrl`: the address that people are sent. */
  constructor(publicUrl: string | null) {
    const url = publicUrl === null ? null : URL.parse(publicUrl)
    this.#publicHost = url?.protocol === 'https:' ? url.host : null
  }

  /** The one for TLS, or the one that browsers have from before there was such a name. */
  read(request: FastifyRequest, name: string): string | undefined {
    return request.cookies[PREFIX + name] ?? request.cookies[name]
  }

  set(request: FastifyRequest, reply: FastifyReply, { name, value, seconds = TWO_YEARS }: Cookie): void {
    const secure = this.#isSecure(request)
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: seconds } as const
    void reply.setCookie(secure ? PREFIX + name : name, value, options)
    if (secure && request.cookies[name] !== undefined) void reply.clearCookie(name, { path: '/' })
  }

  /** Over TLS a cookie from before gets the safer name, and stays what it is. */
  renew(request: FastifyRequest, reply: FastifyReply, name: string): void {
    const value = request.cookies[name]
    if (value !== undefined && request.cookies[PREFIX + name] === undefined && this.#isSecure(request))
      this.set(request, reply, { name, value })
  }

  clear(reply: FastifyReply, name: string): void {
    void reply.clearCookie(name, { path: '/' })
    void reply.clearCookie(PREFIX + name, { path: '/', secure: true })
  }

  /**
   * Over TLS, or where people are sent to an address with TLS: then only who comes past the proxy, on the network of the house, gets
   * a cookie for plain HTTP, which a browser would refuse otherwise.
   */
  #isSecure(request: FastifyRequest): boolean {
    if (request.protocol === 'https') return true
    if (this.#publicHost === null) return false
    return request.host === this.#publicHost || request.headers['x-forwarded-for'] !== undefined
  }
}
