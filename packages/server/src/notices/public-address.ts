import { BlockList, isIP } from 'node:net'

/** All other IPv4 addresses are public; these are IANA's special-purpose ranges. */
const PRIVATE_V4: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
/** Only this range of IPv6 is public, so mapped IPv4 addresses are not. */
const GLOBAL_V6 = ['2000::', 3] as const
const PRIVATE_V6: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const hidden = new BlockList()
for (const [network, prefix] of PRIVATE_V4) hidden.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of PRIVATE_V6) hidden.addSubnet(network, prefix, 'ipv6')
const global = new BlockList()
global.addSubnet(...GLOBAL_V6, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !hidden.check(address, 'ipv4')
  return version === 6 && global.check(address, 'ipv6') && !hidden.check(address, 'ipv6')
}
