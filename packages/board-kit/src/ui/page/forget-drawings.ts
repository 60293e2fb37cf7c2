import { options, type VNode } from 'preact'

/** Preact's own names, which are the same in every build of it: the drawing around a drawing, its element, its component. */
const AROUND = '__'
const ELEMENT = '__e'
const COMPONENT = '__c'

type Drawing = VNode & {
  [AROUND]: Drawing | null
  readonly [ELEMENT]: object | null
  readonly [COMPONENT]: object | null
}

const isDrawing = (vnode: VNode): vnode is Drawing => AROUND in vnode

/**
 * A drawing that is kept, by a memo or as the children of a component, names the drawing around it, and that one all that was drawn
 * with it: a table would remember every position since its first (preactjs/preact#4909). Preact draws from a copy when a drawing is
 * used again, so the old one lets go as soon as a newer stands in its place.
 */
export function forgetDrawings(): void {
  const newest = new WeakMap<object, Drawing>()
  const { diffed } = options
  options.diffed = (vnode) => {
    diffed?.(vnode)
    if (!isDrawing(vnode) || vnode.type === null) return
    const place = vnode[COMPONENT] ?? vnode[ELEMENT]
    if (place === null) return
    const before = newest.get(place)
    if (before === vnode) return
    if (before !== undefined) before[AROUND] = null
    newest.set(place, vnode)
  }
}
