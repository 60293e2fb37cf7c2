import { BOX, FIELDS, type FieldShown, type View } from '@bothy/glen-more-2/data'
import { useMemo } from 'preact/hooks'
import { steady } from '@bothy/board-kit/art/index.ts'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { roadsOnMap, type Road } from '../art/clan-places.ts'
import { Signs } from '../art/signs.tsx'
import { shortOf } from '../chronicles/brought.ts'
import { FieldThings, fieldThingsSaid } from '../chronicles/slots.tsx'
import { ClanBadge, ClanLabel, ClanMap, ClanSpot, RoadPrice } from './clan-map.tsx'
import { list } from '@bothy/board-kit/board/details/phrases.ts'
import { bestField, fieldLabel, placeNameOf, roadWords, worthSigns, worthWords } from './field-facts.ts'
import { MapKey } from './map-key.tsx'
import { boxOf } from '../labels.ts'
import { at } from '../presenter.ts'
import { Spot, type BoardContext } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'

/** A corrected end or price is drawn as corrected. */
function roadsOf(corrections: View['corrections']): readonly Road[] {
  const put = (leaf: string, printed: string): string => {
    const value = corrections?.find((it) => it.at === leaf)?.value
    return value === undefined ? printed : String(value)
  }
  return roadsOnMap(
    Object.entries(BOX.clanBoard.roads).map(([number, { a, b, cost }]) => {
      const road = `clanBoard.roads.${number}`
      return { a: put(`${road}.a`, a), b: put(`${road}.b`, b), cost: Number(put(`${road}.cost`, String(cost))) }
    }),
  )
}

const isTaken = ({ reason }: FieldShown): boolean => reason?.why === 'claimed'

type NoteProps = { readonly view: View; readonly shown: FieldShown; readonly words: Words }

function Note({ view, shown, words }: NoteProps) {
  const signs = worthSigns(view, shown)
  if (signs.length > 0) return <Signs signs={signs} size={16} />
  return shown.bonus.ongoing ? <i class="gm2-ongoing">{words.board.ongoing}</i> : null
}

const FieldLabel = steady(
  ({ view, shown, words }: NoteProps) => (
    <ClanLabel
      place={placeNameOf(shown.field)}
      name={words.placeName(shown.field)}
      note={isTaken(shown) ? undefined : <Note view={view} shown={shown} words={words} />}
    />
  ),
  (before, { view, shown, words }) =>
    before.shown === shown && before.view.corrections === view.corrections && before.words === words,
)

export function FieldCard({ table, shown }: { table: BoardContext; shown: FieldShown }) {
  const { view, me, language } = table
  const words = wordsOf(language)
  const { field, holders } = shown
  const { colour } = boxOf(view).fields[field]
  const name = FIELDS[field]
  const worth = worthWords(view, shown, words)
  // The rule line already tells an ongoing power.
  const isTold = worth === words.board.goesOn
  return (
    <section class="gm2-field-card" data-explains role="status" aria-label={words.placeName(field)}>
      <h3>
        {name !== undefined && <ClanBadge field={name} colour={colour} seats={holders} size={26} />}
        {words.placeName(field)}
        {!isTaken(shown) && !isTold && <Note view={view} shown={shown} words={words} />}
      </h3>
      <p>{words.fieldText(field, boxOf(view))}</p>
      {!isTaken(shown) && (
        <>
          {!isTold && table.reader !== null && (
            <p>
              <b>{words.board.worthNow}</b> {worth}
            </p>
          )}
          <p class="gm2-soft">
            {list([
              roadWords(view, shown, view.pending?.seat === me ? me : null, words),
              shown.reason === null ? '' : shortOf(shown.reason.why, words),
              ...fieldThingsSaid(table, field),
            ])}
          </p>
        </>
      )}
    </section>
  )
}

type ClansProps = {
  table: BoardContext
  looked: FieldShown | undefined
}

export function Clans({ table, looked }: ClansProps) {
  const { view, language } = table
  const words = wordsOf(language)
  const box = boxOf(view)
  const roads = useMemo(() => roadsOf(view.corrections), [view.corrections])
  const path = looked === undefined || isTaken(looked) ? [] : looked.path.map(placeNameOf)
  const fields = view.fields.map(({ field, holders }) => ({ colour: box.fields[field].colour, seats: holders }))
  return (
    <Group label={words.clanBoard} class="gm2-clans" map keys={view.fields.map(({ field }) => at.field(field))}>
      {(tabIndex) => (
        <ClanMap roads={roads} fields={fields} path={path}>
          {view.fields.map((shown) => (
            <ClanSpot key={shown.field} place={placeNameOf(shown.field)} lands={at.field(shown.field)}>
              <Spot
                table={table}
                target={at.field(shown.field)}
                item={at.field(shown.field)}
                label={list([fieldLabel(view, shown, table, words), ...fieldThingsSaid(table, shown.field)])}
                tabIndex={tabIndex(at.field(shown.field))}
                twice
                class={shown === looked ? 'spot-bare gm2-disc gm2-disc-looked' : 'spot-bare gm2-disc'}
              >
                {!isTaken(shown) && shown.price > 0 && <RoadPrice coins={shown.price} />}
                <FieldThings table={table} field={shown.field} />
              </Spot>
            </ClanSpot>
          ))}
          <ClanLabel place="start" name={words.placeName(FIELDS.length)} />
          {view.fields.map((shown) => (
            <FieldLabel key={shown.field} view={view} shown={shown} words={words} />
          ))}
        </ClanMap>
      )}
    </Group>
  )
}

export function ClanFacts({ table, looked }: { table: BoardContext; looked: FieldShown | undefined }) {
  const { view, me, language } = table
  const words = wordsOf(language)
  const { board } = words
  const free = view.fields.filter((shown) => !isTaken(shown)).length
  const persons = view.line.filter(({ tile }) => tile !== null && boxOf(view).tiles[tile].type === 'person').length
  const best = me === null ? null : bestField(view)
  if (looked !== undefined) return <FieldCard table={table} shown={looked} />
  return (
    <div class="gm2-clan-facts">
      <h3>{words.clanBoard}</h3>
      <p>{board.fieldsFree(free)}</p>
      {persons > 0 && <p>{board.personsAhead(words.personCount(persons), persons)}</p>}
      {best !== null && (
        <p>
          {board.mostNow} <b>{words.placeName(best.field)}</b>{' '}
          <Signs signs={[{ coins: best.price }, { vp: best.bonus.vp }]} size={20} />
        </p>
      )}
      <MapKey table={table} />
    </div>
  )
}
