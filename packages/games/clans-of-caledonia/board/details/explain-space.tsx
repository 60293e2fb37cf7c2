import { Note, WhyNot } from '@bothy/board-kit/board/details/thing-note.tsx'
import { GRID, hexName, MODULE_OF, terrainsIn, type Unit, UNIT_FACTS, UNIT_RULES } from '@bothy/clans-of-caledonia/data'
import { Coin, Points, SeatBadge } from '@bothy/board-kit/art/index.ts'
import { Icon } from '../art/icons.tsx'
import { boxOf, mapOf } from '../box.ts'
import { Fact, Facts, isAsked, Panel, type DetailContext, who } from './explain-parts.tsx'
import { animalLines, fillLine, priceLine, saleLines, settlementLine, shortReason } from '../lines.ts'
import { markBelow, MarkSign } from './mark.tsx'
import { UnitPiece } from '../pieces/pieces.tsx'
import { type SiteFacts, siteAt, siteFacts, unitsAt } from '../map/site-facts.ts'
import { at, unitIn } from '../targets.ts'
import type { Words } from '../words.ts'

function CordSign({ seat }: { seat: number }) {
  return (
    <svg width="20" height="20" viewBox="-11 -11 22 22" aria-hidden="true" focusable="false">
      <path
        class="coc-cord-sign"
        d="M-4.500-8h9L9 0 4.500 8h-9L-9 0z"
        stroke={`var(--seat-${seat})`}
        stroke-dasharray="4 2"
      />
    </svg>
  )
}

function unitInHand({ table: { view, choice } }: DetailContext): Unit | null {
  const picked = choice.picked.map(unitIn).find((unit) => unit !== null) ?? null
  return view.pending?.kind === 'swap' ? null : (picked ?? view.pending?.unit ?? null)
}

/** COC-31, COC-42, COC-54, COC-68. */
function SiteFactList({ told, facts, seat }: { told: DetailContext; facts: SiteFacts; seat: number }) {
  const { table, words } = told
  const fills = fillLine(facts, words)
  return (
    <>
      <Facts>
        <Fact sign={<Icon icon="money" size={20} />}>{priceLine(facts, words)}</Fact>
        {saleLines(facts, table, words).map((line, i) => (
          <Fact key={line} sign={<SeatBadge seat={facts.sales[i]?.sellers[0] ?? 0} size={20} />}>
            {line}
          </Fact>
        ))}
        <Fact sign={<CordSign seat={seat} />}>{settlementLine(facts, words)}</Fact>
        {facts.glory > 0 && (
          <Fact sign={<Points value={`+${facts.glory}`} size={22} />}>{words.board.gloryNow(facts.glory)}</Fact>
        )}
      </Facts>
      {fills !== null && <Note good>{fills}</Note>}
    </>
  )
}

function Placing({ told, hex, facts }: { told: DetailContext; hex: number; facts: SiteFacts }) {
  const { table, words } = told
  const seat = table.view.pending?.seat ?? 0
  const { unit, reason, site, price } = facts
  return (
    <Panel
      told={told}
      title={words.explain.unitHere(unit, UNIT_FACTS[unit].terrain, site.delta)}
      art={<UnitPiece unit={unit} seat={seat} size={36} />}
      rules={[...UNIT_RULES[unit].slice(0, 2), 'COC-42']}
    >
      <Coin value={`£${price}`} size={30} class="coc-whole" />
      {reason !== null && table.choice.why(at.hex(hex)) === null && (
        <Note good={false}>{shortReason(reason, words)}</Note>
      )}
      <WhyNot table={table} target={at.hex(hex)} />
      <SiteFactList told={told} facts={facts} seat={seat} />
      <Where told={told} hex={hex} />
    </Panel>
  )
}

function Where({ told, hex }: { told: DetailContext; hex: number }) {
  const { table, words } = told
  const { view } = table
  const { board } = words
  const map = mapOf(view)
  const isTaken = view.spaces.some((space) => space.hex === hex)
  const site = isAsked(table) && !isTaken ? siteAt(view, hex) : null
  const isDear = boxOf(view).isExpensive(map.cost[hex]) && view.scoring.includes('expensiveLand')
  const kinds = [
    ...(site === null || site.level === null ? [] : [board.level(site.level)]),
    ...(map.isBorder[hex] ? [board.border] : []),
    ...(map.isDelta[hex] ? [board.delta] : []),
    ...(isDear ? [board.expensive] : []),
  ]
  const side = view.sides[MODULE_OF[hex]]
  const mark = markBelow(view, [`sides.${side}.hexes.${hexName(hex)}`])
  return (
    <p class="coc-soft">
      {[...kinds, `${words.position(hex)}, ${words.sideName(side)}`].join(' · ')}{' '}
      {mark !== null && <MarkSign mark={mark} words={words} />}
    </p>
  )
}

function Placed({ told, hex, unit, seat }: { told: DetailContext; hex: number; unit: Unit; seat: number }) {
  const { table, words } = told
  const { view } = table
  const lines = animalLines(view, hex, words)
  return (
    <Panel
      told={told}
      title={seat === table.reader ? words.explain.yours(unit) : words.explain.unitOf(unit, who(told, seat))}
      art={<UnitPiece unit={unit} seat={seat} size={36} />}
      rules={UNIT_RULES[unit]}
    >
      <p>{words.unitText(unit, boxOf(view))}</p>
      {lines.length > 0 && isAsked(table) && (
        <Facts>
          <Fact sign={<CordSign seat={seat} />}>
            {words.explain.slaughter}
            {': '}
            {lines.join(', ')}
          </Fact>
        </Facts>
      )}
      {table.choice.cause(at.hex(hex)) !== 'occupied' && <WhyNot table={table} target={at.hex(hex)} />}
      <Where told={told} hex={hex} />
    </Panel>
  )
}

const terrainTitle = (told: DetailContext, hex: number): string => {
  const map = mapOf(told.table.view)
  return map.isLoch[hex] ? told.words.explain.loch : told.words.explain.space(terrainsIn(map.terrain[hex]))
}

const fitting = (told: DetailContext, hex: number, { unitName, money }: Words): string =>
  unitsAt(told.table.view, hex)
    .map(({ unit, price }) => `${unitName(unit)} ${money(price)}`)
    .join(', ')

function Empty({ told, hex }: { told: DetailContext; hex: number }) {
  const { table, words } = told
  const { view } = table
  const map = mapOf(view)
  const isBlocked = view.spaces.some((space) => space.hex === hex && space.unit === null)
  const port = view.ports.find((it) => it.hex === hex)
  const units = isAsked(table) ? fitting(told, hex, words) : ''
  return (
    <Panel
      told={told}
      title={terrainTitle(told, hex)}
      rules={map.isLoch[hex] ? ['COC-5', 'COC-50'] : ['COC-5', 'COC-30']}
    >
      {!map.isLoch[hex] && <Coin value={`£${map.cost[hex]}`} size={26} class="coc-whole" />}
      {port !== undefined && <p>{words.explain.portHere(words.portName(port.port))}</p>}
      {map.isLoch[hex] && <p>{words.explain.lochText}</p>}
      {!map.isActive[hex] && <p>{words.explain.mistText}</p>}
      {isBlocked && <p>{words.explain.blockedText}</p>}
      {units !== '' && <p>{words.explain.fits(units)}</p>}
      <WhyNot table={table} target={at.hex(hex)} />
      <Where told={told} hex={hex} />
    </Panel>
  )
}

export function SpacePage({ told, hex }: { told: DetailContext; hex: number }) {
  const { view } = told.table
  if (!Number.isInteger(hex) || hex < 0 || hex >= GRID.size) return null
  const there = view.spaces.find((space) => space.hex === hex)
  if (there !== undefined && there.unit !== null)
    return <Placed told={told} hex={hex} unit={there.unit} seat={there.seat} />
  const unit = isAsked(told.table) ? unitInHand(told) : null
  const facts = unit === null ? null : siteFacts(view, hex, unit)
  return facts === null ? <Empty told={told} hex={hex} /> : <Placing told={told} hex={hex} facts={facts} />
}
