import type { Seat } from '@bothy/kernel'
import { HAGGIS_VALUES } from '@bothy/glen-more-2/data'
import { Points, SeatBadge } from '@bothy/board-kit/art/index.ts'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { StoneDie } from '../../../board/art/pieces.tsx'
import { list } from '@bothy/board-kit/board/details/phrases.ts'
import { boxOf, nameOf, shortNameOf } from '../../../board/labels.ts'
import { Spot, type BoardContext } from '../../../board/spot.tsx'
import { wordsOf } from '../../../board/words.ts'
import { seating } from '@bothy/board-kit/parts/seats/seats.tsx'
import { hopeOf, hopeWith, hopeWithout, rollsOf } from './chances.ts'
import { atPlace, atPool, type HaggisShown, servingOf } from './presenter.ts'
import { HaggisToken } from './signs.tsx'
import { haggisIn } from './words.ts'

type Props = { readonly table: BoardContext; readonly shown: HaggisShown }
type Token = HaggisShown['tables'][number]['tokens'][number]

const tokenWords = ({ value, maybe }: Token, say: ReturnType<typeof haggisIn>): string =>
  value !== null ? say.tokenName(value) : maybe.length < HAGGIS_VALUES.length ? say.maybe(maybe) : say.hiddenToken

export const tableName = (table: BoardContext, seat: Seat): string =>
  haggisIn(table).tableOf(seat === table.reader ? null : nameOf(table, seat, wordsOf(table.language)))

export function servingWords({ table, shown }: Props, seat: Seat): readonly string[] {
  const say = haggisIn(table)
  const { tokens } = shown.tables[seat]
  const up = tokens.flatMap((token) => (token.up ? (token.value ?? []) : []))
  if (tokens.length === 0) return [say.emptyTable]
  return [
    ...tokens.map((token) => tokenWords(token, say)),
    shown.rolls === null ? say.hope(hopeOf(table.view, shown, seat)) : say.product(up),
  ]
}

function Pool({ table, shown }: Props) {
  const { view, me } = table
  const say = haggisIn(table)
  const isAsked = view.pending?.kind === 'haggis'
  const seat = isAsked && view.pending?.seat === me ? me : null
  const kinds = [...HAGGIS_VALUES.filter((value) => shown.up.includes(value)), null]
  return (
    <Group label={say.title} class="gm2-haggis-pool" keys={kinds.map(atPool)}>
      {(tabIndex) =>
        kinds.map((value) => {
          const count = value === null ? shown.hidden : shown.up.filter((one) => one === value).length
          const would = seat === null || count === 0 ? null : hopeWith(view, shown, seat, value)
          const name = value === null ? say.pool(count) : say.tokenName(value)
          return (
            <Spot
              key={value}
              table={table}
              target={isAsked ? atPool(value) : null}
              item="haggis"
              label={list([name, would === null ? '' : say.would(would)])}
              tabIndex={tabIndex(atPool(value))}
              lands={atPool(value)}
              class="gm2-haggis-spot"
            >
              <span class="gm2-haggis-pile" data-pile={value === null ? '' : undefined}>
                <HaggisToken value={value} size={40} />
                {count !== 1 && (
                  <b class="gm2-haggis-count" aria-hidden="true">
                    ×{count}
                  </b>
                )}
              </span>
              {would !== null && <Would text={say.about(would)} />}
            </Spot>
          )
        })
      }
    </Group>
  )
}

function PutBack({ table, shown, seat }: Props & { seat: Seat }) {
  const { view } = table
  const say = haggisIn(table)
  const { tokens } = shown.tables[seat]
  return (
    <Group label={tableName(table, seat)} class="gm2-haggis-pool" keys={tokens.map((_, place) => atPlace(place))}>
      {(tabIndex) =>
        tokens.map((token, place) => {
          const isNew = place === tokens.length - 1
          const would = isNew || seat !== table.me ? null : hopeWithout(view, shown, seat, place)
          return (
            <Spot
              key={place}
              table={table}
              target={atPlace(place)}
              item={servingOf(seat)}
              label={list([tokenWords(token, say), isNew ? say.newOne : '', would === null ? '' : say.would(would)])}
              tabIndex={tabIndex(atPlace(place))}
              class="gm2-haggis-spot"
            >
              <span class="gm2-haggis-pile">
                <HaggisToken value={token.value} size={40} />
              </span>
              <Would text={isNew ? say.newOne : would === null ? '' : say.about(would)} />
            </Spot>
          )
        })
      }
    </Group>
  )
}

function Rolls({ table, shown, seat }: Props & { seat: Seat }) {
  const { view } = table
  const say = haggisIn(table)
  const faces = boxOf(view).supplies.die.length
  return (
    <div class="gm2-haggis-rolls">
      <span class="gm2-haggis-dice" role="img" aria-label={say.rolls(shown.rolls ?? [])}>
        {shown.rolls?.map((roll, i) => (
          <StoneDie key={i} rolled={roll} size={26} />
        ))}
      </span>
      {seat === table.me && (
        <ul class="gm2-haggis-outcomes">
          {rollsOf(view, shown, seat).map(({ roll, faces: of, vp }) => (
            <li key={roll} data-nothing={vp === 0 ? '' : undefined}>
              <StoneDie rolled={roll} size={26} />
              <small>
                {of}/{faces}
              </small>
              {vp > 0 ? <Points value={`+${vp}`} size={24} /> : '–'}
              <span class="visually-hidden">{say.rolled(roll, vp)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const Would = ({ text }: { text: string }) => (
  <span class="gm2-haggis-would" aria-hidden="true">
    {text}
  </span>
)

function Tokens({ shown, seat, size }: { shown: HaggisShown; seat: Seat; size: number }) {
  const { tokens } = shown.tables[seat]
  const isScored = shown.rolls !== null
  return (
    <span class="gm2-haggis-row">
      {tokens.map(({ value, up }, place) => (
        <span key={place} class="gm2-haggis-lies" data-waits={isScored && !up ? '' : undefined}>
          <HaggisToken value={value} size={size} isUp={up} />
        </span>
      ))}
      {Array.from({ length: Math.max(0, shown.places - tokens.length) }, (_, place) => (
        <span key={place} class="gm2-haggis-place" style={{ width: `${size}px`, height: `${size}px` }} />
      ))}
    </span>
  )
}

function Tables({ table, shown }: Props) {
  const { view, me, language } = table
  const words = wordsOf(language)
  const say = haggisIn(table)
  const seats = seating(view.seats, me)
  return (
    <Group label={say.title} class="gm2-haggis-tables" keys={seats.map(servingOf)}>
      {(tabIndex) =>
        seats.map((seat) => {
          const { tokens, vp } = shown.tables[seat]
          const name = tableName(table, seat)
          return (
            <Spot
              key={seat}
              table={table}
              target={null}
              item={servingOf(seat)}
              label={list([name, ...servingWords({ table, shown }, seat)])}
              tabIndex={tabIndex(servingOf(seat))}
              lands={servingOf(seat)}
              class="gm2-haggis-table"
            >
              <SeatBadge seat={seat} size={20} />
              <span class="gm2-haggis-name" aria-hidden="true">
                {shortNameOf(table, seat, words)}
              </span>
              <Tokens shown={shown} seat={seat} size={24} />
              {shown.rolls !== null ? (
                <Points value={vp} size={24} isSaid />
              ) : (
                tokens.length > 0 && <Would text={say.about(hopeOf(view, shown, seat))} />
              )}
            </Spot>
          )
        })
      }
    </Group>
  )
}

export function Haggis({ table }: { table: BoardContext }) {
  const { haggis: shown } = table.view.chronicles
  const { pending } = table.view
  if (shown === undefined || pending === null) return null
  const say = haggisIn(table)
  return (
    <section class="gm2-panel gm2-haggis" aria-label={say.title} data-asks={pending.kind}>
      <header class="gm2-haggis-head">
        <h2>{say.title}</h2>
        {pending.kind !== 'privateRoll' && <span class="gm2-haggis-would">{say.hopeHelp}</span>}
      </header>
      {pending.kind === 'haggis' && <Pool table={table} shown={shown} />}
      {pending.kind === 'putBack' && <PutBack table={table} shown={shown} seat={pending.seat} />}
      {pending.kind === 'privateRoll' && <Rolls table={table} shown={shown} seat={pending.seat} />}
      <Tables table={table} shown={shown} />
    </section>
  )
}

export function HaggisOpened({ table }: { table: BoardContext }) {
  const { haggis: shown } = table.view.chronicles
  if (shown === undefined) return null
  const say = haggisIn(table)
  return (
    <section class="gm2-haggis" aria-label={say.title}>
      <Group label={say.title} class="gm2-haggis-pool" keys={['haggis']}>
        {(tabIndex) => (
          <Spot
            table={table}
            target={null}
            item="haggis"
            label={list([say.title, say.faceUp(shown.up), say.pool(shown.hidden)])}
            tabIndex={tabIndex('haggis')}
            lands={atPool(null)}
            class="gm2-haggis-chip"
          >
            {shown.up.map((value, i) => (
              <HaggisToken key={i} value={value} size={34} />
            ))}
            <HaggisToken value={null} size={34} />
            <span aria-hidden="true">×{shown.hidden}</span>
          </Spot>
        )}
      </Group>
      <Tables table={table} shown={shown} />
      <p class="gm2-soft">{say.hopeHelp}</p>
    </section>
  )
}
