import type { FastifyReply, FastifyRequest } from 'fastify'

/** Browsers accept such a cookie only over TLS and from this very host, so no other host can set it. */
const PREFIX = '__Host-'
const TWO_YEARS = 2 * 365 * 24 * 3600

export type Cookie = { readonly name: string; readonly value: string; readonly seconds?: number }

export class Cookies {
  readonly #publicHost: string | null

  constructor(publicUrl: string | null) {
    const url = publicUrl === null ? null : URL.parse(publicUrl)
    this.#publicHost = url?.protocol === 'https:' ? url.host : null
  }

  /** Prefers the prefixed name for TLS; older browsers' cookies have the plain one. */
  read(request: FastifyRequest, name: string): string | undefined {
    return request.cookies[PREFIX + name] ?? request.cookies[name]
  }

  set(request: FastifyRequest, reply: FastifyReply, { name, value, seconds = TWO_YEARS }: Cookie): void {
    const secure = this.#isSecure(request)
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: seconds } as const
    void reply.setCookie(secure ? PREFIX + name : name, value, options)
    if (secure && request.cookies[name] !== undefined) void reply.clearCookie(name, { path: '/' })
  }

  /** Over TLS an old cookie gets the prefixed name and keeps its value. */
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
   * True over TLS, or if the public address uses TLS. Requests past the proxy, on the home network, get a plain cookie: a browser would
   * refuse a secure one.
   */
  #isSecure(request: FastifyRequest): boolean {
    if (request.protocol === 'https') return true
    if (this.#publicHost === null) return false
    return request.host === this.#publicHost || request.headers['x-forwarded-for'] !== undefined
  }
}
