import { Note, WhyNot } from '@bothy/board-kit/board/details/thing-note.tsx'
import {
  type ContractId,
  type Good,
  GOODS,
  isBasic,
  mapSizeFor,
  RARE_IMPORTS,
  type RareImport,
} from '@bothy/clans-of-caledonia/data'
import { Coin, Points } from '@bothy/board-kit/art/index.ts'
import { Icon } from '../art/icons.tsx'
import { boxOf } from '../box.ts'
import { Fact, Facts, isAsked, Panel, tallied, type DetailContext, who } from './explain-parts.tsx'
import { contractLines } from '../lines.ts'
import { importRanks, tradeStep } from '../market/market-facts.ts'
import { Merchant } from '../pieces/pieces.tsx'
import { at, type numberIn } from '../targets.ts'

export function GoodPage({ told, good }: { told: DetailContext; good: Good }) {
  const { table, words } = told
  const { view, me } = table
  const box = boxOf(view)
  const id = GOODS.indexOf(good)
  const side = `market.${mapSizeFor(view.seats)}`
  const on = (area: 'buying' | 'selling') =>
    view.players.flatMap((player, seat) => (player[area][good] > 0 ? [{ seat, n: player[area][good] }] : []))
  const vp = isBasic(id) ? box.finalScoring.vp.basic : box.finalScoring.vp.processed
  const own = me === null ? 0 : view.players[me].buying[good] + view.players[me].selling[good]
  return (
    <Panel
      told={told}
      title={words.explain.goodTitle(words.goodName(good))}
      art={<Icon icon={good} size={34} />}
      rules={['COC-25', 'COC-26', 'COC-27', 'COC-69']}
      places={[`${side}.track.${good}`, `${side}.start.${good}`]}
    >
      <Facts>
        <Fact sign={<Icon icon="money" size={20} />}>{words.explain.priceNow(words.money(view.prices[id].price))}</Fact>
        {(['buying', 'selling'] as const).map((area) => {
          const merchants = on(area)
          if (merchants.length === 0) return null
          const text = area === 'buying' ? words.explain.buyers : words.explain.sellers
          return (
            <Fact key={area} sign={<Merchant seat={merchants[0].seat} size={20} />}>
              {text(tallied(told, merchants))}
            </Fact>
          )
        })}
        {me !== null && table.reader !== null && (
          <Fact sign={<Icon icon={good} size={20} />}>
            {words.explain.have(words.goodCount(view.players[me].goods[good], good))}
          </Fact>
        )}
        <Fact sign={<Points value={vp} size={22} />}>{words.explain.worthEach(words.vp(vp))}</Fact>
      </Facts>
      <p>{words.explain.marketText}</p>
      {own > 0 && <p>{words.explain.recallText}</p>}
      {(['buy', 'sell'] as const).map((way) => (
        <WhyNot key={way} table={table} target={at[way](good)} />
      ))}
    </Panel>
  )
}

export function NumberPage({
  told,
  number,
}: {
  told: DetailContext
  number: NonNullable<ReturnType<typeof numberIn>>
}) {
  const { view } = told.table
  const { trade, money, goodCount } = told.words
  const { what, good, n } = number
  const step = tradeStep(view, what === 'sell' ? 'sells' : 'buys', good, n)
  const say = what === 'sell' ? trade.sellNumber : trade.buyNumber
  return (
    <Panel told={told} title={goodCount(n, good)} art={<Icon icon={good} size={34} />} rules={['COC-25', 'COC-26']}>
      {step !== null && <p>{say(n, good, money(Math.abs(step.money)), money(step.price))}</p>}
      <WhyNot table={told.table} target={what === 'sell' ? at.sellNumber(good, n) : at.buyNumber(good, n)} />
    </Panel>
  )
}

function placeOf(told: DetailContext, contract: ContractId): string {
  const { view } = told.table
  const { explain } = told.words
  if (view.pending?.drawn.includes(contract) === true) return explain.drawn
  if (view.display.includes(contract)) return explain.displayed
  const owner = view.players.findIndex(({ boxes }) => boxes.some((shown) => shown.contract === contract))
  if (owner >= 0) return owner === told.table.reader ? explain.inYourBox : explain.inBox(who(told, owner))
  const by = view.players.findIndex(({ fulfilled }) => fulfilled.includes(contract))
  if (by >= 0) return explain.fulfilledBy(who(told, by))
  return view.removed.includes(contract) ? explain.removed : view.under.includes(contract) ? explain.underPile : ''
}

function takingText({ table, words }: DetailContext, contract: ContractId): string | null {
  const { view } = table
  if (!isAsked(table) || view.round === 0 || !view.display.includes(contract)) return null
  const { contractMoney: money } = view
  if (money === 0) return words.explain.takeFree
  return money < 0 ? words.explain.takeCosts(words.money(-money)) : words.explain.takeBrings(words.money(money))
}

export function ContractPage({ told, contract }: { told: DetailContext; contract: ContractId }) {
  const { table, words } = told
  const { view } = table
  const box = boxOf(view)
  if (box.contractList[contract] === undefined) return null
  const [lacks, ...more] = contractLines(view, contract, words)
  const taking = takingText(told, contract)
  const place = placeOf(told, contract)
  return (
    <Panel
      told={told}
      title={words.contractName(contract)}
      art={<Icon icon="contract" size={34} />}
      rules={['COC-28', 'COC-37', 'COC-39', 'COC-40']}
      places={[`contracts.${contract + 1}`]}
    >
      <p>{words.contractText(contract, box)}</p>
      {lacks !== undefined && <Note good={lacks === words.board.ready}>{lacks}</Note>}
      {more.length > 0 && (
        <Facts>
          {more.map((line) => (
            <Fact key={line}>{line}</Fact>
          ))}
        </Facts>
      )}
      {taking !== null && <p>{taking}</p>}
      {place !== '' && <p class="coc-soft">{place}</p>}
      <WhyNot table={table} target={at.contract(contract)} />
    </Panel>
  )
}

export function PilePage({ told }: { told: DetailContext }) {
  return (
    <Panel
      told={told}
      title={told.words.explain.pileTitle(told.table.view.pile)}
      rules={['COC-16', 'COC-22', 'COC-46']}
    >
      <p>{told.words.explain.pileText}</p>
    </Panel>
  )
}

const isRare = (kind: string): kind is RareImport => RARE_IMPORTS.some((rare) => rare === kind)

export function ImportPage({ told, kind }: { told: DetailContext; kind: RareImport | 'hops' }) {
  const { table, words } = told
  const { view } = table
  const { finalScoring, exportBoard, variants } = boxOf(view)
  const by = view.players.map(({ imports }, seat) => ({ seat, n: imports[kind] })).filter(({ n }) => n > 0)
  const rank = importRanks(view).find((it) => it.kind === kind)
  return (
    <Panel
      told={told}
      title={words.explain.goodTitle(words.importName(kind))}
      art={<Icon icon={kind} size={34} />}
      rules={isRare(kind) ? ['COC-39', 'COC-70'] : ['COC-69']}
      places={isRare(kind) ? ['exportBoard.importMark'] : []}
    >
      {rank === undefined ? (
        <p>{words.explain.importFixed(words.vp(finalScoring.vp.hops))}</p>
      ) : (
        <>
          <p>
            {view.options.staticImports
              ? words.explain.importFixed(words.vp(variants.staticImportVp))
              : words.explain.importText(finalScoring.imports)}
          </p>
          <Facts>
            <Fact sign={<Points value={rank.vp} size={22} />}>
              {words.explain.importAll(rank.all, words.vp(rank.vp))}
            </Fact>
            <Fact sign={<Coin value={`£${exportBoard.importMark.money}`} size={20} />}>
              {words.explain.tokenText(exportBoard.importMark.steps, words.money(exportBoard.importMark.money))}
            </Fact>
          </Facts>
        </>
      )}
      {by.length > 0 && <p class="coc-soft">{words.explain.importBy(tallied(told, by))}</p>}
    </Panel>
  )
}
