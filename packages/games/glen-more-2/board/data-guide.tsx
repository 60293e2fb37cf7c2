import './guide/styles.css'
import { content, FIELDS } from '@bothy/glen-more-2/data'
import { boxLaws } from '@bothy/glen-more-2/data/laws'
import { MARKS, markedParts, markOf } from '@bothy/glen-more-2/data/provenance'
import type { DataGuide, FieldProps, SignProps } from '@bothy/board-kit/board/details/data-guide.ts'
import { uncertainLines } from '@bothy/board-kit/board/details/uncertain.ts'
import { Select } from '@bothy/board-kit/ui/controls/fields.tsx'
import { ClanBadge } from './map/clan-map.tsx'
import { choicesFor, faceIn, groupOf, isWord, SECTIONS } from './guide/data-places.ts'
import { guideWords, tileOfFace } from './guide/data-words.ts'
import { Tile } from './tile/tile.tsx'
import { faceOf, signsOf } from './tile/tile-facts.ts'

/** Draws the built-in box while the corrections break a law. */
function Sign({ group, corrections }: SignProps) {
  const checked = boxLaws.check(corrections.map(({ at, value }) => ({ at, value })))
  const box = content.contentOf(checked.ok ? checked.value : null)
  const face = faceIn(group)
  if (face !== null) {
    const tile = box.tiles[tileOfFace(face)]
    return (
      <span class="gm2-sign-tile">
        <Tile face={faceOf(tile)} name={null} signs={signsOf(tile)} />
      </span>
    )
  }
  const field = FIELDS.findIndex((name) => group === `fields.${name}`)
  if (field < 0) return null
  const { name, colour } = box.fields[field]
  return (
    <span aria-hidden="true">
      <ClanBadge field={name} colour={colour} seats={[]} size={30} />
    </span>
  )
}

function WordField({ at, value, language, onChange }: FieldProps) {
  const words = guideWords.of(language)
  const choices = choicesFor(at)
  if (choices === null) return <span class="soft">{words.value(at, value)}</span>
  return (
    <Select
      label={words.label(at)}
      hideLabel
      value={String(value)}
      choices={choices.map((word) => ({ value: word, label: words.word(at, word) }))}
      onChange={onChange}
    />
  )
}

export const guide: DataGuide = {
  words: guideWords,
  sections: SECTIONS,
  groupOf,
  markOf: (at, corrections) => markOf(at, corrections),
  uncertain: (corrections, _seats, language) =>
    uncertainLines(markedParts(corrections, []), MARKS, guideWords.of(language).terms),
  hasField: isWord,
  Field: WordField,
  hasPicture: () => false,
  Picture: () => null,
  Sign,
}
