import { MOST_LAND_COST, readSpace, terrainBit, TERRAINS, writeSpace } from '@bothy/clans-of-caledonia/data'
import type { FieldProps } from '@bothy/board-kit/board/details/data-guide.ts'
import { Select } from '@bothy/board-kit/ui/controls/fields.tsx'
import { guideWords } from './data-words.ts'

const COSTS = Array.from({ length: MOST_LAND_COST }, (_, i) => String(i + 1))

/** COC-5, COC-9: terrain, land cost and mist of one space. */
export function SpaceField({ value, language, onChange }: FieldProps) {
  const { terms } = guideWords.of(language)
  const { terrain, cost, mist } = readSpace(String(value)) ?? { terrain: 0, cost: 1, mist: false }
  const change = (next: { terrain?: number; cost?: number; mist?: boolean }): void =>
    onChange(
      writeSpace({ terrain: next.terrain ?? terrain, cost: next.cost ?? Math.max(1, cost), mist: next.mist ?? mist }),
    )
  const check = (label: string, checked: boolean, on: (checked: boolean) => void) => (
    <label class="coc-space-check">
      <input type="checkbox" checked={checked} onChange={(event) => on(event.currentTarget.checked)} /> {label}
    </label>
  )
  return (
    <fieldset class="coc-space">
      <legend class="visually-hidden">{terms.terrain}</legend>
      {TERRAINS.map((kind) =>
        check(terms.capital(terms.terrainName(kind)), (terrain & terrainBit(kind)) !== 0, (on) =>
          change({ terrain: on ? terrain | terrainBit(kind) : terrain & ~terrainBit(kind) }),
        ),
      )}
      {check(terms.capital(terms.loch), terrain === 0, (on) => change({ terrain: on ? 0 : terrainBit('grassland') }))}
      {terrain !== 0 && (
        <>
          <Select
            label={terms.landCost}
            value={String(Math.max(1, cost))}
            choices={COSTS.map((each) => ({ value: each, label: terms.money(Number(each)) }))}
            onChange={(each) => change({ cost: Number(each) })}
          />
          {check(terms.capital(terms.mist), mist, (on) => change({ mist: on }))}
        </>
      )}
    </fieldset>
  )
}
