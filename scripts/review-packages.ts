import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type Locked = {
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly hasInstallScript?: boolean
}
export type Lock = { readonly packages: { readonly [place: string]: Locked } }

export type Reviewed = { readonly [nameAndVersion: string]: string }

const AT = 'node_modules/'
const REVIEWED = new URL('reviewed-packages.json', import.meta.url)
const LOCKS = ['../package-lock.json', 'postgres/package-lock.json'] as const

/** For packages whose lock entry names no licence; read in the packages themselves. */
const LICENCES: { readonly [nameAndVersion: string]: string } = {
  'base64-arraybuffer@0.1.4': 'MIT',
  'only@0.0.2': 'none stated; for measuring against others only',
  'xmlhttprequest-ssl@2.1.2': 'MIT',
}

export function packagesOf({ packages }: Lock): readonly (readonly [nameAndVersion: string, locked: Locked])[] {
  return Object.entries(packages).flatMap(([place, locked]) => {
    if (!place.includes(AT) || locked.link === true) return []
    const name = place.slice(place.lastIndexOf(AT) + AT.length)
    return [[`${name}@${locked.version ?? ''}`, locked] as const]
  })
}

export const licenceOf = (nameAndVersion: string, { license }: Locked): string =>
  license ?? LICENCES[nameAndVersion] ?? 'unknown'

const read = (file: string | URL): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))

/** Marked trust: npm and this script have written these files. */
const isOurs = <V>(value: unknown): value is V => value !== null

function trusted<V>(value: unknown): V {
  if (!isOurs<V>(value)) throw new Error('nothing is written there')
  return value
}

export const readLocks = (): readonly Lock[] => LOCKS.map((file) => trusted<Lock>(read(file)))
export const readReviewed = (): Reviewed => trusted<Reviewed>(read(REVIEWED))

function write(): void {
  const all = readLocks().flatMap(packagesOf)
  const lines = new Map(all.map(([name, locked]) => [name, licenceOf(name, locked)]))
  const sorted = [...lines].toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(REVIEWED, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) write()
