import { clansOfCaledonia, type Types } from '@bothy/clans-of-caledonia'
import { type GalleryParts, language, number, sampleAt, STYLE, text } from '@bothy/board-kit/testing/gallery.ts'
import { guide } from '../data-guide.tsx'
import { Explain } from '../details/explain.tsx'
import { PieceDefs } from '../pieces/pieces.tsx'
import { Standing } from '../scoring/standing.tsx'
import { PartScene, tableOf } from './part-bench.tsx'
import { textsOf } from '../words.ts'
import { type Sample, samplePlay } from './sample-play.ts'

const sample = (): Sample =>
  sampleAt<Types>(
    (each) =>
      samplePlay({ seats: number('seats', 4), seed: text('seed', 'a'), sense: number('sense', 0.95) }, (look) =>
        each(look),
      ),
    ({ view, me }, at) => view.pending?.kind === at && view.pending.seat === me,
  )

export function Explanations() {
  const seen = sample()
  const picked = text('pick', '') === '' ? [] : text('pick', '').split(';')
  const table = tableOf(seen, language, 'wide', picked)
  const sites = seen.view.sites.filter(({ prices }) => prices.some(({ unit }) => picked.includes(`unit:${unit}`)))
  const near = [...sites].sort((a, b) => b.nearby.length - a.nearby.length).slice(0, 3)
  const wrong = seen.view.sites.filter((site) => !sites.includes(site)).slice(0, 3)
  const units = seen.view.spaces.slice(0, 2)
  const usual = [...near, ...wrong, ...units].map(({ hex }) => `hex:${hex}`).join(';')
  const things = text('things', usual).split(';')
  return (
    <PartScene table={table}>
      <div class="g-art">
        <style>{STYLE}</style>
        <PieceDefs />
        <div class="panel" style={{ padding: '12px', width: '300px' }}>
          <Standing {...table} />
        </div>
        {things.map((item) => (
          <div key={item} class="explained panel" style={{ width: '22rem' }}>
            <Explain {...table} item={item} />
          </div>
        ))}
      </div>
    </PartScene>
  )
}

await guide.words.load(language)

export function Editor({ EditorAlone }: Pick<GalleryParts, 'EditorAlone'>) {
  const first = [
    { at: 'sides.A2.hexes.c3r2', value: 'GF2' },
    { at: 'contracts.12.whisky', value: text('broken', '') === '' ? 3 : 9 },
  ]
  return (
    <EditorAlone
      game={clansOfCaledonia}
      laws={textsOf(language).laws}
      title="Clans of Caledonia"
      guide={guide}
      first={first}
    />
  )
}
