import type { Box, PortTile } from '@bothy/clans-of-caledonia/data'
import type { ComponentChildren } from 'preact'
import { IconShapes, type IconName } from '../art/icons.tsx'
import { centreOf } from '../art/hex-shape.ts'
import { SeatBadge } from '@bothy/board-kit/art/index.ts'

/** A sign of 76 by 36 around 0, 0. */
const SIGN = { width: 76, height: 36 } as const
const ICON = 24

type Part = { readonly wide: number; readonly draw: ComponentChildren }

const icon = (name: IconName, scale = 1): Part => ({
  wide: ICON * scale,
  draw: (
    <g transform={`translate(${(-ICON / 2) * scale} ${(-ICON / 2) * scale}) scale(${scale})`}>
      <IconShapes icon={name} />
    </g>
  ),
})

const figure = (text: string): Part => ({
  wide: text.length * 10.5,
  draw: (
    <text class="coc-figure" y="6.5" font-size="19">
      {text}
    </text>
  ),
})

const money = (text: string): Part => {
  const wide = text.length * 9.5 + 14
  return {
    wide,
    draw: (
      <>
        <rect class="coc-gold" x={-wide / 2} y="-13" width={wide} height="26" rx="13" />
        <text class="coc-figure coc-on-gold" y="6" font-size="17.5">
          {text}
        </text>
      </>
    ),
  }
}

const SHIELD = 'M-10-11C-6-11.3-3-12 0-13 3-12 6-11.3 10-11v10.500C10 5.5 5.5 10 0 13-5.5 10-10 5.5-10-.5z'
const points = (text: string): Part => ({
  wide: 22,
  draw: (
    <>
      <path class="coc-shield" d={SHIELD} />
      <text class="coc-figure coc-glory" y="6" font-size="18">
        {text}
      </text>
    </>
  ),
})

/** COC-57 to COC-65 in pictures: the price, an arrow, the gain. */
function partsOf(tile: PortTile, numbers: Box['portTiles']): readonly Part[] {
  switch (tile) {
    case 'lessMeat':
      return [figure(`−${numbers.lessMeat.animals}`), icon('mutton', 0.9), icon('beef', 0.9)]
    case 'basicExchange':
      return [icon('grain', 0.8), icon('arrow', 0.45), figure(String(numbers.basicExchange.gain)), icon('wool', 0.75)]
    case 'processedExchange':
      return [
        icon('bread', 0.8),
        icon('arrow', 0.45),
        figure(String(numbers.processedExchange.gain)),
        icon('whisky', 0.76),
      ]
    case 'upgradeGlory':
      return [icon('upgrade'), points(String(numbers.upgradeGlory.glory))]
    case 'money':
      return [money(`£${numbers.money.money}`)]
    case 'priceShift':
      return [icon('priceUp', 0.92), figure(String(numbers.priceShift.steps)), icon('priceDown', 0.92)]
    case 'swapUnits':
      return [icon('factory', 0.92), icon('swap', 0.7), icon('worker', 0.92)]
    case 'moneyBuilding':
      return [money(`£${numbers.moneyBuilding.money}`), icon('contract')]
    case 'copyPort':
      return [figure(`−£${numbers.copyPort.cost}`), icon('port', 0.95)]
  }
}

const GAP = 3
const FACE = 63

function PortTileShapes({ tile, numbers }: { tile: PortTile; numbers: Box['portTiles'] }) {
  const parts = partsOf(tile, numbers)
  const whole = parts.reduce((sum, { wide }) => sum + wide, 0) + GAP * (parts.length - 1)
  let x = -whole / 2
  return (
    <>
      <rect class="coc-sign" x={-SIGN.width / 2} y={-SIGN.height / 2} width={SIGN.width} height={SIGN.height} rx="6" />
      <rect class="coc-sign-face" x="-34.5" y="-14.5" width="69" height="29" rx="3.5" />
      <g transform={`scale(${Math.min(1, FACE / whole)})`}>
        {parts.map(({ wide, draw }, i) => {
          const middle = x + wide / 2
          x += wide + GAP
          return (
            <g key={i} transform={`translate(${middle} 0)`}>
              {draw}
            </g>
          )
        })}
      </g>
    </>
  )
}

export function PortTilePicture({
  tile,
  numbers,
  width = 96,
}: {
  tile: PortTile
  numbers: Box['portTiles']
  width?: number
}) {
  return (
    <svg class="coc-port" width={width} height={width / 2} viewBox="-40 -20 80 40" aria-hidden="true" focusable="false">
      <PortTileShapes tile={tile} numbers={numbers} />
    </svg>
  )
}

export type MapPort = {
  readonly hex: number
  readonly tile: PortTile
  readonly used: readonly number[]
}

const BADGE = 20

/** `scale` is above 1 where the figures would be too small to read. */
type MapPortsProps = { ports: readonly MapPort[]; numbers: Box['portTiles']; scale: number }

export function MapPorts({ ports, numbers, scale }: MapPortsProps) {
  return (
    <g class="coc-ports">
      {ports.map(({ hex, tile, used }) => {
        const [x, y] = centreOf(hex)
        return (
          <g key={hex} transform={`translate(${x} ${y - 10}) scale(${scale})`}>
            <path class="coc-jetty" d="M-24 18h6v24h-6zM18 18h6v24h-6zM-34 30h68v6h-68z" />
            <PortTileShapes tile={tile} numbers={numbers} />
            {used.map((seat, i) => (
              <g key={seat} transform={`translate(${(i - (used.length - 1) / 2) * (BADGE + 1) - BADGE / 2} 16)`}>
                <SeatBadge seat={seat} size={BADGE} />
              </g>
            ))}
          </g>
        )
      })}
    </g>
  )
}
