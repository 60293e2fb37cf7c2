import { readManifest } from '@bothy/bench'
import { CLIENT } from './people.ts'

export function builtOf(module: string): string {
  const manifest = readManifest(CLIENT)
  if (!Object.hasOwn(manifest, module)) throw new Error(`${module} is not built by itself`)
  return `**/${manifest[module].file}`
}
