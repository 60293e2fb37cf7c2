import crypto, { randomBytes, timingSafeEqual } from 'node:crypto'
import { Refused } from '../rest/refused.ts'

/** The minimum of OWASP: 19 MiB, two passes. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const
const SALT_BYTES = 16
const HASH_BYTES = 32
const AT_ONCE = 2
const MOST_WAITING = 50

type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number }

const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/

let running = 0
const waiting: (() => void)[] = []

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return stored(salt, await derive(password, salt, COST))
}

/** Takes equally long without a password or person, so that timing reveals nothing. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt, kept] = STORED.exec(hash ?? NOBODYS) ?? []
  if (kept === undefined) throw new Error('a password is stored in a way that nobody knows')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const derived = await derive(password, Buffer.from(salt, 'base64url'), cost)
  return timingSafeEqual(derived, Buffer.from(kept, 'base64url')) && hash !== null
}

const stored = (salt: Buffer, hash: Buffer): string =>
  `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${salt.toString('base64url')}$${hash.toString('base64url')}`

/** Compared with when there is no hash; no password is known for it. */
const NOBODYS = stored(randomBytes(SALT_BYTES), randomBytes(HASH_BYTES))

async function derive(password: string, nonce: Buffer, cost: Cost): Promise<Buffer> {
  await turn()
  try {
    return await new Promise((resolve, reject) =>
      crypto.argon2(
        'argon2id',
        // Keyboards and systems encode one letter in several ways.
        { message: password.normalize('NFKC'), nonce, tagLength: HASH_BYTES, ...cost },
        (error, derived) => (error === null ? resolve(derived) : reject(error)),
      ),
    )
  } finally {
    const next = waiting.shift()
    if (next === undefined) running--
    else next()
  }
}

async function turn(): Promise<void> {
  if (running < AT_ONCE) {
    running++
    return
  }
  if (waiting.length >= MOST_WAITING) throw new Refused('too-fast')
  await new Promise<void>((resolve) => waiting.push(resolve))
}
