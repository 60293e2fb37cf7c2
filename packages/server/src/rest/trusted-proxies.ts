import { BlockList, isIP } from 'node:net'
import { StartProblem } from '../start-problem.ts'

const NAMED: ReadonlyMap<string, readonly string[]> = new Map([
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['private', ['127.0.0.0/8', '::1/128', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', 'fe80::/10']],
])

const WHOLE_ADDRESS = { 4: 32, 6: 128 } as const

const notTrusted = (network: string): StartProblem =>
  new StartProblem(
    `${network} can’t be trusted as a proxy: give addresses, networks like 10.0.0.0/8, loopback or private.`,
  )

/** Some proxies also write the visitor's port, which changes with each connection. */
export const withoutPort = (address: string): string =>
  /^\[(?<six>[^\]]+)\](?::\d+)?$|^(?<four>[\d.]+):\d+$/
    .exec(address)
    ?.slice(1)
    .find((found) => found !== undefined) ?? address

export class TrustedProxies {
  readonly #networks = new BlockList()
  readonly isNone: boolean

  /** Addresses, networks such as `10.0.0.0/8`, `loopback` or `private`; throws a `StartProblem` for anything else. */
  constructor(networks: readonly string[]) {
    this.isNone = networks.length === 0
    for (const given of networks) for (const network of NAMED.get(given) ?? [given]) this.#add(network)
  }

  /** An arrow function, since it is passed on unbound. */
  readonly has = (given: string | undefined): boolean => {
    const address = withoutPort(given ?? '')
    const version = isIP(address)
    return version !== 0 && this.#networks.check(address, version === 4 ? 'ipv4' : 'ipv6')
  }

  #add(network: string): void {
    const [address, bits, ...rest] = network.split('/')
    const version = isIP(address)
    if ((version !== 4 && version !== 6) || rest.length > 0) throw notTrusted(network)
    const most = WHOLE_ADDRESS[version]
    const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : NaN
    // A prefix of 0 would trust forged addresses.
    if (!(prefix >= 1 && prefix <= most)) throw notTrusted(network)
    this.#networks.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6')
  }
}
