import { STONES } from '@bothy/cairn/data'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { at } from './presenter.ts'
import { Spot, type BoardContext } from './spot.tsx'
import { words } from './words.ts'

export function BoardView(table: BoardContext) {
  const { view, names, tally, language } = table
  const said = words.of(language)
  const { hand } = view
  return (
    <div class="crn-stage">
      <p>{said.pile(view.pile, STONES)}</p>
      <ul class="crn-cairns">
        {view.cairns.map((cairn, seat) => (
          <li key={names[seat]} data-seat-home={seat}>
            <b>{names[seat]}</b> <span data-points={seat}>{tally[seat]?.[0]?.points ?? 0}</span>
            {cairn.map(({ id, stone, up }) => (
              <span key={id} class="crn-stone" data-key={`placed:${id}`} data-down={up ? undefined : ''}>
                <span class="visually-hidden">{said.stone(stone)}</span>
                <span aria-hidden="true">{stone ?? '?'}</span>
              </span>
            ))}
          </li>
        ))}
      </ul>
      {hand.length > 0 && (
        <section data-mine="" aria-label={said.hand}>
          <Group label={said.hand} class="crn-hand" keys={hand.map(at.stone)}>
            {(tabIndex) =>
              hand.map((stone) => {
                const target = at.stone(stone)
                return (
                  <Spot
                    key={target}
                    table={table}
                    target={target}
                    item={target}
                    label={said.stone(stone)}
                    tabIndex={tabIndex(target)}
                  >
                    <span aria-hidden="true">{stone}</span>
                  </Spot>
                )
              })
            }
          </Group>
        </section>
      )}
      {view.picked !== null && <p>{said.stone(view.picked)}</p>}
    </div>
  )
}
