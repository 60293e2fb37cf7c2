/** The suite plants one fault of each kind to check that it is found. */
export type Fault = {
  readonly kind:
    | 'missing'
    | 'outside'
    | 'covered'
    | 'cut'
    | 'broken'
    | 'overrun'
    | 'small text'
    | 'small target'
    | 'half empty'
    | 'in the way'
  readonly where: string
}

/** In pixels, for rounding. */
export const SLACK = 1

export function nameOf(element: Element): string {
  const key = element.getAttribute('data-target') ?? element.getAttribute('data-key') ?? ''
  const name = [...element.classList].filter((it) => it !== 'spot' && it !== 'fade-in').join('.')
  const words = element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40)
  return `${element.localName}${name === '' ? '' : `.${name}`}${key === '' ? '' : `[${key}]`} “${words}”`
}

export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

export const px = (n: number): number => Math.round(n)
export const told = ({ left, top, right, bottom }: Box): string =>
  `${px(left)},${px(top)} to ${px(right)},${px(bottom)}`
export const windowBox = (): Box => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })

export const isInside = (inner: Box, outer: Box, slack = SLACK): boolean =>
  inner.left >= outer.left - slack &&
  inner.top >= outer.top - slack &&
  inner.right <= outer.right + slack &&
  inner.bottom <= outer.bottom + slack

export const reach = (text: Text): DOMRect => {
  const range = document.createRange()
  range.selectNodeContents(text)
  return range.getBoundingClientRect()
}
