import { options, type VNode } from 'preact'

/** Preact's internal names, the same in every build: parent, element and component of a drawing. */
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
 * A memoised drawing keeps its parent and all drawn with it, so a table would keep every position since its first (preactjs/preact#4909).
 * Preact redraws from a copy, so the old drawing is released once a newer one takes its place.
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
