import { readSpace, type Terrain, terrainBit, TERRAINS } from '@bothy/clans-of-caledonia/data'
import type { FieldProps } from '../../board/data-guide.ts'
import { Select } from '../../ui/fields.tsx'
import { guideWords } from './data-words.ts'

const LOCH = '~'
const LETTERS = { grassland: 'G', forest: 'F', mountain: 'M' } as const satisfies Record<Terrain, string>
const COSTS = ['1', '2', '3', '4', '5', '6'] as const

/** A space as the data writes it; without any terrain it is a loch. */
export function spaceText(terrain: number, cost: number, mist: boolean): string {
  const letters = TERRAINS.filter((kind) => (terrain & terrainBit(kind)) !== 0).map((kind) => LETTERS[kind])
  return letters.length === 0 ? LOCH : `${letters.join('')}${cost}${mist ? '*' : ''}`
}

/** COC-5, COC-9: terrain, land cost and mist of one space. */
export function SpaceField({ value, language, onChange }: FieldProps) {
  const { terms } = guideWords.of(language)
  const { terrain, cost, mist } = readSpace(String(value)) ?? { terrain: 0, cost: 1, mist: false }
  const change = (next: { terrain?: number; cost?: number; mist?: boolean }): void =>
    onChange(spaceText(next.terrain ?? terrain, next.cost ?? Math.max(1, cost), next.mist ?? mist))
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
            value={COSTS.find((each) => each === String(cost)) ?? '1'}
            choices={COSTS.map((each) => ({ value: each, label: terms.money(Number(each)) }))}
            onChange={(each) => change({ cost: Number(each) })}
          />
          {check(terms.capital(terms.mist), mist, (on) => change({ mist: on }))}
        </>
      )}
    </fieldset>
  )
}
