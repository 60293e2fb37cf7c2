import { describe, expect, test } from 'vitest'
import schema from '../../record.schema.json' with { type: 'json' }
import { isObject, sameJson } from '../json.ts'
import { RECORD_FORMAT, RECORD_LIMITS, writeRecord } from './record.ts'
import { Match } from '../match/match.ts'
import { USUAL } from '../toy/setup.ts'
import { toy } from '../toy/toy.ts'

type Schema = { readonly [keyword: string]: unknown }

const KEYWORDS = new Set([
  'maxLength',
  '$schema',
  '$id',
  'title',
  'description',
  'type',
  'const',
  'pattern',
  'minimum',
  'maximum',
])
for (const keyword of ['maxItems', 'uniqueItems', 'items', 'required', 'properties', 'additionalProperties'])
  KEYWORDS.add(keyword)

const typeOf = (x: unknown): string => (x === null ? 'null' : Array.isArray(x) ? 'array' : typeof x)

const isOfType = (x: unknown, type: unknown): boolean => (type === 'integer' ? Number.isInteger(x) : typeOf(x) === type)

function faults(x: unknown, s: Schema, at = ''): string[] {
  const out: string[] = []
  const check = (ok: boolean, keyword: string): void => void (ok || out.push(`${at || 'record'}: ${keyword}`))
  for (const keyword of Object.keys(s)) check(KEYWORDS.has(keyword), `unknown keyword ${keyword}`)
  if ('const' in s) check(sameJson(x, s['const']), 'const')
  if ('type' in s)
    check(
      [s['type']].flat().some((type) => isOfType(x, type)),
      'type',
    )
  if (typeof x === 'string' && typeof s['pattern'] === 'string') check(new RegExp(s['pattern'], 'u').test(x), 'pattern')
  if (typeof x === 'string' && typeof s['maxLength'] === 'number') check(x.length <= s['maxLength'], 'maxLength')
  if (typeof x === 'number' && typeof s['minimum'] === 'number') check(x >= s['minimum'], 'minimum')
  if (typeof x === 'number' && typeof s['maximum'] === 'number') check(x <= s['maximum'], 'maximum')
  if (Array.isArray(x)) {
    if (s['uniqueItems'] === true)
      check(new Set(x.map((item) => JSON.stringify(item))).size === x.length, 'uniqueItems')
    if (typeof s['maxItems'] === 'number') check(x.length <= s['maxItems'], 'maxItems')
    const { items } = s
    if (isObject(items)) for (const [i, item] of x.entries()) out.push(...faults(item, items, `${at}[${i}]`))
  }
  if (isObject(x)) {
    const properties = isObject(s['properties']) ? s['properties'] : {}
    for (const key of Array.isArray(s['required']) ? s['required'] : [])
      check(Object.hasOwn(x, String(key)), `required ${key}`)
    for (const [key, value] of Object.entries(x)) {
      const inner = properties[key]
      if (isObject(inner)) out.push(...faults(value, inner, at === '' ? key : `${at}.${key}`))
      else check(s['additionalProperties'] !== false, `additional ${key}`)
    }
  }
  return out
}

function unbounded(s: Schema, at = 'record'): string[] {
  const types = [s['type']].flat()
  const out: string[] = []
  const hasLength = 'maxLength' in s || 'const' in s || String(s['pattern']).endsWith('{16}$')
  if (types.includes('string') && !hasLength) out.push(at)
  if (types.includes('array') && !('maxItems' in s)) out.push(at)
  for (const [key, inner] of Object.entries({
    ...(isObject(s['properties']) ? s['properties'] : {}),
    items: s['items'],
  }))
    if (isObject(inner)) out.push(...unbounded(inner, `${at}.${key}`))
  return out
}

function records(): { readonly [field: string]: unknown }[] {
  const out: { readonly [field: string]: unknown }[] = []
  for (let seats = 2; seats <= 4; seats++) {
    const setup = { ...USUAL, doubled: true, arranged: seats === 2 ? { pile: [4, 2] } : null }
    const table = new Match(toy, { game: 'toy', revision: 1, setup, seats, seed: `schema-${seats}` })
    for (let seat = toy.actors(table.state).at(0); seat !== undefined; seat = toy.actors(table.state).at(0)) {
      if (table.plies.length % 5 === 0) out.push(writeRecord(toy, table.match, ['Ann', 'Bob']))
      table.submit(seat, table.version, table.legal(seat).at(-1))
    }
    out.push(
      writeRecord(toy, table.match, []),
      writeRecord(toy, table.match, [], {
        friendly: true,
        levels: ['hard', null, 'expert', null].slice(0, seats),
        resigned: [1, 0],
        abandoned: true,
        colours: [4, 0, 1, 2].slice(0, seats),
        hints: [0, 7, 100_000, 1].slice(0, seats),
      }),
    )
  }
  return out
}

describe('record.schema.json', () => {
  test('every written record keeps to it', () => {
    for (const record of records()) expect(faults(JSON.parse(JSON.stringify(record)), schema)).toEqual([])
  })

  test('describes every field, and demands all but the notes', () => {
    const [record] = records()
    const notes = ['friendly', 'levels', 'resigned', 'abandoned', 'colours', 'hints']
    expect(Object.keys(schema.properties).toSorted()).toEqual([...Object.keys(record), ...notes].toSorted())
    expect(schema.required.toSorted()).toEqual(Object.keys(record).toSorted())
    for (const property of Object.values(schema.properties)) expect(property.description).toMatch(/\.$/)
    expect(schema.properties.format.const).toBe(RECORD_FORMAT)
  })

  test('bounds every text and every list, as the reader does', () => {
    const { game, seed, names, plies, colours, hints } = schema.properties
    expect([colours.maxItems, colours.items.maximum + 1]).toEqual([RECORD_LIMITS.colours, RECORD_LIMITS.colours])
    expect(hints.items.maximum).toBe(RECORD_LIMITS.hints)
    const { levels } = schema.properties
    expect([levels.maxItems, levels.items.maxLength]).toEqual([RECORD_LIMITS.names, RECORD_LIMITS.level])
    expect([game.maxLength, seed.maxLength]).toEqual([RECORD_LIMITS.game, RECORD_LIMITS.seed])
    expect([names.maxItems, names.items.maxLength]).toEqual([RECORD_LIMITS.names, RECORD_LIMITS.name])
    expect([plies.maxItems, plies.items.maxLength]).toEqual([RECORD_LIMITS.plies, RECORD_LIMITS.ply])
    expect(unbounded(schema)).toEqual([])
  })

  test.each([
    { change: { format: 'bothy-record/2' }, fault: 'format: const' },
    { change: { game: 'A game' }, fault: 'game: pattern' },
    { change: { revision: 0 }, fault: 'revision: minimum' },
    { change: { seats: 2.5 }, fault: 'seats: type' },
    { change: { seats: 9 }, fault: 'seats: maximum' },
    { change: { friendly: false }, fault: 'friendly: const' },
    { change: { levels: [7] }, fault: '[0]: type' },
    { change: { resigned: [8] }, fault: '[0]: maximum' },
    { change: { colours: [5, 0] }, fault: '[0]: maximum' },
    { change: { colours: [0, 0] }, fault: 'colours: uniqueItems' },
    { change: { hints: [-1, 0] }, fault: '[0]: minimum' },
    { change: { hints: [RECORD_LIMITS.hints + 1] }, fault: '[0]: maximum' },
    { change: { abandoned: false }, fault: 'abandoned: const' },
    { change: { seed: 'x'.repeat(RECORD_LIMITS.seed + 1) }, fault: 'seed: maxLength' },
    { change: { names: [7] }, fault: '[0]: type' },
    { change: { plies: ['look'] }, fault: '[0]: pattern' },
    { change: { hash: 'x' }, fault: 'hash: pattern' },
    { change: { result: { scores: [] } }, fault: 'result: required ranks' },
    { change: { more: 1 }, fault: 'record: additional more' },
  ])('refuses $fault', ({ change, fault }) => {
    const found = faults({ ...records()[0], ...change }, schema)
    expect(found.some((f) => f.endsWith(fault))).toBe(true)
  })
})
