import '@bothy/board-kit/ui/styles.css'
import '@bothy/board-kit/board/styles.css'
import '../styles.css'
import { BOX, ORDER, content, FIELDS, GANGSTER_IDS, START, TILES, type Types } from '@bothy/glen-more-2/data'
import { signal } from '@preact/signals'
import { type JSX, render } from 'preact'
import { layout } from '@bothy/board-kit/board/layout.ts'
import { type TableContext, TableContextProvider } from '@bothy/board-kit/board/table-context.tsx'
import { first, type GalleryParts, language, number, query, sampleAt, text } from '@bothy/board-kit/testing/gallery.ts'
import { shell } from '@bothy/board-kit/ui/words/i18n.ts'
import { tableOf } from '@bothy/board-kit/testing/sample-table.ts'
import { Bar } from '../market/bar.tsx'
import { loadAllChronicles } from '../chronicles/load.ts'
import { Lurker, Penny, Portrait as Gangster } from '../../modules/mobs/board/signs.tsx'
import { board } from '../index.ts'
import { startsCutscene } from '../scoring/scored.ts'
import { BoardView } from '../board-view.tsx'
import { wordsOf } from '../words.ts'
import { setupOf, together } from './many-chronicles.ts'
import { type Sample, samplePlay } from './sample-play.ts'
import { LIKES_EVENTS, TOME, withCards } from '../../modules/tome/board/test/tome-setup.ts'
import { type PersonId, PortraitPicture, portraits } from '../art/portraits.tsx'
import { SIGN_NAMES, SignIcon } from '../art/signs.tsx'
import { SCENE_KINDS } from '../art/scenes.ts'
import { type LandmarkId, landmarks } from '../art/landmarks.ts'
import { LandmarkPicture, TilePicture, type View } from '../art/tile-picture.tsx'
import { Points } from '@bothy/board-kit/art/index.ts'
import { roadsOnMap } from '../art/clan-places.ts'
import { ClanBadge, ClanLabel, ClanMap, ClanSpot, RoadPrice } from '../map/clan-map.tsx'
import { ClanMarker, Scotsman, StoneDie } from '../art/pieces.tsx'
import { Cube } from '@bothy/board-kit/art/goods.tsx'
import { Emblem } from '../emblem.tsx'
import { Rondel, RondelSpace } from '../ring/rondel.tsx'
import { ShelfCard } from '../seats/shelf-card.tsx'
import { Tile } from '../tile/tile.tsx'
import { faceOf, signsOf } from '../tile/tile-facts.ts'

const landmarkIds = (): readonly LandmarkId[] => Object.keys(landmarks.value) as LandmarkId[]

function Tiles() {
  const views: readonly View[] = [...SCENE_KINDS, ...landmarkIds()]
  return (
    <div style={{ padding: '12px', background: 'var(--table)' }}>
      {[true, false].map((river) => (
        <div key={river} style={{ display: 'flex', flexWrap: 'wrap', gap: river ? '12px 0' : '6px' }}>
          {views.map((view) => (
            <span key={view} style={{ width: `${number('size', 99)}px`, height: `${number('size', 99)}px` }}>
              <TilePicture view={view} river={river} />
            </span>
          ))}
        </div>
      ))}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '12px' }}>
        {landmarkIds().map((landmark) => (
          <span key={landmark} style={{ width: '100px', height: '86px', overflow: 'hidden' }}>
            <LandmarkPicture landmark={landmark} />
          </span>
        ))}
      </div>
    </div>
  )
}

function Portraits() {
  const people = Object.keys(portraits.value) as PersonId[]
  return (
    <div style={{ padding: '12px', background: 'var(--gm2-table)' }}>
      {[number('size', 200), 99, 64].map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: '6px' }}>
          {people.map((person) => (
            <span key={person} style={{ width: `${size}px`, height: `${size}px` }}>
              <PortraitPicture person={person} />
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

function Gangsters() {
  return (
    <div style={{ padding: '12px', background: 'var(--gm2-table)', display: 'flex', flexWrap: 'wrap', gap: '6px' }}>
      {[number('size', 150), 58, 30, 20].flatMap((size) =>
        GANGSTER_IDS.map((gangster) => (
          <Gangster key={`${gangster} ${size}`} gangster={gangster} size={size} isInPrison={size === 58} />
        )),
      )}
      {[0, 1, 2, 3].map((seat) => (
        <Lurker key={seat} seat={seat} size={60} />
      ))}
      {[40, 18].map((size) => (
        <span key={size}>
          <Penny side="minus" size={size} /> <Penny side="plus" size={size} />
        </span>
      ))}
    </div>
  )
}

/** Every tile of the base game as it is offered: ?part=faces&size=99&seat=0. */
function Faces() {
  const size = number('size', 99)
  return (
    <div style={{ padding: '12px', background: 'var(--gm2-table)', display: 'flex', flexWrap: 'wrap', gap: '4px' }}>
      {content.builtIn.tiles
        .filter(({ chronicle }) => chronicle === null)
        .map((tile) => {
          const name = wordsOf(language).tileName(tile.id)
          return (
            <span key={tile.id} style={{ width: `${size}px`, height: `${size}px` }}>
              <Tile
                face={faceOf(tile)}
                name={name}
                shortName={name.split(' ').at(-1)}
                signs={signsOf(tile)}
                seat={number('seat', 0)}
              />
            </span>
          )
        })}
      {SIGN_NAMES.map((sign) => (
        <SignIcon key={sign} sign={sign} size={40} seat={number('seat', 0)} />
      ))}
    </div>
  )
}

/** The clan board: ?part=map&wide=600&taken. */
function Clans() {
  const isTaken = text('taken', '') !== ''
  const roads = roadsOnMap(Object.values(BOX.clanBoard.roads))
  const fields = content.builtIn.fields.map(({ name, colour }, i) => ({
    colour,
    seats: !isTaken || i % 3 === 2 ? [] : name === 'douglas' ? [0, 1, 2, 3] : [i % 4],
  }))
  return (
    <div style={{ width: `${number('wide', 600)}px` }}>
      <ClanMap roads={roads} fields={fields} path={['start', 'gunn', 'mckay', 'sutherland']}>
        <ClanLabel place="start" name={wordsOf(language).placeName(START)} />
        {FIELDS.map((field, i) => (
          <ClanLabel
            key={field}
            place={field}
            name={wordsOf(language).placeName(i)}
            note={<Points value={i % 9} size={20} />}
          />
        ))}
        {FIELDS.map((field, i) => (
          <ClanSpot key={field} place={field} lands={field}>
            <RoadPrice coins={1 + (i % 3)} />
          </ClanSpot>
        ))}
      </ClanMap>
      {content.builtIn.fields.map(({ name, colour }) => (
        <span key={name} style={{ display: 'inline-block' }}>
          <ClanBadge field={name} colour={colour} seats={[]} size={48} />
        </span>
      ))}
    </div>
  )
}

/** The rondel and the pieces: ?part=rondel&wide=540&spaces=20. */
function Stone() {
  const shown = ['A3', 'C8', 'D1', 'B4', 'C13', 'D5', 'C9', 'END'].map(
    (name) => content.builtIn.tiles[TILES.indexOf(name)],
  )
  return (
    <div style={{ padding: '8px', background: 'var(--gm2-table)', display: 'flex', gap: '20px' }}>
      <div style={{ width: `${number('wide', 540)}px` }}>
        <Rondel spaces={number('spaces', 14)}>
          {(shape) => (
            <>
              {shown.map((tile, i) => (
                <RondelSpace key={tile.id} shape={shape} index={i + 1}>
                  <Tile
                    face={faceOf(tile)}
                    name={wordsOf(language).tileName(tile.id)}
                    shortName="Name"
                    signs={signsOf(tile)}
                    seat={0}
                  />
                </RondelSpace>
              ))}
              <RondelSpace shape={shape} index={0} />
              {[0, 1, 2, 3].map((seat) => (
                <RondelSpace key={seat} shape={shape} index={9 + seat}>
                  <div style={{ display: 'grid', placeItems: 'center', height: '100%' }}>
                    <Scotsman seat={seat} size={56} />
                  </div>
                </RondelSpace>
              ))}
              {shape.spaces.slice(13).map(({ x, y }, i) => (
                <RondelSpace key={`${x} ${y}`} shape={shape} index={13 + i}>
                  <div style={{ display: 'grid', placeItems: 'center', height: '100%' }}>
                    <StoneDie rolled={2} size={52} />
                  </div>
                </RondelSpace>
              ))}
            </>
          )}
        </Rondel>
      </div>
      <div>
        {[64, 32, 20].map((size) => (
          <div key={size} style={{ display: 'flex', gap: '8px', alignItems: 'center' }}>
            {[0, 1, 2, 3].map((seat) => (
              <Scotsman key={seat} seat={seat} size={size} />
            ))}
            {[null, 0, 1, 2, 3].map((seat) => (
              <ClanMarker key={seat} seat={seat} size={size} />
            ))}
          </div>
        ))}
        <div style={{ display: 'flex', gap: '8px' }}>
          {[null, 1, 2, 3].map((rolled) => (
            <StoneDie key={rolled} rolled={rolled} size={64} />
          ))}
          {(['wood', 'stone', 'grain', 'sheep', 'cattle', 'cask'] as const).map((good) => (
            <span key={good} style={{ width: '40px' }}>
              <Cube class="gm2-piece" good={good} />
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}

function Cover() {
  return (
    <div style={{ width: `${number('wide', 380)}px`, background: 'rgb(52 64 74)' }}>
      <Emblem />
    </div>
  )
}

/** A territory of four rows with the river in the second: ?part=land&size=99. */
function Land() {
  const size = number('size', 99)
  const rows = [
    ['', 'A7', 'S1', 'S2', 'C12', 'B8'],
    ['A3', 'S3', 'S5', 'HOME-V1', 'HOME-C1', 'B4'],
    ['C4', 'B10', 'A6', 'C7', 'C13', 'D5'],
    ['D9', 'C6', 'S4', 'A4', 'A11', 'A12'],
    ['A14', 'B11', 'C11', 'B13', 'B12', 'C15'],
    ['A10', 'B14', 'A13', 'B9', 'D11', 'C14'],
  ]
  return (
    <div style={{ padding: '12px', background: 'var(--gm2-table)' }}>
      {rows.map((row) => (
        <div key={row.join()} style={{ display: 'flex' }}>
          {row.map((name) => (
            <span key={name} style={{ width: `${size}px`, height: `${size}px` }}>
              {name !== '' && (
                <Tile face={faceOf(content.builtIn.tiles[TILES.indexOf(name)])} name={null} signs={null} />
              )}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

function Shelf() {
  return (
    <div style={{ padding: '12px', background: 'var(--gm2-table)', display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
      {(Object.keys(portraits.value) as PersonId[]).map((person) => (
        <ShelfCard key={person} face={{ person }} name={wordsOf(language).tileName(TILES.indexOf(person))} />
      ))}
      {landmarkIds().map((landmark, i) => (
        <ShelfCard
          key={landmark}
          face={{ landmark }}
          name={landmark}
          note={i % 2 === 0 ? '2 goods, taken' : 'Home Castle counts double'}
          isSpent={i % 2 === 0}
        />
      ))}
    </div>
  )
}

/**
 * Besides the common words of the address: sense=0.9, the names of Chronicles (council, mountain), cellars with casks from the first
 * tiles on, tome with landmarks and Gatherings first (cards=7: so many to turn), haggis=5 (by places of a table), race (with fast boats),
 * mobs=elspeth-mctrick,joe-mcduff (these first), at=show.
 */
const mobsSetup = () => ({ mobs: true, arranged: { mobs: text('mobs', '').split(',').filter(Boolean) } })
const sample = (): Sample => (query.has('cards') ? withCards(played(), number('cards', 7)) : played())
const played = (): Sample =>
  sampleAt<Types>(
    (each) =>
      samplePlay(
        {
          seats: number('seats', 4),
          seed: text('seed', 'a'),
          sense: number('sense', 0.95),
          ...(query.has('tome') ? { sense: LIKES_EVENTS.sense, likes: LIKES_EVENTS.likes } : {}),
          options: together(
            ORDER.filter((id) => query.has(id)).map((id) =>
              id === 'tome' ? TOME : id === 'mobs' ? mobsSetup() : setupOf(id, number('haggis', 5)),
            ),
          ),
        },
        (look) => each(look),
      ),
    ({ view, me, events }, at) =>
      at === 'show'
        ? events.some(startsCutscene)
        : view.pending?.kind === at && me !== null && view.pending.seats.includes(me),
  )

function Scoring({ CutsceneAlone }: GalleryParts) {
  return <CutsceneAlone seen={sample()} board={board} />
}

/** The whole table: ?seats=4&seed=a&ply=60&at=claim&me=0&lang=fr&long. */
function WholeTable({ Frame }: GalleryParts) {
  const seen = sample()
  return <Frame seen={seen} board={board} seats={seen.view.seats} picked={first()} />
}

/** The stage without header and prompt: ?part=stage&seats=4&ply=60&at=claim&look=field:14. */
function BoardViewAlone() {
  const seen = sample()
  const table = tableOf(board, seen, language, layout.value, first())
  const context = { board, props: table, item: signal(null), openSeat: null, openRule: () => undefined }
  table.uiState.previewed.value = query.get('look')
  return (
    <TableContextProvider value={context as unknown as TableContext}>
      <div style={{ height: `calc(100vh - ${number('frame', 124)}px)` }}>
        <BoardView {...table} />
      </div>
      <Bar {...table} />
    </TableContextProvider>
  )
}

const PARTS: { readonly [part: string]: (parts: GalleryParts) => JSX.Element } = {
  table: WholeTable,
  stage: BoardViewAlone,
  show: Scoring,
  tiles: Tiles,
  map: Clans,
  shelf: Shelf,
  land: Land,
  emblem: Cover,
  rondel: Stone,
  faces: Faces,
  portraits: Portraits,
  gangsters: Gangsters,
}

export async function start(root: Element, parts: GalleryParts): Promise<void> {
  await Promise.all([board.words.load(language), shell.load(language), loadAllChronicles()])
  const Part = PARTS[text('part', 'table')] ?? WholeTable
  render(<Part {...parts} />, root)
}
