import '@bothy/board-kit/ui/styles.css'
import '../styles.css'
import { CLANS, content, PORT_TILES, SCORING_TILES, UNITS } from '@bothy/clans-of-caledonia/data'
import { render } from 'preact'
import { type GalleryParts, number, query, STYLE, text } from '@bothy/board-kit/testing/gallery.ts'
import { Icon, ICON_NAMES } from '../art/icons.tsx'
import { MAP_FRAME, SIDE } from '../art/hex-shape.ts'
import { ClanBadge } from '../art/clans.tsx'
import { ContractBack, ContractCard, StartingCard } from '../pieces/cards.tsx'
import { ScoringTilePicture } from '../pieces/cards-scoring.tsx'
import { HexMap } from '../map/map.tsx'
import { PortTilePicture } from '../map/map-ports.tsx'
import { Merchant, PieceDefs, UnitPiece, UnitSlot } from '../pieces/pieces.tsx'
import { Editor, Explanations } from './gallery-explain.tsx'
import { startTable } from './gallery-table.tsx'
import { isPart, Parts } from './gallery-parts.tsx'
import { sampleMap } from './sample-map.ts'

const box = content.builtIn

function fittingSide(): number {
  const room = (window.innerWidth - number('wide', 0)) / MAP_FRAME.width
  return SIDE * Math.min(room, (window.innerHeight - number('high', 0)) / MAP_FRAME.height)
}

/** One map: ?part=map&map=0&seats=4&side=43&at=plain, `held` or `settled`. */
export function Maps() {
  const side = number('side', 0) || fittingSide()
  const seats = number('seats', 4)
  const map = box.mapFor(number('map', 0), seats)
  return (
    <div style={{ display: 'grid', placeItems: 'center', minHeight: '100vh', background: 'var(--table)' }}>
      <PieceDefs />
      <HexMap {...sampleMap(map, text('at', 'settled'))} side={side} portNumbers={box.portTiles} />
    </div>
  )
}

export function Art() {
  return (
    <div class="g-art">
      <style>{STYLE}</style>
      <PieceDefs />
      {[64, 32, 18].map((size) => (
        <div key={size} class="row">
          {ICON_NAMES.map((icon) => (
            <Icon key={icon} icon={icon} size={size} />
          ))}
        </div>
      ))}
      {[0, 1, 2, 3].map((seat) => (
        <div key={seat} class="row">
          {UNITS.map((unit) => (
            <UnitPiece key={unit} unit={unit} seat={seat} size={64} />
          ))}
          {UNITS.map((unit) => (
            <UnitPiece key={unit} unit={unit} seat={seat} size={28} />
          ))}
          <Merchant seat={seat} size={40} />
          <Merchant seat={seat} size={20} />
        </div>
      ))}
      <div class="row">
        {UNITS.map((unit) => (
          <UnitSlot key={unit} unit={unit} size={28} />
        ))}
        <Merchant seat={null} size={20} />
      </div>
      <div class="row">
        {PORT_TILES.map((tile) => (
          <PortTilePicture key={tile} tile={tile} numbers={box.portTiles} width={130} />
        ))}
      </div>
    </div>
  )
}

export function Cards() {
  const have = { wool: 2, bread: 1, cheese: 1, whisky: 1, beef: 1, mutton: 2 }
  return (
    <div class="g-art">
      <style>{STYLE}</style>
      <PieceDefs />
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(8, 136px)', gap: '7px' }}>
        {box.contractList.map((contract, i) => (
          <ContractCard key={i} contract={contract} have={i < 40 ? have : null} seat={i === 25 ? 0 : null} />
        ))}
        <ContractBack />
      </div>
      <div style={{ width: '290px', display: 'grid', gap: '3px' }}>
        <div class="row" style={{ flexWrap: 'wrap', gap: '6px', marginTop: '10px' }}>
          {box.startingList.map((tile, i) => (
            <StartingCard key={i} tile={tile} />
          ))}
        </div>
      </div>
      <div class="row" style={{ flexWrap: 'wrap', gap: '6px' }}>
        {SCORING_TILES.map((tile, i) => (
          <ScoringTilePicture
            key={tile}
            tile={tile}
            numbers={box.scoringTiles}
            round={(i % 5) + 1}
            when={i < 2 ? 'past' : i === 2 ? 'now' : 'next'}
          />
        ))}
      </div>
      <div class="row" style={{ gap: '8px' }}>
        {CLANS.map((clan) => (
          <ClanBadge key={clan} clan={clan} size={84} />
        ))}
        {CLANS.map((clan) => (
          <ClanBadge key={clan} clan={clan} size={32} />
        ))}
      </div>
    </div>
  )
}

/** @public Called by the gallery page. */
export function start(app: Element, parts: GalleryParts): void {
  const part = query.get('part')
  if (part === null) return startTable(app, parts)
  const names = part.split(',')
  if (names.some(isPart)) return render(<Parts names={names} />, app)
  render(
    part === 'map' ? (
      <Maps />
    ) : part === 'cards' ? (
      <Cards />
    ) : part === 'explain' ? (
      <Explanations />
    ) : part === 'editor' ? (
      <Editor EditorAlone={parts.EditorAlone} />
    ) : (
      <Art />
    ),
    app,
  )
}
