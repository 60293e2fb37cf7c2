import { commitment, type GameTypes, type Json } from '@bothy/kernel'
import type { Strategy } from '@bothy/kernel/strategy'
import { emptyNet, type Net, partsOf } from './net.ts'

/**
 * A net as a file: the word `bothynet`, the length of the header (32 bits, little-endian), the header as JSON padded with
 * spaces to a multiple of four bytes, then the weights as little-endian 32-bit floats in the order of `partsOf`.
 */
const MAGIC = 'bothynet'
const FORMAT = 1
const BYTES = 4

export type NetHeader = {
  readonly format: number
  readonly game: string
  readonly seats: number
  readonly hidden: number
  /** The hash covers the names: a net made for other inputs is refused. */
  readonly inputs: readonly string[]
  readonly inputHash: string
  readonly revision: number
  readonly training: Json
  readonly result: Json
}

export class NetError extends Error {
  override readonly name = 'NetError'
}

const hashOfInputs = (inputs: readonly string[]): string => commitment(JSON.stringify(inputs))

export function writeNet<T extends GameTypes>(
  strategy: Strategy<T>,
  net: Net,
  about: Pick<NetHeader, 'game' | 'seats' | 'revision' | 'training' | 'result'>,
): Uint8Array {
  const inputs = strategy.inputs(about.seats)
  if (inputs.length !== net.inputs) throw new NetError('the net has another number of inputs')
  const header: NetHeader = {
    format: FORMAT,
    game: about.game,
    seats: about.seats,
    hidden: net.hidden,
    inputs,
    inputHash: hashOfInputs(inputs),
    revision: about.revision,
    training: about.training,
    result: about.result,
  }
  const text = new TextEncoder().encode(JSON.stringify(header))
  const start = MAGIC.length + BYTES
  const padded = Math.ceil((start + text.length) / BYTES) * BYTES - start
  const count = partsOf(net).reduce((sum, part) => sum + part.length, 0)
  const bytes = new Uint8Array(start + padded + count * BYTES).fill(0x20)
  const data = new DataView(bytes.buffer)
  for (let i = 0; i < MAGIC.length; i++) bytes[i] = MAGIC.charCodeAt(i)
  data.setUint32(MAGIC.length, padded, true)
  bytes.set(text, start)
  let at = start + padded
  for (const part of partsOf(net))
    for (const weight of part) {
      data.setFloat32(at, weight, true)
      at += BYTES
    }
  return bytes
}

/** The net of a file, checked against what the strategy of the game expects. Throws a `NetError` that says what is wrong. */
export function readNet<T extends GameTypes>(
  strategy: Strategy<T>,
  game: string,
  bytes: Uint8Array,
): { readonly header: NetHeader; readonly net: Net } {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = MAGIC.length + BYTES
  if (bytes.length < start || !isMagic(bytes)) throw new NetError('this is no net')
  const length = data.getUint32(MAGIC.length, true)
  if (start + length > bytes.length) throw new NetError('the net is cut off')
  const header = readHeader(new TextDecoder().decode(bytes.subarray(start, start + length)))
  if (header.game !== game) throw new NetError(`the net is for ${header.game}`)
  const inputs = strategy.inputs(header.seats)
  if (header.inputHash !== hashOfInputs(inputs)) throw new NetError('the net was made for other inputs')
  const net = emptyNet(inputs.length, header.hidden, header.seats)
  const count = partsOf(net).reduce((sum, part) => sum + part.length, 0)
  if (bytes.length !== start + length + count * BYTES) throw new NetError('the net has another number of weights')
  let at = start + length
  for (const part of partsOf(net))
    for (let i = 0; i < part.length; i++) {
      part[i] = data.getFloat32(at, true)
      at += BYTES
    }
  return { header, net }
}

function isMagic(bytes: Uint8Array): boolean {
  for (let i = 0; i < MAGIC.length; i++) if (bytes[i] !== MAGIC.charCodeAt(i)) return false
  return true
}

function readHeader(text: string): NetHeader {
  const raw: unknown = JSON.parse(text)
  if (!isHeader(raw)) throw new NetError('the header of the net is not complete')
  if (raw.format !== FORMAT) throw new NetError(`format ${raw.format} of nets is not known`)
  return raw
}

const isHeader = (raw: unknown): raw is NetHeader =>
  typeof raw === 'object' &&
  raw !== null &&
  'format' in raw &&
  'game' in raw &&
  typeof raw.game === 'string' &&
  'seats' in raw &&
  Number.isInteger(raw.seats) &&
  'hidden' in raw &&
  Number.isInteger(raw.hidden) &&
  'inputHash' in raw &&
  typeof raw.inputHash === 'string'
