import '../../../ui/styles.css'
import '../styles.css'
import { content, TILES } from '@bothy/glen-more-2/data'
import { type JSX, render } from 'preact'
import { number, text } from '../../../test/gallery-frame.tsx'
import { PORTRAITS, type PersonId, PortraitPicture } from '../art/portraits.tsx'
import { SIGN_NAMES, SignIcon } from '../art/signs.tsx'
import { SCENE_KINDS } from '../art/scenes.ts'
import { LANDMARKS, type LandmarkId } from '../art/landmarks.ts'
import { LandmarkPicture, TilePicture, type View } from '../art/tile-picture.tsx'
import { Tile } from '../tile.tsx'
import { faceOf, signsOf } from '../tile-facts.ts'
import { SAMPLE_NAMES } from './sample-names.ts'

const LANDMARK_IDS = Object.keys(LANDMARKS) as LandmarkId[]

function Tiles() {
  const views: readonly View[] = [...SCENE_KINDS, ...LANDMARK_IDS]
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
        {LANDMARK_IDS.map((landmark) => (
          <span key={landmark} style={{ width: '100px', height: '86px', overflow: 'hidden' }}>
            <LandmarkPicture landmark={landmark} />
          </span>
        ))}
      </div>
    </div>
  )
}

function Portraits() {
  const people = Object.keys(PORTRAITS) as PersonId[]
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

/** Every tile of the base game as it is offered: ?part=faces&size=99&seat=0. */
function Faces() {
  const size = number('size', 99)
  return (
    <div style={{ padding: '12px', background: 'var(--gm2-table)', display: 'flex', flexWrap: 'wrap', gap: '4px' }}>
      {content.builtIn.tiles
        .filter(({ chronicle }) => chronicle === null)
        .map((tile) => {
          const name = SAMPLE_NAMES[TILES[tile.id] ?? ''] ?? TILES[tile.id] ?? ''
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

const PARTS: { readonly [part: string]: () => JSX.Element } = { tiles: Tiles, faces: Faces, portraits: Portraits }

export function start(root: Element): void {
  const Part = PARTS[text('part', 'tiles')] ?? Tiles
  render(<Part />, root)
}
