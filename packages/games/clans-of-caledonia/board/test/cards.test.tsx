import {
  CLANS,
  CONTRACT_GOODS,
  content,
  GOODS,
  IMPORTS,
  MEATS,
  PORT_TILES,
  SCORING_TILES,
  UNITS,
} from '@bothy/clans-of-caledonia/data'
import { type ComponentChild, options, render } from 'preact'
import { describe, expect, test } from 'vitest'
import { readSett } from '@bothy/board-kit/art/sett.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { CLAN_ART, ClanBadge } from '../art/clans.tsx'
import { Icon, ICON_NAMES } from '../art/icons.tsx'
import { ContractCard } from '../pieces/cards.tsx'
import { ScoringTilePicture } from '../pieces/cards-scoring.tsx'
import { HexMap } from '../map/map.tsx'
import { PortTilePicture } from '../map/map-ports.tsx'
import { Merchant, UnitPiece } from '../pieces/pieces.tsx'
import { sampleMap } from './sample-map.ts'

const box = content.builtIn

function draw(what: ComponentChild, root = new TinyNode('main')): TinyNode {
  render(what, root as unknown as Element)
  return root
}
const ofClass = (root: TinyNode, name: string): readonly TinyNode[] =>
  root.all().filter((node) => (node.attribute('class') ?? '').split(' ').includes(name))

test('every good, import, animal and bonus has a picture of its own', () => {
  const pictures = ICON_NAMES.map((icon) => draw(<Icon icon={icon} />).html())
  for (const name of [...GOODS, ...IMPORTS, ...MEATS, 'money', 'freeSpace', 'upgrade'] as const)
    expect(ICON_NAMES).toContain(name)
  // The sheep stands for itself and for animals as such.
  expect(new Set(pictures).size).toBe(ICON_NAMES.length - 1)
})

describe('contracts', () => {
  test('COC-37 a card shows every thing that it asks for, and greys what is missing', () => {
    const have = { wool: 1, bread: 1, cheese: 1, whisky: 1, beef: 1, mutton: 1 }
    for (const contract of box.contractList) {
      const needs = [...CONTRACT_GOODS, ...MEATS].map((need) => contract[need])
      const [asked] = ofClass(draw(<ContractCard contract={contract} have={have} />), 'coc-needs')
      expect(ofClass(asked, 'coc-icon').length).toBe(needs.reduce((sum, n) => sum + n, 0))
      expect(ofClass(asked, 'coc-missing').length).toBe(needs.reduce((sum, n) => sum + Math.max(0, n - 1), 0))
      const [plain] = ofClass(draw(<ContractCard contract={contract} have={null} />), 'coc-needs')
      expect(ofClass(plain, 'coc-missing')).toEqual([])
    }
  })

  test('COC-39, COC-40 below the fold is all that it brings', () => {
    for (const contract of box.contractList) {
      const [gains] = ofClass(draw(<ContractCard contract={contract} have={null} />), 'coc-gains')
      const brought = [...IMPORTS, 'freeSpace' as const, 'upgrade' as const].filter((kind) => contract[kind] > 0)
      expect(ofClass(gains, 'coc-gain').length).toBe(brought.length)
      expect(gains.textContent.includes('£')).toBe(contract.money > 0)
      const several = brought.filter((kind) => contract[kind] > 1)
      for (const kind of several) expect(gains.textContent).toContain(String(contract[kind]))
    }
  })
})

test('COC-57 to COC-65 every port tile has a sign of its own, with the numbers of the box', () => {
  const signs = PORT_TILES.map((tile) => draw(<PortTilePicture tile={tile} numbers={box.portTiles} />))
  expect(new Set(signs.map((sign) => sign.html())).size).toBe(PORT_TILES.length)
  const corrected = { ...box.portTiles, money: { money: 12 } }
  expect(draw(<PortTilePicture tile="money" numbers={corrected} />).textContent).toBe('£12')
})

test('COC-68 every scoring tile has a picture of its own, with the numbers of the box', () => {
  const tiles = SCORING_TILES.map((tile) =>
    draw(<ScoringTilePicture tile={tile} numbers={box.scoringTiles} round={1} when="now" />),
  )
  expect(new Set(tiles.map((tile) => tile.html())).size).toBe(SCORING_TILES.length)
  expect(tiles.map((tile) => tile.textContent)).toEqual(['11', '13/2', '112', '12', '13/2', '11', '12', '11', '125+'])
})

test('no two clans share cloth, dye, charge or structure', () => {
  const all = CLANS.map((clan) => CLAN_ART[clan])
  for (const key of ['sett', 'dye', 'charge'] as const)
    expect(new Set(all.map((art) => art[key])).size).toBe(CLANS.length)
  expect(new Set(all.map(({ sett }) => sett.replaceAll(/[A-Z]+/g, ''))).size).toBe(CLANS.length)
  for (const { sett } of all) expect(readSett(sett).size % 4).toBe(0)
  expect(new Set(CLANS.map((clan) => draw(<ClanBadge clan={clan} />).html())).size).toBe(CLANS.length)
})

test('pieces wear the colour and the grain of their seat', () => {
  for (const seat of [0, 1, 2, 3])
    for (const piece of [
      ...UNITS.map((unit) => <UnitPiece key={unit} unit={unit} seat={seat} />),
      <Merchant key="m" seat={seat} />,
    ]) {
      const html = draw(piece).html()
      expect(html).toContain(`var(--seat-${seat})`)
      expect(html).toContain(`url(#coc-grain-${seat})`)
    }
})

describe('the map', () => {
  const map = box.mapFor(0, 4)
  const drawMap = (at: string, root?: TinyNode): TinyNode =>
    draw(<HexMap {...sampleMap(map, at)} side={43} portNumbers={box.portTiles} />, root)
  const still = (root: TinyNode): readonly TinyNode[] => [
    ...ofClass(root, 'coc-land').flatMap((land) => land.all()),
    ...ofClass(root, 'coc-coins').flatMap((coins) => coins.all()),
  ]

  test('land and coins are drawn once: a new position neither touches nor describes them again', () => {
    const root = drawMap('plain')
    const before = still(root)
    let described = 0
    const { vnode: usual } = options
    options.vnode = (vnode) => {
      usual?.(vnode)
      const { class: name } = { class: '', ...vnode.props }
      if (name === 'coc-slab' || name === 'coc-coin') described++
    }
    drawMap('held', root)
    drawMap('settled', root)
    if (usual === undefined) delete options.vnode
    else options.vnode = usual
    expect(described).toBe(0)
    expect(still(root).every((node, i) => node === before[i])).toBe(true)
    expect(still(root).length).toBe(before.length)
  })

  test('every lit space has its whole price, and the one pointed at its ghost', () => {
    const { lit, units } = sampleMap(map, 'held')
    const root = drawMap('held')
    const [prices] = ofClass(root, 'coc-prices')
    expect(prices.childNodes.map((pill) => pill.textContent)).toEqual(lit.map(({ price }) => `£${price}`))
    expect(ofClass(root, 'coc-ghost').length).toBe(1)
    expect(ofClass(root, 'coc-wood').length).toBe(units.length + 1)
    expect(ofClass(root, 'coc-coin').length).toBe(map.land.length)
  })

  test('COC-9 no price on land under mist', () => {
    const small = box.mapFor(0, 2)
    const root = draw(<HexMap {...sampleMap(small, 'plain')} side={43} portNumbers={box.portTiles} />)
    expect(ofClass(root, 'coc-coin').length).toBe(small.land.length)
    expect(ofClass(root, 'coc-mist').length).toBe(1)
    expect(ofClass(drawMap('plain'), 'coc-mist')).toEqual([])
  })
})
