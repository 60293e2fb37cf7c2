import { readManifest } from '@bothy/bench'
import { CLIENT } from './people.ts'

/** The address of what is built of a module, for requests that a test stops: `../games/glen-more/board/index.ts`. */
export function builtOf(module: string): string {
  const manifest = readManifest(CLIENT)
  if (!Object.hasOwn(manifest, module)) throw new Error(`${module} is not built by itself`)
  return `**/${manifest[module].file}`
}
