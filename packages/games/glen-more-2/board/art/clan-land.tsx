import { steady } from '@bothy/board-kit/art/steady.ts'
import { ISLANDS, MAINLAND, MAP_SIZE } from './clan-coast.ts'

const COAST = MAINLAND + ISLANDS

const LOCHS =
  'M259 412L274 385 279 388 264 414zM282 378L288 369 292 372 286 381zM296 361Q320 332 337 298L344 301Q328 338 302 364zM330 200q12-6 20-4l1 4q-10 0-19 5z'
const RIVERS =
  'M340 296Q350 288 353 280M586 340Q560 372 530 384T470 372M524 420Q490 400 462 402T424 388M412 92Q404 112 392 122M300 500Q330 500 352 516T410 540'

type Peak = readonly [x: number, y: number, size: number]
const PEAKS: readonly Peak[] = [
  [276, 68, 0.7],
  [268, 86, 0.65],
  [360, 96, 0.8],
  [103, 99, 0.65],
  [80, 108, 0.65],
  [55, 125, 0.7],
  [62, 165, 0.65],
  [368, 169, 1],
  [254, 210, 0.75],
  [207, 216, 0.75],
  [232, 218, 0.7],
  [573, 293, 0.95],
  [61, 295, 0.5],
  [80, 298, 0.65],
  [532, 299, 0.85],
  [587, 314, 0.95],
  [363, 320, 0.9],
  [372, 341, 0.75],
  [581, 364, 0.75],
  [525, 370, 0.75],
  [478, 392, 0.65],
  [500, 400, 0.65],
  [186, 402, 0.7],
  [451, 414, 0.65],
  [259, 445, 0.65],
  [132, 467, 0.55],
  [281, 502, 0.8],
  [250, 515, 1.05],
  [220, 522, 0.9],
  [374, 502, 0.65],
]

const WAVES: readonly (readonly [number, number])[] = [
  [30, 40],
  [150, 36],
  [160, 110],
  [28, 330],
  [40, 400],
  [30, 505],
  [150, 190],
  [520, 130],
  [450, 150],
  [560, 180],
  [470, 190],
  [180, 60],
  [560, 40],
  [64, 214],
]

const ROSE = 'M0-34L6-6 34 0 6 6 0 34-6 6-34 0-6-6z'
const HALF_ROSE = 'M0-34L6-6 0 0zM34 0L6 6 0 0zM0 34L-6 6 0 0zM-34 0L-6-6 0 0z'

export const ClanLand = steady(function ClanLand() {
  return (
    <>
      <path fill="#7fa9b4" d={`M0 0H${MAP_SIZE.width}V${MAP_SIZE.height}H0z`} />
      <g fill="none" stroke="#6795a3" stroke-linejoin="round">
        <path d={COAST} stroke-width="30" stroke-opacity="0.25" />
        <path d={COAST} stroke-width="18" stroke-opacity="0.35" />
        <path d={COAST} stroke-width="8" stroke-opacity="0.5" />
      </g>
      <g fill="none" stroke="#4f7f8f" stroke-width="1.4" stroke-linecap="round" opacity="0.8">
        {WAVES.map(([x, y]) => (
          <path key={`${x} ${y}`} d={`M${x} ${y}q6-5 12 0t12 0 12 0`} />
        ))}
      </g>
      <path d={COAST} fill="#ecdfba" stroke="#5d4f38" stroke-width="1.8" stroke-linejoin="round" />
      <path
        d={MAINLAND}
        fill="none"
        stroke="#cdbd8e"
        stroke-width="9"
        stroke-opacity="0.45"
        clip-path="url(#gm2-land)"
      />
      <path d={RIVERS} fill="none" stroke="#7fa9b4" stroke-width="1.8" stroke-linecap="round" />
      <path d={LOCHS} fill="#7fa9b4" stroke="#4f7f8f" stroke-width="1" stroke-linejoin="round" />
      {PEAKS.map(([x, y, size]) => (
        <g
          key={`${x} ${y}`}
          transform={`translate(${x} ${y}) scale(${size})`}
          stroke-linejoin="round"
          stroke-linecap="round"
        >
          <path d="M-18 8L-5-12 2-3 8-9 20 8z" fill="#d9c999" />
          <path d="M-5-12L2-3-3 8-9 8zM8-9L12-1 10 8 14 8 20 8z" fill="#b9a679" />
          <path d="M-18 8L-5-12 2-3 8-9 20 8M-5-12L-1-2M8-9l2 6" fill="none" stroke="#86724b" stroke-width="1.4" />
        </g>
      ))}
      <g transform="translate(553 62)" stroke="#31525e" stroke-linejoin="round">
        <circle r="25" fill="none" stroke-width="1.2" />
        <circle r="21" fill="none" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="0.1 6.5" />
        <path d={ROSE} fill="#f4ecd2" stroke-width="1.2" transform="rotate(45) scale(0.6)" />
        <path d={ROSE} fill="#f4ecd2" stroke-width="1.2" />
        <path d={HALF_ROSE} fill="#31525e" stroke="none" />
      </g>
    </>
  )
})

/** The outline of the land: outside it a road is drawn as a ferry. */
export function LandClip() {
  return (
    <clipPath id="gm2-land">
      <path d={COAST} />
    </clipPath>
  )
}
