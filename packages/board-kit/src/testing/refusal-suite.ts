import { describe, expect, test } from 'vitest'
import type { TinyNode } from './tiny-dom.ts'

/** A tile of the rondel that cannot be had as things are; `isSaved`: a sale would do. */
export type Refused<Kind extends string, Thing extends string> = {
  readonly kind: Kind
  readonly thing: Thing
  readonly band: string
  readonly isSaved: boolean
  readonly card: () => TinyNode
}

/** `offer`: for this a tile is refused. `elsewhere`: only other things are. */
export type Kinds<Kind extends string> = { readonly [kind in Kind]: 'offer' | 'elsewhere' }

const LONGEST_BAND = 30

const linesOf = (card: TinyNode): readonly (readonly [tone: string | null, text: string])[] =>
  card
    .all()
    .filter((node) => node.attribute('class') === 'hub-card-line')
    .map((node) => [node.attribute('data-tone') ?? null, node.textContent.trim()])

export function refusalSuite<Kind extends string, Thing extends string>(
  kinds: Kinds<Kind>,
  things: { readonly [thing in Thing]: readonly Kind[] },
  met: (language: 'en' | 'fr') => readonly Refused<Kind, Thing>[],
): void {
  describe.each(['en', 'fr'] as const)('tiles that cannot be had, %s', (language) => {
    const all = met(language)
    const known = (Object.keys(kinds) as Kind[]).filter((kind) => kinds[kind] === 'offer')

    test('each kind of reason for which one is refused is met, and no other', () => {
      expect([...new Set(all.map(({ kind }) => kind))].toSorted()).toEqual(known.toSorted())
    })

    test.each(Object.keys(things) as Thing[])('%s: each of its kinds of reason is met, and no other', (thing) => {
      const own = all.filter((it) => it.thing === thing).map(({ kind }) => kind)
      expect([...new Set(own)].toSorted()).toEqual(things[thing].toSorted())
    })

    test('each has a band of few words, its recipe, the reason in a sentence, and the sale that helps if one does', () => {
      expect(all.filter((it) => !isTold(it)).map(toldOf)).toEqual([])
    })
  })
}

const toldOf = ({ kind, thing, band, card }: Refused<string, string>): string =>
  `${kind}, ${thing}, ${band}: ${linesOf(card())
    .map(([tone, text]) => `${tone} ${text}`)
    .join(' | ')}`

function isTold(it: Refused<string, string>): boolean {
  const lines = linesOf(it.card())
  const of = (wanted: string | null): readonly string[] =>
    lines.filter(([tone, text]) => tone === wanted && text !== '').map(([, text]) => text)
  const [reasons, ways] = [of('loss'), of('way')]
  const isSentence = reasons.every((text) => text.length > it.band.length)
  return (
    !/undefined|NaN|\[object|Infinity/.test(toldOf(it)) &&
    it.band !== '' &&
    it.band.length < LONGEST_BAND &&
    of(null).length > 0 &&
    isSentence &&
    (it.isSaved ? ways.length === 1 : ways.length === 0 && reasons.length === 1)
  )
}

/** The first of each kind and thing: drawing is slow. */
export function firstOfEach<Kind extends string, Thing extends string>(
  all: readonly Refused<Kind, Thing>[],
): readonly Refused<Kind, Thing>[] {
  const keys = all.map(({ kind, thing, isSaved }) => `${kind} ${thing} ${isSaved}`)
  return all.filter((_, i) => keys.indexOf(keys[i]) === i)
}
