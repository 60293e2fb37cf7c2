import { readSett, stripesOf } from './sett.ts'

const SVG = 'http://www.w3.org/2000/svg'
/** Cells of a four by four square where the weft lies on top: a 2/2 twill. */
const TWILL = 'M0 0h2v1H0zM0 1h1v1H0zM3 1h1v1H3zM2 2h2v1H2zM1 3h2v1H1z'

/** Invented: no sett of a real clan. */
export const BOTHY_SETT = 'P/6 N4 K2 N22 DB4 N4 A2 N4 DB20 W/3'

const ids = new Map<string, string>()
let shelf: SVGSVGElement | undefined

function add(parent: Element, tag: string, attributes: { readonly [name: string]: string | number }): Element {
  const element = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  parent.append(element)
  return element
}

function weave(id: string, sett: string): void {
  if (shelf === undefined) {
    shelf = document.createElementNS(SVG, 'svg')
    shelf.setAttribute('width', '0')
    shelf.setAttribute('height', '0')
    shelf.setAttribute('aria-hidden', 'true')
    shelf.style.position = 'absolute'
    document.body.append(shelf)
  }
  const cloth = readSett(sett)
  const tile = { patternUnits: 'userSpaceOnUse', width: cloth.size, height: cloth.size }
  const pattern = add(shelf, 'pattern', { id, ...tile })
  for (const { colour, d } of stripesOf(cloth, 'warp')) add(pattern, 'path', { d, fill: colour })
  stripesOf(cloth, 'weft').forEach(({ colour, d }, i) => {
    const thread = add(shelf ?? pattern, 'pattern', {
      id: `${id}-${i}`,
      patternUnits: 'userSpaceOnUse',
      width: 4,
      height: 4,
    })
    add(thread, 'path', { d: TWILL, fill: colour })
    add(pattern, 'path', { d, fill: `url(#${id}-${i})` })
  })
}

export function tartanFill(sett: string): string {
  let id = ids.get(sett)
  if (id === undefined) {
    id = `tartan-${ids.size}`
    ids.set(sett, id)
    if (typeof document !== 'undefined') weave(id, sett)
  }
  return `url(#${id})`
}

/** `scale` is the width of a thread in pixels. */
export function Tartan({
  sett = BOTHY_SETT,
  scale = 1,
  class: name,
}: {
  sett?: string
  scale?: number
  class?: string
}) {
  return (
    <svg class={name} width="100%" height="100%" aria-hidden="true" focusable="false" style={{ display: 'block' }}>
      <g transform={`scale(${scale})`}>
        <rect width={`${100 / scale}%`} height={`${100 / scale}%`} fill={tartanFill(sett)} />
      </g>
    </svg>
  )
}
