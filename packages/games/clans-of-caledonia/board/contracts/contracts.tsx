import { type ContractId, CONTRACT_GOODS, MEATS } from '@bothy/clans-of-caledonia/data'
import type { Seat } from '@bothy/kernel'
import type { ComponentChildren } from 'preact'
import { SeatBadge } from '@bothy/board-kit/art/index.ts'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { boxOf } from '../box.ts'
import { type AtHand, ContractCard } from '../pieces/cards.tsx'
import { type ContractFacts, contractFacts } from './contract-facts.ts'
import { ContractSheet } from './contract-sheet.tsx'
import { contractLines, lackedThings, nameOf, readAloud } from '../lines.ts'
import { Spot, type BoardContext } from '../spot.tsx'
import { at } from '../targets.ts'
import { type Words, wordsOf } from '../words.ts'

function atHand({ needs }: ContractFacts): AtHand {
  const have = (item: string): number => {
    const need = needs.find((it) => it.item === item)
    return need === undefined ? 0 : need.n - need.missing
  }
  const [wool, bread, cheese, whisky] = CONTRACT_GOODS.map(have)
  const [beef, mutton] = MEATS.map(have)
  return { wool, bread, cheese, whisky, beef, mutton }
}

function Note({ table, facts, words }: { table: BoardContext; facts: ContractFacts; words: Words }) {
  const { shown } = facts
  if (shown === null) return null
  if (shown.reason === null)
    return (
      <span class="coc-all">
        <span>{table.reader === null ? words.trade.allThere : words.trade.hasAll}</span>
      </span>
    )
  const lacksAnimals = shown.beef + shown.mutton > 0
  return (
    <>
      <span class="coc-lack">{words.trade.lacks(lackedThings(facts, words))}</span>
      {!lacksAnimals && shown.cost > 0 && <span class="coc-price-sum"> {words.money(shown.cost)}</span>}
    </>
  )
}

type CardProps = {
  table: BoardContext
  contract: ContractId
  tabIndex: number
  seat?: Seat | null
  size?: number
  words: Words
}

function Card({ table, contract, tabIndex, seat = null, size = 20, words }: CardProps) {
  const { view, me } = table
  const facts = contractFacts(view, contract)
  const isMine = seat === null || seat === me
  // For a spectator a contract on display is compared with no seat's stock.
  const isCompared = me !== null || seat !== null
  const label = readAloud([
    ...(seat === null || seat === me ? [] : [words.trade.ownedBy(nameOf(table, seat, words), 1)]),
    words.contractText(contract, boxOf(view)),
    ...(isCompared ? contractLines(view, contract, words) : []),
  ])
  return (
    <Spot
      table={table}
      target={isMine ? at.contract(contract) : null}
      item={`contract:${contract}`}
      label={label}
      tabIndex={tabIndex}
      class="coc-card"
      lands={`contract:${contract}`}
    >
      <ContractCard
        contract={boxOf(view).contractList[contract]}
        have={isCompared ? atHand(facts) : null}
        seat={seat}
        size={size}
        worth={facts.shown?.vp ?? null}
      >
        {!isCompared ? undefined : isMine ? (
          <Note table={table} facts={facts} words={words} />
        ) : (
          <span class="coc-owner">
            <SeatBadge seat={seat} size={16} />
            <span>{nameOf(table, seat, words)}</span>
          </span>
        )}
      </ContractCard>
    </Spot>
  )
}

function Section({ title, side, children }: { title: string; side?: ComponentChildren; children: ComponentChildren }) {
  return (
    <>
      <div class="coc-head">
        <h2>{title}</h2>
        {side}
      </div>
      {children}
    </>
  )
}

/** COC-28: cost or payment for taking a contract in this round. */
function Terms({ view, words }: { view: BoardContext['view']; words: Words }) {
  const { contractMoney } = view
  const { trade, money } = words
  return (
    <span>
      {contractMoney !== 0 && (
        <>
          <b class="coc-gold">
            {contractMoney < 0 ? trade.takingCosts(money(-contractMoney)) : trade.takingBrings(money(contractMoney))}
          </b>
          {' · '}
        </>
      )}
      {trade.pile(view.pile + view.under.length)}
    </span>
  )
}

export function ContractsOf({ table, seat }: { readonly table: BoardContext; readonly seat: Seat }) {
  const words = wordsOf(table.language)
  const { boxes } = table.view.players[seat]
  const label = words.trade.ownedBy(nameOf(table, seat, words), boxes.length)
  if (boxes.length === 0) return null
  const isPair = boxes.length > 1
  return (
    <div class="coc-contracts">
      <Group
        label={label}
        class={isPair ? 'coc-offers' : 'coc-boxes'}
        keys={boxes.map(({ contract }) => String(contract))}
        map
      >
        {(tabIndex) =>
          boxes.map(({ contract }) => (
            <Card
              key={contract}
              table={table}
              contract={contract}
              tabIndex={tabIndex(String(contract))}
              seat={seat}
              words={words}
            />
          ))
        }
      </Group>
    </div>
  )
}

export function Contracts(table: BoardContext) {
  const words = wordsOf(table.language)
  const { view, me } = table
  const { trade } = words
  const own = me === null ? null : view.players[me]
  const ownName = (n: number): string =>
    me === null || me === table.reader ? trade.mine(n) : trade.ownedBy(nameOf(table, me, words), n)
  const isPair = own !== null && own.boxes.length + own.freeBoxes > 1
  const drawn = view.pending?.kind === 'keep' ? view.pending.drawn : []
  const display = view.display.filter((contract) => contract !== null)
  return (
    <section class="coc-contracts" aria-label={words.contracts}>
      <ContractSheet {...table} />
      {own !== null && (
        <Section
          title={ownName(own.boxes.length + own.freeBoxes)}
          side={<span>{trade.fulfilled(own.fulfilled.length)}</span>}
        >
          <Group
            label={ownName(own.boxes.length)}
            class={isPair ? 'coc-own coc-offers' : 'coc-own coc-boxes'}
            keys={own.boxes.map(({ contract }) => String(contract))}
          >
            {(tabIndex) => (
              <>
                {own.boxes.map(({ contract }) => (
                  <Card
                    key={contract}
                    table={table}
                    contract={contract}
                    tabIndex={tabIndex(String(contract))}
                    seat={me}
                    size={isPair ? 20 : 26}
                    words={words}
                  />
                ))}
                {Array.from({ length: own.freeBoxes }, (_, i) => (
                  <span key={`free ${i}`} class="coc-empty-box">
                    {trade.emptyBox}
                  </span>
                ))}
              </>
            )}
          </Group>
        </Section>
      )}
      {drawn.length > 0 && (
        <Section title={trade.drawn}>
          <Cards table={table} contracts={drawn} label={trade.drawn} words={words} />
        </Section>
      )}
      <Section title={trade.offers} side={<Terms view={view} words={words} />}>
        <Cards table={table} contracts={display} label={trade.offers} words={words} />
      </Section>
    </section>
  )
}

function Cards({ table, contracts, label, words }: CardsProps) {
  return (
    <Group label={label} class="coc-offers" keys={contracts.map(String)} map>
      {(tabIndex) =>
        contracts.map((contract) => (
          <Card key={contract} table={table} contract={contract} tabIndex={tabIndex(String(contract))} words={words} />
        ))
      }
    </Group>
  )
}
type CardsProps = { table: BoardContext; contracts: readonly ContractId[]; label: string; words: Words }
