import { SeatHead, SeatTag } from '@bothy/board-kit/board/seats/seat-head.tsx'
import { ClanBadge } from '../art/clans.tsx'
import { boxOf } from '../box.ts'
import { ContractsOf } from '../contracts/contracts.tsx'
import { Cellar } from './cellar.tsx'
import { LastLine } from './last-move.tsx'
import { nameOf } from '../lines.ts'
import { hasChips, lookAt } from '../visible-area.ts'
import { Passed, ToldScore, SeatEnd, type SeatProps, whose } from './seats.tsx'
import { Spot } from '../spot.tsx'
import { Stock } from './stock.tsx'
import { Units } from './units.tsx'
import { Upgrades } from './upgrades.tsx'
import { type Words, wordsOf } from '../words.ts'

function Head({ table, seat, words }: SeatProps & { readonly words: Words }) {
  const { view, me, language } = table
  const { clan, money, income } = view.players[seat]
  const said = wordsOf(language).stage
  const isRail = !hasChips(table)
  return (
    <>
      <header class="coc-mine-head">
        <div class="coc-mine-who" data-seat-home={seat === me && isRail ? seat : undefined}>
          <SeatHead seat={seat} size={26} brief={isRail} />
          {isRail && <SeatTag seat={seat} />}
        </div>
        {clan !== null && (
          <Spot
            table={table}
            target={null}
            item={`clan:${clan}`}
            label={`${words.clanName(clan)}. ${words.clanText(clan, boxOf(view), view.seats)}`}
            tabIndex={0}
            class="coc-mine-clan"
          >
            <span class="coc-clan-name" aria-hidden="true">
              {words.clanName(clan)}
            </span>
            <ClanBadge clan={clan} size={30} />
          </Spot>
        )}
      </header>
      <div class="coc-mine-line">
        <p class="coc-mine-money" data-purse={seat === me ? '' : undefined}>
          <b class="coc-money" data-counts={`money:${seat}`} data-lands={`money:${seat}`}>
            {words.money(money)}
          </b>
          {income.money > 0 && (
            <em class="coc-up">
              +{words.money(income.money)}
              <span class="visually-hidden"> {said.next}</span>
            </em>
          )}
        </p>
        <Passed table={table} seat={seat} />
        {me !== null && seat !== me && (
          <button type="button" class="coc-back-home" onClick={() => lookAt(table, 'mine')}>
            {me === table.reader ? said.yourBoard : said.boardOf(nameOf(table, me, words))}
          </button>
        )}
        <span class="coc-seat-points">
          <ToldScore table={table} seat={seat} size={28} />
          <SeatEnd table={table} seat={seat} />
        </span>
      </div>
    </>
  )
}

export function PlayerBoard({ table, seat }: SeatProps) {
  const words = wordsOf(table.language)
  const said = words.stage
  const { clan } = table.view.players[seat]
  const mine = seat === table.me
  return (
    <section
      class="coc-mine"
      aria-label={seat === table.reader ? said.yourBoard : said.boardOf(nameOf(table, seat, words))}
      {...(mine ? { 'data-mine': '' } : {})}
      {...whose(table, seat)}
      style={{ '--seat': `var(--seat-${seat})`, '--seat-ink': `var(--seat-${seat}-ink)` }}
    >
      <Head table={table} seat={seat} words={words} />
      {hasChips(table) && !mine && <LastLine table={table} seat={seat} />}
      <Stock table={table} seat={seat} />
      <Units table={table} seat={seat} />
      <Upgrades table={table} seat={seat} />
      {clan === 'mackenzie' && <Cellar {...table} seat={seat} />}
      {seat !== table.me && <ContractsOf table={table} seat={seat} />}
    </section>
  )
}
