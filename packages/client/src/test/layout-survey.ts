/** Computed once for each element, because asking for a computed style is slow. */
export type Place = {
  readonly style: CSSStyleDeclaration
  readonly parent: Place | null
  readonly element: Element
  readonly hidden: boolean
  readonly clips: boolean
  readonly scrolls: boolean
  readonly fixed: boolean
}

export type Written = { readonly place: Place; readonly text: Text }

export type Survey = {
  placeOf(element: Element): Place
  readonly words: readonly Written[]
  readonly elements: readonly Place[]
}

const isSpoken = (style: CSSStyleDeclaration): boolean => style.clipPath === 'inset(50%)'

export function surveyOf(root: Element): Survey {
  const places = new Map<Element, Place>()
  const placeOf = (element: Element): Place => {
    const known = places.get(element)
    if (known !== undefined) return known
    const above = element.parentElement
    const parent = above === null ? null : placeOf(above)
    const style = getComputedStyle(element)
    const isPage = element === document.body || element === document.documentElement
    const overflow = isPage ? 'visible' : `${style.overflowX} ${style.overflowY}`
    const place: Place = {
      style,
      parent,
      element,
      hidden:
        parent?.hidden === true ||
        style.display === 'none' ||
        style.visibility !== 'visible' ||
        style.opacity === '0' ||
        isSpoken(style),
      clips: overflow !== 'visible' && overflow !== 'visible visible',
      scrolls: /auto|scroll/.test(overflow),
      fixed: style.position === 'fixed',
    }
    places.set(element, place)
    return place
  }
  const words: Written[] = []
  const elements: Place[] = []
  // A drawing without text is one element: most of a page is strokes.
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node.parentNode instanceof SVGSVGElement && node.parentNode.querySelector('text') === null
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  )
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) {
      const place = placeOf(node)
      if (!place.hidden) elements.push(place)
    } else if (node instanceof Text && node.parentElement !== null && node.data.trim() !== '') {
      const place = placeOf(node.parentElement)
      if (!place.hidden && !/^(style|script|title|option|select)$/.test(place.element.localName))
        words.push({ place, text: node })
    }
  }
  return { placeOf, words, elements }
}

export function around(place: Place, trait: (place: Place) => boolean): readonly Place[] {
  const found: Place[] = []
  for (let at = place; !at.fixed && at.parent !== null; at = at.parent) if (trait(at.parent)) found.push(at.parent)
  return found
}
