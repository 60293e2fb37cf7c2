import './both-languages.ts'
import { shortOf } from '../chronicles/brought.ts'
import { content, FIELDS, fieldNamed, glenMore2, TILES, type View } from '@bothy/glen-more-2'
import { describe, expect, test } from 'vitest'
import { bestField, fieldLabel, placeNameOf, roadWords, worthSigns, worthWords } from '../map/field-facts.ts'
import { prospectsOf, yieldsAt } from '../land/gains.ts'
import { landLabel, offerFacts, rondelLabel, shortNameOf, spacesAhead, wayLabel } from '../labels.ts'
import { wordsOf } from '../words.ts'
import { samplePlay } from './sample-play.ts'

const PEOPLE = { reader: 0, names: ['Eilidh', 'Wee Otter', 'Wee Fox', 'Ewan'] }
const words = { en: wordsOf('en'), fr: wordsOf('fr') }

const VIEWS: readonly View[] = [2, 4].flatMap((seats) => {
  const views: View[] = []
  samplePlay({ seats, seed: `facts-${seats}`, sense: 0.95 }, (seen, state) => {
    const [actor] = glenMore2.actors(state)
    if (actor !== undefined) views.push(seen(actor).view)
    return false
  })
  return views
})

test('first words of names are short, and told apart', () => {
  expect(PEOPLE.names.map((_, seat) => shortNameOf(PEOPLE, seat, words.fr))).toEqual([
    'Vous',
    'Wee O.',
    'Wee F.',
    'Ewan',
  ])
})

describe('what taking a tile would mean', () => {
  test('every offer says its price or why not, then who plays next and what is lost', () => {
    const told = new Set<string>()
    VIEWS.forEach((view) => {
      for (const offer of view.offers) {
        const [en, fr] = [offerFacts(view, offer, PEOPLE, words.en), offerFacts(view, offer, PEOPLE, words.fr)]
        expect(fr).toHaveLength(en.length)
        expect(en.filter(({ text }) => text === '')).toEqual([])
        expect(en.filter(({ loss }) => loss === true).map(({ text }) => text)).toEqual([
          ...(offer.reason === null ? [] : [shortOf(offer.reason.why, words.en)]),
          ...(offer.discards.length === 0 ? [] : [`${offer.discards.length} lost`]),
        ])
        const next = en.map(({ text }) => text).find((text) => /next|again|Ends/.test(text))
        expect(next).toBeDefined()
        told.add(next ?? '')
        expect(spacesAhead(view, offer.position)).toBeGreaterThan(0)
      }
    })
    expect([...told]).toEqual(expect.arrayContaining(['You play again', 'Wee Otter plays next', 'The die moves next']))
  })

  test('a place promises what the view says of its tiles, and no more', () => {
    let places = 0
    VIEWS.forEach((view) => {
      for (const { tile, spots, reason } of view.offers) {
        if (reason !== null) continue
        for (const spot of spots) {
          const list = yieldsAt(view, spot, tile)
          const vp = list.filter(({ trades }) => !trades).reduce((n, it) => n + it.vp, 0)
          const shown = prospectsOf(list).find(({ kind }) => kind === 'vp')
          expect(shown === undefined || shown.kind !== 'vp' ? 0 : shown.count).toBe(vp)
          places++
        }
      }
    })
    expect(places).toBeGreaterThan(1000)
  })
})

describe('clan fields', () => {
  const at = (view: View, name: string) => view.fields[fieldNamed(name) ?? -1]

  test('a field says its road, what it leaves and what it is worth now', () => {
    samplePlay({ seats: 3, seed: 'fields', sense: 1 }, (look) => {
      const { view } = look(0)
      const brodie = at(view, 'brodie')
      expect(placeNameOf(brodie.path[0] ?? -1)).toBe('start')
      expect(placeNameOf(brodie.path.at(-1) ?? -1)).toBe('brodie')
      const payable = view.fields.filter(({ reason, price }) => reason === null && price > 0)
      expect(payable.length).toBeGreaterThan(3)
      for (const shown of payable) {
        const left = view.players[0].coins - shown.price
        expect(roadWords(view, shown, 0, words.en)).toContain(`leaves you ${words.en.coins(left)}`)
      }
      expect(roadWords(view, brodie, null, words.en)).toMatch(/^road \d+ coins?, via /)
      expect(worthSigns(view, brodie)).toEqual([{ vp: 0 }])
      expect(worthWords(view, brodie, words.en)).toBe('0 VP (1 so far)')
      expect(fieldLabel(view, brodie, PEOPLE, words.en)).toMatch(/^Brodie, purple, road /)
      return true
    })
  })

  test('what is counted is the view’s number, and the best field is the dearest in points', () => {
    let best = 0
    VIEWS.forEach((view) => {
      for (const shown of view.fields) {
        const { vp, counted } = shown.bonus
        expect(worthWords(view, shown, words.en)).toContain(counted === null ? '' : `${vp} VP (${counted} so far)`)
        expect(worthWords(view, shown, words.fr)).not.toBe('')
      }
      const found = bestField(view)
      if (found === null) return
      const most = Math.max(...view.fields.filter(({ reason }) => reason === null).map(({ bonus }) => bonus.vp))
      expect(found.bonus.vp).toBe(most)
      best++
    })
    expect(best).toBeGreaterThan(10)
  })

  test('every field can be worth something, in signs, unless it works from then on', () => {
    const [signs, ongoing] = [new Set<number>(), new Set<number>()]
    VIEWS.forEach((view) => {
      for (const shown of view.fields) {
        if (worthSigns(view, shown).length > 0) signs.add(shown.field)
        if (shown.bonus.ongoing) ongoing.add(shown.field)
      }
    })
    expect(FIELDS.filter((_, field) => !signs.has(field) && !ongoing.has(field))).toEqual([])
  })
})

test('labels of rondel, territory and ways are whole in both languages', () => {
  const bad: string[] = []
  VIEWS.forEach((view) => {
    for (const language of ['en', 'fr'] as const) {
      const said = [
        ...view.line.flatMap(({ tile, position }) =>
          tile === null ? [] : [rondelLabel(view, tile, position, PEOPLE, words[language])],
        ),
        ...view.players.flatMap(({ tiles }) => tiles.map((shown) => landLabel(view, shown, words[language]))),
        ...view.fields.map((shown) => fieldLabel(view, shown, PEOPLE, words[language])),
        ...view.activatable.flatMap(({ ways }) => ways.slice(0, 4).map((way) => wayLabel(way, words[language]))),
      ]
      bad.push(...said.filter((text) => text === '' || /undefined|NaN|null|, ,|,,/.test(text)))
    }
  })
  expect(bad).toEqual([])
})

describe('the plate of a tile', () => {
  const onRondel = content.builtIn.tiles.filter(
    ({ chronicle, id }) => chronicle === null && !(TILES[id] ?? '').startsWith('HOME'),
  )

  test.each(['en', 'fr'] as const)(
    'has a name that fits it, in %s: no two alike, none without its noun',
    (language) => {
      const { board, tileName } = words[language]
      const names = onRondel.map(({ id }) => board.shortNames[TILES[id] ?? ''] ?? tileName(id))
      expect(names.filter((name) => name.length > 13)).toEqual([])
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
      expect(names.filter((name) => /^(?:d’|l’|de |du |des )/i.test(name))).toEqual([])
    },
  )
})
