import { type ContainerNode, options, render, type VNode } from 'preact'
import { afterAll, afterEach } from 'vitest'

/** Name of Preact's hook on every `render` in its build. */
const ON_RENDER = '__'
type RenderHooks = { [ON_RENDER]?: ((drawn: VNode | null, root: ContainerNode) => void) | undefined }

const roots = new Set<ContainerNode>()
const hooks = options as RenderHooks
const earlier = hooks[ON_RENDER]
hooks[ON_RENDER] = (drawn, root) => {
  roots.add(root)
  earlier?.(drawn, root)
}

// Test files share a process: signals set by a later file would redraw a component left mounted.
afterEach(() => {
  for (const root of roots) render(null, root)
  roots.clear()
})
afterAll(() => {
  hooks[ON_RENDER] = earlier
})
