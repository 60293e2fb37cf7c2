import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** State of one sfc32 generator: four 32-bit integers, the same in every JavaScript engine. */
export type RngState = [number, number, number, number]

/** One generator for each use, by name, so that a new draw does not shift an old one. */
export type Streams = { [stream: string]: RngState }

const WARM_UP = 12

export function stream(...parts: readonly string[]): RngState {
  const digest = sha256(utf8ToBytes(JSON.stringify(parts)))
  const words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength)
  const rng: RngState = [words.getInt32(0), words.getInt32(4), words.getInt32(8), words.getInt32(12)]
  for (let i = 0; i < WARM_UP; i++) next(rng)
  return rng
}

export function streams(seed: string, game: string, names: readonly string[]): Streams {
  const out: Streams = {}
  for (const name of names) out[name] = stream(seed, game, name)
  return out
}

export function copyStreams(from: Streams): Streams {
  const out: Streams = {}
  for (const name in from) {
    const r = from[name]
    out[name] = [r[0], r[1], r[2], r[3]]
  }
  return out
}

export function fork(rng: RngState): RngState {
  const out: RngState = [next(rng) | 0, next(rng) | 0, next(rng) | 0, next(rng) | 0]
  for (let i = 0; i < WARM_UP; i++) next(out)
  return out
}

export function forkStreams(like: Streams, rng: RngState): Streams {
  const out: Streams = {}
  for (const name of Object.keys(like).toSorted()) out[name] = fork(rng)
  return out
}

export function next(rng: RngState): number {
  const t = (((rng[0] + rng[1]) | 0) + rng[3]) | 0
  rng[3] = (rng[3] + 1) | 0
  rng[0] = rng[1] ^ (rng[1] >>> 9)
  rng[1] = (rng[2] + (rng[2] << 3)) | 0
  rng[2] = (((rng[2] << 21) | (rng[2] >>> 11)) + t) | 0
  return t >>> 0
}

/** 0 to n - 1, without bias: draws as many bits as n needs, again while they are too large. */
export function below(rng: RngState, n: number): number {
  if (n <= 1) return 0
  const surplus = Math.clz32(n - 1)
  let x = next(rng) >>> surplus
  while (x >= n) x = next(rng) >>> surplus
  return x
}

/** 0 (included) to 1 (excluded). */
export const unit = (rng: RngState): number => next(rng) / 0x1_0000_0000

export function shuffle<V>(items: V[], rng: RngState): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(rng, i + 1)
    const held = items[i]
    items[i] = items[j]
    items[j] = held
  }
}

/** The commitment to a seed: shown when the seats are confirmed, checked after the end. */
export const commitment = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)))
